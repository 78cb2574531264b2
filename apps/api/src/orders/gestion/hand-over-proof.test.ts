// To whom goods are given at the counter: the code that the customer has, or the name of whoever came.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import { readPickupCode } from '@nuancier/domain/orders/hand-over/pickup-code.ts';
import { openSession } from '../../customers/customers.ts';
import { changeOrderStatus } from '../operations/change-order-status.ts';
import { moveOrderParts } from '../operations/move-order-parts.ts';
import { ACTS, numberIn, plain } from './testing/acts.ts';
import { errorOf, orderDesk } from './testing/order-desk.ts';
import type { OrderDesk, Person } from './testing/order-desk.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';

let desk: OrderDesk;
let number: string;
beforeAll(async () => {
  desk = await orderDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  number = await desk.placed();
});

const place = {
  now: () => desk.now(),
  viewer: { kind: 'visitor' },
  clientAddress: '127.0.0.1',
  requestId: 'magasin',
} as const;
const ready = async () => {
  for (const name of ['startPreparation', 'prepareLines', 'markReady'] as const) {
    desk.later(1_000);
    await desk.as('preparateur', `mutation ($number: String!) { ${ACTS[name]} }`, { number });
  }
};
const kept = async () => {
  const row = await desk.db
    .selectFrom('pickup_code')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select('code')
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.code ?? null;
};
const codeOf = async () => {
  const code = await kept();
  if (code === null) throw new Error(`${number} has no code`);
  return code;
};
type Proof = { code?: string; received_by?: string; signature?: string };
const handOver = (proof: Proof, key?: string, person: Person = 'preparateur') => {
  desk.later(1_000);
  return desk.as(
    person,
    `mutation ($number: String!, $proof: HandOverProofInput!) {
      done: handOverLines(number: $number, proof: $proof) { status timeline { kind text signature } } }`,
    { number, proof },
    key,
  );
};
type Done = { status: string; timeline: { kind: string; text: string; signature: string | null }[] };
const partsOf = ({ data }: Awaited<ReturnType<typeof handOver>>) => {
  const done = data?.['done'] as Done | undefined;
  return (done?.timeline ?? [])
    .filter(({ kind }) => kind === 'part')
    .map(({ text, signature }) => [plain(text), signature]);
};
const other = (code: string) => `${code.startsWith('3') ? '4' : '3'}${code.slice(1)}`;
const mailed = async () =>
  (await desk.mails()).filter(({ variables }) => variables['orderNumber'] === number);

describe('a code', () => {
  it('is made when something first waits at the counter, told by mail, and gone with the last of it', async () => {
    expect(await kept()).toBeNull();
    await ready();
    const code = await codeOf();
    expect(readPickupCode(code)).toBe(code);
    expect(number).not.toContain(code);
    expect((await mailed()).at(-1)).toMatchObject({
      template: 'click_collect_ready',
      variables: { pickupCode: code },
    });
    const last = async () => {
      const asked = 'query ($number: String!) { shopOrder(number: $number) { last_hand_over { by at } } }';
      return (await desk.as('preparateur', asked, { number })).data?.['shopOrder'];
    };
    expect(await last()).toEqual({ last_hand_over: null });
    expect(errorOf(await handOver({ code })).key).toBeUndefined();
    expect(await kept()).toBeNull();
    expect(await last()).toEqual({
      last_hand_over: { by: expect.stringMatching(/\w/), at: desk.now().toISOString() },
    });
  });

  it('stays the same for what follows, whoever moves the order', async () => {
    const author = 'caisse';
    const line = await desk.db
      .selectFrom('order_line')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select('order_line.id')
      .where('number', '=', number)
      .orderBy('position')
      .executeTakeFirstOrThrow();
    const move = (kind: 'PREPARED' | 'HANDED_OVER', quantity: number) =>
      moveOrderParts(desk.db, place, {
        number,
        kind,
        lines: [{ lineId: line.id, quantity }],
        author,
      });
    await move('PREPARED', 2);
    const code = await codeOf();
    expect((await mailed()).at(-1)).toMatchObject({
      template: 'order_parts_moved',
      variables: { pickupCode: code, counter: { address: expect.stringContaining('Rennes') } },
    });
    await move('HANDED_OVER', 1);
    expect((await mailed()).at(-1)?.variables).toMatchObject({ pickupCode: code });
    await move('HANDED_OVER', 1);
    expect((await mailed()).at(-1)?.variables).toMatchObject({ pickupCode: null, counter: null });
    expect(await kept()).toBe(code);
  });

  it('comes with a status that another system reports, and goes when the order is cancelled', async () => {
    for (const to of ['EN_PREPARATION', 'DISPONIBLE'] as const)
      await changeOrderStatus(desk.db, place, { number, to, author: 'ERP' });
    expect((await mailed()).at(-1)?.variables).toMatchObject({ pickupCode: await codeOf() });
    await changeOrderStatus(desk.db, place, { number, to: 'ANNULEE', author: 'ERP' });
    expect(await kept()).toBeNull();
  });

  it('is there for all that came from files and waits, and for no delivery', async () => {
    const rows = await desk.db
      .selectFrom('orders')
      .leftJoin('pickup_code', 'order_id', 'orders.id')
      .select(['status', 'delivery_mode', 'code'])
      .where('number', 'like', 'W2610%')
      .execute();
    const waiting = rows.filter(({ status }) => status === 'DISPONIBLE');
    expect(waiting.length).toBeGreaterThan(1);
    expect(waiting.filter(({ code }) => code === null)).toEqual([]);
    expect(rows.filter(({ delivery_mode: mode, code }) => mode === 'LIV' && code !== null)).toEqual([]);
  });

  it('is the customer’s to see while something waits; not its colleague’s, nor whoever visits in its name', async () => {
    const person = await desk.db
      .selectFrom('customer')
      .select(['id', 'company_id'])
      .where('email', '=', YANN)
      .executeTakeFirstOrThrow();
    const colleague = await desk.db
      .selectFrom('customer')
      .select(['id', 'email'])
      .where('company_id', '=', person.company_id)
      .where('role', '=', 'Subaccount')
      .executeTakeFirstOrThrow();
    number = await desk.placed({ customerId: person.id, companyId: person.company_id });
    const seenBy = async (headers: Record<string, string>, as?: string) => {
      const asked = '{ customerOrder(number: "NUMBER") { pickup_code } }'.replace('NUMBER', number);
      const { data } = await desk.send(asked, {}, { headers, ...(as === undefined ? {} : { as }) });
      return data;
    };
    expect(await seenBy({}, YANN)).toEqual({ customerOrder: { pickup_code: null } });
    await ready();
    const code = await codeOf();
    expect(await seenBy({}, YANN)).toEqual({ customerOrder: { pickup_code: code } });
    expect(await seenBy({}, colleague.email)).toBeNull();
    await sql`
      insert into invoice (type, number, company_id, order_number, issued_on, due_on, total_ht_cents, tax_cents,
        total_ttc_cents, balance_ttc_cents, billing)
      select type, 'F26999001', ${person.company_id}, ${number}, issued_on, due_on, total_ht_cents, tax_cents,
        total_ttc_cents, balance_ttc_cents, billing from invoice order by id limit 1`.execute(desk.db);
    await sql`update customer set is_view_invoices = true where id = ${colleague.id}`.execute(desk.db);
    expect(await seenBy({}, colleague.email), 'by its invoice alone').toEqual({
      customerOrder: { pickup_code: null },
    });
    const representative = await desk.db
      .selectFrom('portfolio')
      .select('representative_id')
      .where('customer_id', '=', person.id)
      .executeTakeFirstOrThrow();
    const visit = await openSession(desk.db, person.id, desk.now(), representative.representative_id);
    expect(await seenBy({ authorization: `Bearer ${visit}` })).toEqual({
      customerOrder: { pickup_code: null },
    });
    await desk.as('preparateur', `mutation ($number: String!) { ${ACTS.takeBackLines} }`, { number });
    await handOver({ code });
    expect(await kept(), 'for what is still to come').toBe(code);
    expect(await seenBy({}, YANN)).toEqual({ customerOrder: { pickup_code: null } });
  });
});

describe('at the counter', () => {
  const found = async (query: string, person: Person = 'preparateur') => {
    const { data } = await desk.as(
      person,
      'query ($query: String) { pickups(query: $query) { rows { number is_code_shown } } }',
      { query },
    );
    return (data?.['pickups'] as { rows: unknown } | undefined)?.rows;
  };

  it('the code finds its order alone, in the store’s reach; the answer tells no code', async () => {
    await ready();
    const code = await codeOf();
    const typed = `${code.slice(0, 3)} ${code.slice(3).toLowerCase()}`;
    expect(await found(typed)).toEqual([{ number, is_code_shown: true }]);
    expect(await found(typed, 'elsewhere')).toEqual([]);
    expect(await found(other(code))).toEqual([]);
    expect(await found(number)).toEqual([{ number, is_code_shown: false }]);
    const { data } = await desk.as(
      'preparateur',
      'query ($number: String!) { shopOrder(number: $number) { timeline { text } } }',
      { number },
    );
    expect(JSON.stringify(data)).not.toContain(code);
  });

  it('codes that are tried out find nothing any more, the right one neither; right ones cost no try', async () => {
    await ready();
    const code = await codeOf();
    await found(other(code));
    await desk.db
      .updateTable('rate_counter')
      .set({ hits: 59 })
      .where('name', '=', 'pickup-code-searched')
      .execute();
    expect(await found(code)).toEqual([{ number, is_code_shown: true }]);
    expect(await found(code)).toEqual([{ number, is_code_shown: true }]);
    await desk.db
      .updateTable('rate_counter')
      .set({ hits: 60 })
      .where('name', '=', 'pickup-code-searched')
      .execute();
    expect(await found(code)).toEqual([]);
    expect(await found(number)).toEqual([{ number, is_code_shown: false }]);
    await desk.db.deleteFrom('rate_counter').execute();
  });
});

describe('the proof', () => {
  it('by code is noted on the timeline, in the audit and told to the merchant’s systems', async () => {
    await ready();
    const key = randomUUID();
    const proof = { code: ` ${(await codeOf()).toLowerCase()} ` };
    const done = await handOver(proof, key);
    expect(partsOf(done).at(-1)).toEqual(['5 articles remis ou partis, code de retrait vérifié', null]);
    // Asked again after the code is gone: the first answer counts.
    expect(errorOf(await handOver(proof, key)).key).toBeUndefined();
    const moves = (await desk.audit()).filter(
      ({ event, details }) => event === 'order-parts-moved' && numberIn(details) === number,
    );
    expect(moves.at(-1)?.details).toMatchObject({ provenBy: 'code', isSigned: false });
    expect(moves.filter(({ details }) => JSON.stringify(details).includes('HANDED_OVER'))).toHaveLength(1);
    const told = await desk.db
      .selectFrom('event')
      .select('data')
      .where('subject', '=', `order/${number}`)
      .where('type', '=', 'order.parts_moved')
      .orderBy('position')
      .execute();
    expect(told.map(({ data }) => data)).toMatchObject([
      { kind: 'PREPARED', proven_by: null, is_signed: false },
      { kind: 'HANDED_OVER', proven_by: 'code', is_signed: false },
    ]);
  });

  it('by name keeps who came and what was drawn; the audit and the event say only that it is signed', async () => {
    await ready();
    const done = await handOver({ received_by: 'Rose Martin', signature: '10,20 30,40;50,60' });
    expect(partsOf(done).at(-1)).toEqual([
      '5 articles remis ou partis, reçu par Rose Martin',
      'M10 20L30 40M50 60h0',
    ]);
    const said = JSON.stringify([
      await desk.audit(),
      await desk.db.selectFrom('event').select('data').execute(),
    ]);
    expect(said).toContain('"isSigned":true');
    expect(said).not.toContain('10,20');
    expect(said).not.toContain('Rose Martin');
  });

  it.each([
    ['neither', {}, 'RECEIVER_NAME'],
    ['what is no code', { code: 'KERMAR', received_by: 'Rose' }, 'PICKUP_CODE_WRONG'],
    ['what is no drawing', { received_by: 'Rose', signature: '<svg/>' }, 'SIGNATURE_UNREADABLE'],
  ])('of %s is refused, and nothing is noted', async (_what, proof, key) => {
    await ready();
    const refused = await handOver(proof);
    expect(errorOf(refused).key).toBe(key);
    expect(errorOf(refused).message).not.toBe('');
    expect(await kept()).not.toBeNull();
  });

  it('a wrong code is refused, ten times within a quarter of an hour at most; the name goes on', async () => {
    await ready();
    const code = await codeOf();
    for (let nth = 0; nth < 10; nth += 1)
      expect(errorOf(await handOver({ code: other(code) })).key).toBe('PICKUP_CODE_WRONG');
    expect(errorOf(await handOver({ code })).key).toBe('PICKUP_CODE_TRIES');
    desk.later(15 * MINUTE_MS);
    expect(errorOf(await handOver({ code: other(code) })).key).toBe('PICKUP_CODE_WRONG');
    expect(errorOf(await handOver({ received_by: 'Rose' })).key).toBeUndefined();
  });

  it('a right code is not counted, however often it is sent', async () => {
    await ready();
    const [code, key] = [await codeOf(), randomUUID()];
    for (let nth = 0; nth < 11; nth += 1) expect(errorOf(await handOver({ code }, key)).key).toBeUndefined();
  });

  it('of one order is none of another, and gives nothing of a store that is not one’s own', async () => {
    await ready();
    const [first, code] = [number, await codeOf()];
    expect(errorOf(await handOver({ code }, undefined, 'elsewhere')).key).toBe('graphql-no-such-entity');
    number = await desk.placed();
    await ready();
    expect(await codeOf()).not.toBe(code);
    expect(errorOf(await handOver({ code })).key).toBe('PICKUP_CODE_WRONG');
    number = first;
    expect(await kept(), 'nothing has left').toBe(code);
  });

  it('a press that was kept is done in the name of whoever pressed, or not at all; waiting costs no try', async () => {
    await ready();
    const code = await codeOf();
    const idOf = async (person: Person) => {
      const { data } = await desk.as(person, '{ currentStaff { person { id } } }');
      const held = data?.['currentStaff'] as { person: { id: string } } | undefined;
      return held?.person.id ?? '';
    };
    const pressed = (by: string) =>
      desk.as(
        'preparateur',
        `mutation ($number: String!, $proof: HandOverProofInput!, $by: ID) {
          handOverLines(number: $number, proof: $proof, pressedBy: $by) { status } }`,
        { number, proof: { code }, by },
        randomUUID(),
      );
    const others = await idOf('responsable');
    for (let nth = 0; nth < 11; nth += 1)
      expect((await pressed(others)).errors?.[0]?.extensions).toMatchObject({
        key: 'PRESSED_BY_OTHER',
        category: 'graphql-authorization',
      });
    const picked = await desk.as(
      'preparateur',
      'mutation ($number: String!, $by: ID) { prepareLines(number: $number, lines: [], pressedBy: $by) { status } }',
      { number, by: others },
    );
    expect(errorOf(picked).key).toBe('PRESSED_BY_OTHER');
    expect(await kept()).toBe(code);
    expect(errorOf(await pressed(await idOf('preparateur'))).key).toBeUndefined();
    expect(await kept()).toBeNull();
  });

  it('is not enough for an order whose payment was refused meanwhile', async () => {
    await ready();
    await sql`update orders set payment_method = 'card', payment_state = 'refused' where number = ${number}`.execute(
      desk.db,
    );
    expect(errorOf(await handOver({ code: await codeOf() })).key).toBe('ORDER_NOT_FOR_STORE');
    expect(errorOf(await handOver({ received_by: 'Rose' })).key).toBe('ORDER_NOT_FOR_STORE');
  });
});
