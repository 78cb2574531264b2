import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { fill, place, prepare } from '../checkout/testing/shopper.ts';
import { GWEN, PAINT } from './testing/approval-desk.ts';
import type { ShownRequest } from './testing/approval-desk.ts';
import { approvalShop, TWO } from './testing/approval-shop.ts';

const { answer, asker, submitted, messages, cart, approved, passTime, shop } = approvalShop();

describe('what was approved', () => {
  it('D62 D63 may shrink and be ordered; the flag falls. Grown, it must be asked for again', async () => {
    const { who, request } = await submitted(TWO);
    await approved(request.id);
    const [first] = (await cart(who)).items;
    const update = (quantity: number) =>
      shop().send(
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
    await prepare(shop(), who, { payment: 'on_account' });
    expect((await place(shop(), who)).key).toBe('APPROVAL_NEEDED');
    await update(2);
    await prepare(shop(), who, { payment: 'on_account' });
    expect((await place(shop(), who)).number).not.toBeNull();
  });

  it('keeps the number of its own order when a later one comes from the same cart', async () => {
    const { who, request } = await submitted([{ sku: PAINT, quantity: 1 }]);
    await approved(request.id);
    // As after an order whose payment was broken off: its cart is open again.
    const former = { order_number: 'W26000001' };
    await shop().db.updateTable('approval_request').set(former).where('number', '=', request.id).execute();
    await fill(shop(), who, [{ sku: PAINT, quantity: 1 }]);
    const again = await answer<ShownRequest>(GWEN, 'submit', { cartId: who.cartId });
    await approved(again.id);
    await prepare(shop(), who, { payment: 'on_account' });
    const { number } = await place(shop(), who);
    const named = await shop()
      .db.selectFrom('approval_request')
      .select('order_number')
      .where('cart_id', '=', who.cartId)
      .orderBy('id')
      .execute();
    expect(named.map((one) => one.order_number)).toEqual(['W26000001', number]);
  });

  it('D66 its prices hold for seven days, then today’s are said', async () => {
    const { who, request } = await submitted([{ sku: PAINT, quantity: 4 }]);
    await approved(request.id);
    const agreed = (await cart(who)).items[0]?.prices?.row_total.value ?? 0;
    await shop()
      .db.updateTable('public_price')
      .set(({ eb }) => ({ pack_ht_cents: eb('pack_ht_cents', '+', 1_000) }))
      .where('article_sku', '=', PAINT)
      .execute();
    expect((await cart(who)).items[0]?.prices?.row_total.value).toBe(agreed);
    await passTime(7 * DAY_MS - 60_000);
    const held = { ...who, as: GWEN };
    expect((await cart(held)).notices).toEqual([]);
    await passTime(7 * DAY_MS);
    const after = await cart(held);
    expect(after.items[0]?.prices?.row_total.value).toBeGreaterThan(agreed);
    expect(after.notices.map(({ code }) => code)).toEqual(['APPROVED_PRICE_ENDED']);
  });

  it('E08 each order is measured by itself: several below the ceiling pass', async () => {
    for (let at = 0; at < 3; at += 1) {
      const who = await asker(GWEN, { is_validate_order: true, ceiling_validated_order_cents: 50_000 });
      await fill(shop(), who, [{ sku: PAINT, quantity: 1 }]);
      await prepare(shop(), who, { payment: 'on_account' });
      expect((await place(shop(), who)).number).not.toBeNull();
    }
  });
});
