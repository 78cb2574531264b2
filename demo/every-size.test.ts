// The accounts name articles by the smallest demo's references: each size must contain every one of them.
import { importCategories } from '@nuancier/api/catalogue/operations/import-categories.ts';
import { importProducts } from '@nuancier/api/catalogue/operations/import-products.ts';
import type { Tables } from '@nuancier/api/database/tables.ts';
import { importPriceLists } from '@nuancier/api/pricing/operations/import-price-lists.ts';
import { importPublicPrices } from '@nuancier/api/pricing/operations/import-public-prices.ts';
import { importSites } from '@nuancier/api/site/operations/import-sites.ts';
import { importShops } from '@nuancier/api/stores/operations/import-shops.ts';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DemoProduct } from './catalogue/demo-product.ts';
import { generateCatalogue, type DemoSize } from './catalogue/generate-catalogue.ts';
import { loadAccounts } from './load-demo.ts';
import { approvalRows } from './rows/accounts/approval-rows.ts';
import { categoryRows } from './rows/catalogue/category-rows.ts';
import { invoiceRows } from './rows/accounts/invoice-rows.ts';
import { orderRows } from './rows/accounts/order-rows.ts';
import { priceListRows } from './rows/catalogue/price-list-rows.ts';
import { priceDays, pricesOf } from './rows/catalogue/price-rows.ts';
import { productRow } from './rows/catalogue/product-rows.ts';
import { quotationRows } from './rows/accounts/quotation-rows.ts';
import { reviewRows } from './rows/catalogue/review-rows.ts';
import { shopRows } from './rows/site/shop-rows.ts';
import { siteRows } from './rows/site/site-rows.ts';
import { urlRewriteRows } from './rows/catalogue/url-rewrite-rows.ts';
import { wishlistRows } from './rows/accounts/wishlist-rows.ts';

const TODAY = new Date('2027-02-01T09:00:00Z');
// The smallest is loaded whole in load-demo.test.ts.
const LARGER: readonly DemoSize[] = [10_000, 100_000];

describe.each(LARGER)('the demo of %i products', (size) => {
  const named = namedAt(size);
  const products: DemoProduct[] = [];

  beforeAll(() => {
    for (const product of generateCatalogue(size)) {
      if ([product, ...product.articles].some(({ sku }) => named.has(sku))) products.push(product);
    }
  });

  it('has every article and product that its accounts, reviews and former addresses name', () => {
    const held = new Set(products.flatMap(({ sku, articles }) => [sku, ...articles.map((one) => one.sku)]));
    expect([...named].filter((sku) => !held.has(sku))).toEqual([]);
    expect(named.size).toBeGreaterThan(100);
  });

  it('loads its accounts, with all that they have ordered, kept and asked for', async () => {
    const shop = await testDatabase('empty');
    await shop.db.transaction().execute(async (db) => {
      await importSites(db, siteRows({ size, today: TODAY }));
      await importShops(db, shopRows(TODAY));
      await importCategories(db, categoryRows());
      await importProducts(db, products.map(productRow));
      await importPublicPrices(
        db,
        products.flatMap((product) => pricesOf(product, priceDays(TODAY))),
        TODAY,
      );
      await importPriceLists(db, priceListRows());
    });
    await shop.db.transaction().execute((db) => loadAccounts(db, { size, today: TODAY }));
    const counted = async (table: keyof Tables) => {
      const row = await shop.db
        .selectFrom(table)
        .select((all) => all.fn.countAll<string>().as('n'))
        .executeTakeFirst();
      return Number(row?.n);
    };
    expect(await counted('customer')).toBe(14);
    expect(await counted('wishlist_item')).toBe(42);
    expect(await counted('approval_request')).toBe(5);
    expect(await counted('product_review')).toBe(reviewRows(size, TODAY).length);
    await shop.close();
  });
});

function namedAt(size: DemoSize): Set<string> {
  const papers = [
    ...orderRows(size, TODAY),
    ...quotationRows(size, TODAY),
    ...invoiceRows(size, TODAY),
    ...approvalRows(size, TODAY),
  ];
  return new Set([
    ...papers.flatMap(({ lines }) => lines.flatMap((line) => skusOf(line))),
    ...wishlistRows(size).flatMap(({ items }) => items.map(({ sku }) => sku)),
    ...reviewRows(size, TODAY).map((review) => review.product_sku),
    ...urlRewriteRows(size).flatMap(({ kind, target }) => (kind === 'product' ? [target] : [])),
    ...siteRows({ size, today: TODAY }).map(({ settings }) => settings.tester_product_id),
  ]);
}

function skusOf(line: { sku: string; parent_sku?: string | null }): string[] {
  return [line.sku, ...(line.parent_sku ? [line.parent_sku] : [])];
}
