// Packs of an order are cancelled while the rest goes on: lines, sums, shelf, money and words say so at once.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { numberIn, plain } from '../testing/acts.ts';
import { sumOrdersInProgress } from '../../../invoices/invoices-store.ts';
import { errorOf, GLUE, orderDesk, PAINT, plainLine } from '../testing/order-desk.ts';
import type { OrderDesk, Person } from '../testing/order-desk.ts';

const SEEN = `{ status may sums { total_ttc_cents discount_ht_cents } to_give_back_cents to_settle_cents
  settled { cents how } to_collect_cents substitutes { state }
  lines { position quantity cancelled cancellable picked prepared handed_over } timeline { kind text by } }`;

let desk: OrderDesk;
let number: string;
beforeAll(async () => {
  desk = await orderDesk();
});
afterAll(() => desk.close());
const LINES = [
  { ...plainLine, fromStock: 3, discountHt: 300, quantity: 3 },
  { ...plainLine, articleSku: GLUE, quantity: 2, fromStock: 2 },
];
const SUMS = {
  goodsHt: 5_000,
  ecoHt: 0,
  discountHt: 300,
  shippingHt: 0,
  totalHt: 4_700,
  tax: 940,
  totalTtc: 5_640,
};
beforeEach(async () => {
  await shelf(PAINT, 0);
  await shelf(GLUE, 0);
  number = await desk.placed({ lines: LINES, sums: SUMS });
});

type Seen = {
  status: string;
  may: string[];
  sums: { total_ttc_cents: number; discount_ht_cents: number };
  to_give_back_cents: number | null;
  to_settle_cents: number;
  settled: { cents: number; how: string }[];
  to_collect_cents: number | null;
  substitutes: { state: string }[];
  lines: { quantity: number; cancelled: number; cancellable: number; picked: number; prepared: number }[];
  timeline: { kind: string; text: string; by: string | null }[];
};
const send = (field: string, person: Person = 'responsable', key?: string) =>
  desk.as(person, `mutation ($number: String!) { done: ${field} ${SEEN} }`, { number }, key);
async function done(field: string, person?: Person, key?: string): Promise<Seen> {
  desk.later(1_000);
  const { data, errors } = await send(field, person, key);
  if (errors) throw new Error(errors[0]?.message);
  return data?.['done'] as Seen;
}
const cut = (moves: string) => `cancelOrderLines(number: $number, lines: [${moves}], reason: "Rupture")`;
const move = (position: number, from: number, to: number) =>
  `{ position: ${position}, from: ${from}, to: ${to} }`;
const counts = ({ lines }: Seen) => lines.map(({ quantity, cancelled }) => [quantity, cancelled]);
const shelf = (sku: string, packs: number) =>
  desk.db.transaction().execute(async (db) => {
    await sql`delete from stock_movement where article_sku = ${sku}`.execute(db);
    await sql`update stock set available = ${packs}, counted = ${packs}, open = 0
      where shop_code = 'VB006' and article_sku = ${sku}`.execute(db);
  });
const onShelf = async (sku: string) =>
  (
    await desk.db
      .selectFrom('stock')
      .select('available')
      .where('shop_code', '=', 'VB006')
      .where('article_sku', '=', sku)
      .executeTakeFirstOrThrow()
  ).available;
const mails = async () =>
  (await desk.db.selectFrom('outbox').select('payload').where('order_number', '=', number).execute()).map(
    ({ payload }) => (payload as { template: string }).template,
  );
const events = async (type: string) =>
  (
    await desk.db
      .selectFrom('event')
      .select('data')
      .where('subject', '=', `order/${number}`)
      .where('type', '=', type)
      .execute()
  ).map(({ data }) => data);

async function paidByCard(): Promise<void> {
  const { id } = await desk.db
    .updateTable('orders')
    .set({ payment_method: 'card', payment_state: 'paid' })
    .where('number', '=', number)
    .returning('id')
    .executeTakeFirstOrThrow();
  const payment = { id: randomUUID(), order_id: id, provider: 'demo', currency: 'EUR' };
  const at = desk.now();
  await desk.db
    .insertInto('payment')
    .values({ ...payment, amount_cents: SUMS.totalTtc, created_at: at, asked_at: at })
    .execute();
}

describe('cancelling a part', () => {
  it('leaves lines, sums and shelf as they then are, and tells customer, systems and log', async () => {
    const seen = await done(cut(`${move(1, 3, 2)}, ${move(2, 2, 0)}`));
    expect([counts(seen), seen.sums]).toEqual([
      [
        [2, 1],
        [0, 2],
      ],
      { total_ttc_cents: 2_160, discount_ht_cents: 200 },
    ]);
    expect(seen.to_collect_cents).toBe(2_160);
    expect([await onShelf(PAINT), await onShelf(GLUE)]).toEqual([1, 2]);
    expect(await mails()).toEqual(['order_lines_cancelled']);
    expect(await events('order.lines_cancelled')).toMatchObject([
      {
        total_ttc_cents: 2_160,
        less_ttc_cents: 3_480,
        due_back_cents: 0,
        lines: [
          { position: 1, sku: PAINT, from_quantity: 3, quantity: 2 },
          { position: 2, sku: GLUE, from_quantity: 2, quantity: 0 },
        ],
      },
    ]);
    const entry = (await desk.audit()).find(
      ({ event, details }) => event === 'order-lines-cancelled' && numberIn(details) === number,
    );
    expect(entry?.details).toMatchObject({
      lines: [
        { from: 3, to: 2 },
        { from: 2, to: 0 },
      ],
      before: { total_ht_cents: 4_700 },
      after: { total_ht_cents: 1_800 },
      reason: 'Rupture',
    });
    expect(seen.timeline.map(({ text }) => plain(text)).join()).toContain('3 → 2');
    // What is left goes on, and ends as an order does.
    await done('startPreparation(number: $number)', 'preparateur');
    await done(`prepareLines(number: $number, lines: [${move(1, 0, 2)}])`, 'preparateur');
    expect((await done('markReady(number: $number)', 'preparateur')).status).toBe('DISPONIBLE');
  });

  it('of two people one has the effect, the other reads what is left and who did it; the same press counts once', async () => {
    const key = randomUUID();
    await done(cut(move(1, 3, 2)), 'responsable', key);
    await done(cut(move(1, 3, 2)), 'responsable', key);
    const late = errorOf(await send(cut(move(1, 3, 1)), 'service_client'));
    expect(late.key).toBe('LINE_STALE');
    expect(late.message).toMatch(/en est maintenant à 2 \(Marc Leroy, à/);
    expect(await onShelf(PAINT)).toBe(1);
  });

  it('takes packs that are ready back from the counter, and the order to where the rest is', async () => {
    await done('startPreparation(number: $number)');
    await done(`prepareLines(number: $number, lines: [${move(1, 0, 3)}, ${move(2, 0, 1)}])`);
    await done('markReady(number: $number, partly: true)');
    const ready = await done(cut(`${move(1, 3, 0)}, ${move(2, 2, 1)}`));
    expect([ready.status, ready.lines.map(({ prepared }) => prepared)]).toEqual(['DISPONIBLE', [0, 1]]);
    number = await desk.placed({ lines: LINES, sums: SUMS });
    await done('startPreparation(number: $number)');
    await done(`prepareLines(number: $number, lines: [${move(1, 0, 3)}])`);
    await done('markReady(number: $number, partly: true)');
    expect((await done(cut(move(1, 3, 0)))).status).toBe('EN_PREPARATION');
    expect(await events('order.parts_moved')).toMatchObject([{ kind: 'PREPARED' }, { kind: 'TAKEN_BACK' }]);
  });

  it('of what its customer holds nothing; without the rest the order is fetched, and its new sum is noted as taken', async () => {
    await done('startPreparation(number: $number)');
    await done(`prepareLines(number: $number, lines: [${move(1, 0, 1)}])`);
    await done('markReady(number: $number, partly: true)');
    await done('handOverLines(number: $number, proof: { received_by: "Jeanne" })');
    expect(errorOf(await send(cut(move(1, 3, 0)))).key).toBe('LINE_TOO_FEW');
    const rest = await done(cut(`${move(1, 3, 1)}, ${move(2, 2, 0)}`));
    expect(rest.status).toBe('RETIREE');
    const taken = (await desk.audit()).find(
      ({ event, details }) => event === 'order-collected' && numberIn(details) === number,
    );
    expect(taken?.details).toMatchObject({ amountCents: 1_080 });
    expect(errorOf(await send(cut(move(1, 1, 0)))).key).toBe('CANCEL_LINES_OVER');
  });

  it('with the last of it the order is cancelled as a whole', async () => {
    const gone = await done(cut(`${move(1, 3, 0)}, ${move(2, 2, 0)}`));
    expect([gone.status, gone.sums.total_ttc_cents]).toEqual(['ANNULEE', 5_640]);
    expect(await mails()).toEqual(['order_status_changed']);
    expect(await onShelf(PAINT)).toBe(3);
  });

  it('and the rest cancelled afterwards puts each pack on the shelf once', async () => {
    await done(cut(move(1, 3, 1)));
    await done('cancelShopOrder(number: $number, reason: "Tout")');
    expect([await onShelf(PAINT), await onShelf(GLUE)]).toEqual([3, 2]);
  });

  it('ends what is proposed in the place of what is cancelled', async () => {
    await shelf(GLUE, 5);
    number = await desk.placed({
      lines: [LINES[0] ?? plainLine],
      sums: { ...SUMS, goodsHt: 3_000, totalHt: 2_700, tax: 540, totalTtc: 3_240 },
    });
    await done('startPreparation(number: $number)');
    await done(`proposeSubstitute(number: $number, position: 1, code: "${GLUE}")`);
    expect((await done(cut(move(1, 3, 2)))).substitutes).toEqual([{ state: 'withdrawn' }]);
  });
});

describe('the store that has set packs aside', () => {
  const storeMails = async () =>
    (await desk.mails()).filter(
      ({ template, variables }) => template.startsWith('store_') && variables['orderNumber'] === number,
    );
  const store = async () =>
    (await desk.db.selectFrom('shop').select('email').where('code', '=', 'VB006').executeTakeFirstOrThrow())
      .email;
  beforeEach(async () => {
    await done('startPreparation(number: $number)', 'preparateur');
    await done(`prepareLines(number: $number, lines: [${move(1, 0, 3)}, ${move(2, 0, 1)}])`, 'preparateur');
  });

  it('is mailed which of them go back to the shelf when somebody elsewhere cancels a part', async () => {
    await done(cut(`${move(1, 3, 1)}, ${move(2, 2, 1)}`), 'service_client');
    expect(await storeMails()).toMatchObject([
      {
        template: 'store_lines_cancelled',
        to: await store(),
        variables: {
          by: 'Camille Dupuis',
          reason: 'Rupture',
          lines: [{ reference: PAINT, quantity: 2, details: [] }],
        },
      },
    ]);
  });

  it('is mailed all of them when somebody elsewhere cancels all, ready or not', async () => {
    await done(`markReady(number: $number, partly: true)`, 'preparateur');
    await done(`prepareLines(number: $number, lines: [${move(2, 1, 2)}])`, 'preparateur');
    await done('cancelShopOrder(number: $number, reason: "Tout")', 'proprietaire');
    expect(await storeMails()).toMatchObject([
      {
        template: 'store_order_cancelled',
        to: await store(),
        variables: {
          back: [
            { reference: PAINT, quantity: 3 },
            { reference: GLUE, quantity: 2 },
          ],
        },
      },
    ]);
  });

  it('is told nothing by mail of what its own people cancel, nor of what it had not set aside', async () => {
    await done(cut(move(2, 2, 1)), 'service_client');
    await done(cut(move(1, 3, 1)), 'responsable');
    await done('cancelShopOrder(number: $number, reason: "Tout")', 'responsable');
    expect(await storeMails()).toEqual([]);
  });
});

describe('what is invoiced', () => {
  it('is not cancelled any more', async () => {
    await sql`with bill as (
      insert into invoice (type, number, order_number, issued_on, due_on, billing, total_ht_cents, tax_cents, total_ttc_cents,
        balance_ttc_cents) values ('FACTURE', ${`F${number}`}, ${number}, '2026-11-16', '2026-12-16', '{}', 2000, 400, 2400, 0) returning id)
      insert into invoice_line (invoice_id, position, article_sku, name, quantity, unit_ht_cents, row_ht_cents, tax_rate)
      select id, 1, ${PAINT}, 'Peinture', 2, 1000, 2000, 2000 from bill`.execute(desk.db);
    expect(errorOf(await send(cut(move(1, 3, 0)))).key).toBe('LINE_TOO_FEW');
    const seen = await done(cut(move(1, 3, 2)));
    expect(seen.lines.map(({ cancellable }) => cancellable)).toEqual([0, 2]);
  });
});

describe('the money of what is cancelled', () => {
  it('is due back to the card that paid, in the list of refunds until it is given', async () => {
    await paidByCard();
    const owed = async () => {
      const asked = '{ shopOrders(tab: toutes, money: a_rembourser) { rows { number } } }';
      const { data } = await desk.as('comptabilite', asked);
      return JSON.stringify(data?.['shopOrders']).includes(number);
    };
    expect(await owed()).toBe(false);
    expect((await done(cut(move(1, 3, 2)))).to_give_back_cents).toBe(1_080);
    expect(await owed()).toBe(true);
    expect(await events('order.lines_cancelled')).toMatchObject([{ due_back_cents: 1_080 }]);
    const whole = await done('cancelShopOrder(number: $number, reason: "Tout")');
    expect([whole.to_give_back_cents, await owed()]).toEqual([null, true]);
  });

  it('that came by transfer is noted with its way, no more than is due, and told', async () => {
    await desk.db
      .updateTable('orders')
      .set({ payment_method: 'bank_transfer' })
      .where('number', '=', number)
      .execute();
    const settle = (cents: number) =>
      `settleCancelled(number: $number, amount_cents: ${cents}, how: "Virement")`;
    expect(errorOf(await send(settle(100), 'comptabilite')).key).toBe('SETTLE_NOTHING');
    expect((await done(cut(move(1, 3, 2)))).to_settle_cents).toBe(1_080);
    expect(errorOf(await send(settle(1_081), 'comptabilite'))).toMatchObject({
      key: 'REFUND_TOO_MUCH',
      message: expect.stringMatching(/ce qui reste à rendre, 10,80\s€/u),
    });
    const part = await done(settle(80), 'comptabilite');
    expect([part.settled, part.to_settle_cents]).toEqual([[{ cents: 80, how: 'Virement' }], 1_000]);
    expect((await done('cancelShopOrder(number: $number, reason: "Tout")')).to_settle_cents).toBe(5_560);
    await done(settle(5_560), 'comptabilite');
    expect(await events('order.settled')).toMatchObject([
      { settled_cents: 80, settled_in_all_cents: 80, how: 'Virement' },
      { settled_cents: 5_560, settled_in_all_cents: 5_640 },
    ]);
    expect(errorOf(await send(settle(1), 'comptabilite')).key).toBe('SETTLE_NOTHING');
    const refunds = (await desk.mails()).filter(
      ({ template, variables }) => template === 'order_refunded' && variables['orderNumber'] === number,
    );
    expect(refunds.map(({ variables }) => variables['how'])).toEqual(['Virement', 'Virement']);
    const noted = (await desk.audit()).filter(
      ({ event, details }) => event === 'order-settled' && numberIn(details) === number,
    );
    expect(noted.map(({ details }) => details)).toMatchObject([{ amountCents: 80 }, { amountCents: 5_560 }]);
  });

  it('that came by transfer goes back once, for the cancelling or for the return', async () => {
    const { id } = await desk.db
      .updateTable('orders')
      .set({ payment_method: 'bank_transfer' })
      .where('number', '=', number)
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: back } = await desk.db
      .insertInto('withdrawal')
      .values({
        order_id: id,
        line_ids: sql`array(select id from order_line where order_id = ${id} and position = 2)`,
        declaration: 'Je me rétracte.',
        declared_at: desk.now(),
        state: 'awaited',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await done('cancelShopOrder(number: $number, reason: "Tout")');
    await done('settleCancelled(number: $number, amount_cents: 5000, how: "Virement")', 'comptabilite');
    const settle = `mutation { settleReturn(id: "${back}", amount_cents: 641, how: "Virement") { id } }`;
    expect(errorOf(await desk.as('proprietaire', settle)).key).toBe('REFUND_TOO_MUCH');
    await done('settleCancelled(number: $number, amount_cents: 640, how: "Virement")', 'comptabilite');
    const { state } = await desk.db
      .selectFrom('withdrawal')
      .select('state')
      .where('id', '=', back)
      .executeTakeFirstOrThrow();
    expect(state).toBe('cancelled');
  });

  it('that a card has given back already is not promised again', async () => {
    await paidByCard();
    const { id } = await desk.db
      .selectFrom('payment')
      .innerJoin('orders', 'orders.id', 'payment.order_id')
      .select('payment.id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    await sql`insert into payment_refund (payment_id, amount_cents, state, bank_id, author, asked_at, settled_at)
      values (${id}, 5000, 'given', 'geste', 'essai', ${desk.now()}, ${desk.now()})`.execute(desk.db);
    const preview = `{ cancelLinesPreview(number: "${number}", lines: [${move(1, 3, 2)}]) { to_give_back_cents } }`;
    const asked = await desk.as('responsable', preview);
    expect(asked.data?.['cancelLinesPreview']).toEqual({ to_give_back_cents: 640 });
    expect((await done(cut(move(1, 3, 2)))).to_give_back_cents).toBe(640);
    expect(await events('order.lines_cancelled')).toMatchObject([{ due_back_cents: 640 }]);
  });

  it('of a company on account is no longer part of what it owes', async () => {
    const { id } = await desk.db.selectFrom('company').select('id').orderBy('id').executeTakeFirstOrThrow();
    number = await desk.placed({ lines: LINES, sums: SUMS, companyId: id, paymentMethod: 'on_account' });
    const before = await sumOrdersInProgress(desk.db, id);
    await done(cut(move(1, 3, 2)));
    expect(await sumOrdersInProgress(desk.db, id)).toBe(before - 1_080);
  });
});

it('is looked at before it is done: nothing changes', async () => {
  const preview = `{ cancelLinesPreview(number: "${number}", lines: [${move(1, 3, 2)}]) {
    is_whole packs less_ttc_cents total_ttc_cents to_give_back_cents mailed_to } }`;
  expect((await desk.as('responsable', preview)).data?.['cancelLinesPreview']).toEqual({
    is_whole: false,
    packs: 1,
    less_ttc_cents: 1_080,
    total_ttc_cents: 4_560,
    to_give_back_cents: null,
    mailed_to: 'jeanne@exemple.fr',
  });
  expect(await mails()).toEqual([]);
});
