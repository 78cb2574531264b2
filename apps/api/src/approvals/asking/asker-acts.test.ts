import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '@nuancier/domain/durations.ts';
import { createLog } from '../../monitoring/log.ts';
import { remindOfForgottenRequests } from '../operations/remind-of-forgotten-requests.ts';
import { fill, prepare, shopper } from '../../checkout/testing/shopper.ts';
import { ALI, categoryOf, GLUE, GWEN, keyOf, NADIA, PAINT, YANN } from '../testing/approval-desk.ts';
import type { ShownApart, ShownRecord, ShownRequest } from '../testing/approval-desk.ts';
import { approvalShop, TWO, uidOf } from '../testing/approval-shop.ts';

const desk = approvalShop();
const { shop, send, answer, submitted, cart, mails, messages, approved, rejected, passTime } = desk;

describe('reminding', () => {
  it('writes to whoever may decide, four hours after the last mail at the earliest', async () => {
    const { request } = await submitted(TWO, { comment: 'Pour lundi' });
    const orderId = request.id;
    const [own] = await answer<ShownRecord[]>(GWEN, 'own');
    expect(own).toMatchObject({ id: orderId, status: 'waiting_for_approval', total_quantity: 6 });
    expect(keyOf(await send(GWEN, 'remind', { orderId }))).toBe('APPROVAL_REMINDED');
    expect(await mails('approval_reminded')).toEqual([]);
    await passTime(4 * HOUR_MS);
    expect(new Date(own?.remind_from ?? '').getTime()).toBe(desk.now().getTime());
    const both = await Promise.all([send(GWEN, 'remind', { orderId }), send(GWEN, 'remind', { orderId })]);
    expect(both.map(keyOf).toSorted()).toEqual(['APPROVAL_REMINDED', undefined]);
    expect(await mails('approval_reminded')).toMatchObject([
      {
        to: YANN,
        variables: {
          subaccountName: 'Gwen Le Bihan',
          comment: 'Pour lundi',
          approvalPath: `/customer/orders-to-approve-detail/${orderId}`,
        },
      },
    ]);
    await passTime(7 * HOUR_MS);
    expect(keyOf(await send(GWEN, 'remind', { orderId }))).toBe('APPROVAL_REMINDED');
  });

  it('of what was decided nobody is reminded, and nobody reminds of another’s', async () => {
    const { request } = await submitted(TWO);
    const orderId = request.id;
    await passTime(5 * HOUR_MS);
    expect(categoryOf(await send(ALI, 'remind', { orderId }))).toBe('graphql-no-such-entity');
    await approved(orderId);
    expect(keyOf(await send(GWEN, 'remind', { orderId }))).toBe('APPROVAL_TREATED');
    expect((await answer<ShownRecord[]>(GWEN, 'own'))[0]?.remind_from).toBeNull();
  });
});

describe('a request that nobody decides on', () => {
  const remindAll = () => {
    const { db } = shop();
    const log = createLog({ level: 'silent' });
    return remindOfForgottenRequests({ db, log }, desk.now(), new AbortController().signal);
  };

  it('is recalled to whoever may decide after two days, once', async () => {
    const { request } = await submitted(TWO, { comment: 'Pour lundi' });
    await passTime(2 * DAY_MS);
    expect(await remindAll()).toBe(0);
    await passTime(2 * DAY_MS + 1);
    expect(await remindAll()).toBe(1);
    expect(await mails('approval_reminded')).toMatchObject([
      { to: YANN, variables: { subaccountName: 'Gwen Le Bihan', comment: 'Pour lundi' } },
    ]);
    const [own] = await answer<ShownRecord[]>(GWEN, 'own');
    expect(own?.history.at(-1)).toMatchObject({ kind: 'reminded', by: null });
    expect(own?.id).toBe(request.id);
    await passTime(9 * DAY_MS);
    expect(await remindAll()).toBe(0);
  });

  it('is left alone once its asker has recalled it, or it is decided', async () => {
    const { request } = await submitted(TWO);
    await passTime(5 * HOUR_MS);
    await answer(GWEN, 'remind', { orderId: request.id });
    await passTime(9 * DAY_MS);
    expect(await remindAll()).toBe(0);
    await rejected(request.id);
    await shop().db.updateTable('approval_request').set({ reminded_at: null }).execute();
    expect(await remindAll()).toBe(0);
  });
});

describe('changing one’s request', () => {
  it('asks for something else, tells whoever decides, and what was not seen is not decided', async () => {
    const { who, request } = await submitted(TWO, { comment: 'Pour lundi' });
    const orderId = request.id;
    const [paint, glue] = [uidOf(request, PAINT), uidOf(request, GLUE)];
    // What the head of the company had begun to change is another request’s.
    await answer(YANN, 'remove', { orderId, itemUid: glue });
    const changed = await answer<ShownRequest>(GWEN, 'change', {
      orderId,
      items: [{ uid: paint, quantity: 7 }],
    });
    expect(changed).toMatchObject({ status: 'waiting_for_approval', version: 3, comment: 'Pour lundi' });
    expect(changed.items.map(({ quantity }) => quantity)).toEqual([7, 2]);
    expect(changed.changes).toEqual([]);
    expect((await cart(who)).state).toBe('FROZEN');
    expect(await mails('approval_changed')).toMatchObject([
      { to: YANN, variables: { changes: [expect.stringMatching(/4 → 7$/)] } },
    ]);
    for (const act of ['approve', 'reject', 'remove', 'quantity'] as const)
      expect(keyOf(await send(YANN, act, { orderId, itemUid: glue, quantity: 1, version: 2 }))).toBe(
        'APPROVAL_CHANGED',
      );
    const kept = await answer<ShownRequest>(YANN, 'read', { orderId });
    expect(kept.items.map(({ quantity }) => quantity)).toEqual([7, 2]);
    const fewer = await answer<ShownRequest>(GWEN, 'change', {
      orderId,
      items: [{ uid: glue, quantity: 0 }],
      comment: '',
    });
    expect(fewer).toMatchObject({ version: 4, comment: null });
    await answer(YANN, 'approve', { orderId, version: 4 });
    expect((await cart(who)).items.map(({ quantity }) => quantity)).toEqual([7]);
    expect(await mails('approval_approved')).toHaveLength(1);
  });

  it('writes to whoever decides forty times an hour at most', async () => {
    const { request } = await submitted(TWO);
    const paint = uidOf(request, PAINT);
    await passTime(2 * HOUR_MS);
    const turn = (packs: number) =>
      send(GWEN, 'change', { orderId: request.id, items: [{ uid: paint, quantity: packs }] });
    for (let at = 0; at < 40; at += 1) expect((await turn(1 + (at % 2))).errors).toBeUndefined();
    expect(categoryOf(await turn(7))).toBe('rate-limit');
    await passTime(4 * HOUR_MS);
    expect((await turn(7)).errors).toBeUndefined();
    await rejected(request.id);
  });

  it('gives back, once it is rejected, what was asked for last', async () => {
    const { who, request } = await submitted(TWO);
    const paint = uidOf(request, PAINT);
    await answer(GWEN, 'change', { orderId: request.id, items: [{ uid: paint, quantity: 1 }] });
    await rejected(request.id);
    expect((await cart(who)).items.map(({ quantity }) => quantity)).toEqual([1, 2]);
  });

  it.each([
    ['no article left', [0, 0], undefined],
    ['less than none', [-1, 2], undefined],
    ['more than the shop counts', [100_000, 2], undefined],
  ])('%s is refused and loses nothing', async (_what, [first, second]) => {
    const { who, request } = await submitted(TWO);
    const items = [
      { uid: uidOf(request, PAINT), quantity: first },
      { uid: uidOf(request, GLUE), quantity: second },
    ];
    expect(categoryOf(await send(GWEN, 'change', { orderId: request.id, items }))).toBe('graphql-input');
    expect((await cart(who)).items.map(({ quantity }) => quantity)).toEqual([4, 2]);
    expect((await cart(who)).state).toBe('FROZEN');
    expect((await answer<ShownRequest>(YANN, 'read', { orderId: request.id })).version).toBe(1);
  });

  it('is nobody else’s to do, nor of what was decided', async () => {
    const { request } = await submitted(TWO);
    const variables = { orderId: request.id, items: [] };
    expect(categoryOf(await send(ALI, 'change', variables))).toBe('graphql-no-such-entity');
    expect(categoryOf(await send(YANN, 'change', variables))).toBe('graphql-authorization');
    await approved(request.id);
    expect(keyOf(await send(GWEN, 'change', variables))).toBe('APPROVAL_TREATED');
  });
});

describe('a request set apart', () => {
  const roller = [{ sku: GLUE, quantity: 1 }];
  const apart = () => answer<ShownApart[]>(GWEN, 'apart');

  it('leaves the cart free while it waits, and comes back to an empty one', async () => {
    const { who, request } = await submitted(TWO);
    const aside = await answer<ShownApart>(GWEN, 'setApart', { cartId: who.cartId });
    expect(aside).toMatchObject({ state: 'FROZEN', is_apart: true, request: { id: request.id } });
    expect(await cart(who)).toMatchObject({ state: 'OPEN', items: [] });
    expect(await apart()).toMatchObject([{ cart_id: who.cartId, total_quantity: 6 }]);
    // Decided, and nothing else was begun.
    await approved(request.id);
    expect((await cart(who)).items.map(({ quantity }) => quantity)).toEqual([4, 2]);
    expect((await cart(who)).approval).toMatchObject({ status: 'approved', is_needed: false });
    expect(await apart()).toEqual([]);
  });

  it('a roller is bought meanwhile; what was approved then is the cart to go on with', async () => {
    const { who, request } = await submitted(TWO, {
      rights: { is_validate_order: true, ceiling_validated_order_cents: 5_000 },
    });
    await answer(GWEN, 'setApart', { cartId: who.cartId });
    const second = await shopper(shop(), { as: GWEN, shopCode: 'VB006' });
    expect(second.cartId).not.toBe(who.cartId);
    await fill(shop(), second, roller);
    await approved(request.id);
    // The cart that is being filled stays; what was approved waits beside it.
    expect((await cart(second)).items.map(({ quantity }) => quantity)).toEqual([1]);
    expect(await apart()).toMatchObject([{ state: 'OPEN', request: { status: 'approved' } }]);
    await prepare(shop(), second, { payment: 'on_account' });
    const placed = await shop().send(
      `mutation { placeOrder(input: { cart_id: "${second.cartId}" }) { orderV2 { number } errors { message } } }`,
      {},
      { as: GWEN },
    );
    expect(placed.errors).toBeUndefined();
    expect((await cart(second)).items.map(({ quantity }) => quantity)).toEqual([4, 2]);
    expect(await apart()).toEqual([]);
    expect((await messages())[0]?.message_type).toBe('approved');
  });

  it('taken up, it changes places with the cart under way, and back', async () => {
    const { who } = await submitted(TWO);
    await answer(GWEN, 'setApart', { cartId: who.cartId });
    const second = await shopper(shop(), { as: GWEN, shopCode: 'VB006' });
    await fill(shop(), second, roller);
    await answer(GWEN, 'takeUp', { cartId: who.cartId });
    expect((await cart(who)).state).toBe('FROZEN');
    expect(await apart()).toMatchObject([{ cart_id: second.cartId, request: null, state: 'OPEN' }]);
    await answer(GWEN, 'takeUp', { cartId: second.cartId });
    expect((await cart(who)).items.map(({ quantity }) => quantity)).toEqual([1]);
    expect(await apart()).toMatchObject([{ cart_id: who.cartId, state: 'FROZEN' }]);
  });

  it('is withdrawn by its number, and the cart under way stays as it is', async () => {
    const { who, request } = await submitted(TWO);
    await answer(GWEN, 'setApart', { cartId: who.cartId });
    const second = await shopper(shop(), { as: GWEN, shopCode: 'VB006' });
    await fill(shop(), second, roller);
    const taken = await answer<ShownRecord>(GWEN, 'takeBack', { orderId: request.id });
    expect(taken).toMatchObject({ status: 'withdrawn', remind_from: null });
    expect((await cart(second)).items.map(({ quantity }) => quantity)).toEqual([1]);
    expect(await apart()).toMatchObject([{ cart_id: who.cartId, state: 'OPEN' }]);
  });

  it('of several who change places at once one cart is under way in the end', async () => {
    const { who } = await submitted(TWO);
    await answer(GWEN, 'setApart', { cartId: who.cartId });
    const second = await shopper(shop(), { as: GWEN, shopCode: 'VB006' });
    await fill(shop(), second, roller);
    await Promise.all(
      [who.cartId, second.cartId, who.cartId, second.cartId].map((cartId) =>
        send(GWEN, 'takeUp', { cartId }),
      ),
    );
    const open = await shop()
      .db.selectFrom('cart')
      .select(['id', 'is_apart'])
      .where('customer_id', '=', await desk.idOf(GWEN))
      .where('state', '<>', 'closed')
      .execute();
    expect(open.filter(({ is_apart: isApart }) => !isApart)).toHaveLength(1);
    expect(open).toHaveLength(2);
  });

  it('only what waits is set apart, and only by its owner', async () => {
    const who = await desk.asker();
    await fill(shop(), who, roller);
    expect(categoryOf(await send(GWEN, 'setApart', { cartId: who.cartId }))).toBe('graphql-input');
    await answer(GWEN, 'submit', { cartId: who.cartId });
    for (const call of ['setApart', 'takeUp'] as const) {
      expect(categoryOf(await send(ALI, call, { cartId: who.cartId }))).toBe('graphql-no-such-entity');
      expect(categoryOf(await send(YANN, call, { cartId: who.cartId }))).toBe('graphql-authorization');
    }
  });
});

describe('the history', () => {
  it('tells both sides who did what, when and why', async () => {
    const { request } = await submitted(TWO, { comment: 'Pour lundi' });
    const orderId = request.id;
    await passTime(5 * HOUR_MS);
    await answer(GWEN, 'remind', { orderId });
    await answer(YANN, 'quantity', { orderId, itemUid: uidOf(request, PAINT), quantity: 3 });
    await answer(YANN, 'reject', { orderId, reason: 'Trop cher' });
    const told = [
      { kind: 'requested', by: 'Gwen Le Bihan', words: 'Pour lundi', changes: [] },
      { kind: 'reminded', by: 'Gwen Le Bihan', words: null, changes: [] },
      {
        kind: 'changed',
        by: 'Yann Kermarrec',
        words: null,
        changes: [{ quantity_asked: 4, quantity: 3 }],
      },
      { kind: 'rejected', by: 'Yann Kermarrec', words: 'Trop cher', changes: [] },
    ];
    const [own] = await answer<ShownRecord[]>(GWEN, 'own');
    const [decided] = await answer<ShownRecord[]>(YANN, 'decisions');
    expect(own?.history).toEqual(told);
    expect(decided).toEqual(own);
    expect((await answer<ShownRequest>(GWEN, 'readOwn', { orderId })).history).toEqual(told);
    expect((await answer<ShownRecord[]>(NADIA, 'decisions')).map(({ id }) => id)).not.toContain(orderId);
    expect((await answer<ShownRecord[]>(ALI, 'own')).map(({ id }) => id)).not.toContain(orderId);
    expect(categoryOf(await send(ALI, 'readOwn', { orderId }))).toBe('graphql-no-such-entity');
    expect(categoryOf(await send(GWEN, 'decisions'))).toBe('graphql-authorization');
  });

  it('C01 says no amount to whoever may not see prices', async () => {
    const { request } = await submitted(TWO, { rights: { is_view_price: false } });
    const [own] = await answer<ShownRecord[]>(GWEN, 'own');
    expect(own).toMatchObject({ id: request.id, total_excluding_tax: null });
    const read = await answer<ShownRequest>(GWEN, 'readOwn', { orderId: request.id });
    expect(JSON.stringify([read, own])).not.toMatch(/"value":\d/);
    expect((await answer<ShownRequest>(YANN, 'read', { orderId: request.id })).prices).not.toBeNull();
  });
});

it('news that was put away stays away, for this person; the next news is told', async () => {
  const { request } = await submitted(TWO);
  expect(await messages()).toHaveLength(1);
  await answer(GWEN, 'dismiss');
  expect(await messages()).toEqual([]);
  await rejected(request.id);
  expect((await messages())[0]?.message_type).toBe('rejected');
  await answer(ALI, 'dismiss');
  expect(await messages()).toHaveLength(1);
});
