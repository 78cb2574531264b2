import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { openPool } from '../open-pool.ts';
import { plannedForValues } from './planned-for-values.ts';
import type { Database, DatabasePool } from '../tables.ts';

describe('plannedForValues', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>;
  let db: DatabasePool;

  beforeAll(async () => {
    database = await testDatabase('empty');
    db = openPool(database.url, { size: 1, statementTimeoutMs: 5_000, onTrouble: () => {} });
    await sql`create table long_list as select nth as id, nth as key from generate_series(1, 20000) nth`.execute(
      db,
    );
    await sql`create index on long_list (key desc)`.execute(db);
    await sql`create unique index on long_list (id)`.execute(db);
    await sql`vacuum analyze long_list`.execute(db);
  });

  afterAll(async () => {
    await db.destroy();
    await database.close();
  });

  /** As pages of lists are read: the keys of the page first. */
  const page = async (asked: Database) => {
    await sql`with page as materialized (select id from long_list order by key desc limit ${20})
      select long_list.key from page join long_list on long_list.id = page.id`.execute(asked);
  };

  const wholeReadings = async (read: () => Promise<void>) => {
    const count = async () => {
      await sql`select pg_stat_force_next_flush()`.execute(db);
      const found = await sql<{ scans: string }>`
        select seq_scan as scans from pg_stat_user_tables where relname = 'long_list'`.execute(db);
      return Number(found.rows[0]?.scans);
    };
    const before = await count();
    await read();
    return (await count()) - before;
  };

  it('knows how long a page is, where a plan for all values reads the whole table', async () => {
    expect(await wholeReadings(() => page(db))).toBe(1);
    expect(await wholeReadings(() => plannedForValues(db, page))).toBe(0);
    expect(await wholeReadings(() => page(db))).toBe(1);
  });

  it('gives it as long as it is told, and writes nothing', async () => {
    const limit = (held: Database) =>
      sql<{ statement_timeout: string }>`show statement_timeout`.execute(held).then(({ rows }) => rows[0]);
    expect(await plannedForValues(db, limit)).toEqual({ statement_timeout: '5s' });
    expect(await plannedForValues(db, limit, { mostMs: 20_000 })).toEqual({ statement_timeout: '20s' });
    const write = (held: Database) => sql`delete from long_list`.execute(held);
    await expect(plannedForValues(db, write)).rejects.toThrow('read-only transaction');
  });
});
