import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { copyInto } from './copy-into.ts';
import type { CopyValue } from './copy-into.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase('empty');
  await sql`create table thing (id integer, words text, is_so boolean, at timestamptz)`.execute(database.db);
});
afterAll(() => database.close());

const TARGET = { table: 'thing', columns: ['id', 'words', 'is_so', 'at'] };
const held = async () =>
  (
    await sql<{ id: number; words: string | null }>`select id, words from thing order by id`.execute(
      database.db,
    )
  ).rows;

describe('copyInto', () => {
  it('writes what it is given, signs that COPY itself uses included', async () => {
    const words = ['a\tb', 'a\\b', 'ligne\nligne', 'retour\r', '\\N', '', 'é « 🎨 »', null];
    const at = new Date('2026-11-15T08:00:00Z');
    const rows = words.map((text, id): CopyValue[] => [id, text, true, at]);
    expect(await database.db.transaction().execute((db) => copyInto(db, TARGET, rows))).toBe(words.length);
    expect(await held()).toEqual(words.map((text, id) => ({ id, words: text })));
    const moments = await sql<{ at: Date }>`select distinct at from thing`.execute(database.db);
    expect(moments.rows).toEqual([{ at }]);
  });

  it('belongs to its transaction: undone with it, and the connection serves on', async () => {
    const before = await held();
    const work = database.db.transaction().execute(async (db) => {
      await copyInto(db, TARGET, [[99, 'bientôt rien', false, null]]);
      const seen = await sql<{ n: string }>`select count(*) as n from thing where id = 99`.execute(db);
      expect(seen.rows).toEqual([{ n: '1' }]);
      throw new Error('given up');
    });
    await expect(work).rejects.toThrow('given up');
    expect(await held()).toEqual(before);
  });

  it('fails as a whole when the rows end badly or the table refuses them', async () => {
    const before = await held();
    async function* broken(): AsyncGenerator<CopyValue[]> {
      yield [100, 'une', true, null];
      throw new Error('the file broke off');
    }
    await expect(database.db.transaction().execute((db) => copyInto(db, TARGET, broken()))).rejects.toThrow(
      'the file broke off',
    );
    await expect(
      database.db.transaction().execute((db) => copyInto(db, TARGET, [['no number', '', true, null]])),
    ).rejects.toThrow(/invalid input syntax/);
    expect(await held()).toEqual(before);
  });
});
