// What a return does to its order and its order to it: cancelled, packs that never left, money in two, the counter.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import { STAFF_ROLES } from '@nuancier/domain/staff/roles.ts';
import { cardOrders } from '../../../checkout/testing/card-orders.ts';
import { lyraTill } from '../../../checkout/testing/lyra-till.ts';
import type { LyraTill } from '../../../checkout/testing/lyra-till.ts';
import { errorOf, orderDesk, plainLine, tintedLine } from '../testing/order-desk.ts';
import type { OrderDesk, Person } from '../testing/order-desk.ts';

let desk: OrderDesk;
let till: LyraTill;
const books = cardOrders(() => desk);
beforeAll(async () => {
  till = await lyraTill();
  desk = await orderDesk({ payments: till.payments });
  await books.fillShelves();
});
afterAll(async () => {
  await desk.close();
  till.close();
});

const other = { ...plainLine, articleSku: '80100201', name: 'Colle' };
const stocked = { ...plainLine, fromStock: 3 };

async function linesOf(number: string) {
  return desk.db
    .selectFrom('order_line')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['order_line.id', 'order_id', 'order_line.position', 'prepared', 'handed_over', 'released'])
    .where('number', '=', number)
    .orderBy('order_line.position')
    .execute();
}

/** Its buyer changed its mind about the lines at these places. */
async function declared(number: string, ...positions: number[]): Promise<string> {
  const lines = (await linesOf(number)).filter(({ position }) => positions.includes(position));
  const row = await desk.db
    .insertInto('withdrawal')
    .values({
      order_id: lines[0]?.order_id ?? 0,
      line_ids: lines.map(({ id }) => id),
      declaration: 'Je notifie ma rétractation.',
      declared_at: desk.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(row.id);
}

async function handedOver(number: string, ...positions: number[]): Promise<void> {
  for (const { id, position } of await linesOf(number))
    if (positions.includes(position))
      await desk.db
        .updateTable('order_line')
        .set((line) => ({ prepared: line.ref('quantity'), handed_over: line.ref('quantity') }))
        .where('id', '=', id)
        .execute();
}

const orderOf = (number: string) =>
  desk.db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
const stateOf = async (id: string) =>
  (
    await desk.db
      .selectFrom('withdrawal')
      .select('state')
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow()
  ).state;
const mailsOf = async (number: string) =>
  (await desk.db.selectFrom('outbox').select('payload').where('order_number', '=', number).execute()).map(
    ({ payload }) => (payload as { template: string }).template,
  );
const send = (person: Person, field: string, key?: string) => {
  desk.later(1_000);
  return desk.as(person, `mutation { done: ${field} }`, {}, key);
};
async function done<Answer>(asked: ReturnType<typeof send>): Promise<Answer> {
  const { data, errors } = await asked;
  if (errors) throw new Error(errors[0]?.message);
  return data?.['done'] as Answer;
}
const worthOf = async (id: string) =>
  (await desk.as('lecture_seule', 'query ($id: ID!) { shopReturn(id: $id) { worth_cents } }', { id })).data?.[
    'shopReturn'
  ];

describe('an order that is cancelled', () => {
  it('before it was paid leaves no return open, and its customer reads of the cancelling alone', async () => {
    const number = await desk.placed({ lines: [plainLine] });
    const id = await declared(number, 1);
    await done(send('responsable', `cancelShopOrder(number: "${number}", reason: "Doublon") { number }`));
    expect(await stateOf(id)).toBe('cancelled');
    expect(await mailsOf(number)).not.toContain('return_step');
    const { data } = await desk.as('responsable', '{ shopWithdrawals(state: a_rembourser) { rows { id } } }');
    expect(data?.['shopWithdrawals']).not.toMatchObject({ rows: expect.arrayContaining([{ id }]) });
    const seen = await desk.as('responsable', `{ shopReturn(id: "${id}") { state_label may } }`);
    expect(seen.data?.['shopReturn']).toEqual({ state_label: 'Sans suite, commande annulée', may: [] });
  });

  it('once it was paid keeps its return until the money is back', async () => {
    const number = await desk.placed({ lines: [plainLine], paymentMethod: 'bank_transfer' });
    const id = await declared(number, 1);
    await done(send('responsable', `cancelShopOrder(number: "${number}", reason: "Doublon") { number }`));
    expect(await stateOf(id)).toBe('requested');
  });
});

describe('packs that never left', () => {
  it('are on sale again once the return is accepted; the order goes on to its end without them', async () => {
    const number = await desk.placed({ status: 'PARTIEL_RETIREE', lines: [stocked, other] });
    await handedOver(number, 2);
    await desk.db
      .updateTable('order_line')
      .set({ prepared: 2, picked: 1 })
      .where('id', '=', (await linesOf(number))[0]?.id ?? 0)
      .execute();
    const id = await declared(number, 1);
    const shelf = await books.left();
    const accept = `acceptReturn(id: "${id}") { state may lines { released } }`;
    expect(await done(send('responsable', accept))).toEqual({
      state: 'awaited',
      // what is on sale again cannot be refused any more
      may: ['settleReturn'],
      lines: [{ released: 3 }],
    });
    expect(await books.left()).toBe(shelf + 3);
    expect((await orderOf(number)).status).toBe('RETIREE');
    expect(await linesOf(number)).toMatchObject([{ prepared: 0, released: 3 }, { handed_over: 3 }]);
    await done(send('responsable', `settleReturn(id: "${id}", amount_cents: 100, how: "Espèces") { state }`));
    expect(await books.left(), 'once').toBe(shelf + 3);
  });

  it('are on sale again; those of the same line that its buyer has taken away are not', async () => {
    const number = await desk.placed({ status: 'PARTIEL_RETIREE', lines: [stocked] });
    await desk.db
      .updateTable('order_line')
      .set({ prepared: 2, handed_over: 2 })
      .where('id', '=', (await linesOf(number))[0]?.id ?? 0)
      .execute();
    const shelf = await books.left();
    await done(send('responsable', `acceptReturn(id: "${await declared(number, 1)}") { state }`));
    expect(await linesOf(number)).toMatchObject([{ handed_over: 2, released: 1 }]);
    expect(await books.left()).toBe(shelf + 1);
  });

  it('of an order of which nothing would be left stay, to be cancelled with it; nothing goes back twice', async () => {
    const number = await desk.placed({ lines: [stocked, other], paymentMethod: 'bank_transfer' });
    const shelf = await books.left();
    await done(send('responsable', `acceptReturn(id: "${await declared(number, 1)}") { state }`));
    expect(await books.left()).toBe(shelf + 3);
    await done(send('responsable', `acceptReturn(id: "${await declared(number, 2)}") { state }`));
    expect(await linesOf(number)).toMatchObject([{ released: 3 }, { released: 0 }]);
    await done(send('responsable', `cancelShopOrder(number: "${number}", reason: "Tout") { number }`));
    expect(await books.left()).toBe(shelf + 3);
  });

  it('are fetched all the same when the return is refused', async () => {
    const number = await desk.placed({ status: 'PARTIEL_RETIREE', lines: [stocked, other] });
    await handedOver(number, 2);
    await done(send('responsable', `refuseReturn(id: "${await declared(number, 1)}", reason: "Non") { id }`));
    expect(await linesOf(number)).toMatchObject([{ released: 0 }, {}]);
  });
});

describe('money', () => {
  it('of the delivery is proposed with the last of two returns; what was given for the first is taken off', async () => {
    const sums = {
      goodsHt: 6_000,
      ecoHt: 0,
      discountHt: 0,
      shippingHt: 500,
      totalHt: 6_500,
      tax: 1_300,
      totalTtc: 7_800,
    };
    const number = await desk.placed({
      status: 'RETIREE',
      lines: [plainLine, other],
      sums,
      paymentMethod: 'bank_transfer',
    });
    await handedOver(number, 1, 2);
    const [first, second] = [await declared(number, 1), await declared(number, 2)];
    expect([await worthOf(first), await worthOf(second)]).toEqual([
      { worth_cents: 3_600 },
      { worth_cents: 3_600 },
    ]);
    await done(send('responsable', `acceptReturn(id: "${first}") { id }`));
    const settle = (id: string, cents: number) =>
      send(
        'responsable',
        `settleReturn(id: "${id}", amount_cents: ${cents}, how: "Avoir") { settled_cents }`,
      );
    await done(settle(first, 3_600));
    expect(await worthOf(second)).toEqual({ worth_cents: 4_200 });
    await desk.db
      .updateTable('withdrawal')
      .set({ settled_cents: 5_000 })
      .where('id', '=', Number(first))
      .execute();
    expect(await worthOf(second), 'no more than is left').toEqual({ worth_cents: 2_800 });
    await done(send('responsable', `acceptReturn(id: "${second}") { id }`));
    expect(errorOf(await settle(second, 2_801)).key).toBe('REFUND_TOO_MUCH');
    expect(await done(settle(second, 2_800))).toEqual({ settled_cents: 2_800 });
  });

  it('of packs that never left is due whatever else has come back', async () => {
    const number = await desk.placed({ status: 'PARTIEL_RETIREE', lines: [plainLine, other] });
    await handedOver(number, 2);
    const id = await declared(number, 1, 2);
    const receive = `receiveReturn(id: "${id}", lines: [
      { position: 2, from: 0, to: 2, condition: opened, to_shelf: false }]) { worth_cents }`;
    expect(await done(send('responsable', receive))).toEqual({ worth_cents: 6_000 });
  });

  it('too much of it is refused, and the same form goes on with the right sum', async () => {
    const order = await books.waiting();
    const { number } = order;
    await desk.db.updateTable('orders').set({ payment_state: 'paid' }).where('number', '=', number).execute();
    till.takes(number, order.cents);
    await handedOver(number, 1);
    const id = await declared(number, 1);
    await done(send('service_client', `acceptReturn(id: "${id}") { id }`));
    const key = randomUUID();
    const refund = (cents: number) =>
      send('service_client', `refundReturn(id: "${id}", amount_cents: ${cents}, reason: "x") { given }`, key);
    expect(errorOf(await refund(order.cents + 1)).key).toBe('RETURN_WORTH_LESS');
    expect(await done(refund(order.cents))).toEqual({ given: true });
  });
});

describe('a return opened at the counter', () => {
  const open = (number: string, lines: string, reason = 'Mauvaise couleur') =>
    `openReturn(number: "${number}", lines: [${lines}], reason: "${reason}") { id state opened_by declaration may
      worth_cents lines { position quantity handed_over } timeline { text } }`;
  type Opened = { id: string; declaration: string };
  const fetched = async (shopCode = 'VB006') => {
    const number = await desk.placed({ status: 'RETIREE', lines: [plainLine, tintedLine], shopCode });
    await handedOver(number, 1, 2);
    return number;
  };

  it('is for those who may, within their stores', async () => {
    const number = await fetched();
    for (const role of STAFF_ROLES) {
      const { key } = errorOf(await send(role, open(number, '{ position: 9, quantity: 1 }')));
      expect([role, key === 'ROLE_MAY_NOT']).toEqual([role, scopeOf('openReturn', role) === null]);
    }
    const foreign = await send('responsable', open(await fetched('VB001'), '{ position: 1, quantity: 1 }'));
    expect(errorOf(foreign).key).toBe('graphql-no-such-entity');
  });

  it('has a timeline of its own: why it was opened, its articles by their names, and no other return’s mails', async () => {
    const number = await fetched();
    const first = await done<Opened>(send('responsable', open(number, '{ position: 1, quantity: 1 }')));
    const second = await done<Opened>(
      send('responsable', open(number, '{ position: 1, quantity: 1 }', 'Pot de trop')),
    );
    const received = await done<{ timeline: { text: string }[] }>(
      send(
        'responsable',
        `receiveReturn(id: "${second.id}", lines: [
          { position: 1, from: 0, to: 1, condition: new, to_shelf: true }]) { timeline { text } }`,
      ),
    );
    expect(received.timeline.map(({ text }) => text.replaceAll('\u00A0', ' '))).toEqual([
      'Retour ouvert au magasin : Pot de trop',
      'E-mail : Suivi du retour',
      expect.stringMatching(/^Retour reçu : Peinture blanche.*, 0 → 1, remis en rayon$/),
      'E-mail : Suivi du retour',
    ]);
    const { data } = await desk.as('responsable', `{ shopReturn(id: "${first.id}") { timeline { text } } }`);
    expect(data?.['shopReturn']).toHaveProperty('timeline.length', 2);
  });

  it('of a professional has no day of the law, on the page, in the list and in the mail', async () => {
    const { id: companyId } = await desk.db
      .selectFrom('company')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const number = await desk.placed({ status: 'RETIREE', lines: [plainLine], companyId });
    await handedOver(number, 1, 2);
    const opened = await done<Opened>(send('responsable', open(number, '{ position: 1, quantity: 1 }')));
    const days = '{ legal_day refund_day days_left }';
    const { data } = await desk.as('responsable', `{ shopReturn(id: "${opened.id}") ${days} }`);
    expect(data?.['shopReturn']).toEqual({ legal_day: null, refund_day: null, days_left: null });
    const list = '{ shopWithdrawals(state: a_rembourser, first: 100) { rows { id legal_day days_left } } }';
    const row = { id: opened.id, legal_day: null, days_left: null };
    expect((await desk.as('responsable', list)).data?.['shopWithdrawals']).toMatchObject({
      rows: expect.arrayContaining([row]),
    });
    const mail = (await desk.mails()).find(
      ({ template, variables }) => template === 'return_step' && variables['orderNumber'] === number,
    );
    expect(mail?.variables).toMatchObject({
      sendBefore: null,
      paidBefore: null,
      returnId: Number(opened.id),
    });
  });

  it('holds what was counted, is told and logged once, and goes on like any other', async () => {
    const number = await fetched();
    const key = randomUUID();
    const press = () => done<Opened>(send('responsable', open(number, '{ position: 1, quantity: 2 }'), key));
    const opened = await press();
    expect((await press()).id).toBe(opened.id);
    expect(opened).toMatchObject({
      state: 'awaited',
      opened_by: 'Marc Leroy',
      may: ['receiveReturn', 'settleReturn', 'refuseReturn'],
      worth_cents: 2_400,
      lines: [{ position: 1, quantity: 2, handed_over: 2 }],
    });
    expect(opened.declaration).toContain('Mauvaise couleur');
    expect((await mailsOf(number)).filter((template) => template === 'return_step')).toHaveLength(1);
    const noted = (await desk.audit()).filter(({ event }) => event === 'return-opened');
    expect(noted.filter(({ details }) => JSON.stringify(details).includes(number))).toHaveLength(1);
    const order = `{ shopOrder(number: "${number}") { may_open_return lines { returnable is_withheld } } }`;
    expect((await desk.as('responsable', order)).data?.['shopOrder']).toMatchObject({
      may_open_return: true,
      lines: [
        { returnable: 2, is_withheld: false },
        { returnable: 1, is_withheld: false },
      ],
    });
    const surplus = errorOf(await send('responsable', open(number, '{ position: 1, quantity: 2 }')));
    expect([surplus.key, surplus.message]).toEqual([
      'RETURN_TOO_MANY',
      expect.stringMatching(/^« Peinture blanche.+ » : un seul peut être rendu\./),
    ]);
    const receive = `receiveReturn(id: "${opened.id}", lines: [
      { position: 1, from: 0, to: 2, condition: new, to_shelf: false }]) { state }`;
    expect(await done(send('responsable', receive))).toEqual({ state: 'received' });
  });

  it('is about packs that a return was refused for, too', async () => {
    const number = await fetched();
    const all = open(number, '{ position: 1, quantity: 3 }');
    const { id } = await done<Opened>(send('responsable', all));
    expect(errorOf(await send('responsable', all)).key).toBe('RETURN_TOO_MANY');
    await done(send('responsable', `refuseReturn(id: "${id}", reason: "Pots ouverts") { id }`));
    expect(await done(send('responsable', all))).toMatchObject({ lines: [{ position: 1, quantity: 3 }] });
  });

  it.each([
    ['nothing', '', 'RETURN_NOTHING'],
    ['a line twice', '{ position: 1, quantity: 1 }, { position: 1, quantity: 1 }', 'RETURN_NOTHING'],
    ['none of it', '{ position: 1, quantity: 0 }', 'RETURN_TOO_MANY'],
    ['no such line', '{ position: 9, quantity: 1 }', 'RETURN_TOO_MANY'],
  ])('refuses %s', async (_what, lines, key) => {
    expect(errorOf(await send('responsable', open(await fetched(), lines))).key).toBe(key);
  });

  it('refuses what is still in the store, and no word of why', async () => {
    const number = await desk.placed({ lines: [plainLine] });
    const one = '{ position: 1, quantity: 1 }';
    expect(errorOf(await send('responsable', open(number, one))).key).toBe('RETURN_TOO_MANY');
    expect(errorOf(await send('responsable', open(await fetched(), one, ' '))).key).toBe('REASON_NEEDED');
  });

  it('leaves the rest to its buyer’s own declaration, of which each page says how much it is', async () => {
    const number = await fetched();
    await done(send('responsable', open(number, '{ position: 1, quantity: 1 }')));
    desk.later(1_000);
    const id = await declared(number, 1);
    const seen = await desk.as(
      'responsable',
      `{ shopReturn(id: "${id}") { worth_cents lines { quantity handed_over } } }`,
    );
    expect(seen.data?.['shopReturn']).toEqual({
      worth_cents: 2_400,
      lines: [{ quantity: 2, handed_over: 2 }],
    });
    const list =
      '{ shopWithdrawals(state: a_rembourser, first: 100) { rows { id lines { sku quantity } } } }';
    expect((await desk.as('responsable', list)).data?.['shopWithdrawals']).toMatchObject({
      rows: expect.arrayContaining([{ id, lines: [{ sku: plainLine.articleSku, quantity: 2 }] }]),
    });
  });
});

describe('an order that ends because the rest of it is released', () => {
  it('has no code for the counter any more', async () => {
    const number = await desk.placed({ status: 'PARTIEL_RETIREE', lines: [stocked, other] });
    await handedOver(number, 2);
    const { id: orderId } = await orderOf(number);
    await desk.db.insertInto('pickup_code').values({ order_id: orderId }).execute();
    await done(send('responsable', `acceptReturn(id: "${await declared(number, 1)}") { id }`));
    expect((await orderOf(number)).status).toBe('RETIREE');
    const codes = desk.db.selectFrom('pickup_code').select('code').where('order_id', '=', orderId);
    expect(await codes.execute()).toEqual([]);
  });
});
