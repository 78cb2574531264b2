import { describe, expect, it } from 'vitest';
import { writtenMail } from '../../mail/deliver-mail.ts';
import { mailRoom } from '../../testing/mail-room.ts';
import {
  ADDRESS,
  ask,
  fill,
  place,
  SET_BILLING,
  SET_METHOD,
  SET_PAYMENT,
  SET_SHIPPING_ADDRESS,
} from '../../checkout/testing/shopper.ts';
import { ALI, categoryOf, GWEN, keyOf, NADIA, PAINT, YANN } from '../testing/approval-desk.ts';
import type { ShownRequest } from '../testing/approval-desk.ts';
import { approvalShop, TWO, uidOf } from '../testing/approval-shop.ts';

const { send, answer, asker, submitted, messages, cart, mails, idOf, approved, shop } = approvalShop();

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
    await expect(fill(shop(), who, [{ sku: PAINT, quantity: 1 }])).rejects.toThrow('CART_FROZEN');
    expect((await place(shop(), who)).key).toBe('CART_FROZEN');
    // Contact, delivery and payment are frozen too: what waits is what was asked for.
    const written = () =>
      shop().db.selectFrom('cart').selectAll().where('id', '=', who.cartId).executeTakeFirstOrThrow();
    const before = await written();
    const id = who.cartId;
    for (const [document, variables] of [
      [SET_SHIPPING_ADDRESS, { address: { ...ADDRESS, city: 'Brest' } }],
      [SET_BILLING, {}],
      [SET_METHOD, { mode: 'LIV' }],
      [SET_PAYMENT, { code: 'at_store', ref: 'Autre' }],
    ] as const)
      await expect(ask(shop(), who, document, { id, ...variables })).rejects.toThrow('CART_FROZEN');
    expect(await written()).toEqual(before);
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
          civility: 'M.',
          firstname: 'Yann',
          lastname: 'Kermarrec',
          subaccountName: 'Gwen Le Bihan',
          comment: 'Chantier Lorient',
          approvalPath: `/customer/orders-to-approve-detail/${request.id}`,
        },
      },
    ]);
    expect(await mails('approval_request_sent')).toMatchObject([{ to: GWEN }]);
  });

  it('the head’s mail names the discount, so that the lines come to the sum asked for', async () => {
    const who = await asker();
    await fill(shop(), who, TWO);
    await shop().db.updateTable('coupon').set({ min_ht_cents: 0 }).where('code', '=', 'CHANTIER5').execute();
    await ask(
      shop(),
      who,
      `mutation { applyCouponToCart(input: { cart_id: "${who.cartId}", coupon_code: "CHANTIER5" }) { cart { id } } }`,
    );
    await answer(GWEN, 'submit', { cartId: who.cartId });
    const [payload] = await mails('approval_requested');
    const room = mailRoom(shop().db);
    const { text } = await writtenMail(room, { id: 'essai', payload });
    const amount = (pattern: RegExp) =>
      Math.round(Number((pattern.exec(text)?.[1] ?? '').replaceAll(/\s/gu, '').replace(',', '.')) * 100);
    const lines = [...text.matchAll(/([\d\s]+,\d\d)\s€\sHT$/gmu)];
    const off = amount(/Code CHANTIER5[^\d]*([\d\s]+,\d\d)/u);
    expect(off).toBeGreaterThan(0);
    expect(amount(/Sous-total[^\d]*([\d\s]+,\d\d)/u) - off).toBe(amount(/^Total\sHT[^\d]*([\d\s]+,\d\d)/mu));
    expect(lines).toHaveLength(2);
  });

  it('APR-15 C12 whoever does not wish to be told of orders gets no mail', async () => {
    await shop()
      .db.updateTable('customer')
      .set({ is_notification_order: false })
      .where('email', '=', YANN)
      .execute();
    const { request } = await submitted(TWO, { rights: { is_notification_order: false } });
    await approved(request.id);
    for (const template of ['approval_requested', 'approval_request_sent', 'approval_approved'])
      expect(await mails(template)).toEqual([]);
  });

  it('is refused above ten million euros', async () => {
    const who = await asker(GWEN, { is_validate_order: true, ceiling_validated_order_cents: 10_000 });
    const machine = '90700202';
    await shop()
      .db.updateTable('stock')
      .set({ available: 99_999 })
      .where('article_sku', '=', machine)
      .execute();
    await fill(shop(), who, [{ sku: machine, quantity: 99_999 }]);
    expect(keyOf(await send(GWEN, 'submit', { cartId: who.cartId }))).toBe('ORDER_TOO_LARGE');
  });

  it('is refused for what may be ordered alone, for nothing, for too many words, and a second time', async () => {
    const who = await asker(GWEN, { is_validate_order: true, ceiling_validated_order_cents: 10_000_000 });
    expect(keyOf(await send(GWEN, 'submit', { cartId: who.cartId }))).toBe('CHECKOUT_STEP_CART');
    await fill(shop(), who, TWO);
    expect(keyOf(await send(GWEN, 'submit', { cartId: who.cartId }))).toBe('APPROVAL_NOT_NEEDED');
    expect((await cart(who)).approval?.is_needed).toBe(false);
    await shop()
      .db.updateTable('customer')
      .set({ is_validate_order: false })
      .where('email', '=', GWEN)
      .execute();
    expect((await cart(who)).approval?.is_needed).toBe(true);
    const long = await send(GWEN, 'submit', { cartId: who.cartId, comment: 'é'.repeat(251) });
    expect(long.errors?.[0]?.message).toContain('250');
    const hidden = await send(GWEN, 'submit', { cartId: who.cartId, comment: 'Pressé\u202e' });
    expect(hidden.errors?.[0]?.message).toContain('pas autorisés');
    const both = await Promise.all([1, 2].map(() => send(GWEN, 'submit', { cartId: who.cartId })));
    expect(both.map(keyOf).toSorted()).toEqual(['CART_FROZEN', undefined]);
  });

  it('somebody else’s cart is not there, and only sub-accounts ask', async () => {
    const who = await asker();
    await fill(shop(), who, TWO);
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
    await shop().db.updateTable('customer').set({ role: 'Dirigeant' }).where('email', '=', GWEN).execute();
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
