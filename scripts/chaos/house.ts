// The demo that every fault is tried on, and the doors to its database.
import { chmod, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from '@nuancier/api/database/migrating/migrate.ts';
import { openDatabase } from '@nuancier/api/database/open-database.ts';
import { loadDemo } from '@nuancier/demo/load-demo.ts';
import type { Bought } from '../torture/buyer.ts';
import { layOut } from '../torture/goods.ts';
import type { Stretch } from '../torture/goods.ts';
import { findings } from '../torture/ledger.ts';
import type { Findings } from '../torture/ledger.ts';

export const SECRET = 'secret-des-commandes-sous-les-pannes';

/** One article that runs out and one coupon for each fault. */
const STRETCHES = 20;

export type House = { dataDir: string; stretches: readonly Stretch[] };

export async function openHouse(folder: string): Promise<House> {
  const dataDir = path.join(import.meta.dirname, '..', '..', '.cache', folder);
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  // PostgreSQL's own user must pass when root starts it.
  await chmod(dataDir, 0o711);
  const database = await openDatabase({ dataDir, poolSize: 2 });
  try {
    const stretches = await database.forLongWork(async (db) => {
      await migrate(db);
      await loadDemo(db, { size: 600, today: new Date() });
      return layOut(db, STRETCHES);
    });
    return { dataDir, stretches };
  } finally {
    await database.close();
  }
}

/** The books against what the shop has said; each must be 0. */
export async function readBooks(
  dataDir: string,
  bought: readonly Bought[],
  stretches: readonly Stretch[],
): Promise<Findings> {
  const database = await openDatabase({ dataDir, poolSize: 2, role: 'tool' });
  try {
    return await findings(database.db, bought, stretches);
  } finally {
    await database.close();
  }
}
