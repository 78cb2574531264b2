import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pendingMigrations } from '../database/migrating/migrate.ts';
import type { ClonedDatabase } from './clone-database.ts';
import { databaseUrl } from './database-url.ts';
import { testDatabase } from './test-database.ts';

describe('a test database', () => {
  let one: ClonedDatabase;
  let other: ClonedDatabase;

  beforeAll(async () => {
    [one, other] = await Promise.all([testDatabase('empty'), testDatabase('empty')]);
  });
  afterAll(() => Promise.all([one.close(), other.close()]));

  it('is migrated', async () => {
    expect(await pendingMigrations(one.db)).toEqual([]);
  });

  it('belongs to one test file alone', async () => {
    await one.db.insertInto('operator_note').values({ name: 'essai', value: '1' }).execute();
    expect(await other.db.selectFrom('operator_note').select('name').execute()).toEqual([]);
  });

  it('sorts names as French does', async () => {
    const sorted = await sql<{ name: string }>`
      select name from unnest(array['zèbre', 'éclair', 'Abc', 'eau']) as name order by name`.execute(one.db);
    expect(sorted.rows.map((row) => row.name)).toEqual(['Abc', 'eau', 'éclair', 'zèbre']);
  });

  it('is gone once closed', async () => {
    const brief = await testDatabase('empty');
    await brief.close();
    const name = /\/(test_\w+)\?/.exec(brief.url)?.[1] ?? 'none';
    const found = await sql`select from pg_database where datname = ${name}`.execute(one.db);
    expect(name).toMatch(/^test_/);
    expect(found.rows).toEqual([]);
  });
});

describe('databaseUrl', () => {
  it.each([
    [
      'postgresql://u:p@/nuancier?host=%2Ftmp%2Fx&port=5432',
      'postgresql://u:p@/autre?host=%2Ftmp%2Fx&port=5432',
    ],
    ['postgres://u:p@127.0.0.1:5555/nuancier', 'postgres://u:p@127.0.0.1:5555/autre'],
  ])('turns %s to another database', (url, expected) => {
    expect(databaseUrl(url, 'autre')).toBe(expected);
  });
});
