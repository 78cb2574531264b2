import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { statementNames } from './named-statements.ts';

describe('statementNames', () => {
  it('names a statement from its third time on, always alike', () => {
    const nameOf = statementNames();
    const names = Array.from({ length: 4 }, () => nameOf('select code from shop'));
    expect(names.slice(0, 2)).toEqual([undefined, undefined]);
    expect(names[2]).toMatch(/^[\w-]{24}$/);
    expect(names[3]).toBe(names[2]);
    expect(thirdName('select code from shop where code = $1')).not.toBe(names[2]);
  });

  it.each([
    ['what has no plan', 'begin', false],
    ['all columns', 'select * from shop', false],
    ['all columns of what was written', 'insert into shop values ($1) returning *', false],
    ['a count', 'select count(*) from shop', true],
    ['several statements in one', 'with one as (select 1) select 2', true],
    ['a very long one', `select ${'1, '.repeat(2_000)} 1`, false],
  ])('%s', (_what, text, isNamed) => {
    expect(thirdName(text) !== undefined).toBe(isNamed);
  });

  it('stops before connections keep too many', () => {
    const nameOf = statementNames();
    const named = Array.from({ length: 400 }, (_, at) => `select ${at}`).filter((text) => {
      nameOf(text);
      nameOf(text);
      return nameOf(text) !== undefined;
    });
    expect(named).toHaveLength(300);
  });

  function thirdName(text: string): string | undefined {
    const nameOf = statementNames();
    nameOf(text);
    nameOf(text);
    return nameOf(text);
  }
});

describe('a connection that keeps plans', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>;
  beforeAll(async () => {
    database = await testDatabase('empty');
  });
  afterAll(() => database.close());

  it('is asked the same before and after a migration has added a column', async () => {
    await sql`create table thing (name text)`.execute(database.db);
    await sql`insert into thing values ('one')`.execute(database.db);
    const ask = () =>
      sql<{ name: string }>`select name from thing where name = ${'one'}`.execute(database.db);
    const askAll = () => sql`select * from thing`.execute(database.db);
    for (let at = 0; at < 8; at += 1) await Promise.all([ask(), askAll()]);
    await sql`alter table thing add column size integer`.execute(database.db);
    expect((await ask()).rows).toEqual([{ name: 'one' }]);
    expect((await askAll()).rows).toEqual([{ name: 'one', size: null }]);
  });
});
