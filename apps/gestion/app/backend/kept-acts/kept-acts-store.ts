// Where the presses wait: in this browser, whatever becomes of its tabs, in the order they were made.
import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import { refusedAct } from './kept-act.ts';
import type { KeptAct, Refused } from './kept-act.ts';

interface Kept extends DBSchema {
  acts: { key: number; value: KeptAct; indexes: { key: string } };
}

let opened: Promise<IDBPDatabase<Kept>> | null = null;

function kept(): Promise<IDBPDatabase<Kept>> {
  opened ??= openDB<Kept>('nuancier-gestion', 1, {
    upgrade: (db) => {
      db.createObjectStore('acts', { autoIncrement: true }).createIndex('key', 'key', { unique: true });
    },
  });
  return opened;
}

/** The oldest first. */
export async function keptActs(): Promise<KeptAct[]> {
  return (await kept()).getAll('acts');
}

export async function addAct(act: KeptAct): Promise<void> {
  await (await kept()).add('acts', act);
}

export async function dropAct({ key }: Pick<KeptAct, 'key'>): Promise<void> {
  const db = await kept();
  const place = await db.getKeyFromIndex('acts', 'key', key);
  if (place !== undefined) await db.delete('acts', place);
}

/** In its own place: the order of the presses stays. */
export async function refuseAct(act: KeptAct, refused: Refused): Promise<void> {
  const db = await kept();
  const place = await db.getKeyFromIndex('acts', 'key', act.key);
  if (place !== undefined) await db.put('acts', refusedAct(act, refused, new Date()), place);
}
