// The accounts name articles by the smallest demo's references: each size must contain every one of them.
import type { Tables } from '@nuancier/api/database/tables.ts';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DemoProduct } from './catalogue/demo-product.ts';
import { generateCatalogue, type DemoSize } from './catalogue/generate-catalogue.ts';
import { accountFiles, demoFiles } from './demo-files.ts';
import type { DemoFile } from './demo-files.ts';
import { loadDemoFiles } from './load-demo.ts';
import { approvalRows } from './rows/accounts/approval-rows.ts';
import { invoiceRows } from './rows/accounts/invoice-rows.ts';
import { orderRows } from './rows/accounts/order-rows.ts';
import { quotationRows } from './rows/accounts/quotation-rows.ts';
import { wishlistRows } from './rows/accounts/wishlist-rows.ts';
import { priceDays, pricesOf } from './rows/catalogue/price-rows.ts';
import { articlesOf, productRow } from './rows/catalogue/product-rows.ts';
import { reviewRows } from './rows/catalogue/review-rows.ts';
import { urlRewriteRows } from './rows/catalogue/url-rewrite-rows.ts';
import type { FileLine } from './rows/file-line.ts';
import { demoSettings } from './rows/site/site-rows.ts';

const TODAY = new Date('2027-02-01T09:00:00Z');
// The smallest is loaded whole in load-demo.slow.test.ts.
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
    await loadDemoFiles(shop.db, filesFor(size, products), { size, today: TODAY });
    const counted = async (table: keyof Tables) => {
      const row = await shop.db
        .selectFrom(table)
        .select((all) => all.fn.countAll<string>().as('n'))
        .executeTakeFirst();
      return Number(row?.n);
    };
    expect(await counted('customer')).toBe(15);
    expect(await counted('wishlist_item')).toBe(42);
    expect(await counted('approval_request')).toBe(5);
    expect(await counted('product_review')).toBe(reviewRows(size, TODAY).length);
    await shop.close();
  });
});

/** What the accounts stand on, with the products they name alone, and the accounts. */
function filesFor(size: DemoSize, products: readonly DemoProduct[]): DemoFile[] {
  const options = { size, today: TODAY };
  const whole = demoFiles(options);
  const named = (kind: string) => whole.filter((file) => file.kind === kind);
  return [
    ...['sites', 'stores', 'categories'].flatMap(named),
    { kind: 'products', lines: () => products.map(productRow) },
    { kind: 'articles', lines: () => products.flatMap(articlesOf) },
    ...named('colours'),
    { kind: 'prices', lines: () => products.flatMap((product) => pricesOf(product, priceDays(TODAY))) },
    ...named('price-lists'),
    ...accountFiles(options),
  ];
}

function namedAt(size: DemoSize): Set<string> {
  const papers = [
    ...orderRows(size, TODAY),
    ...quotationRows(size, TODAY),
    ...invoiceRows(size, TODAY),
    ...approvalRows(size, TODAY),
    ...wishlistRows(size),
  ];
  return new Set([
    ...papers.flatMap(({ lignes }) => (Array.isArray(lignes) ? lignes.flatMap(skusOf) : [])),
    ...reviewRows(size, TODAY).map(({ produit }) => String(produit)),
    ...urlRewriteRows(size).flatMap(({ genre, cible }) => (genre === 'product' ? [String(cible)] : [])),
    demoSettings(size, TODAY.getFullYear()).tester_product_id,
  ]);
}

function skusOf({ article, produit }: FileLine): string[] {
  return [article, produit].filter((sku) => typeof sku === 'string');
}
