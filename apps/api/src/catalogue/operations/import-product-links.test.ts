import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { importProductLinks } from './import-product-links.ts';

let shop: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  shop = await testDatabase('demo');
});
afterAll(() => shop.close());

it('replaces the links of the products named and of no other', async () => {
  const others = (await linksOf('P101001')).length;
  const lists = {
    sku: 'P101000',
    related: ['P102000'],
    upsell: ['P101001', 'P101002'],
    crosssell: [],
    replacement: null,
  };
  expect(await importProductLinks(shop.db, [lists])).toMatchObject({ ok: true, lines: 1 });
  expect(await linksOf('P101000')).toEqual([
    ['related', 'P102000'],
    ['upsell', 'P101001'],
    ['upsell', 'P101002'],
  ]);
  expect(await importProductLinks(shop.db, [lists])).toEqual({
    ok: true,
    lines: 1,
    changed: 0,
    products: [],
  });
  expect(await importProductLinks(shop.db, [{ ...lists, upsell: ['P101002', 'P101001'] }])).toMatchObject({
    changed: 1,
  });
  expect(await linksOf('P101000')).toContainEqual(['upsell', 'P101002']);
  expect((await linksOf('P101001')).length).toBe(others);
});

it('writes what takes the place of a product, another in its place, and none', async () => {
  const none = { sku: 'P101003', related: [], upsell: [], crosssell: [] };
  const write = async (replacement: string | null) => {
    const report = await importProductLinks(shop.db, [{ ...none, replacement }]);
    const found = await sql<{ sku: string }>`
      select other.sku from product_replacement join product on product.id = product_id
        join product as other on other.id = replaced_by_id where product.sku = 'P101003'`.execute(shop.db);
    return [report.ok && report.changed, ...found.rows.map(({ sku }) => sku)];
  };
  await write(null);
  expect(await write('P101004')).toEqual([1, 'P101004']);
  expect(await write('P101004')).toEqual([0, 'P101004']);
  expect(await write('P101005')).toEqual([1, 'P101005']);
  expect(await write(null)).toEqual([1]);
  expect(await importProductLinks(shop.db, [{ ...none, replacement: 'P101003' }])).toEqual({
    ok: false,
    refusals: [{ line: 1, reason: 'Le produit est remplacé par lui-même.' }],
  });
});

it('refuses the whole file for one bad line', async () => {
  const before = await linksOf('P102000');
  const report = await importProductLinks(shop.db, [
    { sku: 'P102000', related: [], upsell: [], crosssell: [], replacement: null },
    {
      sku: 'P102001',
      related: ['P999999'],
      upsell: ['P102001'],
      crosssell: ['P101000', 'P101000'],
      replacement: null,
    },
    { sku: 'P102000', related: [], upsell: [], crosssell: [], replacement: null },
  ]);
  expect(report).toEqual({
    ok: false,
    refusals: [
      { line: 2, reason: 'Le produit «\u00A0P999999\u00A0» n’existe pas.' },
      { line: 2, reason: 'Le produit est associé à lui-même.' },
      { line: 2, reason: 'Le produit «\u00A0P101000\u00A0» est associé deux fois.' },
      { line: 3, reason: 'Le produit «\u00A0P102000\u00A0» figure deux fois.' },
    ],
  });
  expect(await linksOf('P102000')).toEqual(before);
});

async function linksOf(sku: string): Promise<[string, string][]> {
  const rows = await shop.db
    .selectFrom('product_link')
    .innerJoin('product', 'product.id', 'product_link.product_id')
    .innerJoin('product as linked', 'linked.id', 'product_link.linked_product_id')
    .select(['product_link.kind', 'linked.sku'])
    .where('product.sku', '=', sku)
    .orderBy('product_link.kind')
    .orderBy('product_link.position')
    .execute();
  return rows.map((row) => [row.kind, row.sku]);
}
