import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSearchIndex } from '../search/search.ts';
import type { ReadSearchIndex } from '../search/search.ts';
import type { ClonedDatabase } from './clone-database.ts';
import { readSharedIndex, TABLES_READ } from './shared-index.ts';
import { testDatabase } from './test-database.ts';

const statements: string[] = [];
const noting: KyselyPlugin = {
  transformQuery({ node }) {
    statements.push(JSON.stringify(node));
    return node;
  },
  transformResult: async ({ result }) => result,
};

let one: ClonedDatabase;
let other: ClonedDatabase;
beforeAll(async () => {
  [one, other] = await Promise.all([testDatabase('demo'), testDatabase('demo')]);
});
afterAll(() => Promise.all([one.close(), other.close()]));

/** The index, and how many statements it took. */
async function reading(read: ReadSearchIndex, { db }: ClonedDatabase) {
  statements.length = 0;
  const index = await read(db.withPlugin(noting), 'https://boutique.example', '2026-11-15');
  return { index, asked: statements.length };
}

describe('a catalogue that tests share', () => {
  it('is told apart by every table that its reading names', async () => {
    await reading(readSearchIndex, one);
    const words = new Set(statements.join(' ').match(/\w+/g));
    const tables = await one.db.introspection.getTables();
    const named = tables.map(({ name }) => name).filter((name) => words.has(name));
    expect(named.toSorted()).toEqual(TABLES_READ);
  });

  it('is read once, and holds the same for the next one, in objects of its own', async () => {
    const first = await reading(readSharedIndex, one);
    const second = await reading(readSharedIndex, other);
    expect(second.asked).toBe(1);
    expect(second.index.catalogue.products).toEqual(first.index.catalogue.products);
    expect(second.index).not.toBe(first.index);
    expect(second.index.catalogue).not.toBe(first.index.catalogue);
  });

  it('is read anew once something was changed, written or deleted', async () => {
    await reading(readSharedIndex, one);
    const product = one.db.selectFrom('product').select('id').orderBy('id').limit(1);
    const nameOfFirst = async (database: ClonedDatabase) =>
      (await reading(readSharedIndex, database)).index.catalogue.products[0]?.name;
    const before = await nameOfFirst(one);
    await one.db.updateTable('product').set({ name: 'Quetzal' }).where('id', '=', product).execute();
    expect([await nameOfFirst(one), await nameOfFirst(other)]).toEqual(['Quetzal', before]);
    await one.db.deleteFrom('product_link').execute();
    const { links } = (await reading(readSharedIndex, one)).index.catalogue;
    const { links: kept } = (await reading(readSharedIndex, other)).index.catalogue;
    expect(links).not.toEqual(kept);
  });
});
