import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import type { ArticleRow, CategoryRow, ProductRow } from '../imports/catalogue-import-rows.ts';
import { importCategories } from './import-categories.ts';
import { importProducts } from './import-products.ts';

let shop: Awaited<ReturnType<typeof testDatabase>>;

beforeAll(async () => {
  shop = await testDatabase('empty');
  await importCategories(shop.db, [
    aCategory(),
    aCategory({ id: 3, parent_id: 2, level: 2, url_key: 'bois', url_path: 'bois' }),
  ]);
});
beforeEach(async () => {
  await shop.db.deleteFrom('product').execute();
});
afterAll(() => shop.close());

describe('importProducts', () => {
  it('writes products, their articles in order and their categories', async () => {
    const report = await importProducts(shop.db, [
      aProduct({ articles: [anArticle('A2'), anArticle('A1')] }),
    ]);
    expect(report).toEqual({ ok: true, lines: 1, changed: 4 });
    const articles = await shop.db
      .selectFrom('article')
      .select(['sku', 'position'])
      .orderBy('position')
      .execute();
    expect(articles).toEqual([
      { sku: 'A2', position: 1 },
      { sku: 'A1', position: 2 },
    ]);
    expect(await shop.db.selectFrom('product_category').select('category_id').execute()).toEqual([
      { category_id: 3 },
    ]);
  });

  it('cleans the texts an editor wrote', async () => {
    const html = '<p onclick="x">Bon</p><script>1</script>';
    await importProducts(shop.db, [aProduct({ short_description: html, description: html })]);
    const texts = await shop.db.selectFrom('product').select(['short_description', 'description']).execute();
    expect(texts).toEqual([{ short_description: '<p>Bon</p>', description: '<p>Bon</p>' }]);
  });

  it('refuses the whole file for one bad line, and tells which and why', async () => {
    const report = await importProducts(shop.db, [
      aProduct(),
      aProduct({
        sku: 'P2',
        url_key: 'deux',
        categories: ['jardin'],
        articles: [anArticle('A2', { pack_quantity: 0 })],
      }),
      aProduct({ sku: 'P3', url_key: 'trois', name: ' ', articles: [] }),
    ]);
    expect(report).toEqual({
      ok: false,
      refusals: [
        { line: 2, reason: 'La quantité par conditionnement doit être supérieure à zéro.' },
        { line: 2, reason: 'La catégorie «\u00A0jardin\u00A0» n’existe pas.' },
        { line: 3, reason: 'Le nom du produit est obligatoire.' },
        { line: 3, reason: 'Le produit n’a aucun article.' },
      ],
    });
    expect(await shop.db.selectFrom('product').selectAll().execute()).toEqual([]);
  });

  it('refuses an address or an article that another product holds, in the file or in the shop', async () => {
    await importProducts(shop.db, [aProduct()]);
    const report = await importProducts(shop.db, [
      aProduct({ sku: 'P2' }),
      aProduct({ sku: 'P3', url_key: 'trois', articles: [anArticle('A3')] }),
      aProduct({ sku: 'P3', url_key: 'quatre', articles: [anArticle('A3')] }),
    ]);
    expect(report).toEqual({
      ok: false,
      refusals: [
        { line: 1, reason: 'L’adresse «\u00A0un-produit\u00A0» est déjà celle d’un autre produit.' },
        { line: 1, reason: 'L’article «\u00A0A1\u00A0» appartient déjà à un autre produit.' },
        { line: 3, reason: 'La référence «\u00A0P3\u00A0» figure deux fois.' },
        { line: 3, reason: 'L’article «\u00A0A3\u00A0» appartient déjà à un autre produit.' },
      ],
    });
  });

  it('writes only what changed, and moves the date of what did', async () => {
    await importProducts(shop.db, [
      aProduct(),
      aProduct({ sku: 'P2', url_key: 'deux', articles: [anArticle('A2')] }),
    ]);
    const before = await versionAndDates();
    expect(await importProducts(shop.db, [aProduct()])).toEqual({ ok: true, lines: 1, changed: 0 });
    expect(await versionAndDates()).toEqual(before);
    expect(await importProducts(shop.db, [aProduct({ name: 'Nouveau nom' })])).toMatchObject({ changed: 1 });
    const after = await versionAndDates();
    expect(Number(after.version)).toBe(Number(before.version) + 1);
    expect(after.dates['P1']).not.toEqual(before.dates['P1']);
    expect(after.dates['P2']).toEqual(before.dates['P2']);
  });

  it('takes a product out of a category it left', async () => {
    await importProducts(shop.db, [aProduct({ categories: ['bois', ''] })]);
    await importProducts(shop.db, [aProduct()]);
    expect(await shop.db.selectFrom('product_category').select('category_id').execute()).toEqual([
      { category_id: 3 },
    ]);
  });

  it('signals the change when the transaction commits, not before, and not at all when it is undone', async () => {
    const listener = new Client({ connectionString: shop.url });
    const heard: string[] = [];
    listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
    await listener.connect();
    await listener.query('listen catalogue_changed');
    const undone = shop.db.transaction().execute(async (open) => {
      await importProducts(open, [aProduct()]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await listener.query('select 1');
    expect(heard).toEqual([]);
    await shop.db.transaction().execute(async (open) => {
      await importProducts(open, [aProduct()]);
      await listener.query('select 1');
      expect(heard).toEqual([]);
    });
    await listener.query('select 1');
    const { version } = await versionAndDates();
    expect(heard).toEqual([version]);
    await listener.end();
  });
});

async function versionAndDates(): Promise<{ version: string; dates: Record<string, string> }> {
  const { version } = await shop.db
    .selectFrom('catalogue_version')
    .select('version')
    .executeTakeFirstOrThrow();
  const rows = await shop.db.selectFrom('product').select(['sku', 'updated_at']).execute();
  return { version, dates: Object.fromEntries(rows.map((row) => [row.sku, row.updated_at.toISOString()])) };
}

function aProduct(more: Partial<ProductRow> = {}): ProductRow {
  return {
    sku: 'P1',
    product_type: 'ConfigurableProduct',
    kind: 'Peintures pro',
    name: 'Un produit',
    url_key: 'un-produit',
    brand: 'Boréval',
    line: null,
    tier: null,
    family: 301,
    price_group: 'BOIS',
    pricing_unit: 'L',
    tax_class: 'standard',
    is_new: false,
    flag_promo: false,
    is_active: true,
    attributes: { aspect: 'Mat' },
    short_description: '',
    description: '',
    meta_title: null,
    meta_description: null,
    categories: ['bois'],
    articles: [anArticle('A1')],
    ...more,
  };
}

function anArticle(sku: string, more: Partial<ArticleRow> = {}): ArticleRow {
  return {
    sku,
    ean: null,
    color: 'Teck',
    model: null,
    size: null,
    conditioning: '1 L',
    pack_quantity: 1,
    weight_grams: 1110,
    range_status: 'P',
    tintable: false,
    ...more,
  };
}

function aCategory(more: Partial<CategoryRow> = {}): CategoryRow {
  return {
    id: 2,
    parent_id: null,
    name: 'Catégorie',
    url_key: 'catalogue',
    url_path: '',
    url_suffix: '',
    level: 1,
    position: 0,
    category_type: 0,
    include_in_menu: true,
    is_anchor: true,
    code_akeneo: null,
    custom_url: null,
    image: null,
    universe_mega_menu_cms: null,
    description: null,
    meta_title: null,
    meta_description: null,
    custom_canonical_url: null,
    ext_uniq_id: null,
    ...more,
  };
}
