import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fill, place, prepare } from '../checkout/testing/shopper.ts';
import { DEMO_DAY } from '../testing/build-template.ts';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import {
  ALI,
  approvalDesk,
  categoryOf,
  GLUE,
  GWEN,
  keyOf,
  NADIA,
  PAINT,
  YANN,
} from './testing/approval-desk.ts';
import type { ShownRequest } from './testing/approval-desk.ts';

const DAY_MS = 24 * 60 * 60_000;
const TWO = [
  { sku: PAINT, quantity: 4 },
  { sku: GLUE, quantity: 2 },
];

let shop: ShopApi;
let now = DEMO_DAY;
const desk = approvalDesk(() => shop);
const { send, answer, asker, submitted, messages, cart, mails, idOf } = desk;
let logged = '0';
beforeAll(async () => {
  shop = await shopApi({ now: () => now });
});
afterAll(() => shop.close());

/** Every test begins with empty carts, full shelves, an empty outbox and the accounts as they were. */
beforeEach(async () => {
  now = DEMO_DAY;
  await shop.db.deleteFrom('cart').execute();
  await shop.db.deleteFrom('outbox').execute();
  await shop.db.deleteFrom('rate_counter').execute();
  await shop.db
    .updateTable('stock')
    .set({ available: 500, statut_article_mag: 'P', resupply_time: 5, appro_directe_fournisseur: false })
    .where('article_sku', 'in', [PAINT, GLUE])
    .execute();
  const account = { role: 'Subaccount', is_active: true, is_view_price: true };
  await shop.db.updateTable('customer').set(account).where('email', 'in', [GWEN, ALI]).execute();
  await shop.db
    .updateTable('customer')
    .set({ is_notification_order: true })
    .where('email', '=', YANN)
    .execute();
  const { last } = await shop.db
    .selectFrom('audit_entry')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  logged = String(last ?? 0);
});

const approved = (orderId: string) => answer<ShownRequest>(YANN, 'approve', { orderId });
const rejected = (orderId: string, reason?: string) =>
  answer<ShownRequest>(YANN, 'reject', { orderId, reason });
const uidOf = ({ items }: ShownRequest, sku: string) => items.find((item) => item.sku === sku)?.uid ?? '';
const events = (event: string) =>
  shop.db
    .selectFrom('audit_entry')
    .select(['actor_id', 'customer_id', 'details'])
    .where('event', '=', event)
    .where('id', '>', logged)
    .orderBy('id')
    .execute();

describe('asking', () => {
  it('APR-01 APR-02 APR-14 E05 freezes the cart, tells both and shows the pending state', async () => {
    const { who, request } = await submitted(TWO, { comment: ' Chantier Lorient ' });
    expect(request).toMatchObject({ status: 'waiting_for_approval', waiting_for_approval: true });
    expect(request.id).toMatch(/^V265\d{5}$/);
    expect(request.comment).toBe('Chantier Lorient');
    const held = await cart(who);
    expect(held).toMatchObject({ state: 'FROZEN', is_orderable: false });
    expect(held.approval).toMatchObject({
      is_pending: true,
      status: 'waiting_for_approval',
      approver_name: 'Yann Kermarrec',
    });
    await expect(fill(shop, who, [{ sku: PAINT, quantity: 1 }])).rejects.toThrow('CART_FROZEN');
    expect((await place(shop, who)).key).toBe('CART_FROZEN');
    expect(await messages()).toEqual([
      {
        message_type: 'requested',
        message_level: 'success',
        content: 'Votre demande de validation a été transmise à votre dirigeant.',
      },
    ]);
    expect(await mails('approval_requested')).toMatchObject([
      {
        to: YANN,
        variables: {
          parentFirstname: 'Yann',
          subaccountName: 'Gwen Le Bihan',
          comment: 'Chantier Lorient',
          approvalPath: `/customer/orders-to-approve-detail/${request.id}`,
        },
      },
    ]);
    expect(await mails('approval_request_sent')).toMatchObject([{ to: GWEN }]);
  });

  it('APR-15 C12 whoever does not wish to be told of orders gets no mail', async () => {
    await shop.db
      .updateTable('customer')
      .set({ is_notification_order: false })
      .where('email', '=', YANN)
      .execute();
    const { request } = await submitted(TWO, { rights: { is_notification_order: false } });
    await approved(request.id);
    for (const template of ['approval_requested', 'approval_request_sent', 'approval_approved'])
      expect(await mails(template)).toEqual([]);
  });

  it('is refused for what may be ordered alone, for nothing, for too many words, and a second time', async () => {
    const who = await asker(GWEN, { is_validate_order: true, ceiling_validated_order_cents: 10_000_000 });
    expect(keyOf(await send(GWEN, 'submit', { cartId: who.cartId }))).toBe('CHECKOUT_STEP_CART');
    await fill(shop, who, TWO);
    expect(keyOf(await send(GWEN, 'submit', { cartId: who.cartId }))).toBe('APPROVAL_NOT_NEEDED');
    expect((await cart(who)).approval?.is_needed).toBe(false);
    await shop.db
      .updateTable('customer')
      .set({ is_validate_order: false })
      .where('email', '=', GWEN)
      .execute();
    expect((await cart(who)).approval?.is_needed).toBe(true);
    const long = await send(GWEN, 'submit', { cartId: who.cartId, comment: 'é'.repeat(251) });
    expect(long.errors?.[0]?.message).toContain('250');
    const both = await Promise.all([1, 2].map(() => send(GWEN, 'submit', { cartId: who.cartId })));
    expect(both.map(keyOf).toSorted()).toEqual(['CART_FROZEN', undefined]);
  });

  it('somebody else’s cart is not there, and only sub-accounts ask', async () => {
    const who = await asker();
    await fill(shop, who, TWO);
    expect(categoryOf(await send(ALI, 'submit', { cartId: who.cartId }))).toBe('graphql-no-such-entity');
    expect(categoryOf(await send(YANN, 'submit', { cartId: who.cartId }))).toBe('graphql-authorization');
  });

  it('C01 whoever may not see prices finds none in its request, its mails or its cart', async () => {
    const { who, request } = await submitted(TWO, { as: ALI, rights: { is_view_price: false } });
    expect(request.prices).toBeNull();
    expect(request.items.every(({ prices }) => prices === null)).toBe(true);
    await approved(request.id);
    expect((await cart(who)).approval?.ceiling).toBeNull();
    const own = [...(await mails('approval_request_sent')), ...(await mails('approval_approved'))];
    expect(own.filter(({ to }) => to === ALI)).toHaveLength(2);
    expect(JSON.stringify(own)).not.toMatch(/cents/i);
  });
});

describe('deciding', () => {
  it('APR-03 the head of the company lists what waits and opens it with prices', async () => {
    const { request } = await submitted(TWO);
    const list = await answer<{ total_count: number; items: Record<string, unknown>[] }>(YANN, 'list');
    expect(list.total_count).toBe(1);
    expect(list.items).toMatchObject([{ id: request.id, customer_name: 'Gwen Le Bihan', total_quantity: 6 }]);
    const read = await answer<ShownRequest>(YANN, 'read', { orderId: request.id });
    expect(read.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      [PAINT, 4],
      [GLUE, 2],
    ]);
    expect(read.prices?.total_excluding_tax.value).toBeGreaterThan(0);
  });

  it('APR-06 APR-08 APR-09 approved as it stands, it is ordered without asking again', async () => {
    const { who, request } = await submitted(TWO);
    expect(await approved(request.id)).toMatchObject({ status: 'approved', changes: [] });
    expect(await messages()).toMatchObject([
      { message_type: 'approved', message_level: 'success', content: 'Votre commande a été validée.' },
    ]);
    expect(await mails('approval_approved')).toMatchObject([
      { to: GWEN, variables: { firstname: 'Gwen', parentName: 'Yann Kermarrec' } },
    ]);
    const free = await cart(who);
    expect(free).toMatchObject({ state: 'OPEN', is_orderable: true });
    expect(free.approval).toMatchObject({ is_needed: false, is_pending: true, status: 'approved' });
    await prepare(shop, who, { payment: 'on_account' });
    const { number } = await place(shop, who);
    expect(number).not.toBeNull();
    expect(await messages()).toEqual([]);
    const row = shop.db
      .selectFrom('approval_request')
      .select(['order_number'])
      .where('number', '=', request.id);
    expect(await row.executeTakeFirst()).toEqual({ order_number: number });
  });

  it('APR-04 APR-05 APR-08 E12 changed by the head, the news and the log say what', async () => {
    const { who, request } = await submitted(TWO);
    const fewer = await answer<ShownRequest>(YANN, 'quantity', {
      orderId: request.id,
      itemUid: uidOf(request, PAINT),
      quantity: 3,
    });
    expect(fewer.changes).toMatchObject([{ quantity_asked: 4, quantity: 3 }]);
    await answer(YANN, 'remove', { orderId: request.id, itemUid: uidOf(request, GLUE) });
    await approved(request.id);
    expect((await cart(who)).items.map(({ sku, quantity }) => [sku, quantity])).toEqual([[PAINT, 3]]);
    expect(await messages()).toMatchObject([
      {
        message_type: 'approved_with_changes',
        content: 'Votre commande a été validée avec des modifications.',
      },
    ]);
    const [mail] = await mails('approval_approved_with_changes');
    expect(mail?.variables['changes']).toEqual([
      expect.stringMatching(/: 4 → 3$/),
      expect.stringMatching(/: retiré$/),
    ]);
    const [head, sub] = [await idOf(YANN), await idOf(GWEN)];
    expect(await events('approval-changed')).toMatchObject([
      { actor_id: head, customer_id: sub, details: { before: { quantity: 4 }, after: { quantity: 3 } } },
      { actor_id: head, customer_id: sub, details: { before: { quantity: 2 }, after: null } },
    ]);
    expect(await events('order-approved')).toMatchObject([{ actor_id: head, customer_id: sub }]);
  });

  it('APR-05 the quantity is 1 unless told; nothing and nonsense are refused', async () => {
    const { request } = await submitted(TWO);
    const item = { orderId: request.id, itemUid: uidOf(request, PAINT) };
    const one = await answer<ShownRequest>(YANN, 'quantity', item);
    expect(one.items.find(({ sku }) => sku === PAINT)?.quantity).toBe(1);
    for (const quantity of [0, -2, 1.5, 1e9])
      expect(categoryOf(await send(YANN, 'quantity', { ...item, quantity }))).toBe('graphql-input');
    expect(categoryOf(await send(YANN, 'remove', { ...item, itemUid: crypto.randomUUID() }))).toBe(
      'graphql-no-such-entity',
    );
  });

  it('APR-07 APR-10 E12 rejected, the cart is free for changes and another request', async () => {
    const { who, request } = await submitted(TWO);
    await rejected(request.id, 'Trop cher pour ce chantier');
    expect(await messages()).toEqual([
      {
        message_type: 'rejected',
        message_level: 'error',
        content:
          'Votre demande a été rejetée. Veuillez modifier votre commande puis cliquer sur “Soumettre à la validation” pour faire une nouvelle demande. Motif\u00A0: Trop cher pour ce chantier',
      },
    ]);
    expect(await mails('approval_rejected')).toMatchObject([
      { to: GWEN, variables: { reason: 'Trop cher pour ce chantier' } },
    ]);
    expect(await events('order-rejected')).toMatchObject([
      { details: { reason: 'Trop cher pour ce chantier' } },
    ]);
    expect(await cart(who)).toMatchObject({
      state: 'OPEN',
      approval: { is_needed: true, is_pending: false },
    });
    await prepare(shop, who, { payment: 'on_account' });
    expect((await place(shop, who)).key).toBe('APPROVAL_NEEDED');
    const again = await answer<ShownRequest>(GWEN, 'submit', { cartId: who.cartId });
    expect(again.id).not.toBe(request.id);
    expect((await messages())[0]?.message_type).toBe('requested');
  });

  it('D65 E06 taking out the last item rejects; a request that was treated is treated', async () => {
    const { who, request } = await submitted([{ sku: PAINT, quantity: 1 }]);
    const emptied = await answer<ShownRequest>(YANN, 'remove', {
      orderId: request.id,
      itemUid: uidOf(request, PAINT),
    });
    expect(emptied).toMatchObject({ status: 'rejected', items: [] });
    expect((await cart(who)).state).toBe('OPEN');
    for (const call of ['approve', 'reject'] as const)
      expect(keyOf(await send(YANN, call, { orderId: request.id }))).toBe('APPROVAL_TREATED');
    expect(await answer<{ total_count: number }>(YANN, 'list')).toMatchObject({ total_count: 0 });
  });

  it('E07 more than there is cannot be granted', async () => {
    await shop.db
      .updateTable('stock')
      .set({ available: 5, statut_article_mag: 'U', resupply_time: null })
      .where('article_sku', '=', PAINT)
      .execute();
    const { request } = await submitted([{ sku: PAINT, quantity: 4 }]);
    const item = { orderId: request.id, itemUid: uidOf(request, PAINT), quantity: 6 };
    expect(keyOf(await send(YANN, 'quantity', item))).toBe('INSUFFICIENT_STOCK');
    await shop.db.updateTable('stock').set({ available: 1 }).where('article_sku', '=', PAINT).execute();
    expect(keyOf(await send(YANN, 'approve', { orderId: request.id }))).toBe('INSUFFICIENT_STOCK');
    expect((await answer<ShownRequest>(YANN, 'read', { orderId: request.id })).status).toBe(
      'waiting_for_approval',
    );
  });

  it('E03 E04 of many who decide at once one is heard', async () => {
    const { request } = await submitted(TWO);
    const calls = Array.from({ length: 10 }, (_, at) =>
      send(YANN, at % 2 === 0 ? 'approve' : 'reject', { orderId: request.id }),
    );
    const answers = await Promise.all(calls);
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(new Set(answers.map(keyOf))).toEqual(new Set([undefined, 'APPROVAL_TREATED']));
    const decided = [...(await events('order-approved')), ...(await events('order-rejected'))];
    expect(decided).toHaveLength(1);
    const news = [...(await mails('approval_approved')), ...(await mails('approval_rejected'))];
    expect(news).toHaveLength(1);
  });

  it('E10 a request of somebody who was removed is not there any more', async () => {
    const solene = 'solene.riou@demo.valbrune.example';
    const { request } = await submitted(TWO, { as: solene });
    const removed = await shop.send(
      'mutation ($id: ID!) { removeSubAccountCustomer(id: $id) }',
      { id: String(await idOf(solene)) },
      { as: YANN },
    );
    expect(removed.errors).toBeUndefined();
    expect(await answer<{ total_count: number }>(YANN, 'list')).toMatchObject({ total_count: 0 });
    expect(categoryOf(await send(YANN, 'approve', { orderId: request.id }))).toBe('graphql-no-such-entity');
  });
});

describe('who may', () => {
  const calls = ['read', 'remove', 'quantity', 'approve', 'reject'] as const;

  it('E01 E02 APR-13 neither the author, nor another head, nor a visitor', async () => {
    const { request } = await submitted(TWO);
    const variables = { orderId: request.id, itemUid: uidOf(request, PAINT) };
    for (const call of calls) {
      expect(categoryOf(await send(GWEN, call, variables))).toBe('graphql-authorization');
      expect(categoryOf(await send(NADIA, call, variables))).toBe('graphql-no-such-entity');
      expect((await send(null, call, variables)).data).toEqual({ answer: null });
    }
    // Promoted meanwhile, the author is head of the company and still not its own judge.
    await shop.db.updateTable('customer').set({ role: 'Dirigeant' }).where('email', '=', GWEN).execute();
    expect(categoryOf(await send(GWEN, 'approve', variables))).toBe('graphql-no-such-entity');
    expect((await answer<ShownRequest>(YANN, 'read', variables)).status).toBe('waiting_for_approval');
  });

  it('B13 E11 APR-11 nobody reads the messages of another', async () => {
    await submitted(TWO);
    const customerId = String(await idOf(GWEN));
    for (const other of [YANN, NADIA, ALI, null])
      expect(categoryOf(await send(other, 'messages', { customerId }))).toBe('graphql-authorization');
    expect(await messages(YANN)).toEqual([]);
    expect(await messages(GWEN)).toHaveLength(1);
  });
});

describe('what was approved', () => {
  it('D62 D63 may shrink and be ordered; the flag falls. Grown, it must be asked for again', async () => {
    const { who, request } = await submitted(TWO);
    await approved(request.id);
    const [first] = (await cart(who)).items;
    const update = (quantity: number) =>
      shop.send(
        `mutation ($id: String!, $uid: ID!, $quantity: Float!) { updateCartItems(input: { cart_id: $id,
          cart_items: [{ cart_item_uid: $uid, quantity: $quantity }] }) { cart { id } } }`,
        { id: who.cartId, uid: first?.uid, quantity },
        { as: GWEN },
      );
    await update(3);
    expect((await cart(who)).approval).toMatchObject({ is_needed: false, is_pending: false });
    await update(5);
    expect((await cart(who)).approval).toMatchObject({ is_needed: true, is_pending: false });
    expect(await messages()).toEqual([]);
    await prepare(shop, who, { payment: 'on_account' });
    expect((await place(shop, who)).key).toBe('APPROVAL_NEEDED');
    await update(2);
    await prepare(shop, who, { payment: 'on_account' });
    expect((await place(shop, who)).number).not.toBeNull();
  });

  it('D66 its prices hold for seven days, then today’s are said', async () => {
    const { who, request } = await submitted([{ sku: PAINT, quantity: 4 }]);
    await approved(request.id);
    const agreed = (await cart(who)).items[0]?.prices?.row_total.value ?? 0;
    await shop.db
      .updateTable('public_price')
      .set(({ eb }) => ({ pack_ht_cents: eb('pack_ht_cents', '+', 1_000) }))
      .where('article_sku', '=', PAINT)
      .execute();
    expect((await cart(who)).items[0]?.prices?.row_total.value).toBe(agreed);
    now = new Date(DEMO_DAY.getTime() + 7 * DAY_MS - 60_000);
    const held = { ...who, as: GWEN };
    await shop.db.updateTable('customer_session').set({ last_seen_at: now }).execute();
    expect((await cart(held)).notices).toEqual([]);
    now = new Date(DEMO_DAY.getTime() + 7 * DAY_MS);
    const after = await cart(held);
    expect(after.items[0]?.prices?.row_total.value).toBeGreaterThan(agreed);
    expect(after.notices.map(({ code }) => code)).toEqual(['APPROVED_PRICE_ENDED']);
  });

  it('E08 each order is measured by itself: several below the ceiling pass', async () => {
    for (let at = 0; at < 3; at += 1) {
      const who = await asker(GWEN, { is_validate_order: true, ceiling_validated_order_cents: 50_000 });
      await fill(shop, who, [{ sku: PAINT, quantity: 1 }]);
      await prepare(shop, who, { payment: 'on_account' });
      expect((await place(shop, who)).number).not.toBeNull();
    }
  });
});
