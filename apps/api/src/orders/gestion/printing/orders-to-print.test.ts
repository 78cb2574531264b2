// Papers of several orders at once: what stands on them, whose they are, how many go together.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOST_AT_ONCE } from '@nuancier/domain/staff/most-at-once.ts';
import { errorOf, orderDesk, PAINT, plainLine, tintedLine } from '../testing/order-desk.ts';
import type { OrderDesk, Person } from '../testing/order-desk.ts';

let desk: OrderDesk;
beforeAll(async () => {
  desk = await orderDesk();
});
afterAll(() => desk.close());

const ASKED = `query ($numbers: [String!]!) { ordersToPrint(numbers: $numbers) {
  number store { code name } due_at delivery_on buyer_name company telephone to_collect_cents customer_notes
  lines { position sku ean name quantity is_withheld in_stock tint { code formula_code } } } }`;
const DETAIL = `query ($number: String!) { shopOrder(number: $number) {
  number store { code name } due_at delivery_on buyer { name company telephone } to_collect_cents customer_notes
  lines { position sku ean name quantity is_withheld in_stock tint { code formula_code } } } }`;

const ask = (person: Person, numbers: readonly string[]) => desk.as(person, ASKED, { numbers });
async function printed(person: Person, numbers: readonly string[]) {
  const { data, errors } = await ask(person, numbers);
  expect(errors).toBeUndefined();
  return data?.['ordersToPrint'] as { number: string; lines: { position: number }[] }[];
}

it('each says what its own page says, whichever store has it', async () => {
  await desk.db.updateTable('stock').set({ available: 7 }).where('article_sku', '=', PAINT).execute();
  await desk.db
    .updateTable('stock')
    .set({ available: 2 })
    .where('article_sku', '=', PAINT)
    .where('shop_code', '=', 'VB001')
    .execute();
  const company = await desk.db.selectFrom('company').select('id').executeTakeFirstOrThrow();
  const numbers = [
    await desk.placed({ customerNotes: 'Sonner deux fois', companyId: company.id }),
    await desk.placed({ shopCode: 'VB001', mode: 'LIV', promisedAt: null, deliveryOn: '2026-11-20' }),
  ];
  const papers = await printed('proprietaire', numbers);
  for (const [at, number] of numbers.entries()) {
    const answer = await desk.as('proprietaire', DETAIL, { number });
    const { buyer, ...detail } = (answer.data as { shopOrder: { buyer: { name: string } } }).shopOrder;
    const { name, ...more } = buyer;
    expect(papers[at]).toEqual({ ...detail, ...more, buyer_name: name });
  }
  expect(papers.map(({ lines }) => lines.map(({ position }) => position))).toEqual([
    [2, 1],
    [2, 1],
  ]);
});

it('leaves out what is out of reach, unknown or named twice, and keeps the order that was asked for', async () => {
  const own = await desk.placed();
  const elsewhere = await desk.placed({ shopCode: 'VB001' });
  const next = await desk.placed();
  const asked = [next, 'W00000000', elsewhere, own, ` ${next} `];
  const seen = async (person: Person) => (await printed(person, asked)).map(({ number }) => number);
  expect(await seen('preparateur')).toEqual([next, own]);
  expect(await seen('elsewhere')).toEqual([elsewhere]);
  expect(await seen('commercial')).toEqual([]);
  expect(await seen('proprietaire')).toEqual([next, elsewhere, own]);
  expect((await ask('prix', asked)).errors).toBeDefined();
});

it('a line of which all is cancelled stands on no paper', async () => {
  const number = await desk.placed({ lines: [plainLine, tintedLine] });
  const cut = `mutation { cancelOrderLines(number: "${number}", lines: [{ position: 1, from: 3, to: 0 }],
    reason: "Rupture") { number } }`;
  expect((await desk.as('responsable', cut)).errors).toBeUndefined();
  const [paper] = await printed('preparateur', [number]);
  expect(paper?.lines.map(({ position }) => position)).toEqual([2]);
});

it('takes as many as go together, and refuses one more', async () => {
  const numbers = Array.from({ length: MOST_AT_ONCE }, (_, nth) => `X${nth}`);
  expect(await printed('preparateur', numbers)).toEqual([]);
  expect(await printed('preparateur', [...numbers, 'X0'])).toEqual([]);
  expect(errorOf(await ask('preparateur', [...numbers, 'one more'])).key).toBe('TOO_MANY_ORDERS_TO_PRINT');
});
