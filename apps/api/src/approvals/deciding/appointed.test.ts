import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { fill, prepare } from '../../checkout/testing/shopper.ts';
import { ALI, categoryOf, GLUE, GWEN, keyOf, PAINT, YANN } from '../testing/approval-desk.ts';
import type { ShownRequest } from '../testing/approval-desk.ts';
import { approvalShop, TWO, uidOf } from '../testing/approval-shop.ts';

const desk = approvalShop();
const { shop, send, answer, submitted, cart, mails, passTime } = desk;
const SOLENE = 'solene.riou@demo.valbrune.example';

async function appoint(columns: Record<string, unknown>): Promise<void> {
  await shop()
    .db.updateTable('customer')
    .set({ is_view_price: true, is_active: true, is_notification_order: true, ...columns })
    .where('email', '=', SOLENE)
    .execute();
}

const today = () => desk.now().toISOString().slice(0, 10);

describe('D66 whoever the head of the company appointed', () => {
  it('is written to, decides, and no more once the days are over', async () => {
    await appoint({ approves_orders: true, approves_from: today(), approves_until: today() });
    const { request } = await submitted(TWO);
    const orderId = request.id;
    expect((await mails('approval_requested')).map(({ to }) => to).toSorted()).toEqual([SOLENE, YANN]);
    const seen = await answer<ShownRequest>(SOLENE, 'read', { orderId });
    expect(seen.prices?.total_excluding_tax.value).toBeGreaterThan(0);
    await passTime(2 * DAY_MS);
    expect(categoryOf(await send(SOLENE, 'approve', { orderId }))).toBe('graphql-authorization');
    expect(categoryOf(await send(SOLENE, 'list'))).toBe('graphql-authorization');
    await answer(GWEN, 'remind', { orderId });
    expect((await mails('approval_reminded')).map(({ to }) => to)).toEqual([YANN]);
    await appoint({ approves_orders: true, approves_from: null, approves_until: null });
    await answer(SOLENE, 'approve', { orderId });
    expect(await mails('approval_approved')).toMatchObject([{ variables: { parentName: 'Solène Riou' } }]);
    expect(keyOf(await send(YANN, 'approve', { orderId }))).toBe('APPROVAL_TREATED');
  });

  it.each([
    ['without prices', { is_view_price: false }],
    ['before the days', { approves_from: '2099-01-01' }],
    ['never appointed', { approves_orders: false }],
    ['suspended', { is_active: false, suspended_at: new Date() }],
  ])('%s: neither decides nor is written to', async (_what, columns) => {
    await appoint({ approves_orders: true, approves_from: null, approves_until: null, ...columns });
    const { request } = await submitted(TWO);
    expect((await mails('approval_requested')).map(({ to }) => to)).toEqual([YANN]);
    expect((await send(SOLENE, 'approve', { orderId: request.id })).errors).toBeDefined();
    await appoint({ suspended_at: null, approves_orders: false, approves_from: null });
  });

  it('APR-15 without the right to notifications decides, but gets no mail', async () => {
    await appoint({ approves_orders: true, is_notification_order: false });
    const { request } = await submitted(TWO);
    expect((await mails('approval_requested')).map(({ to }) => to)).toEqual([YANN]);
    await answer(SOLENE, 'reject', { orderId: request.id });
  });

  it('grants less than was asked for, never more; what one decider changed another has not seen', async () => {
    await appoint({ approves_orders: true, approves_from: null, approves_until: null });
    const { request } = await submitted(TWO);
    const orderId = request.id;
    const paint = uidOf(request, PAINT);
    const quantity = (who: string, packs: number, version: number) =>
      send(who, 'quantity', { orderId, itemUid: paint, quantity: packs, version });
    expect(keyOf(await quantity(SOLENE, 5, 1))).toBe('APPROVAL_ONLY_LESS');
    expect((await quantity(YANN, 1, 1)).errors).toBeUndefined();
    for (const act of ['approve', 'reject'] as const)
      expect(keyOf(await send(SOLENE, act, { orderId, version: 1 }))).toBe('APPROVAL_CHANGED');
    expect(keyOf(await quantity(SOLENE, 4, 1))).toBe('APPROVAL_CHANGED');
    expect((await quantity(SOLENE, 4, 2)).errors).toBeUndefined();
    const shown = await answer<ShownRequest>(YANN, 'read', { orderId });
    expect([shown.version, shown.items.map((item) => item.quantity)]).toEqual([3, [4, 2]]);
    await answer(YANN, 'reject', { orderId, version: 3 });
  });

  it('does not decide on its own request', async () => {
    await appoint({ approves_orders: true, approves_from: null, approves_until: null });
    const { request } = await submitted(TWO, { as: SOLENE });
    expect(categoryOf(await send(SOLENE, 'approve', { orderId: request.id }))).toBe('graphql-no-such-entity');
    expect((await mails('approval_requested')).map(({ to }) => to)).toEqual([YANN]);
    await appoint({ approves_orders: false });
  });
});

describe('D61 a month’s budget', () => {
  const budget = async (cents: number | null, as = GWEN) => {
    await shop()
      .db.updateTable('customer')
      .set({ monthly_budget_cents: cents })
      .where('email', '=', as)
      .execute();
  };
  const MONTH = `{ customCustomerCart { approval { is_needed reason is_beyond_month month { budget { value } spent { value } } } } }`;
  const month = async (as = GWEN) => {
    const { data } = await shop().send(MONTH, {}, { as });
    const shown = data?.['customCustomerCart'] as { approval: unknown } | undefined;
    return shown?.approval;
  };
  const limits = async (as: string) => {
    const { data } = await shop().send(
      `{ customer { approval_limits { ceiling { value } month { budget { value } spent { value } }
        is_month_spent approves_orders approves_until } } }`,
      {},
      { as },
    );
    return (data?.['customer'] as { approval_limits: unknown } | undefined)?.approval_limits;
  };
  const alone = { is_validate_order: true, ceiling_validated_order_cents: 10_000_000 };

  it('what exceeds it goes to approval; what was ordered counts, what was cancelled not, next month is another', async () => {
    await budget(null);
    const who = await desk.asker(GWEN, alone);
    await fill(shop(), who, [{ sku: GLUE, quantity: 1 }]);
    const glue = (await cart(who)).items[0]?.prices?.row_total.value ?? 0;
    await shop()
      .db.deleteFrom('orders')
      .where('customer_id', '=', await desk.idOf(GWEN))
      .execute();
    await budget(Math.round(glue * 150));
    expect(await month()).toMatchObject({ is_needed: false, is_beyond_month: false });
    await prepare(shop(), who, { payment: 'on_account' });
    const order = (cartId: string) =>
      shop().send(
        `mutation { placeOrder(input: { cart_id: "${cartId}" }) { orderV2 { number } errors { message } } }`,
        {},
        { as: GWEN },
      );
    expect((await order(who.cartId)).errors).toBeUndefined();
    const again = await desk.asker(GWEN, alone);
    await fill(shop(), again, [{ sku: GLUE, quantity: 1 }]);
    expect(await month()).toMatchObject({
      is_needed: true,
      is_beyond_month: true,
      month: { budget: { value: Math.round(glue * 150) / 100 }, spent: { value: glue } },
    });
    await prepare(shop(), again, { payment: 'on_account' });
    const refused = await order(again.cartId);
    expect(JSON.stringify(refused)).toContain('doit être validée');
    await shop()
      .db.updateTable('orders')
      .set({ status: 'ANNULEE' })
      .where('customer_id', '=', await desk.idOf(GWEN))
      .execute();
    expect(await month()).toMatchObject({ is_needed: false });
    await shop()
      .db.updateTable('orders')
      .set({ status: 'EN_ATTENTE' })
      .where('customer_id', '=', await desk.idOf(GWEN))
      .execute();
    expect(await month()).toMatchObject({ is_needed: true });
    await passTime(40 * DAY_MS);
    expect(await month()).toMatchObject({ is_needed: false, month: { spent: { value: 0 } } });
    await budget(null);
  });

  it('whoever decides reads it; whoever sees no prices reads none of it', async () => {
    await budget(0);
    const { request } = await submitted([{ sku: PAINT, quantity: 1 }], { rights: alone });
    const shown = await shop().send(
      `{ getOrderWaitingForApproval(orderId: "${request.id}") { asker { month { budget { value } spent { value } } } } }`,
      {},
      { as: YANN },
    );
    expect(shown.data?.['getOrderWaitingForApproval']).toMatchObject({
      asker: { month: { budget: { value: 0 } } },
    });
    expect(await mails('approval_requested')).toMatchObject([
      { variables: { why: { kind: 'budget', leftCents: 0 } } },
    ]);
    await budget(0, ALI);
    const who = await desk.asker(ALI, { ...alone, is_view_price: false });
    await fill(shop(), who, [{ sku: GLUE, quantity: 1 }]);
    expect(await month(ALI)).toMatchObject({ is_needed: true, month: null, reason: 'budget' });
    expect(await limits(ALI)).toEqual({
      ceiling: null,
      month: null,
      is_month_spent: true,
      approves_orders: false,
      approves_until: null,
    });
    expect(await limits(GWEN)).toMatchObject({
      ceiling: { value: 100_000 },
      month: { budget: { value: 0 }, spent: { value: expect.any(Number) } },
    });
    expect(await limits(YANN)).toBeNull();
    await budget(null);
    await budget(null, ALI);
  });
});
