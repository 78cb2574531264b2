// Another article for what the store cannot find: proposed, answered once, and from then on the order's own.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorOf, GLUE, orderDesk, PAINT, plainLine } from '../orders/gestion/testing/order-desk.ts';
import type { OrderDesk, Person } from '../orders/gestion/testing/order-desk.ts';
import type { OrderDraft } from '../orders/orders.ts';
import { orderSignature } from '../request/order-signature.ts';
import { ORDER_SECRET } from '../testing/mail-room.ts';

const ELODIE = 'elodie.marchand@demo.valbrune.example';
const SEEN = `{ sums { total_ttc_cents } to_collect_cents to_give_back_cents
  lines { position sku quantity picked unit_ht_cents }
  substitutes { id position state quantity sku instead_sku unit_ht_cents } timeline { text by } }`;

const billingAddress: OrderDraft['billingAddress'] & object = {
  prefix: null,
  firstname: 'Jeanne',
  lastname: 'Le Goff',
  suffix: null,
  company: null,
  street: ['1 rue du Port'],
  postcode: '29200',
  city: 'Brest',
  country_code: 'FR',
  telephone: null,
};

let desk: OrderDesk;
let elodie: number;
let number: string;
beforeAll(async () => {
  desk = await orderDesk();
  elodie = (
    await desk.db.selectFrom('customer').select('id').where('email', '=', ELODIE).executeTakeFirstOrThrow()
  ).id;
});
afterAll(() => desk.close());
beforeEach(async () => {
  await shelf(GLUE, 10);
  await shelf(PAINT, 0);
  number = await placed();
});

/** Three packs at 100 €, one of them set aside: more than the glue costs. */
async function placed(more: Parameters<OrderDesk['placed']>[0] = {}): Promise<string> {
  const lines = [{ ...plainLine, unitHt: 10_000, fromStock: 3 }];
  const one = await desk.placed({ customerId: elodie, email: ELODIE, lines, ...more });
  await as('preparateur', `startPreparation(number: "${one}")`);
  await as('preparateur', `prepareLines(number: "${one}", lines: [{ position: 1, from: 0, to: 1 }])`);
  return one;
}
const shelf = async (sku: string, packs: number) => {
  await sql`delete from stock_movement where article_sku = ${sku}`.execute(desk.db);
  await sql`update stock set available = ${packs}, counted = ${packs}, open = 0
    where shop_code = 'VB006' and article_sku = ${sku}`.execute(desk.db);
};
const left = async (sku: string) =>
  (
    await desk.db
      .selectFrom('stock')
      .select('available')
      .where('shop_code', '=', 'VB006')
      .where('article_sku', '=', sku)
      .executeTakeFirstOrThrow()
  ).available;

type Seen = {
  sums: { total_ttc_cents: number } | null;
  to_collect_cents: number | null;
  to_give_back_cents: number | null;
  lines: { position: number; sku: string; quantity: number; picked: number; unit_ht_cents: number }[];
  substitutes: { id: string; state: string; unit_ht_cents: number | null }[];
  timeline: { text: string; by: string | null }[];
};
const as = (person: Person, field: string, key?: string) =>
  desk.as(person, `mutation { done: ${field} ${SEEN} }`, {}, key);
async function done(person: Person, field: string, key?: string): Promise<Seen> {
  const { data, errors } = await as(person, field, key);
  if (errors) throw new Error(errors[0]?.message);
  return data?.['done'] as Seen;
}
const refused = async (person: Person, field: string) => errorOf(await as(person, field)).key;
const propose = (code = GLUE, position = 1) =>
  `proposeSubstitute(number: "${number}", position: ${position}, code: "${code}")`;
const look = async (person: Person, code = GLUE) =>
  desk.as(
    person,
    `{ seen: substitutePreview(number: "${number}", position: 1, code: "${code}") {
      sku name conditioning picture quantity stock is_from_platform mailed_to read
      price { unit_ht_cents unit_ttc_cents instead_ht_cents own_ht_cents less_ttc_cents } } }`,
  );
const said = (id: string, accepted: boolean) =>
  `recordSubstituteAnswer(number: "${number}", id: "${id}", accepted: ${accepted})`;
const proposed = async () => (await done('responsable', propose())).substitutes.at(-1)?.id ?? '';
const answer = (id: string, accepted: boolean, email = ELODIE) =>
  desk.send(
    `mutation { answerOrderSubstitute(order_number: "${number}", id: "${id}", accepted: ${accepted}) {
      total { grand_total { value } }
      items { product_name article_sku quantity_ordered } substitutes { state may_answer } } }`,
    {},
    { as: email },
  );
const events = async () =>
  (
    await sql<{ type: string }>`
      select type from event where type like 'order.substitute%' and data ->> 'order_number' = ${number} order by id`.execute(
      desk.db,
    )
  ).rows.map(({ type }) => type);

describe('a substitute', () => {
  it('is proposed by mail at no more than was agreed, and changes nothing yet', async () => {
    const seen = await done('responsable', propose());
    expect(seen.substitutes).toMatchObject([
      { position: 1, state: 'proposed', quantity: 2, sku: GLUE, instead_sku: PAINT },
    ]);
    expect(seen.substitutes[0]?.unit_ht_cents).toBeLessThan(10_000);
    expect(seen.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([[PAINT, 3]]);
    expect(await left(GLUE)).toBe(10);
    const mail = (await desk.mails()).find(
      ({ template, variables }) =>
        template === 'order_substitute_proposed' && variables['orderNumber'] === number,
    );
    const due = new Date(desk.now().getTime() + 2 * 3_600_000).toISOString();
    expect(mail).toMatchObject({ to: ELODIE, variables: { packs: 2, mode: 'EMP', due } });
    expect(await events()).toEqual(['order.substitute_proposed']);
    expect(
      (await done('preparateur', `noteOrder(number: "${number}", text: "x")`)).substitutes,
    ).toMatchObject([{ unit_ht_cents: null }]);
    await done('preparateur', `markReady(number: "${number}", partly: true)`);
    const partly = (await desk.mails()).find(
      ({ template, variables }) => template === 'order_parts_moved' && variables['orderNumber'] === number,
    );
    expect(partly?.variables['lines'], 'what is missing is told with what would stand for it').toMatchObject([
      { reference: PAINT, ordered: 3, prepared: 1, proposed: { reference: GLUE, quantity: 2 } },
    ]);
  });

  it('the preparer finds an article by words with its stock, and needs no right to the catalogue', async () => {
    const found = async (query: string) => {
      const asked = await desk.as(
        'preparateur',
        `{ seen: substituteArticles(number: "${number}", position: 1, query: "${query}") { sku name stock } }`,
      );
      if (asked.errors) throw new Error(asked.errors[0]?.message);
      return asked.data?.['seen'] as { sku: string; name: string; stock: number }[];
    };
    expect(await found('')).toEqual([]);
    expect((await found('colle')).length).toBeGreaterThan(0);
    const byWords = await found(GLUE);
    expect(byWords.find(({ sku }) => sku === GLUE)?.stock).toBe(await left(GLUE));
    expect(
      errorOf(
        await desk.as(
          'commercial',
          `{ substituteArticles(number: "${number}", position: 1, query: "") { sku } }`,
        ),
      ).key,
    ).toBe('ROLE_MAY_NOT');
  });

  it('is looked at first, by the same rules: nothing is sent, and what changed since is not', async () => {
    const { data } = await look('responsable');
    const seen = data?.['seen'] as { read: string; price: { unit_ht_cents: number; own_ht_cents: number } };
    const unit = seen.price.own_ht_cents;
    expect(seen).toMatchObject({
      sku: GLUE,
      quantity: 2,
      stock: 10,
      is_from_platform: false,
      mailed_to: ELODIE,
      picture: expect.stringContaining(GLUE),
      price: { unit_ht_cents: unit, instead_ht_cents: 10_000, unit_ttc_cents: Math.round(unit * 1.2) },
    });
    expect(await events()).toEqual([]);
    expect((await look('preparateur')).data?.['seen']).toMatchObject({ price: null, read: seen.read });
    expect(errorOf(await look('responsable', '0000')).key).toBe('SUBSTITUTE_UNKNOWN_ARTICLE');
    expect(errorOf(await look('comptabilite')).key).toBe('ROLE_MAY_NOT');
    expect(errorOf(await look('elsewhere')).key).toBe('graphql-no-such-entity');
    const send = `proposeSubstitute(number: "${number}", position: 1, code: "${GLUE}", read: "${seen.read}")`;
    // The line is found in part: fewer packs would be asked for than were shown.
    await done('preparateur', `prepareLines(number: "${number}", lines: [{ position: 1, from: 1, to: 2 }])`);
    expect(await refused('responsable', send)).toBe('SUBSTITUTE_PREVIEW_CHANGED');
    await done('preparateur', `prepareLines(number: "${number}", lines: [{ position: 1, from: 2, to: 1 }])`);
    const priced = (cents: number) =>
      desk.db
        .updateTable('public_price')
        .set({ pack_ht_cents: cents })
        .where('article_sku', '=', GLUE)
        .execute();
    const { pack_ht_cents: usual } = await desk.db
      .selectFrom('public_price')
      .select('pack_ht_cents')
      .where('article_sku', '=', GLUE)
      .executeTakeFirstOrThrow();
    await priced(Number(usual) + 100);
    expect(await refused('responsable', send)).toBe('SUBSTITUTE_PREVIEW_CHANGED');
    await priced(Number(usual));
    await shelf(GLUE, 1);
    expect(await refused('responsable', send)).toBe('SUBSTITUTE_NOT_IN_STOCK');
    await shelf(GLUE, 9);
    expect((await done('responsable', send)).substitutes).toMatchObject([{ state: 'proposed' }]);
    expect(errorOf(await look('responsable')).key).toBe('SUBSTITUTE_WAITING');
  });

  it('stands in the order once the customer accepts, and once only', async () => {
    const id = await proposed();
    const both = await Promise.all([answer(id, true), answer(id, true)]);
    expect(both.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    const seen = await done('responsable', `noteOrder(number: "${number}", text: "x")`);
    const unit = seen.substitutes[0]?.unit_ht_cents ?? 0;
    expect(seen.lines.map(({ sku, quantity, picked }) => [sku, quantity, picked])).toEqual([
      [PAINT, 1, 1],
      [GLUE, 2, 0],
    ]);
    const ht = 10_000 + 2 * unit;
    expect(seen.sums?.total_ttc_cents).toBe(ht + Math.round(ht / 5));
    expect(seen.to_collect_cents).toBe(seen.sums?.total_ttc_cents);
    expect([await left(GLUE), await left(PAINT)]).toEqual([8, 2]);
    expect(await events()).toEqual(['order.substitute_proposed', 'order.substitute_answered']);
    expect(errorOf(await answer(id, false)).key).toBe('SUBSTITUTE_ANSWERED');
    await done('responsable', `cancelShopOrder(number: "${number}", reason: "Essai")`);
    expect([await left(GLUE), await left(PAINT)]).toEqual([10, 3]);
  });

  it('takes the whole line where nothing of it was found', async () => {
    await done('preparateur', `prepareLines(number: "${number}", lines: [{ position: 1, from: 1, to: 0 }])`);
    const seen = await done('preparateur', said(await proposed(), true));
    expect(seen.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([[GLUE, 3]]);
    expect([await left(GLUE), await left(PAINT)]).toEqual([7, 3]);
    expect(await refused('responsable', propose(PAINT))).toBe('SUBSTITUTE_IN_ORDER');
    expect(seen.timeline.map(({ text }) => text.replaceAll('\u00A0', ' '))).toContain(
      `Remplacement accepté par le client, par téléphone : 3 × ${PAINT} → ${GLUE}`,
    );
  });

  it('has nothing cancelled of its own: what was cancelled stays with the article it was ordered of', async () => {
    await done('preparateur', `prepareLines(number: "${number}", lines: [{ position: 1, from: 1, to: 0 }])`);
    const one = '{ position: 1, from: 3, to: 2 }';
    await done('responsable', `cancelOrderLines(number: "${number}", lines: [${one}], reason: "Rupture")`);
    const id = await proposed();
    await answer(id, true);
    const { data } = await desk.send(
      `{ customerOrder(number: "${number}") { items {
        article_sku quantity_ordered quantity_canceled quantity_current quantity_shipped row_total { value } } } }`,
      {},
      { as: ELODIE },
    );
    const seen = await done('responsable', `noteOrder(number: "${number}", text: "x")`);
    const unit = seen.substitutes[0]?.unit_ht_cents ?? 0;
    const none = { quantity_shipped: 0 };
    expect(data?.['customerOrder']).toEqual({
      items: [
        {
          article_sku: PAINT,
          quantity_ordered: 1,
          quantity_canceled: 1,
          quantity_current: 0,
          row_total: { value: 0 },
          ...none,
        },
        {
          article_sku: GLUE,
          quantity_ordered: 2,
          quantity_canceled: 0,
          quantity_current: 2,
          row_total: { value: (2 * unit) / 100 },
          ...none,
        },
      ],
    });
    expect(seen.sums?.total_ttc_cents).toBe(2 * unit + Math.round((2 * unit) / 5));
    expect([await left(GLUE), await left(PAINT)]).toEqual([8, 3]);
    await done('responsable', `cancelShopOrder(number: "${number}", reason: "Essai")`);
    expect([await left(GLUE), await left(PAINT)]).toEqual([10, 3]);
  });

  it('tells what is to be given back of a card, until it went back', async () => {
    const order = { paymentMethod: 'card', paymentState: 'paid' } as const;
    number = await placed(order);
    await sql`
      insert into payment (id, order_id, provider, amount_cents, currency, created_at)
      select gen_random_uuid(), id, 'demo', total_ttc_cents, 'EUR', placed_at from orders where number = ${number}`.execute(
      desk.db,
    );
    const before = 36_000;
    const seen = await done('responsable', said(await proposed(), true));
    expect(seen.to_give_back_cents).toBe(before - (seen.sums?.total_ttc_cents ?? 0));
    await sql`
      insert into payment_refund (payment_id, amount_cents, state, bank_id, asked_at, settled_at, author)
      select payment.id, ${seen.to_give_back_cents}, 'given', 'rendu', ${desk.now()}, ${desk.now()}, 'marc'
      from payment join orders on orders.id = order_id where number = ${number}`.execute(desk.db);
    const after = await done('responsable', `noteOrder(number: "${number}", text: "x")`);
    expect(after.to_give_back_cents).toBeNull();
  });

  it('leaves the line as it was when it is declined or taken back, and another may be proposed', async () => {
    const first = await proposed();
    expect(await refused('responsable', propose())).toBe('SUBSTITUTE_WAITING');
    await done('preparateur', said(first, false));
    const second = await proposed();
    const seen = await done('responsable', `withdrawSubstitute(number: "${number}", id: "${second}")`);
    expect(seen.substitutes.map(({ state }) => state)).toEqual(['declined', 'withdrawn']);
    expect(seen.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([[PAINT, 3]]);
    expect(await left(GLUE)).toBe(10);
    expect(errorOf(await answer(second, true)).key).toBe('SUBSTITUTE_ANSWERED');
  });

  it('counts once for each key', async () => {
    const key = randomUUID();
    const one = await done('responsable', propose(), key);
    expect(await done('responsable', propose(), key)).toEqual(one);
  });

  it('is refused with a reason', async () => {
    expect(await refused('responsable', propose('0000'))).toBe('SUBSTITUTE_UNKNOWN_ARTICLE');
    expect(await refused('responsable', propose(PAINT))).toBe('SUBSTITUTE_IN_ORDER');
    expect(await refused('responsable', propose(GLUE, 9))).toBe('PARTS_UNKNOWN_LINE');
    expect(await refused('elsewhere', propose())).toBe('graphql-no-such-entity');
    expect(await refused('comptabilite', propose())).toBe('ROLE_MAY_NOT');
    await shelf(GLUE, 1);
    expect(await refused('responsable', propose())).toBe('SUBSTITUTE_NOT_IN_STOCK');
  });

  it('stays open when the shelf is empty or part of the line was found meanwhile', async () => {
    const id = await proposed();
    await shelf(GLUE, 1);
    expect(errorOf(await answer(id, true)).key).toBe('SUBSTITUTE_NOT_IN_STOCK');
    await shelf(GLUE, 10);
    await done('preparateur', `prepareLines(number: "${number}", lines: [{ position: 1, from: 1, to: 2 }])`);
    expect(errorOf(await answer(id, true)).key).toBe('SUBSTITUTE_LINE_CHANGED');
    await done('responsable', `cancelShopOrder(number: "${number}", reason: "Essai")`);
    expect(errorOf(await answer(id, true)).key).toBe('SUBSTITUTE_ANSWERED');
  });

  it('is answered by a guest with the link of the mail, and without it by nobody', async () => {
    number = await placed({ customerId: null, email: 'jeanne@exemple.fr', billingAddress });
    const id = await proposed();
    const mails = (await desk.mails()).filter(({ template }) => template === 'order_substitute_proposed');
    expect(mails.map(({ variables }) => variables['orderPath'])).toContain(`/thank-you?order=${number}`);
    const signature = orderSignature(number, ORDER_SECRET);
    const says = (signed: string, of = number) =>
      desk.send(`mutation { answerPlacedOrderSubstitute(
        number: "${of}", signature: "${signed}", id: "${id}", accepted: true) { detail { substitutes { state } } } }`);
    const { data } = await desk.send(`{ placedOrder(number: "${number}", signature: "${signature}") {
      detail { substitutes { state may_answer } } } }`);
    expect(data?.['placedOrder']).toEqual({
      detail: { substitutes: [{ state: 'proposed', may_answer: true }] },
    });
    expect(errorOf(await says('fausse')).message).not.toBe('');
    const lookedUp = await desk.send(`{ guestOrder(input: {
      number: "${number}", email: "jeanne@exemple.fr", postcode: "${billingAddress.postcode}" }) { substitutes { state may_answer } } }`);
    expect(lookedUp.data?.['guestOrder']).toEqual({
      substitutes: [{ state: 'proposed', may_answer: false }],
    });
    expect(await left(GLUE)).toBe(10);
    expect((await says(signature)).data).toEqual({
      answerPlacedOrderSubstitute: { detail: { substitutes: [{ state: 'accepted' }] } },
    });
    expect(await left(GLUE)).toBe(8);
  });

  it.each(['an account', 'a company'])(
    'is not answered by the link where %s has the order',
    async (whose) => {
      const { id: companyId } = await desk.db.selectFrom('company').select('id').executeTakeFirstOrThrow();
      number = await placed(whose === 'a company' ? { customerId: null, companyId } : {});
      const id = await proposed();
      const signature = orderSignature(number, ORDER_SECRET);
      const answered = await desk.send(`mutation { answerPlacedOrderSubstitute(
      number: "${number}", signature: "${signature}", id: "${id}", accepted: true) { number } }`);
      expect(errorOf(answered).key).toBe('graphql-no-such-entity');
      expect(await left(GLUE)).toBe(10);
    },
  );

  it('is answered by nobody else', async () => {
    const id = await proposed();
    const other = await answer(id, true, 'gwen.lebihan@demo.valbrune.example');
    expect(errorOf(other).key).toBe('graphql-no-such-entity');
    expect(await left(GLUE)).toBe(10);
  });
});
