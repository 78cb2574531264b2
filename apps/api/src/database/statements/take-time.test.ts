import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { openPool } from '../open-pool.ts';
import type { Database, DatabasePool } from '../tables.ts';
import { takeTime } from './take-time.ts';

/** Longer than the pool's limit and the grace beyond it. */
const LONG_SECONDS = 2.6;

describe('takeTime', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>;
  let db: DatabasePool;

  beforeAll(async () => {
    database = await testDatabase('empty');
    db = openPool(database.url, { size: 1, statementTimeoutMs: 200, onTrouble: () => {} });
  });
  afterAll(async () => {
    await db.destroy();
    await database.close();
  });

  const longWork = (held: Database) => sql`select pg_sleep(${LONG_SECONDS})`.execute(held);

  it('lets a statement of this transaction take longer than the pool and its connection wait', async () => {
    const done = await db.transaction().execute(async (trx) => {
      await takeTime(trx, 20_000);
      await longWork(trx);
      return 'done';
    });
    expect(done).toBe('done');
    await expect(longWork(db)).rejects.toThrow('statement timeout');
  });
});
