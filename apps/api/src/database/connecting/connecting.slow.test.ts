import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { watchChanges } from '../../caching/changes.ts';
import type { ClonedDatabase } from '../../testing/clone-database.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { isDatabaseAway } from '../is-database-away.ts';
import { openDatabase } from '../open-database.ts';
import { openPool } from '../open-pool.ts';
import type { PoolOptions } from '../open-pool.ts';
import type { Database, Tables } from '../tables.ts';
import { actAsStandby } from '../testing/acting-standby.ts';
import type { ActingStandby } from '../testing/acting-standby.ts';
import { nameOf, openDatabaseHost, urlOn } from '../testing/database-host.ts';
import type { DatabaseHost } from '../testing/database-host.ts';
import { openReplica } from './open-replica.ts';

let first: ClonedDatabase;
let second: ClonedDatabase;
const opened: { destroy: () => Promise<void> }[] = [];
const hosts: DatabaseHost[] = [];

beforeAll(async () => {
  first = await testDatabase('empty');
  second = await testDatabase('empty');
});
afterAll(async () => {
  await first.close();
  await second.close();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.destroy()));
  await Promise.all(hosts.splice(0).map(({ shut }) => shut().catch(() => {})));
  await makeReadOnly(first, false);
  await makeReadOnly(second, false);
});

async function makeReadOnly({ db, url }: ClonedDatabase, isReadOnly: boolean): Promise<void> {
  await sql`alter database ${sql.id(nameOf(url))} set default_transaction_read_only = ${sql.lit(isReadOnly ? 'on' : 'off')}`.execute(
    db,
  );
}

async function hostOf(database: ClonedDatabase): Promise<DatabaseHost> {
  const host = await openDatabaseHost(database.url, nameOf(first.url));
  hosts.push(host);
  return host;
}

function pool(url: string, options: Partial<PoolOptions> = {}): Kysely<Tables> {
  const db = openPool(url, { size: 2, statementTimeoutMs: 5_000, onTrouble: () => {}, ...options });
  opened.push(db);
  return db;
}

async function whereIs(db: Kysely<Tables>): Promise<string> {
  const found = await sql<{ name: string }>`
    with noted as (insert into operator_note (name, value) values ('essai', '1')
      on conflict (name) do update set value = '2' returning 1)
    select current_database() as name from noted`.execute(db);
  return found.rows[0]?.name ?? '';
}

async function whereIsRead(db: Database): Promise<string> {
  const found = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return found.rows[0]?.name ?? '';
}

describe('of several hosts', () => {
  it('the first that takes writes is asked: who refuses or is read only is passed over', async () => {
    const gone = await hostOf(first);
    await gone.shut();
    const standby = await hostOf(first);
    const primary = await hostOf(second);
    await makeReadOnly(first, true);
    const db = pool(urlOn(first.url, [gone, standby, primary]));
    expect(await whereIs(db)).toBe(nameOf(second.url));
  });

  it('another takes over when the first is lost, for questions and for what is heard, without a restart', async () => {
    await makeReadOnly(second, true);
    const [primary, standby] = [await hostOf(first), await hostOf(second)];
    const url = urlOn(first.url, [primary, standby]);
    const db = pool(url);
    const heard: (string | null)[] = [];
    const changes = await watchChanges({
      databaseUrl: url,
      channels: ['essai'],
      onChange: (channel) => heard.push(channel),
      onTrouble: () => {},
    });
    opened.push({ destroy: () => changes.close() });
    expect(await whereIs(db)).toBe(nameOf(first.url));
    await primary.shut();
    const away: unknown = await whereIs(db).catch((trouble: unknown) => trouble);
    expect(isDatabaseAway(away)).toBe(true);
    await makeReadOnly(second, false);
    await expect.poll(() => whereIs(db).catch(() => '')).toBe(nameOf(second.url));
    await expect
      .poll(async () => {
        await sql`notify essai`.execute(second.db);
        return heard.includes('essai');
      })
      .toBe(true);
  });

  it('a connection that is found read only is left for one that is not', async () => {
    const [primary, standby] = [await hostOf(first), await hostOf(second)];
    const db = pool(urlOn(first.url, [primary, standby]), { size: 1 });
    await whereIs(db);
    await sql`set session characteristics as transaction read only`.execute(db);
    await makeReadOnly(first, true);
    const refused: unknown = await whereIs(db).catch((trouble: unknown) => trouble);
    expect(isDatabaseAway(refused)).toBe(true);
    expect(await whereIs(db)).toBe(nameOf(second.url));
  });
});

describe('through a pooler', () => {
  const settings = async (db: Kysely<Tables>) => {
    const found = await sql<{ limit: string; plans: string }>`
      select current_setting('statement_timeout') as limit, current_setting('plan_cache_mode') as plans`.execute(
      db,
    );
    return found.rows[0];
  };
  const names = async (db: Kysely<Tables>) =>
    db.connection().execute(async (one) => {
      for (let time = 0; time < 4; time += 1) await sql`select ${time}::int as time`.execute(one);
      const found = await sql`select from pg_prepared_statements`.execute(one);
      return found.rows.length;
    });

  it('nothing is asked for at the start of a connection, and no name is given that is not kept', async () => {
    expect(await settings(pool(first.url))).toEqual({ limit: '5s', plans: 'force_generic_plan' });
    expect(await names(pool(first.url))).toBeGreaterThan(0);
    const pooled = pool(first.url, { pooler: { keepsNames: false } });
    expect(await settings(pooled)).toEqual({ limit: '0', plans: 'auto' });
    expect(await names(pooled)).toBe(0);
  });

  it('long work goes the direct way and is not cut by the limits of the role', async () => {
    const role = sql.id(decodeURIComponent(/\/\/([^:@]*)/.exec(first.url)?.[1] ?? ''));
    const here = sql.id(nameOf(first.url));
    await sql`alter role ${role} in database ${here} set statement_timeout = '7s'`.execute(first.db);
    await sql`alter role ${role} in database ${here} set plan_cache_mode = 'force_generic_plan'`.execute(
      first.db,
    );
    const said: string[] = [];
    const database = await openDatabase({
      databaseUrl: first.url,
      listenUrl: first.url,
      dataDir: '/nowhere',
      poolSize: 2,
      onTrouble: ({ message }) => said.push(message),
    });
    expect(await settings(database.db)).toEqual({ limit: '7s', plans: 'force_generic_plan' });
    expect(await database.forLongWork(settings)).toEqual({ limit: '0', plans: 'auto' });
    expect(said).toEqual([expect.stringContaining('keeps no named statements')]);
    await database.close();
    await sql`alter role ${role} in database ${here} reset all`.execute(first.db);
  });
});

describe('a replica', () => {
  const replicaOn = (url: string, mostLagMs: number, primary = first.db) => {
    const replica = openReplica(primary, {
      url,
      mostLagMs,
      size: 1,
      statementTimeoutMs: 5_000,
      onTrouble: () => {},
    });
    opened.push({ destroy: replica.close });
    return replica;
  };
  const asked = (replica: ReturnType<typeof openReplica>) =>
    replica.reads(async (db) => (await sql`select 1`.execute(db), db === first.db ? 'primary' : 'replica'));

  it('is asked while it keeps up, and not before that is known', async () => {
    const replica = replicaOn(first.url, 30_000);
    expect(await asked(replica)).toBe('primary');
    await replica.look();
    expect(await asked(replica)).toBe('replica');
    expect(replica.lagSeconds()).toBeLessThan(30);
  });

  it('that is too late is passed over', async () => {
    const replica = replicaOn(first.url, 0);
    await replica.look();
    expect(await asked(replica)).toBe('primary');
  });

  it('that goes away in the middle leaves the question to the primary', async () => {
    const host = await hostOf(first);
    const replica = replicaOn(urlOn(first.url, [host]), 30_000);
    await replica.look();
    expect(await asked(replica)).toBe('replica');
    await host.shut();
    expect(await asked(replica)).toBe('primary');
  });

  it('is asked while the primary alone is away, for as long as that lasts', async () => {
    const [here, there] = [await hostOf(first), await hostOf(first)];
    const mostLagMs = 2_000;
    const replica = replicaOn(urlOn(first.url, [there]), mostLagMs, pool(urlOn(first.url, [here])));
    await replica.look();
    await here.shut();
    await replica.look();
    expect(await asked(replica)).toBe('replica');
    await expect.poll(() => replica.lagSeconds() * 1_000).toBeGreaterThan(mostLagMs);
    expect(await asked(replica)).toBe('replica');
    await there.shut();
    await replica.look();
    await expect(asked(replica)).rejects.toSatisfy(isDatabaseAway);
  });

  it('is not taken for the only one where our own connections to the primary are all taken', async () => {
    const busy = pool(first.url, { size: 1 });
    const replica = replicaOn(first.url, 1_000, busy);
    await replica.look();
    const asking = busy.connection().execute(async (one) => {
      await sql`select 1`.execute(one);
      await replica.look();
    });
    await asking;
    expect(replica.lagSeconds()).toBeGreaterThan(1);
    const who = await replica.reads(async (db) => (db === busy ? 'primary' : 'replica'));
    expect(who).toBe('primary');
  });

  it('that was late when the primary went is not asked: nobody knows how old it is', async () => {
    const here = await hostOf(first);
    const replica = replicaOn(first.url, 0, pool(urlOn(first.url, [here])));
    await replica.look();
    await here.shut();
    await replica.look();
    await expect(asked(replica)).rejects.toSatisfy(isDatabaseAway);
  });
});

describe('a replica of what may still change', () => {
  let third: ClonedDatabase;
  let standby: ActingStandby;
  beforeAll(async () => {
    third = await testDatabase('empty');
    standby = await actAsStandby(third);
  });
  afterAll(() => third.close());

  async function openStandby(
    url = third.url,
    onTrouble: PoolOptions['onTrouble'] = () => {},
  ): Promise<ReturnType<typeof openReplica>> {
    await standby.showsAllFrom(1);
    await standby.isOnTimeline(1);
    const limits = { mostLagMs: 30_000, size: 1, statementTimeoutMs: 5_000, onTrouble };
    const replica = openReplica(first.db, { url, ...limits });
    opened.push({ destroy: replica.close });
    await replica.look();
    return replica;
  }
  const answering = async (replica: ReturnType<typeof openReplica>) =>
    replica.readsOfNow(async (db) => ((await whereIsRead(db)) === nameOf(third.url) ? 'replica' : 'primary'));

  it('is asked when it shows all that is written by now, and given a moment to come so far', async () => {
    const replica = await openStandby();
    expect(await answering(replica)).toBe('replica');
    await standby.showsAllFrom(4);
    expect(await answering(replica)).toBe('replica');
  });

  it('is passed over when it does not come so far, though it keeps up well enough for reports', async () => {
    const replica = await openStandby();
    await standby.showsAllFrom();
    expect(await answering(replica)).toBe('primary');
    expect(await replica.reads(async (db) => (await whereIsRead(db)) === nameOf(third.url))).toBe(true);
  });

  it('is passed over on another timeline: it may show what a failover has lost', async () => {
    const replica = await openStandby();
    await standby.isOnTimeline(2);
    expect(await answering(replica)).toBe('primary');
  });

  it('is passed over for some minutes when its log may not be looked at, told once, and when it goes away', async () => {
    const host = await openDatabaseHost(third.url, nameOf(third.url));
    hosts.push(host);
    const told: Error[] = [];
    const replica = await openStandby(urlOn(third.url, [host]), (trouble) => told.push(trouble));
    expect(await answering(replica)).toBe('replica');
    await sql`drop function acting.pg_control_checkpoint()`.execute(third.db);
    await sql`create function acting.pg_control_checkpoint(out timeline_id int) language plpgsql
      as 'begin raise insufficient_privilege; end'`.execute(third.db);
    const clock = vi.spyOn(performance, 'now');
    try {
      expect(await answering(replica)).toBe('primary');
      const began = performance.now();
      await standby.isOnTimeline(1);
      expect(await answering(replica)).toBe('primary');
      expect(told.map(({ message }) => message)).toEqual([expect.stringContaining('the primary was asked')]);
      clock.mockReturnValue(began + 5 * MINUTE_MS);
      await replica.look();
      expect(await answering(replica)).toBe('replica');
    } finally {
      clock.mockRestore();
    }
    await replica.look();
    await host.shut();
    expect(await answering(replica)).toBe('primary');
    expect(told.length).toBeGreaterThan(1);
  });
});
