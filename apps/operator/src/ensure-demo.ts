import { exclusively } from '@nuancier/api/database/exclusively.ts';
import type { OpenDatabase } from '@nuancier/api/database/open-database.ts';
import { loadDemo } from '@nuancier/demo/load-demo.ts';
import type { Progress } from './progress.ts';

const LOAD_LOCK = 7_203_020;

/** Loads the demonstration unless it is there; true when this call did it. Of two starts at once, one loads. */
export function ensureDemo(
  db: OpenDatabase['db'],
  size: 600 | 10_000 | 100_000,
  progress: Progress,
): Promise<boolean> {
  return exclusively(db, LOAD_LOCK, async () => {
    if (await hasDemo(db)) return false;
    await loadDemo(db, { size, today: new Date(), onProgress: progress.count });
    return true;
  });
}

export async function hasDemo(db: OpenDatabase['db']): Promise<boolean> {
  const note = await db
    .selectFrom('operator_note')
    .select('name')
    .where('name', '=', 'demo')
    .executeTakeFirst();
  return note !== undefined;
}
