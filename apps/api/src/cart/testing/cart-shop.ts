// A shop for cart tests: the articles used and their stock.
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { cartDesk } from './cart-desk.ts';

export const SMALL = '10100001';
export const LARGE = '10100002';
/** sold while stock lasts: four are left */
export const LAST = '10100301';
const STORE = 'VB001';

type Shelf = { available: number; statut_article_mag?: string };

export type CartShop = {
  shop: ShopApi;
  desk: ReturnType<typeof cartDesk>;
  /** An empty cart at the store. */
  cartAtStore(): Promise<string>;
  stock(sku: string, shelf: Shelf, store?: string): Promise<void>;
};

export async function openCartShop(): Promise<CartShop> {
  const shop = await shopApi();
  const desk = cartDesk(shop);
  async function stock(sku: string, shelf: Shelf, store = STORE): Promise<void> {
    await shop.db
      .updateTable('stock')
      .set(shelf)
      .where('article_sku', '=', sku)
      .where('shop_code', '=', store)
      .execute();
  }
  async function cartAtStore(): Promise<string> {
    const id = await desk.create();
    await desk.shop(STORE, id);
    return id;
  }
  await stock(LAST, { available: 4, statut_article_mag: 'U' });
  return { shop, desk, cartAtStore, stock };
}
