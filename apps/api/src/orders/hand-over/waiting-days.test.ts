// Since when something waits at the counter, and whom the store calls about it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import { orderDesk, plainLine } from '../gestion/testing/order-desk.ts';
import type { OrderDesk } from '../gestion/testing/order-desk.ts';

/** Less than what ends a session. */
const WHILE = 5 * MINUTE_MS;

let desk: OrderDesk;
beforeAll(async () => {
  desk = await orderDesk();
});
afterAll(() => desk.close());

async function asked(document: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await desk.as('responsable', document, variables);
  if (errors) throw new Error(errors[0]?.message);
  return data ?? {};
}

const PREPARE = `mutation ($number: String!, $lines: [LineMoveInput!]!, $partly: Boolean!) {
  prepareLines(number: $number, lines: $lines) { number }
  markReady(number: $number, partly: $partly) { number } }`;
const MOVE = (act: string, more = '') =>
  `mutation ($number: String!, $lines: [LineMoveInput!]!) { ${act}(number: $number, lines: $lines${more}) { number } }`;

type Pickup = { number: string; ready_since: string; telephone: string | null; telephone_of: string | null };

async function atCounter(number: string): Promise<Pickup | undefined> {
  const fields = 'number ready_since telephone telephone_of';
  const { pickups } = await asked(`{ pickups(query: "${number}") { rows { ${fields} } } }`);
  return (pickups as { rows: Pickup[] }).rows.find((row) => row.number === number);
}

it('what is kept counts from when it was first ready, whatever is taken back of the order or leaves before', async () => {
  const number = await desk.placed({ lines: [plainLine], promisedAt: null });
  await asked('mutation ($number: String!) { startPreparation(number: $number) { number } }', { number });
  const prepared = (from: number, to: number) =>
    asked(PREPARE, { number, lines: [{ position: 1, from, to }], partly: to < 3 });
  const moved = (act: string, from: number, to: number, more = '') =>
    asked(MOVE(act, more), { number, lines: [{ position: 1, from, to }] });
  const since = async () => (await atCounter(number))?.ready_since;

  const first = desk.now().toISOString();
  await prepared(0, 3);
  expect(await since()).toBe(first);
  desk.later(WHILE);
  await moved('takeBackLines', 3, 1);
  expect(await since()).toBe(first);
  desk.later(WHILE);
  const second = desk.now().toISOString();
  await prepared(1, 3);
  expect(await since()).toBe(first);
  desk.later(WHILE);
  // The one that waited first has left: the others came later.
  await moved('handOverLines', 0, 1, ', proof: { received_by: "Jeanne" }');
  expect(await since()).toBe(second);
  await moved('takeBackLines', 3, 1);
  expect(await atCounter(number)).toBeUndefined();
  desk.later(WHILE);
  const third = desk.now().toISOString();
  await prepared(1, 2);
  expect(await since()).toBe(third);
});

it('calls whoever ordered for a company, and says whose number it shows', async () => {
  const { id: companyId } = await desk.db
    .selectFrom('company')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { id: customerId } = await desk.db
    .updateTable('customer')
    .set({ mobile: '+33633333333' })
    .where('id', '=', (some) => some.selectFrom('customer').select((one) => one.fn.max('id').as('id')))
    .returning('id')
    .executeTakeFirstOrThrow();
  const billingAddress = {
    prefix: null,
    firstname: 'Alain',
    lastname: 'Le Bris',
    suffix: null,
    company: 'Le Bris Peinture',
    street: ['1 rue du Port'],
    postcode: '56100',
    city: 'Lorient',
    country_code: 'FR' as const,
    telephone: '+33297000000',
  };
  const ordered = await desk.placed({ companyId, customerId, billingAddress });
  expect(await atCounter(ordered)).toMatchObject({ telephone: '+33633333333', telephone_of: 'orderer' });
  const unknown = await desk.placed({ companyId, billingAddress });
  const { shopOrder } = await asked(
    `{ shopOrder(number: "${unknown}") { buyer { telephone telephone_of } } }`,
  );
  expect(shopOrder).toEqual({ buyer: { telephone: '+33297000000', telephone_of: 'company' } });
});
