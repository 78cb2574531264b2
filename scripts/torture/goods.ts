// What is fought over: for each stretch of time an article that runs out and a coupon for the first five.
import { PLATFORM } from '@nuancier/domain/stock/platform.ts';
import type { Database } from '@nuancier/api/database/tables.ts';

export const STORE = 'VB006';
/** Never runs out, so that an order is always possible. */
export const PLENTY = '10200102';
export const PLENTY_AT_START = 1_000_000;
/** So many of what runs out, at the store and on the platform that deliveries leave from. */
export const FEW_AT = new Map([
  [STORE, 10],
  [PLATFORM, 5],
]);
const COUPON = 'FLASH5';

export type Stretch = { sku: string; coupon: string; couponLimit: number };

export async function layOut(db: Database, stretches: number): Promise<Stretch[]> {
  const skus = await scarceSkus(db, stretches);
  const shelf = { resupply_time: null, appro_directe_fournisseur: false, livraison_pro: true };
  for (const [place, available] of FEW_AT) {
    await db
      .updateTable('stock')
      .set({ ...shelf, available, statut_article_mag: 'U' })
      .where('shop_code', '=', place)
      .where('article_sku', 'in', skus)
      .execute();
  }
  await db
    .updateTable('stock')
    .set({ ...shelf, available: PLENTY_AT_START, statut_article_mag: 'P' })
    .where('shop_code', 'in', [...FEW_AT.keys()])
    .where('article_sku', '=', PLENTY)
    .execute();
  const model = await db
    .selectFrom('coupon')
    .selectAll()
    .where('code', '=', COUPON)
    .executeTakeFirstOrThrow();
  const laidOut = skus.map((sku, at) => ({
    sku,
    coupon: at === 0 ? COUPON : `${COUPON}N${at}`,
    couponLimit: model.usage_limit ?? 0,
  }));
  const { valid_from: _from, valid_to: _to, ...rest } = model;
  const more = laidOut.slice(1).map(({ coupon }) => ({ ...rest, code: coupon }));
  if (more.length > 0) await db.insertInto('coupon').values(more).execute();
  return laidOut;
}

/** Articles that were ordered before are sold on their own. */
async function scarceSkus(db: Database, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('order_line')
    .innerJoin('stock', 'stock.article_sku', 'order_line.article_sku')
    .innerJoin('public_price', 'public_price.article_sku', 'order_line.article_sku')
    .select('order_line.article_sku')
    .distinct()
    .where('shop_code', '=', STORE)
    .where('statut_article_mag', '=', 'P')
    .where('order_line.article_sku', '!=', PLENTY)
    .where('tint', 'is', null)
    .orderBy('order_line.article_sku')
    .limit(most)
    .execute();
  return rows.map((row) => row.article_sku);
}
