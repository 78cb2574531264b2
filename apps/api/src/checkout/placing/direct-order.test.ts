import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { GLUE, GWEN, keyOf, NADIA, PAINT, YANN } from '../../approvals/testing/approval-desk.ts';
import type { ShownApart, ShownDirect, ShownRecord } from '../../approvals/testing/approval-desk.ts';
import { approvalShop, TWO } from '../../approvals/testing/approval-shop.ts';
import { fill, prepare } from '../testing/shopper.ts';

const desk = approvalShop();
const { shop, send, answer, submitted, cart, mails, messages, passTime } = desk;

const companyOf = async () =>
  (
    await shop()
      .db.selectFrom('customer')
      .select('company_id')
      .where('email', '=', YANN)
      .executeTakeFirstOrThrow()
  ).company_id ?? 0;

async function credit(cents: number): Promise<void> {
  await shop()
    .db.updateTable('company')
    .set({ credit_limit_cents: cents })
    .where('id', '=', await companyOf())
    .execute();
}

/** A request made after going through the checkout. */
async function askedForDelivery(wish?: string): Promise<string> {
  const who = await desk.asker(GWEN, {
    is_validate_order: true,
    ceiling_validated_order_cents: 10_000_000,
  });
  await fill(shop(), who, [{ sku: GLUE, quantity: 1 }]);
  await prepare(shop(), who, { payment: 'on_account', mode: 'LIV', ...(wish && { wish }) });
  await shop()
    .db.updateTable('customer')
    .set({ is_validate_order: false })
    .where('email', '=', GWEN)
    .execute();
  const { id } = await answer<{ id: string }>(GWEN, 'submit', { cartId: who.cartId });
  return id;
}

const read = (orderId: string) => answer<ShownDirect>(YANN, 'direct', { orderId });

describe('whoever decides', () => {
  it('reads beside the request the ceiling and the credit, beside each line its price and stock', async () => {
    await credit(10_000_000);
    const { request } = await submitted(TWO, {
      rights: { is_validate_order: true, ceiling_validated_order_cents: 5_000 },
    });
    const shown = await read(request.id);
    expect(shown.asker).toEqual({ ceiling: { value: 50 } });
    expect(shown.company_credit?.value).toBeGreaterThan(0);
    for (const item of shown.items) {
      expect(item.stock?.available).toBe(500);
      expect(item.prices?.unit_price_excluding_tax.value).toBeGreaterThan(0);
    }
    expect(shown.direct_order).toMatchObject({ obstacle: null, delivery_mode: 'EMP', delivery_on: null });
    expect(shown.direct_order?.pickup_at).toMatch(/^2026-11-\d\dT/);
  });

  it('approves and orders in one go: on account, at the company’s address, in the name of who asked', async () => {
    await credit(10_000_000);
    const { who, request } = await submitted(TWO);
    const { version, direct_order: direct } = await read(request.id);
    const shownTotal = direct?.total_including_tax?.value;
    const { order_number: number } = await answer<{ order_number: string }>(YANN, 'order', {
      orderId: request.id,
      version,
      shownTotal,
    });
    const order = await shop()
      .db.selectFrom('orders')
      .select(['customer_id', 'payment_method', 'delivery_mode', 'total_ttc_cents', 'billing_address'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({
      customer_id: await desk.idOf(GWEN),
      payment_method: 'on_account',
      delivery_mode: 'EMP',
    });
    expect(Number(order.total_ttc_cents) / 100).toBe(shownTotal);
    expect(JSON.stringify(order.billing_address)).toContain('Kermarrec');
    expect((await cart(who)).items).toEqual([]);
    expect(await messages()).toEqual([]);
    const [told] = await answer<ShownRecord[]>(GWEN, 'own');
    expect(told).toMatchObject({ status: 'approved', order_number: number });
    expect(told?.history.map(({ kind, by }) => [kind, by])).toEqual([
      ['requested', 'Gwen Le Bihan'],
      ['approved', 'Yann Kermarrec'],
      ['ordered', 'Yann Kermarrec'],
    ]);
    expect(await mails('approval_ordered')).toMatchObject([
      { to: GWEN, variables: { orderNumber: number, changes: [] } },
    ]);
    expect(await mails('approval_approved')).toEqual([]);
    expect(await mails('order_confirmation')).toMatchObject([{ to: GWEN }]);
    expect(keyOf(await send(YANN, 'order', { orderId: request.id }))).toBe('APPROVAL_TREATED');
  });

  it('keeps the delivery that was chosen, its fee in the total that is told', async () => {
    await credit(10_000_000);
    const id = await askedForDelivery();
    const { direct_order: direct } = await read(id);
    expect(direct).toMatchObject({ obstacle: null, delivery_mode: 'LIV' });
    expect(direct?.place).toMatch(/\d{5}/);
    const { order_number: number } = await answer<{ order_number: string }>(YANN, 'order', {
      orderId: id,
      shownTotal: direct?.total_including_tax?.value,
    });
    const order = await shop()
      .db.selectFrom('orders')
      .select(['delivery_mode', 'shipping_ht_cents'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({ delivery_mode: 'LIV', shipping_ht_cents: '2900' });
  });

  it.each([
    ['still can be had', 1, '2026-11-24', { wished: { code: '2026-11-24' }, lost_wish: null }, null],
    [
      'has passed meanwhile',
      4,
      '2026-11-17',
      { wished: null, lost_wish: { code: '2026-11-17' } },
      '2026-11-17',
    ],
  ])('judges anew the day that was wished for: one that %s', async (_title, days, wish, told, lost) => {
    await credit(10_000_000);
    const orderId = await askedForDelivery(wish);
    await passTime(days * DAY_MS);
    expect((await read(orderId)).direct_order).toMatchObject(told);
    const { order_number: number } = await answer<{ order_number: string }>(YANN, 'order', { orderId });
    const order = await sql<{ wished_on: string | null; delivery_on: string }>`
      select wished_on::text, delivery_on::text from orders where number = ${number}`.execute(shop().db);
    const [kept] = order.rows;
    expect(kept?.wished_on).toBe(lost === null ? wish : null);
    expect(kept?.delivery_on).toBe(lost === null ? wish : '2026-11-20');
    expect(await mails('order_confirmation')).toMatchObject([{ to: GWEN, variables: { lostWish: lost } }]);
  });
});

describe('what cannot be ordered is not approved either, and says why', () => {
  const stillWaits = async (orderId: string) =>
    (await answer<{ status: string }>(YANN, 'read', { orderId })).status === 'waiting_for_approval';

  it('too little credit', async () => {
    await credit(0);
    const { request } = await submitted(TWO);
    expect((await read(request.id)).direct_order?.obstacle).toMatch(/encours disponible/);
    expect(keyOf(await send(YANN, 'order', { orderId: request.id }))).toBe('DIRECT_CREDIT');
    expect(await stillWaits(request.id)).toBe(true);
    expect(await mails('approval_ordered')).toEqual([]);
  });

  it('another total than was seen, another version, goods that are gone, somebody else’s', async () => {
    await credit(10_000_000);
    const { who, request } = await submitted(TWO);
    const orderId = request.id;
    expect(keyOf(await send(YANN, 'order', { orderId, shownTotal: 1 }))).toBe('TOTAL_CHANGED');
    expect(keyOf(await send(YANN, 'order', { orderId, version: 9 }))).toBe('APPROVAL_CHANGED');
    const stock = shop().db.updateTable('stock').where('article_sku', '=', PAINT);
    await stock.set({ available: 0, statut_article_mag: 'U', resupply_time: null }).execute();
    expect((await read(orderId)).direct_order?.obstacle).not.toBeNull();
    expect((await send(YANN, 'order', { orderId })).errors).toBeDefined();
    expect((await send(NADIA, 'order', { orderId })).errors?.[0]?.extensions.category).toBe(
      'graphql-no-such-entity',
    );
    expect(await stillWaits(orderId)).toBe(true);
    expect((await cart(who)).state).toBe('FROZEN');
  });

  it('of two who decide at once one is heard', async () => {
    await credit(10_000_000);
    const { request } = await submitted(TWO);
    const answers = await Promise.all([
      send(YANN, 'order', { orderId: request.id }),
      send(YANN, 'order', { orderId: request.id }),
      send(YANN, 'approve', { orderId: request.id }),
    ]);
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
  });
});

it('what was set apart is ordered without touching the cart under way', async () => {
  await credit(10_000_000);
  const { who, request } = await submitted(TWO);
  await answer<ShownApart>(GWEN, 'setApart', { cartId: who.cartId });
  const before = (await cart(who)).items;
  await answer(YANN, 'order', { orderId: request.id });
  expect((await cart(who)).items).toEqual(before);
  expect(await answer<ShownApart[]>(GWEN, 'apart')).toEqual([]);
});
