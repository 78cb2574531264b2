// How long a backup of a shop with many orders takes, how large it is, and how long until it stands again elsewhere:
// restored and verified, and started until it answers from its catalogue (after npm run build).
// usage: node bench/gestion/backups.ts [--orders 1000000] [--sealed]
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBackup, makeBackup, openPlace, restoreBackup } from '@nuancier/api/backups/backups.ts';
import { openDatabase } from '@nuancier/api/database/open-database.ts';
import { selectRole } from '@nuancier/api/database/rights/role-rights-store.ts';
import { folderStores } from '@nuancier/api/media/media.ts';
import { ensureDemo } from '../../apps/operator/src/ensure-demo.ts';
import { openShop } from '../open-shop.ts';
import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import { withManyOrders } from './many-orders.ts';

const { values } = parseArgs({
  options: { orders: { type: 'string', default: '1000000' }, sealed: { type: 'boolean', default: false } },
});
const wanted = Math.min(1_000_000, Number(values.orders));
const key = values.sealed ? 'une cle pour mesurer, 41 ormes' : undefined;
const scratch = await mkdtemp(path.join(tmpdir(), 'bench-backups-'));
await chmod(scratch, 0o711);
const means = { now: () => new Date(), onProgress: () => {} };
let most = 0;
const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 50);

try {
  const place = await openPlace(path.join(scratch, 'backups'), { s3: undefined });
  const saved = async (db: DatabasePool) => {
    const stores = folderStores(path.join(scratch, 'from'));
    const made = await timed('backup', () => makeBackup({ ...means, db, stores, place, key }));
    const rows = made.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${rows.toLocaleString('fr-FR')} rows, ${Math.round(made.bytes / 1_024 ** 2)} MiB`);
  };
  // A shop without a site and goods would never be ready.
  await withManyOrders(wanted, 1, saved, (db) =>
    ensureDemo(db, 600, { step: () => {}, count: () => {}, end: () => {} }),
  );
  const backup = await timed('manifest', () => findBackup(place, key, undefined));
  const dataDir = path.join(scratch, 'to');
  const empty = await openDatabase({ dataDir, poolSize: 2, role: 'tool' });
  try {
    const { role } = await selectRole(empty.db);
    const began = performance.now();
    await empty.forLongWork((db) =>
      timed('restore, verified', () =>
        restoreBackup(
          { ...means, db, stores: folderStores(dataDir), place, role, note: async () => {} },
          backup,
        ),
      ),
    );
    const { shop } = await timed('start, until the first listing', () =>
      openShop(dataDir, { LOAD_DEMO: 'no', LOG_LEVEL: 'error' }),
    );
    console.log(`RTO, both: ${((performance.now() - began) / 1_000).toFixed(1)} s`);
    await shop.stop();
  } finally {
    await empty.close();
    if (empty.embeddedIn !== undefined) await rm(empty.embeddedIn, { recursive: true, force: true });
  }
} finally {
  clearInterval(watch);
  await rm(scratch, { recursive: true, force: true });
}
console.log(
  `memory at most ${Math.round(most / 1_024 ** 2)} MiB; load of the machine ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
);

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const value = await work();
  console.log(`${what}: ${((performance.now() - began) / 1_000).toFixed(1)} s`);
  return value;
}
