import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Products } from '@nuancier/contract/api-types.ts';
import { createApi } from '../api.ts';
import type { Api } from '../api.ts';
import { announceCatalogueChange } from '../database/announce-catalogue-change.ts';
import { createLog } from '../monitoring/log.ts';
import { PUBLIC_URL, shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { readSearchIndex } from './search.ts';

let shop: ShopApi;
let neighbour: Api;
beforeAll(async () => {
  shop = await shopApi();
  neighbour = await createApi({
    db: shop.db,
    databaseUrl: shop.databaseUrl,
    now: () => new Date(),
    log: createLog({ level: 'silent' }),
    publicUrl: PUBLIC_URL,
    production: false,
    captcha: { kind: 'off' },
    orderSecret: 'secret-des-commandes-des-essais',
    payments: { kind: 'none' },
    contactEmail: 'service.client@valbrune.example',
    stores: shop.stores,
  });
});
afterAll(async () => {
  await neighbour.close();
  await shop.close();
});

const PATIENT = { timeout: 10_000 };

async function named(api: Api, search: string): Promise<string[]> {
  const { data } = await api.execute({
    document: 'query($s: String) { products(search: $s) { items { name } } }',
    variables: { s: search },
  });
  const { items } = (data ?? {})['products'] as Products;
  return (items ?? []).map((item) => item?.name ?? '');
}

async function rename(name: string): Promise<void> {
  await shop.db.updateTable('product').set({ name }).where('sku', '=', 'P101000').execute();
  await announceCatalogueChange(shop.db);
}

describe('the catalogue in memory', () => {
  it('shows a changed product once the change is announced, also in another process', async () => {
    expect(await named(shop.api, 'quetzalcoatl')).toEqual([]);
    expect(await named(neighbour, 'quetzalcoatl')).toEqual([]);
    await rename('Quetzalcoatl mat');
    await expect.poll(() => named(shop.api, 'quetzalcoatl'), PATIENT).toEqual(['Quetzalcoatl mat']);
    await expect.poll(() => named(neighbour, 'quetzalcoatl'), PATIENT).toEqual(['Quetzalcoatl mat']);
  });

  it('shows a changed price and a product taken off sale', async () => {
    await shop.db
      .updateTable('public_price')
      .set({ pack_ht_cents: 1 })
      .where('article_sku', '=', '10100001')
      .execute();
    await shop.db.updateTable('product').set({ is_active: false }).where('sku', '=', 'P101001').execute();
    await announceCatalogueChange(shop.db);
    const read = () =>
      shop.send(`{ products(filter: { sku: { in: ["P101000", "P101001"] } }) { items { sku
        price_range { minimum_price { final_price { value } } } } } }`);
    await expect.poll(read, PATIENT).toEqual({
      data: {
        products: {
          items: [{ sku: 'P101000', price_range: { minimum_price: { final_price: { value: 0.01 } } } }],
        },
      },
    });
  });

  it('lets a product go at once where it was hidden, and elsewhere when it is told, without waiting for a new index', async () => {
    const held = Promise.withResolvers<void>();
    let isHeld = false;
    const cleared = { own: 0 };
    const slow = await shopApi({
      readIndex: async (...asked) => {
        if (isHeld) await held.promise;
        return readSearchIndex(...asked);
      },
      onPublicChange: () => void (cleared.own += 1),
    });
    const [sku, article] = ['P101003', '10100301'];
    const seen = async () => {
      const { data } = await slow.send(
        `query ($sku: String!, $article: String!) {
          named: products(filter: { sku: { eq: $sku } }) { total_count }
          listed: products(search: $sku) { total_count }
          article: articles(skus: [$article]) { sku } }`,
        { sku, article },
      );
      return data;
    };
    expect(await seen()).toMatchObject({ named: { total_count: 1 }, article: [{ sku: article }] });
    isHeld = true;
    const editor = 'emma.girard@equipe.valbrune.example';
    const { data: shelf } = await slow.sendAsStaff(
      editor,
      'query ($sku: String!) { shelfProduct(sku: $sku) { read } }',
      { sku },
    );
    const before = cleared.own;
    const told = await slow.sendAsStaff(
      editor,
      `mutation ($sku: String!, $read: String!) { dateProduct(sku: $sku, read: $read, until: "2020-01-01") { is_offered } }`,
      { sku, read: (shelf as { shelfProduct: { read: string } }).shelfProduct.read },
    );
    expect(told).toMatchObject({ data: { dateProduct: { is_offered: false } } });
    expect(await seen()).toMatchObject({
      named: { total_count: 0 },
      listed: { total_count: 0 },
      article: [],
    });
    expect(cleared.own).toBeGreaterThan(before);
    // Told by another process alone.
    await slow.db.updateTable('product').set({ is_active: false }).where('sku', '=', 'P101004').execute();
    await announceCatalogueChange(slow.db);
    const other = async () =>
      (await slow.send('{ products(filter: { sku: { eq: "P101004" } }) { total_count } }')).data;
    await expect.poll(other, PATIENT).toEqual({ products: { total_count: 0 } });
    held.resolve();
    await slow.close();
  });

  it('keeps the one before when the new one cannot be read, says so, and mends by itself', async () => {
    await sql`alter table product_link rename to product_link_away`.execute(shop.db);
    await rename('Teotihuacan satin');
    await expect
      .poll(() => shop.logLines().some((line) => line.includes('the catalogue could not be read')), PATIENT)
      .toBe(true);
    expect(await named(shop.api, 'quetzalcoatl')).toEqual(['Quetzalcoatl mat']);
    await sql`alter table product_link_away rename to product_link`.execute(shop.db);
    await expect.poll(() => named(shop.api, 'teotihuacan'), PATIENT).toEqual(['Teotihuacan satin']);
  });

  it('is not read to its end by a shop that closes', async () => {
    const read = (givenUp: AbortSignal) => readSearchIndex(shop.db, PUBLIC_URL, '2026-11-15', givenUp);
    await expect(read(AbortSignal.abort())).rejects.toThrow('aborted');
    const leaving = new AbortController();
    const under = read(leaving.signal);
    setTimeout(() => leaving.abort(), 0);
    await expect(under).rejects.toThrow('aborted');
    // The connections it had are whole again.
    expect((await read(new AbortController().signal)).catalogue.products.length).toBeGreaterThan(0);
  });

  it('answers listings while the database is away', async () => {
    const alone = await shopApi();
    const { data } = await alone.send('{ products(filter: {}) { total_count } }');
    await alone.db.destroy();
    expect(
      await alone.send(
        '{ products(filter: { marque: { eq: "valbrune" } }, sort: { price: ASC }) { items { uid } } }',
      ),
    ).not.toHaveProperty('errors');
    expect(data).toMatchObject({ products: { total_count: expect.any(Number) } });
    await alone.close();
  });
});
