// Buyers at work while the shop and its database are killed again and again; then the books are read.
// usage: npm run torture -- [--seconds 60] [--buyers 12] [--kills 4]; --seconds 600 --kills 0 is plain mixed load
import { chmod, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { migrate } from '@nuancier/api/database/migrating/migrate.ts';
import { openDatabase } from '@nuancier/api/database/open-database.ts';
import { loadDemo } from '@nuancier/demo/load-demo.ts';
import { freePort } from '../bench/child-server.ts';
import { buy } from './torture/buyer.ts';
import type { Bought } from './torture/buyer.ts';
import { layOut } from './torture/goods.ts';
import type { Stretch } from './torture/goods.ts';
import { findings } from './torture/ledger.ts';
import { startVictim } from './torture/victim.ts';
import type { Victim } from './torture/victim.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    buyers: { type: 'string', default: '12' },
    kills: { type: 'string', default: '4' },
  },
});
const seconds = Math.min(3_600, Math.max(5, Number(values.seconds)));
const buyers = Math.min(100, Math.max(2, Number(values.buyers)));
const kills = Math.min(100, Math.max(0, Number(values.kills)));
const SECRET = 'secret-des-commandes-sous-la-torture';
const STRETCHES = 12;
const BREATH_MS = 3_000;

const dataDir = path.join(import.meta.dirname, '..', '.cache', 'torture');
await rm(dataDir, { recursive: true, force: true });
await mkdir(dataDir, { recursive: true });
await chmod(dataDir, 0o711);

console.log('The demo is loaded…');
const stretches = await prepare();
const victim = await startVictim({ dataDir, port: await freePort(), secret: SECRET });
const told: { at: number }[] = [];
const bought: Bought[] = [];
let abandoned = 0;
console.log(
  kills === 0
    ? `${buyers} buyers for ${seconds} s…`
    : `${buyers} buyers for ${seconds} s, ${kills} kills of the shop, one of its database…`,
);
const began = performance.now();
const end = began + seconds * 1000;
try {
  const [outages] = await Promise.all([torture(victim), ...Array.from({ length: buyers }, shopping)]);
  console.table(outages);
} finally {
  await victim.stop();
}
await report();

async function prepare(): Promise<Stretch[]> {
  const database = await openDatabase({ dataDir, poolSize: 2 });
  try {
    return await database.forLongWork(async (db) => {
      await migrate(db);
      await loadDemo(db, { size: 600, today: new Date() });
      return layOut(db, STRETCHES);
    });
  } finally {
    await database.close();
  }
}

async function shopping(): Promise<void> {
  while (performance.now() < end) {
    const share = (performance.now() - began) / (end - began);
    const stretch = stretches[Math.floor(share * stretches.length)];
    if (stretch === undefined) return;
    const done = await buy({ url: victim.url, secret: SECRET }, stretch);
    if (done === null) {
      abandoned += 1;
      await wait(200);
      continue;
    }
    bought.push(done);
    if (done.refusal === null) told.push({ at: performance.now() });
  }
}

/** Evenly spread; the database is killed in the middle. */
async function torture(shop: Victim): Promise<object[]> {
  const length = kills === 0 ? 0 : kills + 1;
  const blows = Array.from({ length }, (_, at) => (at === Math.ceil(kills / 2) ? 'base' : 'shop'));
  const struck: { what: string; at: number; readyMs: number | null }[] = [];
  for (const [nth, what] of blows.entries()) {
    const due = began + ((nth + 1) * (end - began)) / (blows.length + 1);
    await wait(Math.max(0, due - performance.now()));
    const at = performance.now();
    if (what === 'base') shop.killDatabase();
    const readyMs = what === 'base' ? null : await shop.killAndRestart();
    struck.push({ what, at, readyMs });
    await wait(BREATH_MS);
  }
  await wait(Math.max(0, end - performance.now()));
  return struck.map(({ what, at, readyMs }) => ({
    killed: what === 'base' ? 'database' : 'shop',
    'after s': Number(((at - began) / 1000).toFixed(1)),
    'ready again after ms': readyMs === null ? '–' : Math.round(readyMs),
    'next order after ms': Math.round((told.find((one) => one.at > at)?.at ?? Number.NaN) - at),
  }));
}

async function report(): Promise<void> {
  const database = await openDatabase({ dataDir, poolSize: 2, role: 'tool' });
  try {
    const refusals = Object.groupBy(bought, ({ refusal }) => refusal ?? 'acknowledged');
    console.table({
      'acknowledged orders': refusals['acknowledged']?.length ?? 0,
      'of these after a broken try': bought.filter((one) => one.refusal === null && one.tries > 1).length,
      'carts given up before the order': abandoned,
      ...Object.fromEntries(
        Object.entries(refusals).flatMap(([key, all]) =>
          key === 'acknowledged' ? [] : [[`refused ${key}`, all?.length ?? 0]],
        ),
      ),
    });
    const found = await findings(database.db, bought, stretches);
    console.table(found);
    const isClean = Object.values(found).every((count) => count === 0);
    // Where nothing was sold nothing was proven.
    if (!isClean || told.length === 0) process.exitCode = 1;
    console.log(process.exitCode === 1 ? 'The books are wrong.' : 'The books are right.');
  } finally {
    await database.close();
  }
}
