import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopApi, type ShopApi } from '../../testing/shop-api.ts';
import { readContractBook } from './price-terms.ts';
import { askConditions, sendConditions } from '../testing/ask-conditions.ts';

// PRO_PLUS: 35 % off paint; PRO: 25 %; PRO_PLUS and 5 % on family 209.
const YANN = 'yann.kermarrec@demo.valbrune.example';
const HUGO = 'hugo.perrin@demo.valbrune.example';
const NADIA = 'nadia.castellan@demo.valbrune.example';
const ELODIE = 'elodie.marchand@demo.valbrune.example';

const PAINT = '10100001';
const PROMOTED = '10200101';
const SOLD_OFF = '10100301';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

describe('productConditions', () => {
  it('PRC-03 gives price, pack, unit and stock of each article, in the order asked', async () => {
    const [paint, promoted, ...others] = await askConditions(shop, [PAINT, 'inconnu', PROMOTED], {
      as: YANN,
    });
    expect(others).toEqual([]);
    expect(promoted?.sku).toBe(PROMOTED);
    expect(paint).toMatchObject({
      sku: PAINT,
      pricingUnit: 'L',
      packagingMeasureUnit: '3 L',
      active: true,
      priceExcludingTax: {
        finalPrice: 4.5045,
        regularPrice: 4.5045,
        packagingFinalPrice: 13.51,
        packagingRegularPrice: 13.51,
        discountPercentage: 0,
        discountAmount: 0,
        priceType: null,
      },
      priceIncludingTax: { finalPrice: 5.41, packagingFinalPrice: 16.21, priceType: null },
    });
    expect(paint?.stocks.map(({ storeCode }) => storeCode)).toEqual(['VB006']);
    expect(paint?.stocks[0]).toMatchObject({
      available: expect.any(Number),
      livraisonPro: expect.any(Boolean),
    });
  });

  it('PRC-01 tells visitors the public price with tax, PRC-02 customers their own without', async () => {
    const [visitor] = await askConditions(shop, [PAINT]);
    expect(visitor?.priceIncludingTax?.packagingFinalPrice).toBe(24.95);
    expect(visitor?.stocks).toEqual([]);
    const [customer] = await askConditions(shop, [PAINT], { as: HUGO });
    expect(customer?.priceExcludingTax?.packagingFinalPrice).toBe(15.59);
    const [withoutCompany] = await askConditions(shop, [PAINT], { as: ELODIE });
    expect(withoutCompany?.priceExcludingTax?.packagingFinalPrice).toBe(20.79);
  });

  it('PRC-04 priceType: a promotion for visitors, a sell-off below the list, a contract on top of it', async () => {
    const contract = await articleOfFamily(209);
    const [promotion] = await askConditions(shop, [PROMOTED]);
    expect(promotion?.priceIncludingTax).toMatchObject({
      packagingFinalPrice: 6.53,
      packagingRegularPrice: 7.25,
      discountAmount: 0.72,
      priceType: 'PROMOTION',
    });
    const [dearerPromotion, destock] = await askConditions(shop, [PROMOTED, SOLD_OFF], { as: HUGO });
    expect(dearerPromotion?.priceExcludingTax).toMatchObject({ packagingFinalPrice: 4.53, priceType: null });
    expect(destock?.priceExcludingTax).toMatchObject({
      packagingFinalPrice: 22.71,
      packagingRegularPrice: 24.32,
      discountPercentage: 6.62,
      priceType: 'DESTOCK',
    });
    const [special] = await askConditions(shop, [contract.sku], { as: NADIA });
    const list = Math.round(contract.pack_ht_cents * 0.65);
    expect(special?.priceExcludingTax).toMatchObject({
      packagingRegularPrice: list / 100,
      packagingFinalPrice: Math.round(list * 0.95) / 100,
      priceType: 'SPECIAL',
    });
    const [visitor] = await askConditions(shop, [contract.sku]);
    expect(visitor?.priceExcludingTax?.priceType).toBeNull();
  });

  it('answers for a product with its cheapest article on sale, under the reference asked for', async () => {
    const [product] = await askConditions(shop, ['P102001'], { as: YANN });
    const [article] = await askConditions(shop, [PROMOTED], { as: YANN });
    expect(product).toEqual({ ...article, sku: 'P102001' });
  });

  it('prices each line by its own quantity', async () => {
    const paul = await shop.db
      .selectFrom('company')
      .select('id')
      .where('client_code', '=', '0311050')
      .executeTakeFirstOrThrow();
    await shop.db
      .insertInto('special_condition')
      .values({
        company_id: paul.id,
        article_sku: PAINT,
        family: null,
        from_quantity: 10,
        label: 'Chantier',
        extra_percent: null,
        net_pack_ht_cents: 1200,
        net_unit_ht: 4,
      })
      .execute();
    const { data } = await sendConditions(
      shop,
      [
        { sku: PAINT, quantity: 9 },
        { sku: PAINT, quantity: 10 },
      ],
      { as: 'paul.martin@demo.valbrune.example' },
    );
    expect(data).toMatchObject({
      productConditions: {
        productsConditions: [
          { priceExcludingTax: { packagingFinalPrice: 15.59, priceType: null } },
          { priceExcludingTax: { packagingFinalPrice: 12, finalPrice: 4, priceType: 'SPECIAL' } },
        ],
      },
    });
  });

  it('prices a whole listing by a contract from its first day to its last', async () => {
    const { id: companyId } = await shop.db
      .selectFrom('company')
      .select('id')
      .where('client_code', '=', '0311050')
      .executeTakeFirstOrThrow();
    await shop.db
      .insertInto('special_condition')
      .values({
        company_id: companyId,
        article_sku: PROMOTED,
        family: null,
        from_quantity: 1,
        label: 'Chantier',
        extra_percent: null,
        net_pack_ht_cents: 900,
        net_unit_ht: 3,
        valid_from: '2026-03-10',
        valid_to: '2026-03-12',
      })
      .execute();
    const days = ['2026-03-09', '2026-03-10', '2026-03-12', '2026-03-13'];
    const books = await Promise.all(days.map((day) => readContractBook(shop.db, companyId, day)));
    expect(books.map(({ bySku }) => bySku.has(PROMOTED))).toEqual([false, true, true, false]);
  });

  it('D08 a visitor with a token, any token, pays the public price', async () => {
    const [own] = await askConditions(shop, [PAINT]);
    const tokenId = await shopToken(YANN);
    const [withToken] = await askConditions(shop, [PAINT], { tokenId });
    expect(withToken).toEqual(own);
  });

  it('B12 another customer’s token brings neither its prices nor its shop', async () => {
    const [own] = await askConditions(shop, [PAINT], { as: HUGO });
    const [withToken] = await askConditions(shop, [PAINT], { as: HUGO, tokenId: await shopToken(YANN) });
    expect(withToken).toEqual(own);
    expect(withToken?.stocks[0]?.storeCode).toBe('VB018');
  });

  it('tells a visitor the stock of the store it has chosen', async () => {
    const { data } = await shop.send('mutation { setCurrentShop(shopCode: "VB012") { token_id } }');
    const { setCurrentShop } = data as { setCurrentShop: { token_id: string } };
    const [paint] = await askConditions(shop, [PAINT], { tokenId: setCurrentShop.token_id });
    expect(paint?.stocks.map(({ storeCode }) => storeCode)).toEqual(['VB012']);
  });

  it.each([
    ['too many', Array.from({ length: 101 }, () => ({ sku: PAINT })), 'Les prix de 100 produits au plus'],
    ['no quantity', [{ sku: PAINT, quantity: 0 }], 'La quantité doit être comprise'],
    ['a negative quantity', [{ sku: PAINT, quantity: -1 }], 'La quantité doit être comprise'],
    ['another unit', [{ sku: PAINT, pricingUnit: 'KG' }], 'L’unité de prix demandée'],
  ])('refuses %s', async (_, products, sentence) => {
    const { errors } = await sendConditions(shop, products);
    expect(errors).toMatchObject([
      { message: expect.stringContaining(sentence), extensions: { category: 'graphql-input' } },
    ]);
  });

  it('takes a hundred at once, and none', async () => {
    const rows = await shop.db.selectFrom('article').select('sku').limit(100).execute();
    expect(
      await askConditions(
        shop,
        rows.map(({ sku }) => sku),
        { as: YANN },
      ),
    ).toHaveLength(100);
    expect(await askConditions(shop, [])).toEqual([]);
  });
});

async function articleOfFamily(family: number): Promise<{ sku: string; pack_ht_cents: number }> {
  return shop.db
    .selectFrom('article')
    .innerJoin('product', 'product.id', 'article.product_id')
    .innerJoin('public_price', 'public_price.article_sku', 'article.sku')
    .select(['article.sku', 'public_price.pack_ht_cents'])
    .where('product.family', '=', family)
    .where('public_price.reduced_type', 'is', null)
    .executeTakeFirstOrThrow();
}

async function shopToken(as: string): Promise<string> {
  const { data } = await shop.send('{ getCurrentShop { token_id } }', {}, { as });
  const { getCurrentShop } = data as { getCurrentShop: { token_id: string } };
  return getCurrentShop.token_id;
}
