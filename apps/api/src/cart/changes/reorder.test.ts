import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { place, prepare, shopper } from '../../checkout/testing/shopper.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { listDesk } from '../../wishlists/testing/list-desk.ts';
import { freezeCart, unfreezeCart } from '../cart.ts';
import { CART } from '../testing/cart-desk.ts';
import type { ShownCart } from '../testing/cart-desk.ts';
import { openCartShop, SMALL } from '../testing/cart-shop.ts';
import type { CartShop } from '../testing/cart-shop.ts';

const A = 'yann.kermarrec@demo.valbrune.example';
const SUB = 'gwen.lebihan@demo.valbrune.example';
const B = 'nadia.castellan@demo.valbrune.example';
const PAINT = '10200206';
const STORE = 'VB006';

let shop: ShopApi;
let desk: CartShop['desk'];
let stock: CartShop['stock'];
let number: string;
let lines: { id: string; product_sku: string; tint: object | null }[];
beforeAll(async () => {
  const opened = await openCartShop();
  ({ shop, desk } = opened);
  stock = (sku, shelf) => opened.stock(sku, shelf, STORE);
  for (const sku of [PAINT, SMALL]) await stock(sku, { available: 500, statut_article_mag: 'P' });
  const who = await shopper(shop, { as: A, shopCode: STORE });
  await desk.clear(who.cartId, { as: A });
  const tint = (hex: string, label: string) => [
    { uid: 'customColorExa', value: hex },
    { uid: 'customerColorLabel', value: label },
  ];
  const { userErrors } = await desk.add(
    who.cartId,
    [
      { sku: PAINT, quantity: 2, entered_options: tint('#F2EFE8', 'Salon') },
      { sku: PAINT, quantity: 1, entered_options: tint('#EFEFEF', 'Entrée') },
      { sku: SMALL, quantity: 3 },
    ],
    { as: A },
  );
  if (userErrors.length > 0) throw new Error(JSON.stringify(userErrors));
  await prepare(shop, who, { payment: 'on_account' });
  number = (await place(shop, who)).number ?? '';
  const { answer } = await desk.ask<{ items: typeof lines }>(
    `{ customerOrder(number: "${number}") { items { id product_sku tint { customColorExa } } } }`,
    {},
    { as: A },
  );
  ({ items: lines } = answer);
});
afterAll(() => shop.close());

describe('an order wanted again', () => {
  it('puts every line into the cart once more, tints and all, beside what is there', async () => {
    const own = await desk.own(A);
    await desk.add(own.id, [{ sku: SMALL, quantity: 1 }], { as: A });
    const { answer } = await reorder(A);
    expect(answer).toMatchObject({ added: 3, userInputErrors: [] });
    expect(contents(answer?.cart)).toEqual([
      [SMALL, 4, null],
      [PAINT, 2, '#F2EFE8 Salon'],
      [PAINT, 1, '#EFEFEF Entrée'],
    ]);
    expect(answer?.cart.id).toBe(own.id);
    await desk.clear(own.id, { as: A });
  });

  it('at today’s prices, whatever was paid then', async () => {
    await shop.db
      .updateTable('order_line')
      .set({ unit_ht_cents: 1, row_ht_cents: 3, discount_ht_cents: 0 })
      .where('id', '=', Number(idOf(SMALL)))
      .execute();
    const { answer } = await reorder(A, [idOf(SMALL)]);
    const again = answer?.cart.items[0]?.prices?.unit_price_excluding_tax.value;
    const own = await desk.own(A);
    await desk.clear(own.id, { as: A });
    const { cart } = await desk.add(own.id, [{ sku: SMALL, quantity: 3 }], { as: A });
    expect(again).toBe(cart?.items[0]?.prices?.unit_price_excluding_tax.value);
    expect(again).toBeGreaterThan(1);
    await desk.clear(own.id, { as: A });
  });

  it('only the lines that were chosen, when some are; none, or one of another order, is refused', async () => {
    const { answer } = await reorder(A, [idOf(PAINT)]);
    expect(contents(answer?.cart)).toEqual([[PAINT, 2, '#F2EFE8 Salon']]);
    for (const chosen of [[], ['1'], [idOf(PAINT), 'rien']])
      expect((await reorder(A, chosen)).errors[0]?.extensions.key).toBe('REORDER_LINES');
    const own = await desk.own(A);
    expect(own.total_quantity).toBe(2);
    await desk.clear(own.id, { as: A });
  });

  it('says which lines cannot be had and why, and takes the others', async () => {
    await stock(SMALL, { available: 1, statut_article_mag: 'U' });
    const few = await reorder(A);
    expect(few.answer?.userInputErrors).toMatchObject([
      { code: 'INSUFFICIENT_STOCK', path: ['orderNumber'], order_item_id: idOf(SMALL) },
    ]);
    expect(few.answer).toMatchObject({ added: 2, cart: { items: [{ sku: PAINT }, { sku: PAINT }] } });
    await stock(SMALL, { available: 0, statut_article_mag: 'O' });
    const none = await reorder(A, [idOf(SMALL)]);
    expect(none.answer).toMatchObject({ added: 0, userInputErrors: [{ code: 'NOT_SALABLE' }] });
    await stock(SMALL, { available: 500, statut_article_mag: 'P' });
    await desk.clear((await desk.own(A)).id, { as: A });
  });

  it.each([
    ['another company', B],
    ['a sub-account that did not place it', SUB],
  ])('B05 is not there for %s', async (_name, as) => {
    const before = (await desk.own(as)).total_quantity;
    const { errors } = await reorder(as);
    expect(errors[0]?.extensions.category).toBe('graphql-no-such-entity');
    expect((await desk.own(as)).total_quantity).toBe(before);
  });

  it('C04 needs the right to see orders', async () => {
    await shop.db.updateTable('customer').set({ is_view_order: false }).where('email', '=', SUB).execute();
    expect((await reorder(SUB)).errors[0]?.extensions.category).toBe('graphql-authorization');
    await shop.db.updateTable('customer').set({ is_view_order: true }).where('email', '=', SUB).execute();
  });
});

describe('a favourites list into the cart', () => {
  type Taken = {
    status: boolean;
    wishlist: { id: string; items_v2: { items: { id: string; sku: string }[] } };
    add_wishlist_items_to_cart_user_errors: { code: string; wishlistId: string; wishlistItemId: string }[];
  };
  const take = (as: string, wishlistId: string, ids?: readonly string[]) =>
    desk.ask<Taken | null>(
      `mutation($list: ID!, $ids: [ID!]) { addWishlistItemsToCart(wishlistId: $list, wishlistItemIds: $ids) { status
        wishlist { id items_v2 { items { id sku } } }
        add_wishlist_items_to_cart_user_errors { code message wishlistId wishlistItemId } } }`,
      { list: wishlistId, ids },
      { as },
    );

  it('what goes in leaves the list, tints included; what is refused stays and is told by its item', async () => {
    const lists = listDesk(shop);
    const tint = [{ uid: 'customColorExa', value: '#F2EFE8' }];
    const wishes = [
      { sku: PAINT, quantity: 2, entered_options: tint },
      { sku: SMALL, quantity: 3 },
    ];
    const made = (await lists.make('Chantier Doulon', A)).value?.id ?? '';
    const { value } = await lists.add(made, wishes, A);
    const [paint, small] = value?.wishlist.items_v2.items ?? [];
    await stock(SMALL, { available: 1, statut_article_mag: 'U' });
    const first = await take(A, made);
    expect(first.answer).toMatchObject({
      status: false,
      wishlist: { id: made, items_v2: { items: [{ id: small?.id, sku: SMALL }] } },
      add_wishlist_items_to_cart_user_errors: [
        { code: 'INSUFFICIENT_STOCK', wishlistId: made, wishlistItemId: small?.id },
      ],
    });
    const own = await desk.own(A);
    expect(contents(own)).toEqual([[PAINT, 2, '#F2EFE8 null']]);
    await stock(SMALL, { available: 500, statut_article_mag: 'P' });
    for (const [as, list, ids, category] of [
      [A, made, [paint?.id ?? ''], 'graphql-no-such-entity'],
      [B, made, [small?.id ?? ''], 'graphql-no-such-entity'],
      [A, made, ['rien'], 'graphql-no-such-entity'],
    ] as const)
      expect((await take(as, list, ids)).errors[0]?.extensions.category).toBe(category);
    const second = await take(A, made, [small?.id ?? '']);
    expect(second.answer).toMatchObject({ status: true, wishlist: { items_v2: { items: [] } } });
    expect((await desk.own(A)).items.map(({ sku }) => sku)).toEqual([PAINT, SMALL]);
    await lists.drop(made, A);
    await desk.clear(own.id, { as: A });
  });

  it('asked for several times at once, it goes into the cart once', async () => {
    const lists = listDesk(shop);
    const made = (await lists.make('Chantier Erdre', A)).value?.id ?? '';
    const { value } = await lists.add(made, [{ sku: SMALL, quantity: 3 }], A);
    const [small] = value?.wishlist.items_v2.items ?? [];
    const whole = await Promise.all([1, 2, 3].map(() => take(A, made)));
    expect(whole.map(({ answer }) => answer?.wishlist.items_v2.items)).toEqual([[], [], []]);
    const own = await desk.own(A);
    expect(contents(own)).toEqual([[SMALL, 3, null]]);
    await lists.add(made, [{ sku: SMALL, quantity: 3 }], A);
    const [again] = (await lists.read(made, A)).value?.items_v2.items ?? [];
    expect(again?.id).not.toBe(small?.id);
    const named = await Promise.all([1, 2, 3].map(() => take(A, made, [again?.id ?? ''])));
    expect(named.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(contents(await desk.own(A))).toEqual([[SMALL, 6, null]]);
    await lists.drop(made, A);
    await desk.clear(own.id, { as: A });
  });

  it('a cart that does not take it leaves the list as it is', async () => {
    const lists = listDesk(shop);
    const made = (await lists.make('Chantier Chantenay', A)).value?.id ?? '';
    await lists.add(made, [{ sku: SMALL, quantity: 3 }], A);
    const { id } = await desk.own(A);
    await shop.db.transaction().execute((db) => freezeCart(db, id, DEMO_DAY));
    expect((await take(A, made)).errors).toHaveLength(1);
    await shop.db.transaction().execute((db) => unfreezeCart(db, id, DEMO_DAY));
    expect((await lists.read(made, A)).value).toMatchObject({ items_count: 1 });
    await lists.drop(made, A);
  });

  it('a list that was only shown is not made by having nothing to give', async () => {
    const lists = listDesk(shop);
    for (const { id } of await lists.lists(B)) await lists.drop(id, B);
    const [implied] = await lists.lists(B);
    for (const id of [implied?.id ?? '', '0'])
      expect((await take(B, id)).answer).toMatchObject({ status: true, wishlist: { id: implied?.id } });
    const kept = '{ customer { wishlists { id kept } } }';
    expect((await lists.ask(kept, {}, B)).data).toEqual({
      customer: { wishlists: [{ id: implied?.id, kept: false }] },
    });
  });
});

type Reordered = { added: number; cart: ShownCart; userInputErrors: { code: string }[] };

function reorder(as: string, chosen?: readonly string[]) {
  return desk.ask<Reordered | null>(
    `mutation($number: String!, $lines: [ID!]) { reorderItems(orderNumber: $number, lines: $lines) {
      added cart ${CART} userInputErrors { code message path order_item_id product_name } } }`,
    { number, lines: chosen },
    { as },
  );
}

function contents(cart: ShownCart | undefined) {
  return cart?.items.map(({ sku, quantity, tint }) => [
    sku,
    quantity,
    tint === null ? null : `${tint.customColorExa} ${tint.customerColorLabel}`,
  ]);
}

function idOf(sku: string): string {
  return lines.find((line) => line.product_sku === sku)?.id ?? '';
}
