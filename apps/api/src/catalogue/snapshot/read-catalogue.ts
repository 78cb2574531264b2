// From the database to the catalogue kept in memory.
import type { LinkKind } from '@nuancier/domain/catalogue/imports/product-link-faults.ts';
import { yieldToRequests } from '../../concurrency/yield-to-requests.ts';
import type { Database } from '../../database/tables.ts';
import { readForest } from '../categories/forest.ts';
import type { Forest } from '../categories/forest.ts';
import { draftArticles } from './article-columns.ts';
import type { Catalogue } from './catalogue-snapshot.ts';
import { readLinks, readReplacements } from './links-store.ts';
import { listsOf } from './lists.ts';
import type { Lists } from './lists.ts';
import { readPhotos } from './photos-store.ts';
import { emptyPrices, putPrices } from './price-columns.ts';
import { createIntern, productRecord } from './product-record.ts';
import type { ProductRecord } from './product-record.ts';
import { readProducts, selectCounts, selectNameOrder } from './snapshot-store.ts';
import type { ProductRead } from './snapshot-store.ts';
import { readTints } from './tints.ts';

/** `db` must show one state throughout; `onProduct` sees each product once, in the catalogue's order. */
export async function readCatalogue(
  db: Database,
  publicUrl: string,
  day: string,
  onProduct: (product: ProductRead, forest: Forest) => void,
): Promise<Catalogue> {
  const forest = await readForest(db, publicUrl, day);
  const counts = await selectCounts(db, day);
  const products: ProductRecord[] = [];
  const firstArticle = new Uint32Array(counts.products + 1);
  const articles = draftArticles(counts.articles);
  const prices = emptyPrices(counts.products);
  const intern = createIntern();
  for await (const batch of readProducts(db, day)) {
    for (const read of batch) {
      const at = products.length;
      const record = productRecord(read, intern);
      products.push(record);
      for (const article of read.articles) articles.add(article);
      firstArticle[at + 1] = (firstArticle[at] ?? 0) + read.articles.length;
      putPrices(prices, at, read.articles, record.taxRate);
      onProduct(read, forest);
    }
  }
  await yieldToRequests();
  const byId = new Map(products.map((product, at) => [product.id, at]));
  const columns = articles.finish();
  await yieldToRequests();
  return {
    publicUrl,
    forest,
    products,
    firstArticle,
    articles: columns,
    prices,
    tints: await readTints(db),
    photos: await readPhotos(db),
    links: await linkLists(db, products, byId),
    replacedBy: await readReplacements(db),
    byName: placesOf(await selectNameOrder(db, day), byId),
    bySku: new Map(products.map((product, at) => [product.sku, at])),
    byUrlKey: new Map(products.map((product, at) => [product.urlKey, at])),
    byId,
    left: new Set(),
  };
}

async function linkLists(
  db: Database,
  products: readonly ProductRecord[],
  byId: ReadonlyMap<number, number>,
): Promise<Record<LinkKind, Lists>> {
  const lists = {
    related: products.map((): number[] => []),
    upsell: products.map((): number[] => []),
    crosssell: products.map((): number[] => []),
  } satisfies Record<LinkKind, number[][]>;
  for await (const links of readLinks(db, products.at(-1)?.id ?? -1)) {
    for (const { product_id: from, kind, linked_product_id: to } of links) {
      const linked = byId.get(to);
      if (linked !== undefined) lists[kind][byId.get(from) ?? -1]?.push(linked);
    }
  }
  return {
    related: listsOf(lists.related),
    upsell: listsOf(lists.upsell),
    crosssell: listsOf(lists.crosssell),
  };
}

function placesOf(ids: readonly number[], byId: ReadonlyMap<number, number>): Uint32Array {
  return Uint32Array.from(ids, (id) => byId.get(id) ?? 0);
}
