import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { stocksAt } from './stock.ts';

let shop: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  shop = await testDatabase('demo');
  await shop.db.deleteFrom('stock').execute();
  await shop.db
    .insertInto('stock')
    .values([
      { ...A_STOCK, article_sku: '10100001', shop_code: 'VB001' },
      { ...A_STOCK, article_sku: '10100001', shop_code: 'VB002', available: 0 },
      {
        ...A_STOCK,
        article_sku: '10100002',
        shop_code: 'VB001',
        resupply_time: null,
        statut_article_mag: 'U',
      },
    ])
    .execute();
});
afterAll(() => shop.close());

describe('stocksAt', () => {
  it('STK-01 tells what one store holds, article by article', async () => {
    const stocks = await stocksAt(shop.db, 'VB001', ['10100001', '10100002']);
    expect(Object.fromEntries(stocks)).toEqual({
      '10100001': {
        available: 7,
        statutArticleMag: 'P',
        resupplyTime: 4,
        approDirecteFournisseur: false,
        livraisonPro: true,
      },
      '10100002': {
        available: 7,
        statutArticleMag: 'U',
        resupplyTime: null,
        approDirecteFournisseur: false,
        livraisonPro: true,
      },
    });
  });

  it('keeps the stores apart', async () => {
    const stocks = await stocksAt(shop.db, 'VB002', ['10100001', '10100002']);
    expect([...stocks].map(([sku, { available }]) => [sku, available])).toEqual([['10100001', 0]]);
  });

  it('knows nothing of an unknown store or article', async () => {
    expect((await stocksAt(shop.db, 'nowhere', ['10100001'])).size).toBe(0);
    expect((await stocksAt(shop.db, 'VB001', ['nothing'])).size).toBe(0);
    expect((await stocksAt(shop.db, 'VB001', [])).size).toBe(0);
  });
});

it('an article or a store that is gone takes its stock along', async () => {
  await shop.db.deleteFrom('article').where('sku', '=', '10100002').execute();
  await shop.db.deleteFrom('shop').where('code', '=', 'VB002').execute();
  const left = await shop.db.selectFrom('stock').select(['article_sku', 'shop_code']).execute();
  expect(left).toEqual([{ article_sku: '10100001', shop_code: 'VB001' }]);
});

const A_STOCK = {
  available: 7,
  resupply_time: 4,
  appro_directe_fournisseur: false,
  livraison_pro: true,
  statut_article_mag: 'P',
};
