// The list of quotations by the customer's store and by who wrote them: what is offered, what is found, page by page.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderDesk } from '../../orders/gestion/testing/order-desk.ts';
import type { OrderDesk, Person } from '../../orders/gestion/testing/order-desk.ts';
import { staffSession } from '../../testing/staff-session.ts';

const HERE = 'VB006';
const THERE = 'VB001';

let desk: OrderDesk;
let numbers: { here: string[]; there: string[] };
beforeAll(async () => {
  desk = await orderDesk();
  const found = await desk.db
    .selectFrom('quotation')
    .innerJoin('company', 'company.id', 'quotation.company_id')
    .select(['quotation.number', 'company.id as companyId'])
    .orderBy('quotation.id')
    .execute();
  const [first] = found;
  const here = found.filter(({ companyId }) => companyId === first?.companyId).map(({ number }) => number);
  const there = found.filter(({ companyId }) => companyId !== first?.companyId).map(({ number }) => number);
  numbers = { here, there };
  await desk.db.updateTable('company').set({ shop_code: THERE }).execute();
  await desk.db
    .updateTable('company')
    .set({ shop_code: HERE })
    .where('id', '=', first?.companyId ?? 0)
    .execute();
  await desk.db.updateTable('quotation').set({ seller: null }).execute();
  await desk.db.updateTable('quotation').set({ seller: 'Zoé Ici' }).where('number', 'in', here).execute();
  await desk.db
    .updateTable('quotation')
    .set({ seller: 'Abel Ailleurs' })
    .where('number', 'in', there)
    .execute();
  await desk.db
    .updateTable('quotation')
    .set({ seller: 'Ève Ici' })
    .where('number', '=', here[0] ?? '')
    .execute();
});
afterAll(() => desk.close());

type Page = {
  rows: { number: string; seller: string | null }[];
  sellers: string[];
  next: string | null;
  previous: string | null;
};
async function list(person: Person, args: string): Promise<Page> {
  const { data, errors } = await desk.as(
    person,
    `{ shopQuotations(tab: tous, ${args}) { rows { number seller } sellers next previous } }`,
  );
  expect(errors).toBeUndefined();
  return data?.['shopQuotations'] as Page;
}
const found = async (person: Person, args: string) =>
  (await list(person, `first: 100, ${args}`)).rows.map(({ number }) => number).toSorted();

it('offers the names of one’s own quotations, and no others', async () => {
  const all = await list('proprietaire', 'first: 1');
  expect(all.sellers.toSorted()).toEqual(['Abel Ailleurs', 'Zoé Ici', 'Ève Ici']);
  const own = await list('responsable', 'first: 1');
  expect(own.sellers.toSorted()).toEqual(['Zoé Ici', 'Ève Ici']);
});

it('offers the stores of one’s own reach, to narrow any list to one of them', async () => {
  const listed = async (person: Person) => {
    const { data } = await desk.as(person, '{ currentStaff { person { listed_stores { code name } } } }');
    const current = (data ?? {})['currentStaff'] as { person: { listed_stores: { code: string }[] } };
    return current.person.listed_stores.map(({ code }) => code);
  };
  const shops = await desk.db.selectFrom('shop').select('code').orderBy('title_label').execute();
  const all = shops.map(({ code }) => code);
  for (const person of ['proprietaire', 'comptabilite', 'service_client', 'lecture_seule'] as const)
    expect([person, await listed(person)]).toEqual([person, all]);
  expect((await listed('responsable')).toSorted()).toEqual([HERE, 'VB008']);
  const followed = await listed('commercial');
  expect(followed).toContain(HERE);
  expect(followed.length).toBeLessThan(all.length);
});

it('finds by store and by name, within one’s reach, in the table too', async () => {
  expect(await found('proprietaire', `store: "${HERE}"`)).toEqual(
    expect.arrayContaining(numbers.here.toSorted()),
  );
  expect(await found('proprietaire', `store: "${HERE}"`)).not.toEqual(expect.arrayContaining(numbers.there));
  expect(await found('proprietaire', 'seller: "Ève Ici"')).toEqual([numbers.here[0]]);
  expect(await found('proprietaire', `store: "${HERE}", seller: "Abel Ailleurs"`)).toEqual([]);
  expect(await found('responsable', `store: "${THERE}"`)).toEqual([]);
  expect(await found('responsable', 'seller: "Abel Ailleurs"')).toEqual([]);
  expect(await found('proprietaire', 'seller: "Personne"')).toEqual([]);
  const session = await staffSession(desk.db, 'claire.valbrune@equipe.valbrune.example', desk.now());
  const { body } = await desk.inject({
    url: `/gestion/fichiers/devis.csv?tab=tous&store=${HERE}&seller=${encodeURIComponent('Ève Ici')}`,
    headers: { cookie: `nuancier_gestion=${session}` },
  });
  const lines = body.split('\n').filter(Boolean).slice(1);
  expect(lines.map((line) => line.split(';')[0] ?? line)).toEqual([
    expect.stringContaining(numbers.here[0] ?? ''),
  ]);
});

it('keeps the filter from page to page and back', async () => {
  const whole = (await list('proprietaire', 'first: 100, seller: "Zoé Ici"')).rows;
  const first = await list('proprietaire', 'first: 2, seller: "Zoé Ici"');
  expect(first.rows).toEqual(whole.slice(0, 2));
  const second = await list('proprietaire', `first: 2, seller: "Zoé Ici", after: "${first.next}"`);
  expect(second.rows).toEqual(whole.slice(2, 4));
  expect(
    (await list('proprietaire', `first: 2, seller: "Zoé Ici", before: "${second.previous}"`)).rows,
  ).toEqual(first.rows);
});

it('finds by the town of its customer, beside other words and in any order', async () => {
  await desk.db.updateTable('company').set({ city: 'Saint-Étienne' }).where('shop_code', '=', HERE).execute();
  const [number = ''] = numbers.here;
  await desk.db.updateTable('quotation').set({ label: 'Préau' }).where('number', '=', number).execute();
  expect(await found('proprietaire', 'query: "etienne"')).toEqual(numbers.here.toSorted());
  expect(await found('proprietaire', 'query: "saint-etienne preau"')).toEqual([number]);
  expect(await found('proprietaire', 'query: "preau etienne"')).toEqual([number]);
});

it('finds what a quotation is for, whichever accents it bears', async () => {
  const [number = ''] = numbers.here;
  await desk.db
    .updateTable('quotation')
    .set({ label: 'Villa Muñoz, cœur' })
    .where('number', '=', number)
    .execute();
  for (const query of ['munoz', 'MUÑOZ', 'coeur villa'])
    expect([query, await found('proprietaire', `query: "${query}"`)]).toEqual([query, [number]]);
});
