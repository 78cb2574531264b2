import { sql } from 'kysely';
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
      // The ratings of the whole catalogue are another question, asked once for everybody.
      'where product_sku = asked.sku',
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
      'from "content_block_now"',
      '{ categoryList { children { universe_mega_menu_block { identifier } children { universe_mega_menu_block { identifier } } } } }',
    ],
    [
      'prices of samples',
      'as list_percent',
      `{ testerArticles(tints: [{ code: "RAL 7016" }, { code: "RAL 9010" }, { hex: "#C9A27E" }]) { sku price { excluding_tax { value } } } }`,
    ],
    [
      'colours of samples',
      'from "colour"',
      `{ testerArticles(tints: [{ code: "RAL 7016" }, { code: "RAL 9010" }, { code: "VB-BU100" }]) { sku tint_class } }`,
    ],
    [
      'stocks of tints to be ordered again',
      'from stock',
      '{ customerTints(pageSize: 20) { items { uid reorder { is_orderable } } } }',
    ],
    [
      'prices of an order’s lines to be ordered again',
      'article.sku = any(',
      '{ customerOrder(number: "W25100004") { items { id ... on OrderItem { reorder { is_orderable } } } } }',
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

describe('of many asked in one request', () => {
  async function ask<Answer>(document: string): Promise<Answer> {
    const { data, errors } = await shop.send(document, {}, { as: YANN });
    expect(errors).toBeUndefined();
    return data as Answer;
  }

  // Gathered in one hand, from several stores.
  const ordersOfCompany = () =>
    sql`update orders set customer_id = head.id, shop_code = 'VB00' || (1 + orders.id % 5)
      from customer head where head.email = ${YANN} and orders.company_id = head.company_id`.execute(shop.db);

  it('each sub-account has what it spent itself', async () => {
    const { getListSubAccount: listed } = await ask<{
      getListSubAccount: { id: string; spent_this_month: number }[];
    }>('{ getListSubAccount { id spent_this_month } }');
    const alone = await Promise.all(
      listed.map(async ({ id }) => {
        const { getSubAccount: one } = await ask<{ getSubAccount: { spent_this_month: number } }>(
          `{ getSubAccount(id: "${id}") { spent_this_month } }`,
        );
        return one.spent_this_month;
      }),
    );
    expect(listed.map((account) => account.spent_this_month)).toEqual(alone);
    expect(new Set(alone).size).toBeGreaterThan(1);
  });

  it('each order has its own invoices', async () => {
    await ordersOfCompany();
    const { customer } = await ask<{
      customer: { orders: { items: { number: string; invoices: { number: string }[] }[] } };
    }>('{ customer { orders(pageSize: 50) { items { number invoices { number } } } } }');
    const orders = customer.orders.items;
    const rows = await shop.db
      .selectFrom('invoice')
      .select(['number', 'order_number'])
      .where('type', '=', 'FACTURE')
      .execute();
    const byOrder = Map.groupBy(rows, (row) => row.order_number);
    for (const { number, invoices } of orders) {
      const own = byOrder.get(number)?.map((invoice) => invoice.number) ?? [];
      expect(invoices.map((invoice) => invoice.number).toSorted()).toEqual(own.toSorted());
    }
    expect(orders.filter(({ invoices }) => invoices.length > 0).length).toBeGreaterThan(1);
  });

  it('each order to be fetched has the address of its own store', async () => {
    await ordersOfCompany();
    const { customer } = await ask<{
      customer: {
        orders: {
          items: { delivery_mode: string; shop_code: string; shipping_address: { lastname: string } }[];
        };
      };
    }>(
      '{ customer { orders(pageSize: 50) { items { delivery_mode shop_code shipping_address { lastname } } } } }',
    );
    const fetched = customer.orders.items.filter((order) => order.delivery_mode === 'EMP');
    const shops = await shop.db.selectFrom('shop').select(['code', 'title_label']).execute();
    const titles = new Map(shops.map((store) => [store.code, store.title_label]));
    expect(fetched.map((order) => order.shipping_address.lastname)).toEqual(
      fetched.map((order) => titles.get(order.shop_code)),
    );
    expect(new Set(fetched.map((order) => order.shop_code)).size).toBeGreaterThan(1);
  });

  it('each entry of the menu has its own block', async () => {
    type Entry = {
      universe_mega_menu_cms: string | null;
      universe_mega_menu_block: { identifier: string } | null;
    };
    const { categoryList } = await ask<{ categoryList: { children: Entry[] }[] }>(
      '{ categoryList { children { universe_mega_menu_cms universe_mega_menu_block { identifier } } } }',
    );
    const entries = categoryList
      .flatMap(({ children }) => children)
      .filter((entry) => entry.universe_mega_menu_cms);
    expect(entries.map((entry) => entry.universe_mega_menu_block?.identifier)).toEqual(
      entries.map((entry) => entry.universe_mega_menu_cms),
    );
    expect(entries.length).toBeGreaterThan(1);
  });

  it('each product has its own texts', async () => {
    const { products } = await ask<{ products: { items: { sku: string; description: { html: string } }[] } }>(
      '{ products(search: "peinture", pageSize: 20) { items { sku description { html } } } }',
    );
    const rows = await shop.db.selectFrom('product').select(['sku', 'description']).execute();
    const texts = new Map(rows.map((row) => [row.sku, row.description]));
    expect(products.items.map((product) => product.description.html)).toEqual(
      products.items.map((product) => texts.get(product.sku)),
    );
    expect(new Set(products.items.map((product) => product.description.html)).size).toBeGreaterThan(1);
  });
});

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : '';
}
