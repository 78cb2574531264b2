import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

describe('however many ask in one request', () => {
  it.each([
    [
      'the items of lists',
      'wishlist_item where wishlist_id = any(',
      '{ customer { wishlists { id items_v2 { items { id } } } } }',
    ],
    [
      'reviews',
      'from product_review',
      `{ products(search: "peinture", pageSize: 20) { items { sku first: reviews(pageSize: 1) { items { summary } }
        second: reviews(pageSize: 1, currentPage: 2) { items { summary } } } } }`,
    ],
    [
      'invoices of orders',
      'order_number = any(',
      '{ customer { orders(pageSize: 10) { items { number invoices { number } credit_memos { number } } } } }',
    ],
    [
      'blocks of the menu',
      'from "content_block"',
      '{ categoryList { children { universe_mega_menu_block { identifier } children { universe_mega_menu_block { identifier } } } } }',
    ],
    [
      'long texts of products',
      'meta_description, attributes',
      '{ products(search: "peinture", pageSize: 20) { items { sku description { html } meta_title } } }',
    ],
  ])('%s are read once', async (_what, piece, document) => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const { errors } = await shop.send(document, {}, { as: YANN });
    const texts = query.mock.calls.map((call: readonly unknown[]) => textOf(call[0]));
    query.mockRestore();
    expect(errors).toBeUndefined();
    expect(texts.filter((text) => text.includes(piece))).toHaveLength(1);
  });
});

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : '';
}
