import { describe, expect, it } from 'vitest';
import { fill, prepare } from '../../checkout/testing/shopper.ts';
import { categoryOf, GWEN, keyOf, NADIA, PAINT, YANN } from '../testing/approval-desk.ts';
import type { ShownRequest } from '../testing/approval-desk.ts';
import { approvalShop, TWO } from '../testing/approval-shop.ts';

const { send, answer, asker, submitted, messages, cart, mails, events, idOf, approved, rejected, shop } =
  approvalShop();

describe('taking a request back', () => {
  it('frees the cart, tells the head of the company and leaves a trace', async () => {
    const { who, request } = await submitted(TWO);
    expect((await cart(who)).approval).toMatchObject({ waiting_for_approval: true, order_id: request.id });
    const taken = await answer<ShownRequest>(GWEN, 'withdraw', { cartId: who.cartId });
    expect(taken).toMatchObject({ id: request.id, status: 'withdrawn', waiting_for_approval: false });
    const freed = await cart(who);
    expect(freed).toMatchObject({ state: 'OPEN', is_orderable: true });
    expect(freed.items.map(({ quantity }) => quantity)).toEqual([4, 2]);
    expect(freed.approval).toMatchObject({
      status: 'withdrawn',
      is_pending: false,
      is_needed: true,
      waiting_for_approval: false,
    });
    expect(await messages()).toEqual([]);
    expect(await mails('approval_withdrawn')).toMatchObject([
      {
        to: YANN,
        variables: { lastname: 'Kermarrec', subaccountName: 'Gwen Le Bihan', number: request.id },
      },
    ]);
    expect(await events('approval-withdrawn')).toMatchObject([
      { actor_id: await idOf(GWEN), details: { number: request.id } },
    ]);
    expect(await answer<{ total_count: number }>(YANN, 'list')).toMatchObject({ total_count: 0 });
    expect(keyOf(await send(YANN, 'approve', { orderId: request.id }))).toBe('APPROVAL_TREATED');
    const again = await answer<ShownRequest>(GWEN, 'submit', { cartId: who.cartId });
    expect(again.id).not.toBe(request.id);
  });

  it('gives back what was submitted, whatever the head of the company had begun to change', async () => {
    const { who, request } = await submitted(TWO);
    const before = (await cart(who)).items;
    for (const { uid } of request.items.slice(1))
      await answer(YANN, 'remove', { orderId: request.id, itemUid: uid });
    expect((await cart(who)).items).toHaveLength(1);
    await answer(GWEN, 'withdraw', { cartId: who.cartId });
    expect((await cart(who)).items).toEqual(before);
  });

  it('is nobody else’s to do, and not of what was treated or never asked', async () => {
    const { who, request } = await submitted(TWO);
    for (const other of [YANN, NADIA])
      expect(categoryOf(await send(other, 'withdraw', { cartId: who.cartId }))).toBe('graphql-authorization');
    const stranger = 'solene.riou@demo.valbrune.example';
    expect(categoryOf(await send(stranger, 'withdraw', { cartId: who.cartId }))).toBe(
      'graphql-no-such-entity',
    );
    await rejected(request.id);
    expect(keyOf(await send(GWEN, 'withdraw', { cartId: who.cartId }))).toBe('APPROVAL_TREATED');
  });

  it('of a cart that waits no longer, nothing is taken back and nobody is told', async () => {
    const { who, request } = await submitted(TWO);
    await shop().db.updateTable('cart').set({ state: 'open' }).where('id', '=', who.cartId).execute();
    expect(keyOf(await send(GWEN, 'withdraw', { cartId: who.cartId }))).toBe('APPROVAL_TREATED');
    const read = await answer<ShownRequest>(YANN, 'read', { orderId: request.id });
    expect(read.status).toBe('waiting_for_approval');
    expect(await mails('approval_withdrawn')).toEqual([]);
    expect(await events('approval-withdrawn')).toEqual([]);
  });

  it('of one who takes back and one who decides at once, one is heard', async () => {
    const { who, request } = await submitted(TWO);
    const answers = await Promise.all([
      send(GWEN, 'withdraw', { cartId: who.cartId }),
      send(YANN, 'approve', { orderId: request.id }),
      send(GWEN, 'withdraw', { cartId: who.cartId }),
      send(YANN, 'reject', { orderId: request.id }),
    ]);
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(new Set(answers.map(keyOf))).toEqual(new Set([undefined, 'APPROVAL_TREATED']));
    expect((await cart(who)).state).toBe('OPEN');
  });
});

describe('the ceiling', () => {
  it('D61 is told before the method is chosen, delivery counted', async () => {
    const who = await asker(GWEN, { is_validate_order: true });
    await fill(shop(), who, [{ sku: PAINT, quantity: 1 }]);
    const goods = (await cart(who)).items[0]?.prices?.row_total.value ?? 0;
    const ceiling = async (euros: number) => {
      await shop()
        .db.updateTable('customer')
        .set({ ceiling_validated_order_cents: Math.round(euros * 100) })
        .where('email', '=', GWEN)
        .execute();
      const { approval } = await cart(who);
      return [approval?.is_needed, approval?.is_needed_if_delivered];
    };
    // The demo's delivery costs 29 € below 400 €; the ceiling itself passes.
    expect(goods).toBeLessThan(400);
    expect(await ceiling(goods - 0.01)).toEqual([true, true]);
    expect(await ceiling(goods)).toEqual([false, true]);
    expect(await ceiling(goods + 28.99)).toEqual([false, true]);
    expect(await ceiling(goods + 29)).toEqual([false, false]);
  });

  it('an approved cart may be delivered without another word', async () => {
    const { who, request } = await submitted(TWO);
    await approved(request.id);
    await prepare(shop(), who, { payment: 'on_account' });
    expect((await cart(who)).approval).toMatchObject({ is_needed: false, is_needed_if_delivered: false });
  });
});

describe('APR-10 after a rejection', () => {
  it('names the button only where the cart shows it', async () => {
    const { who, request } = await submitted(TWO, {
      rights: { is_validate_order: true, ceiling_validated_order_cents: 100 },
    });
    await rejected(request.id);
    expect((await messages())[0]?.content).toContain('“Soumettre à la validation”');
    await shop()
      .db.updateTable('customer')
      .set({ ceiling_validated_order_cents: 10_000_000 })
      .where('email', '=', GWEN)
      .execute();
    const [told] = await messages();
    expect(told).toMatchObject({ message_type: 'rejected' });
    expect(told?.content).toBe(
      'Votre demande a été rejetée. Votre panier a changé depuis\u00A0: vous pouvez le commander sans validation.',
    );
    await shop().db.deleteFrom('cart_line').where('cart_id', '=', who.cartId).execute();
    expect(await messages()).toEqual([]);
  });
});
