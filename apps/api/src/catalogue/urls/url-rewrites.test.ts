import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import type { CategoryRow, ProductRow } from '../imports/catalogue-import-rows.ts';
import { importCategories } from '../operations/import-categories.ts';
import { importProducts } from '../operations/import-products.ts';
import { importUrlRewrites } from '../operations/import-url-rewrites.ts';
import { ask } from '../testing/ask-product.ts';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

// The catalogue is read anew in the background.
const REBUILT = { timeout: 20_000 };

const present = 'ardelis-serena-peinture-murs-et-plafonds-mate';

function route(url: string): Promise<unknown> {
  const query = `query($url: String!) { route(url: $url) { __typename relative_url redirect_code type
    ... on ConfigurableProduct { sku canonical_url } } }`;
  return ask(shop, query, 'route', { url });
}

describe('an old address', () => {
  it('NAV-50 of a product leads to the product, with the code to redirect by', async () => {
    expect(await route('serena-mat-murs-plafonds')).toEqual({
      __typename: 'ConfigurableProduct',
      relative_url: present,
      redirect_code: 301,
      type: 'PRODUCT',
      sku: 'P102000',
      canonical_url: `https://boutique.example/produit/${present}`,
    });
    expect(await route(present)).toMatchObject({ redirect_code: 0 });
  });

  it('NAV-50 of a category and of a page likewise', async () => {
    expect(await route('/peintures-interieur/murs-plafonds/?utm_source=mail')).toMatchObject({
      relative_url: 'peinture-interieure/murs-et-plafonds',
      redirect_code: 301,
      type: 'CATEGORY',
    });
    expect(await route('conditions-generales.html')).toMatchObject({
      relative_url: 'cgv',
      redirect_code: 301,
      type: 'CMS_PAGE',
    });
  });

  it('has the older form of the same answer', async () => {
    const query =
      'query($url: String!) { urlResolver(url: $url) { relative_url canonical_url redirectCode type } }';
    expect(await ask(shop, query, 'urlResolver', { url: 'serena-mat-murs-plafonds' })).toEqual({
      relative_url: present,
      canonical_url: present,
      redirectCode: 301,
      type: 'PRODUCT',
    });
  });
});

describe('an import that moves a product', () => {
  it('sends every former address straight to the present one, and stops when an address is used again', async () => {
    const row = await productRow('P101000');
    await importProducts(shop.db, [{ ...row, url_key: 'plafond-deux' }]);
    await expect
      .poll(() => route(row.url_key), REBUILT)
      .toMatchObject({ relative_url: 'plafond-deux', redirect_code: 301 });
    await importProducts(shop.db, [{ ...row, url_key: 'plafond-trois' }]);
    await expect
      .poll(() => route(row.url_key), REBUILT)
      .toMatchObject({ relative_url: 'plafond-trois', redirect_code: 301 });
    expect(await route('plafond-deux')).toMatchObject({ relative_url: 'plafond-trois', redirect_code: 301 });
    await importProducts(shop.db, [row]);
    await expect
      .poll(() => route(row.url_key), REBUILT)
      .toMatchObject({ relative_url: row.url_key, redirect_code: 0 });
    expect(await route('plafond-trois')).toMatchObject({ relative_url: row.url_key, redirect_code: 301 });
  });

  it('leads nowhere once the product is off sale', async () => {
    const row = await productRow('P301000');
    await importProducts(shop.db, [{ ...row, url_key: 'bois-deux', is_active: false }]);
    await expect.poll(() => route(row.url_key), REBUILT).toBeNull();
  });
});

it('an import that moves a category takes the addresses of all below it along', async () => {
  const rows = await categoryRows();
  const moved = rows.map((row) =>
    row.url_path === 'bois' || row.url_path.startsWith('bois/')
      ? {
          ...row,
          url_path: `menuiserie${row.url_path.slice(4)}`,
          ...(row.level === 2 ? { url_key: 'menuiserie' } : {}),
        }
      : row,
  );
  expect(await importCategories(shop.db, moved)).toMatchObject({ ok: true });
  await expect
    .poll(() => route('bois'), REBUILT)
    .toMatchObject({ relative_url: 'menuiserie', redirect_code: 301 });
  expect(await route('bois/lasure-et-saturateur/lasure')).toMatchObject({
    relative_url: 'menuiserie/lasure-et-saturateur/lasure',
    redirect_code: 301,
  });
  expect(await importCategories(shop.db, rows)).toMatchObject({ ok: true });
  await expect.poll(() => route('bois'), REBUILT).toMatchObject({ relative_url: 'bois', redirect_code: 0 });
  expect(await route('menuiserie')).toMatchObject({ relative_url: 'bois', redirect_code: 301 });
});

describe('importUrlRewrites', () => {
  it('writes only what changed', async () => {
    const rows = [
      { request_path: 'vieux/mat.html', kind: 'product', target: 'P102000', redirect_type: 302 },
    ] as const;
    expect(await importUrlRewrites(shop.db, rows)).toEqual({ ok: true, lines: 1, changed: 1, added: 1 });
    expect(await importUrlRewrites(shop.db, rows)).toEqual({ ok: true, lines: 1, changed: 0, added: 0 });
    expect(await route('vieux/mat.html')).toMatchObject({ relative_url: present, redirect_code: 302 });
  });

  it('refuses the whole file for a bad line, and tells which and why', async () => {
    const report = await importUrlRewrites(shop.db, [
      { request_path: 'ancienne', kind: 'page', target: 'cgv', redirect_type: 301 },
      { request_path: '/ancienne?x', kind: 'page', target: 'cgv', redirect_type: 301 },
      { request_path: 'facade', kind: 'product', target: 'P999999', redirect_type: 301 },
      { request_path: 'livraison', kind: 'category', target: '22', redirect_type: 301 },
      { request_path: 'ancienne', kind: 'page', target: 'cgv', redirect_type: 301 },
    ]);
    expect(report.ok ? [] : report.refusals.map(({ line }) => line)).toEqual([2, 3, 3, 4, 5]);
    expect(report).toMatchObject({
      refusals: expect.arrayContaining([
        { line: 3, reason: 'Cette adresse est celle d’une page actuelle de la boutique.' },
        { line: 5, reason: 'L’ancienne adresse «\u00A0ancienne\u00A0» figure deux fois.' },
      ]),
    });
    expect(await route('ancienne')).toBeNull();
  });
});

/** The line of a product file that would leave the product as it is. */
async function productRow(sku: string): Promise<ProductRow> {
  const {
    id,
    updated_at: _,
    attributes,
    ...product
  } = await shop.db.selectFrom('product').selectAll().where('sku', '=', sku).executeTakeFirstOrThrow();
  const categories = await shop.db
    .selectFrom('product_category')
    .innerJoin('category', 'category.id', 'product_category.category_id')
    .select('url_path')
    .where('product_id', '=', id)
    .execute();
  const articles = await shop.db
    .selectFrom('article')
    .selectAll()
    .where('product_id', '=', id)
    .orderBy('position')
    .execute();
  return {
    ...product,
    attributes: { ...(attributes as object) },
    categories: categories.map((row) => row.url_path),
    articles: articles.map(({ product_id: _id, position: _at, ...article }) => ({
      ...article,
      pack_quantity: Number(article.pack_quantity),
    })),
  };
}

function categoryRows(): Promise<CategoryRow[]> {
  return shop.db.selectFrom('category').selectAll().orderBy('id').execute();
}
