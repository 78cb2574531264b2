// A store stays closed on a day it had promised: whoever is waiting is told of another, once.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventReader } from '../../../events/testing/event-reader.ts';
import { plain } from '../testing/acts.ts';
import { errorOf, orderDesk } from '../testing/order-desk.ts';
import type { OrderDesk, Person } from '../testing/order-desk.ts';

const CLOSED = '2026-11-25';
const morning = new Date('2026-11-25T09:00:00Z');

let desk: OrderDesk;
beforeAll(async () => {
  desk = await orderDesk();
});
afterAll(() => desk.close());

const tell = (person: Person, { code = 'VB006', on = CLOSED, key = randomUUID() as string } = {}) =>
  desk.as(
    person,
    'mutation ($code: String!, $on: String!) { left: tellClosedDay(code: $code, on: $on) }',
    { code, on },
    key,
  );
const due = async () => {
  const asked = `{ shopStore(code: "VB006") { day(on: "${CLOSED}") { promised_orders due_orders { number } } } }`;
  const store = (await desk.as('responsable', asked)).data?.['shopStore'];
  return (store as { day: { promised_orders: number; due_orders: { number: string }[] } }).day;
};
const postponed = async () => {
  const asked = `{ shopStore(code: "VB006") { day(on: "${CLOSED}") { postponed postponed_orders { number } } } }`;
  const store = (await desk.as('responsable', asked)).data?.['shopStore'];
  const { day } = store as { day: { postponed: number; postponed_orders: { number: string }[] } };
  return { count: day.postponed, numbers: day.postponed_orders.map(({ number }) => number) };
};
type Told = { count: number; rows: object[] } | null;
const told = async (person: Person): Promise<Told> => {
  const asked = '{ today { closed_days { count rows { key title detail day } } } }';
  const { data } = await desk.as(person, asked);
  return (data?.['today'] as { closed_days: Told } | undefined)?.closed_days ?? null;
};
const mailsOf = async (number: string) =>
  (await desk.mails()).filter(
    ({ template, variables }) => template === 'order_promise_moved' && variables['orderNumber'] === number,
  );

it('each customer of the closed day is told another moment, once; who takes no mails is left to be called', async () => {
  const fetched = await desk.placed({ promisedAt: morning });
  const wished = { kind: 'slot', on: CLOSED, from: 600, until: 720 } as const;
  const slot = await desk.placed({ promisedAt: new Date('2026-11-16T15:00:00Z'), wished });
  const sent = await desk.placed({ mode: 'LIV', promisedAt: null, deliveryOn: CLOSED });
  const two = await desk.placed({
    mode: 'LIV',
    promisedAt: null,
    firstDeliveryOn: CLOSED,
    deliveryOn: '2026-12-01',
  });
  const other = await desk.placed({ mode: 'LIV', promisedAt: null, deliveryOn: '2026-11-24' });
  const ready = await desk.placed({ promisedAt: morning });
  await sql`update order_line set prepared = quantity
    where order_id = (select id from orders where number = ${ready})`.execute(desk.db);
  const silent = await desk.db
    .updateTable('customer')
    .set({ is_notification_order: false })
    .where('email', '=', 'yann.kermarrec@demo.valbrune.example')
    .returning(['id', 'company_id'])
    .executeTakeFirstOrThrow();
  const unread = await desk.placed({
    promisedAt: morning,
    customerId: silent.id,
    companyId: silent.company_id,
  });

  expect(errorOf(await tell('responsable')).key).toBe('STORE_DAY_OPEN');
  expect(await told('responsable')).toMatchObject({ count: 0 });
  const close = `mutation { setStoreDay(code: "VB006", on: "${CLOSED}", hours: "x") { code } }`;
  expect((await desk.as('responsable', close)).errors).toBeUndefined();
  const before = await due();
  expect(before.due_orders.map(({ number }) => number).toSorted()).toEqual(
    expect.arrayContaining([fetched, slot, sent, two, unread].toSorted()),
  );
  for (const kept of [other, ready])
    expect(before.due_orders.map(({ number }) => number)).not.toContain(kept);

  const toDo = (orders: number) => ({
    count: 1,
    rows: [
      {
        key: `VB006 ${CLOSED}`,
        title: 'Valbrune Rennes Sud',
        detail: `${orders}\u00A0commandes promises`,
        day: CLOSED,
      },
    ],
  });
  for (const person of ['responsable', 'proprietaire'] as const)
    expect(await told(person), 'somebody has to see to it').toEqual(toDo(before.promised_orders));
  expect(await told('manager_elsewhere')).toMatchObject({ count: 0 });
  expect(await told('preparateur')).toBeNull();

  for (const person of ['preparateur', 'service_client'] as const)
    expect((await tell(person)).errors).toHaveLength(1);
  expect(errorOf(await tell('responsable', { code: 'VB001' })).message).toContain('introuvable');
  expect(errorOf(await tell('responsable', { on: '2026-11-01' })).key).toBe('BAD_DAY');

  const news = await eventReader(desk.db);
  await news();
  const key = randomUUID();
  const done = await tell('responsable', { key });
  expect(done.errors).toBeUndefined();
  const left = (await due()).due_orders.map(({ number }) => number);
  expect(left.toSorted()).toEqual([two, unread].toSorted());
  expect(done.data).toEqual({ left: 2 });
  await tell('responsable', { key });
  await tell('responsable');

  const [mail, ...again] = await mailsOf(fetched);
  expect(again).toEqual([]);
  expect(mail).toMatchObject({
    to: 'jeanne@exemple.fr',
    variables: { mode: 'EMP', closedOn: CLOSED, due: expect.stringMatching(/^2026-11-26T0[67]:/) },
  });
  expect(await mailsOf(slot)).toMatchObject([{ variables: { due: mail?.variables['due'] } }]);
  expect(await mailsOf(sent)).toMatchObject([{ variables: { mode: 'LIV', due: '2026-11-26', hours: null } }]);
  expect([...(await mailsOf(two)), ...(await mailsOf(unread)), ...(await mailsOf(other))]).toEqual([]);
  const rows = await desk.db
    .selectFrom('orders')
    .select(['number', 'promised_at', 'wished_on', 'wished_from'])
    .where('number', 'in', [fetched, slot])
    .execute();
  for (const row of rows)
    expect(row).toMatchObject({
      promised_at: new Date(String(mail?.variables['due'])),
      wished_on: null,
      wished_from: null,
    });

  expect(await told('responsable'), 'until each is told').toEqual(toDo(2));
  const moved = await postponed();
  expect(moved.count).toBe(before.due_orders.length - 2);
  expect(moved.numbers).toEqual(expect.arrayContaining([fetched, slot, sent]));
  const reopen = `mutation { clearStoreDay(code: "VB006", on: "${CLOSED}") { code } }`;
  expect((await desk.as('responsable', reopen)).errors).toBeUndefined();
  expect(await told('responsable')).toMatchObject({ count: 0 });
  expect(await postponed(), 'an open day brings nobody back').toEqual(moved);
  expect((await due()).due_orders.map(({ number }) => number).toSorted()).toEqual(left.toSorted());
  await sql`update orders set status = 'RETIREE' where number = ${slot}`.execute(desk.db);
  expect((await postponed()).numbers, 'what is done waits no more').not.toContain(slot);

  const heard = (await news()).filter(({ type }) => type === 'order.promise_changed');
  expect(heard).toHaveLength(before.due_orders.length - 2);
  expect(heard.map(({ data }) => data)).toContainEqual(
    expect.objectContaining({
      order_number: fetched,
      promised_at: mail?.variables['due'],
      from_promised_at: morning.toISOString(),
    }),
  );
  const asked = `{ shopOrder(number: "${fetched}") { timeline { text by } } }`;
  const shown = plain(JSON.stringify((await desk.as('responsable', asked)).data));
  expect(shown).toContain('Promesse reportée : le magasin est fermé le jour promis","by":"Marc Leroy"');
  expect(shown).toContain('E-mail : Magasin fermé, autre date promise');
  const noted = (await desk.audit()).filter(({ event }) => event === 'order-promise-moved');
  expect(noted.map(({ details }) => details)).toContainEqual({
    number: fetched,
    store: 'VB006',
    closed_on: CLOSED,
    before: { promised_at: morning.toISOString(), delivery_on: null },
    after: { promised_at: mail?.variables['due'] },
  });
});

it('who cannot be told keeps nobody else waiting, however many they are', async () => {
  const on = '2026-11-27';
  const close = `mutation { setStoreDay(code: "VB006", on: "${on}", hours: "x") { code } }`;
  await desk.as('responsable', close);
  const silent = await desk.db
    .selectFrom('customer')
    .select(['id', 'company_id'])
    .where('is_notification_order', '=', false)
    .executeTakeFirstOrThrow();
  const first = await desk.placed({
    promisedAt: new Date('2026-11-27T08:00:00Z'),
    customerId: silent.id,
    companyId: silent.company_id,
  });
  const copies = 200;
  await copied(first, copies);
  const last = await desk.placed({ promisedAt: new Date('2026-11-27T16:00:00Z') });
  const done = await tell('responsable', { on });
  expect(done.data).toEqual({ left: copies + 1 });
  expect(await mailsOf(last)).toHaveLength(1);
});

/** Other orders like this one, by the same buyer. */
async function copied(number: string, times: number): Promise<void> {
  const names = Array.from({ length: times }, (_, at) => `${number}-${at}`);
  const { rows } = await sql<{ columns: string }>`
    select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
    where attrelid = 'orders'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname not in ('id', 'number', 'cart_id')`.execute(desk.db);
  const columns = sql.raw(rows[0]?.columns ?? '');
  await sql`insert into orders (number, ${columns})
    select name, ${columns} from orders, unnest(${names}::text[]) name where number = ${number}`.execute(
    desk.db,
  );
  const lines = await sql<{ columns: string }>`
    select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
    where attrelid = 'order_line'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname not in ('id', 'order_id')`.execute(desk.db);
  const lineColumns = sql.raw(lines.rows[0]?.columns ?? '');
  await sql`insert into order_line (order_id, ${lineColumns})
    select copy_id, ${lineColumns}
    from (select ${lineColumns} from order_line where order_id = (select id from orders where number = ${number})) line,
      (select id as copy_id from orders where number = any(${names}::text[])) copy`.execute(desk.db);
}
