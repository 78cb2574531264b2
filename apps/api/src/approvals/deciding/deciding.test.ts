import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ask, fill, place, prepare } from '../../checkout/testing/shopper.ts';
import { categoryOf, GLUE, GWEN, keyOf, PAINT, YANN } from '../testing/approval-desk.ts';
import type { ShownRequest } from '../testing/approval-desk.ts';
import { approvalShop, TWO, uidOf } from '../testing/approval-shop.ts';

const { send, answer, asker, submitted, messages, cart, mails, idOf, approved, rejected, events, shop } =
  approvalShop();

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

  it('counts all that wait, though one list shows five hundred', async () => {
    await submitted(TWO);
    await sql`
      with copied as (
        insert into cart (id, customer_id, state, created_at, updated_at)
        select lpad(nth::text, 32, '0'), customer_id, 'closed', created_at, updated_at
        from cart, generate_series(1, 501) nth where state = 'frozen' returning id)
      insert into approval_request (number, cart_id, customer_id, company_id, total_ht_cents, packs, requested_at)
      select copied.id, copied.id, customer_id, company_id, total_ht_cents, packs, requested_at
      from approval_request, copied`.execute(shop().db);
    const list = await answer<{ total_count: number; items: unknown[] }>(YANN, 'list');
    expect(list.items).toHaveLength(500);
    expect(list.total_count).toBe(502);
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
    await prepare(shop(), who, { payment: 'on_account' });
    const { number } = await place(shop(), who);
    expect(number).not.toBeNull();
    expect(await messages()).toEqual([]);
    const row = shop()
      .db.selectFrom('approval_request')
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

  it('D10 what the head has changed comes to another total: the buyer is told it before the order stands', async () => {
    const who = await asker();
    await fill(shop(), who, TWO);
    await prepare(shop(), who, { payment: 'on_account' });
    const { id: orderId, items } = await answer<ShownRequest>(GWEN, 'submit', { cartId: who.cartId });
    const itemUid = items.find(({ sku }) => sku === PAINT)?.uid;
    await answer(YANN, 'quantity', { orderId, itemUid, quantity: 3 });
    await approved(orderId);
    expect(await place(shop(), who)).toMatchObject({ number: null, key: 'TOTAL_CHANGED' });
    expect((await place(shop(), who)).number).not.toBeNull();
  });

  it.each([
    ['quantity', { quantity: 3 }],
    ['remove', {}],
  ] as const)('a cart that is its owner’s again is not changed through a request: %s', async (call, more) => {
    const { who, request } = await submitted(TWO);
    await shop().db.updateTable('cart').set({ state: 'open' }).where('id', '=', who.cartId).execute();
    const before = (await cart(who)).items;
    const item = { orderId: request.id, itemUid: uidOf(request, PAINT), ...more };
    expect(categoryOf(await send(YANN, call, item))).toBe('graphql-no-such-entity');
    expect((await cart(who)).items).toEqual(before);
    expect(await events('approval-changed')).toEqual([]);
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

  it('APR-07 APR-08 APR-10 E12 rejected, the cart is free for changes and another request', async () => {
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
    await prepare(shop(), who, { payment: 'on_account' });
    expect((await place(shop(), who)).key).toBe('APPROVAL_NEEDED');
    const again = await answer<ShownRequest>(GWEN, 'submit', { cartId: who.cartId });
    expect(again.id).not.toBe(request.id);
    expect((await messages())[0]?.message_type).toBe('requested');
  });

  it('D62 rejected after changes of the head, the cart is again what was submitted', async () => {
    const who = await asker();
    await fill(shop(), who, TWO);
    const code = 'CHANTIER5';
    await shop().db.updateTable('coupon').set({ min_ht_cents: 0 }).where('code', '=', code).execute();
    await ask(
      shop(),
      who,
      `mutation { applyCouponToCart(input: { cart_id: "${who.cartId}", coupon_code: "${code}" }) { cart { id } } }`,
    );
    const before = await cart(who);
    const request = await answer<ShownRequest>(GWEN, 'submit', { cartId: who.cartId });
    const orderId = request.id;
    await answer(YANN, 'quantity', { orderId, itemUid: uidOf(request, PAINT), quantity: 1 });
    await shop().db.updateTable('coupon').set({ min_ht_cents: 900_000 }).where('code', '=', code).execute();
    await answer(YANN, 'remove', { orderId, itemUid: uidOf(request, GLUE) });
    await shop().db.updateTable('coupon').set({ min_ht_cents: 0 }).where('code', '=', code).execute();
    await rejected(orderId);
    expect(await cart(who)).toMatchObject({
      state: 'OPEN',
      items: before.items,
      notices: [],
    });
    const row = shop()
      .db.selectFrom('cart')
      .select(['coupon_code', 'frozen_as'])
      .where('id', '=', who.cartId);
    expect(await row.executeTakeFirst()).toEqual({ coupon_code: code, frozen_as: null });
  });

  it('a coupon that no longer holds keeps neither a request nor its approval back', async () => {
    const who = await asker();
    await fill(shop(), who, TWO);
    await shop()
      .db.updateTable('cart')
      .set({ coupon_code: 'CHANTIER5' })
      .where('id', '=', who.cartId)
      .execute();
    const coupon = shop().db.updateTable('coupon').where('code', '=', 'CHANTIER5');
    await coupon.set({ valid_to: '2020-01-01' }).execute();
    const request = await answer<ShownRequest>(GWEN, 'submit', { cartId: who.cartId });
    expect(await approved(request.id)).toMatchObject({ status: 'approved' });
    await coupon.set({ valid_to: null }).execute();
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
    await shop()
      .db.updateTable('stock')
      .set({ available: 5, statut_article_mag: 'U', resupply_time: null })
      .where('article_sku', '=', PAINT)
      .execute();
    const { request } = await submitted([{ sku: PAINT, quantity: 4 }]);
    const item = { orderId: request.id, itemUid: uidOf(request, PAINT), quantity: 6 };
    expect(keyOf(await send(YANN, 'quantity', item))).toBe('INSUFFICIENT_STOCK');
    await shop().db.updateTable('stock').set({ available: 1 }).where('article_sku', '=', PAINT).execute();
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
    const removed = await shop().send(
      'mutation ($id: ID!) { removeSubAccountCustomer(id: $id) }',
      { id: String(await idOf(solene)) },
      { as: YANN },
    );
    expect(removed.errors).toBeUndefined();
    expect(await answer<{ total_count: number }>(YANN, 'list')).toMatchObject({ total_count: 0 });
    expect(categoryOf(await send(YANN, 'approve', { orderId: request.id }))).toBe('graphql-no-such-entity');
  });
});
