import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ClonedDatabase } from '../testing/clone-database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { isDatabaseAway } from './is-database-away.ts';
import { openPool, openWatchedPool } from './open-pool.ts';

let database: ClonedDatabase;
let troubles: string[];

beforeEach(async () => {
  database = await testDatabase('empty');
  troubles = [];
});
afterEach(() => database.close());

function pool(statementTimeoutMs = 5_000) {
  return openPool(database.url, {
    size: 2,
    statementTimeoutMs,
    onTrouble: (trouble) => troubles.push(trouble.message),
  });
}

async function endAllOthers(): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
}

describe('the pool', () => {
  it('K02 heals when its idle connections are cut', async () => {
    const db = pool();
    await sql`select 1`.execute(db);
    await endAllOthers();
    await expect.poll(() => troubles.length, { timeout: 60_000 }).toBeGreaterThan(0);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await db.destroy();
  });

  it('K02 survives a cut in the middle of a transaction, which fails alone', async () => {
    const db = pool();
    const cut = db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      await endAllOthers();
      await expect.poll(() => troubles.length, { timeout: 60_000 }).toBeGreaterThan(0);
      await sql`select 1`.execute(trx);
    });
    await expect(cut).rejects.toThrow(/terminat|closed|not queryable/i);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await db.destroy();
  });

  it('tells how many connections were taken, and after which wait', async () => {
    const { db, figures } = openWatchedPool(database.url, {
      size: 1,
      statementTimeoutMs: 5_000,
      onTrouble: () => {},
    });
    const both = [sql`select pg_sleep(0.2)`.execute(db), sql`select 1`.execute(db)];
    await Promise.all(both);
    expect(figures()).toMatchObject({ pool: 'shop', open: 1, idle: 1, waiting: 0, taken: 2 });
    // The second waited for the first, whatever else the machine does.
    expect(figures().waitedSeconds).toBeGreaterThan(0.19);
    await db.destroy();
  });

  it('cuts a statement that takes too long', async () => {
    const db = pool(200);
    await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toThrow(/statement timeout/);
    await db.destroy();
  });

  it('gives up a connection whose server stands still, and takes another', async () => {
    const db = pool(200);
    const asked = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    const pid = asked.rows[0]?.pid ?? 0;
    process.kill(pid, 'SIGSTOP');
    try {
      const hung = db.transaction().execute((trx) => sql`select 1`.execute(trx));
      await expect(hung).rejects.toSatisfy(isDatabaseAway);
      expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    await db.destroy();
  });

  it('says that every connection is taken while it is, rather than wait for one', async () => {
    const db = pool();
    const free = Promise.withResolvers<void>();
    const taken = [1, 2].map(() => Promise.withResolvers<void>());
    const holders = taken.map(({ resolve }) =>
      db.connection().execute((one) => {
        resolve();
        return sql`select 1`.execute(one).then(() => free.promise);
      }),
    );
    await Promise.all(taken.map(({ promise }) => promise));
    await expect(sql`select 1`.execute(db)).rejects.toThrow(/timeout exceeded/);
    free.resolve();
    await Promise.all(holders);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await db.destroy();
  });

  it('delivers bigint and numeric as text, so that nothing is rounded', async () => {
    const db = pool();
    const row = await sql`select 9007199254740993::bigint as big, 12.3400::numeric(12,4) as exact`.execute(
      db,
    );
    expect(row.rows).toEqual([{ big: '9007199254740993', exact: '12.3400' }]);
    await db.destroy();
  });
});
