// The ways to the database, drilled with real parts: streaming replication and a primary that dies or hangs, PgBouncer,
// TLS by an authority of our own, and the shop as a role that may change no table. Orders are placed all the while, and
// the books are read afterwards.
// usage: node deploy/drills/databases/drill.ts [--seconds 20] [--buyers 6] [--only synchronous]
// as root, with Debian's `postgresql` and `pgbouncer`; PGBOUNCER=/path names a newer one to try as well. Five minutes.
/* oxlint-disable no-await-in-loop, no-console -- one after the other, told on the terminal */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { migrate } from '../../../apps/api/src/database/migrating/migrate.ts';
import { openDatabase } from '../../../apps/api/src/database/open-database.ts';
import { loadDemo } from '../../../demo/load-demo.ts';
import { layOut } from '../../../scripts/torture/goods.ts';
import type { Stretch } from '../../../scripts/torture/goods.ts';
import { findings } from '../../../scripts/torture/ledger.ts';
import {
  makeAuthority,
  makeDatabase,
  PASSWORD,
  startPgbouncer,
  startPrimary,
  startStandby,
} from './servers.ts';
import { openTrade, startShops } from './shops.ts';
import type { Trade } from './shops.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    buyers: { type: 'string', default: '6' },
    only: { type: 'string' },
  },
});
const half = (Math.min(300, Math.max(6, Number(values.seconds))) / 2) * 1_000;
const buyers = Math.min(40, Math.max(1, Number(values.buyers)));
const CUT_MS = 2_000;
const SHOP_PORTS = [55_611, 55_612];

const work = await mkdtemp('/tmp/databases-');
await chmod(work, 0o777);
const authority = makeAuthority(work);
const servers: { stop: () => void }[] = [];
let port = 55_621;

const drills: Record<string, () => Promise<object>> = {
  synchronous: () => failover({ isSynchronous: true, blow: 'kill' }),
  asynchronous: () => failover({ isSynchronous: false, blow: 'kill' }),
  frozen: () => failover({ isSynchronous: true, blow: 'freeze' }),
  'pgbouncer of Debian': () => pooled('/usr/sbin/pgbouncer'),
  'pgbouncer, newer': () => pooled(process.env['PGBOUNCER'] ?? ''),
};
const wanted = Object.entries(drills).filter(
  ([name]) =>
    (values.only === undefined || name === values.only) &&
    (name !== 'pgbouncer, newer' || process.env['PGBOUNCER'] !== undefined),
);
try {
  for (const [name, drill] of wanted) {
    console.log(`== ${name}`);
    console.table(await drill());
    for (const server of servers.splice(0)) server.stop();
  }
} finally {
  for (const server of servers) server.stop();
  await rm(work, { recursive: true, force: true });
}

type Blow = { isSynchronous: boolean; blow: 'kill' | 'freeze' };

async function failover({ isSynchronous, blow }: Blow): Promise<object> {
  const primary = startPrimary(work, (port += 1), { isSynchronous: false });
  servers.push(primary);
  makeDatabase(primary, 'nuancier');
  const tls = `?sslmode=verify-full&sslrootcert=${authority}`;
  const onto = (role: string, hosts: string) => `postgresql://${role}:${PASSWORD}@${hosts}/nuancier${tls}`;
  const stretches = await fill(onto('nuancier_owner', `localhost:${primary.port}`));
  const standby = startStandby(work, primary, (port += 1));
  servers.push(standby);
  if (isSynchronous) {
    primary.sql(`alter system set synchronous_standby_names = 'standby'`);
    primary.sql('select pg_reload_conf()');
  }
  const both = `localhost:${primary.port},localhost:${standby.port}`;
  const shops = await startShops(work, SHOP_PORTS, {
    DATABASE_URL: onto('nuancier_shop', both),
    DATABASE_READ_URL: onto('nuancier_shop', `localhost:${standby.port}`),
  });
  const encrypted = primary.sql(
    `select bool_and(ssl) from pg_stat_ssl join pg_stat_activity using (pid) where usename = 'nuancier_shop'`,
  );
  const stranger = await openingOf(
    `postgresql://nuancier_shop:${PASSWORD}@localhost:${primary.port}/nuancier?sslmode=verify-full`,
  );
  const trade = openTrade(shops, stretches, buyers);
  await wait(half);
  const lag = await lagOf(shops.metrics);
  // Its network goes first, as it would: without waiting for the standby, orders of these moments are nowhere else.
  standby.sql(`alter system set primary_conninfo = ''`);
  standby.sql('select pg_reload_conf()');
  const cut = performance.now();
  await wait(CUT_MS);
  const struck = performance.now();
  if (blow === 'kill') primary.kill();
  else primary.freeze();
  await wait(1_000);
  standby.sql('select pg_promote()');
  const promoted = performance.now();
  await wait(half + (blow === 'freeze' ? 20_000 : 0));
  await trade.stop();
  await shops.stop();
  const after = trade.told.find(({ at }) => at > promoted)?.at ?? Number.NaN;
  return {
    'connections by TLS': encrypted === 't',
    'by an authority that is not named': stranger,
    'lag of the replica before, s': lag,
    'acknowledged while the standby was cut off': trade.told.filter(({ at }) => at > cut && at < struck)
      .length,
    'acknowledged before and after': `${trade.told.filter(({ at }) => at < struck).length} and ${trade.told.filter(({ at }) => at >= struck).length}`,
    'first order after the promotion, ms': Math.round(after - promoted),
    ...(await books(onto('nuancier_shop', `localhost:${standby.port}`), trade, stretches, isSynchronous)),
  };
}

async function pooled(program: string): Promise<object> {
  if (!existsSync(program)) return { 'not run': `no ${program}` };
  const server = startPrimary(work, (port += 1), { isSynchronous: false });
  servers.push(server);
  makeDatabase(server, 'pooled');
  const stretches = await fill(pooledAs('nuancier_owner', server.port));
  const bouncer = await startPgbouncer(work, program, server, (port += 1));
  servers.push(bouncer);
  const through = `postgresql://nuancier_shop:${PASSWORD}@127.0.0.1:${bouncer.port}/pooled`;
  const refused = await openingOf(through);
  const shops = await startShops(work, SHOP_PORTS, {
    DATABASE_URL: through,
    DATABASE_LISTEN_URL: pooledAs('nuancier_shop', server.port),
  });
  const trade = openTrade(shops, stretches, buyers);
  await wait(half);
  const counted = server.sql(
    `select count(*) filter (where application_name <> 'nuancier changes') || ' and ' ||
      count(*) filter (where application_name = 'nuancier changes')
     from pg_stat_activity where usename = 'nuancier_shop'`,
  );
  await trade.stop();
  await shops.stop();
  return {
    version: bouncer.version,
    'without the direct way': refused,
    'server connections, and listening': counted,
    'named statements': shops.log().includes('keeps no named statements') ? 'not kept, sent without' : 'kept',
    'errors in the log': shops
      .log()
      .split('\n')
      .filter((line) => /"level":[56]0/.test(line)).length,
    acknowledged: trade.told.length,
    ...(await books(pooledAs('nuancier_shop', server.port), trade, stretches)),
  };
}

function pooledAs(role: string, at: number): string {
  return `postgresql://${role}:${PASSWORD}@localhost:${at}/pooled`;
}

/** What the shop says when it cannot begin. */
function openingOf(databaseUrl: string): Promise<string> {
  return openDatabase({ databaseUrl, dataDir: work, poolSize: 1 }).then(
    () => 'started',
    (trouble: unknown) => String(trouble),
  );
}

/** Tables and demonstration, as their owner. */
async function fill(ownerUrl: string): Promise<Stretch[]> {
  const database = await openDatabase({ databaseUrl: ownerUrl, dataDir: work, poolSize: 2 });
  const stretches = await database.asOwner(async (db) => {
    await migrate(db);
    await loadDemo(db, { size: 600, today: new Date() });
    return layOut(db, buyers);
  });
  await database.close();
  return stretches;
}

/** Each of the books' own lines must be 0, unless the primary did not wait for its standby. */
async function books(
  url: string,
  { bought, abandoned }: Trade,
  stretches: readonly Stretch[],
  mustBeRight = true,
): Promise<object> {
  const database = await openDatabase({ databaseUrl: url, dataDir: work, poolSize: 2 });
  const found = await findings(database.db, bought, stretches);
  await database.close();
  const wrong = Object.entries(found).filter(([, count]) => count > 0);
  if (wrong.length > 0 && mustBeRight) process.exitCode = 1;
  return {
    'orders after a broken try': bought.filter(({ refusal, tries }) => refusal === null && tries > 1).length,
    'carts given up before the order': abandoned,
    'acknowledged orders lost': found['acknowledged orders lost'],
    'carts ordered twice': found['carts ordered twice'],
    'the other books': wrong.length === 0 ? 'right' : JSON.stringify(Object.fromEntries(wrong)),
  };
}

async function lagOf(metrics: () => Promise<string>): Promise<number> {
  return Number(/^nuancier_replica_lag_seconds(?:\{[^}]*\})? (\S+)$/m.exec(await metrics())?.[1]);
}
