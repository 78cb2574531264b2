// Accounts that named a client code: found by whoever decides of them, and settled once.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { errorOf, orderDesk } from '../../orders/gestion/testing/order-desk.ts';
import type { OrderDesk, Person } from '../../orders/gestion/testing/order-desk.ts';

const HEAD = 'yann.kermarrec@demo.valbrune.example';
const PRIVATE = 'elodie.marchand@demo.valbrune.example';
const FAR = 'nadia.castellan@demo.valbrune.example';

let desk: OrderDesk;
let ids: { private: string; company: string; farCompany: string };
beforeAll(async () => {
  desk = await orderDesk();
  const found = await desk.db.selectFrom('customer').select(['id', 'email', 'company_id']).execute();
  const of = (email: string) => found.find((one) => one.email === email);
  ids = {
    private: String(of(PRIVATE)?.id),
    company: String(of(HEAD)?.company_id),
    farCompany: String(of(FAR)?.company_id),
  };
});
afterAll(() => desk.close());
beforeEach(() => desk.later(1_000));

it('a request is settled once, and its author told', async () => {
  const claim = async () => {
    await desk.db
      .updateTable('customer')
      .set({ company_id: Number(ids.farCompany), role: 'Dirigeant', is_proven: false })
      .where('id', '=', Number(ids.private))
      .execute();
    await desk.db
      .insertInto('company_proof')
      .values({ customer_id: Number(ids.private), asked_at: desk.now(), token_hash: null, site_code: null })
      .execute();
  };
  await claim();
  const asked = await desk.as(
    'service_client',
    '{ linkRequests { rows { customer_id email company { name } } next } }',
  );
  expect(asked.data?.['linkRequests']).toEqual({
    rows: [{ customer_id: ids.private, email: PRIVATE, company: { name: 'Ravalement Provençal SAS' } }],
    next: null,
  });
  const PEOPLE = 'query ($id: ID!) { shopCompany(id: $id) { people { email } } }';
  const { data } = await desk.as('service_client', PEOPLE, { id: ids.farCompany });
  expect(JSON.stringify(data), 'not one of its people yet').not.toContain(PRIVATE);
  const SETTLE = `mutation ($id: ID!, $companyId: ID!) {
    done: settleLinkRequest(customerId: $id, companyId: $companyId, accepted: false) { accepted } }`;
  const read = { id: ids.private, companyId: ids.farCompany };
  const elsewhere = await desk.as('service_client', SETTLE, { ...read, companyId: ids.company });
  expect(errorOf(elsewhere).key, 'asked for another company since').toBe('NO_LINK_REQUEST');
  const both = await Promise.all([
    desk.as('service_client', SETTLE, read),
    desk.as('proprietaire', SETTLE, read),
  ]);
  expect(both.map((answer) => errorOf(answer).key ?? 'done').toSorted()).toEqual(['NO_LINK_REQUEST', 'done']);
  const told = (await desk.mails()).filter(({ template }) => template === 'company_proof_settled');
  expect(told).toMatchObject([{ to: PRIVATE, variables: { accepted: false } }]);
  const refused = (await desk.audit()).filter(({ event }) => event === 'company-refused');
  expect(refused.at(-1)).toMatchObject({
    staff_id: expect.any(Number),
    details: { before: 'requested', after: 'refused' },
  });
});

it('those that wait are searched, narrowed to a store, read page by page and taken away as a file', async () => {
  const { shop_code: store } = await desk.db
    .selectFrom('company')
    .select('shop_code')
    .where('id', '=', Number(ids.farCompany))
    .executeTakeFirstOrThrow();
  // Three for one company and one for the other, asked within the same millisecond.
  const made: string[] = [];
  for (const [nth, company] of [ids.farCompany, ids.farCompany, ids.company, ids.farCompany].entries()) {
    const { id } = await desk.db
      .insertInto('customer')
      .values({
        email: `demande.${nth}@exemple.fr`,
        firstname: nth === 0 ? 'Zoé' : 'Paul',
        lastname: `Durand ${nth}`,
        mobile: null,
        company_id: Number(company),
        role: 'Dirigeant',
        is_proven: false,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`insert into company_proof (customer_id, asked_at)
      values (${id}, ${desk.now()}::timestamptz + ${nth} * interval '1 microsecond')`.execute(desk.db);
    made.push(String(id));
  }
  const [first = '', second = '', elsewhere = '', last = ''] = made;
  const PAGE = `query ($query: String, $store: String, $after: String, $first: Int) {
    found: linkRequests(query: $query, store: $store, after: $after, first: $first) {
      rows { customer_id } next } }`;
  const page = async (asked: Record<string, unknown>) => {
    const { data } = await desk.as('service_client', PAGE, asked);
    return (data ?? {})['found'] as { rows: { customer_id: string }[]; next: string | null };
  };
  const found = async (asked: Record<string, unknown>) =>
    (await page(asked)).rows.map(({ customer_id: id }) => id);
  expect(await found({})).toEqual(made);
  expect(await found({ query: 'durand zoe' })).toEqual([first]);
  expect(await found({ query: 'provencal durand' })).toEqual([first, second, last]);
  expect(await found({ query: '0131027' })).toEqual([first, second, last]);
  expect(await found({ store })).toEqual([first, second, last]);
  expect(await found({ store: 'VB006', query: 'paul' })).toEqual([elsewhere]);
  const opening = await page({ first: 2 });
  expect(opening.rows.map(({ customer_id: id }) => id)).toEqual([first, second]);
  // What was decided meanwhile is gone, and nobody behind it is passed over.
  await desk.db.deleteFrom('company_proof').where('customer_id', '=', Number(second)).execute();
  expect(await found({ first: 2, after: opening.next })).toEqual([elsewhere, last]);
  expect(errorOf(await desk.as('service_client', PAGE, { query: 'le' })).key).toBe('CUSTOMER_SEARCH_SHORT');
  expect(errorOf(await desk.as('service_client', PAGE, { after: 'x' })).key).toBe('BAD_CUSTOMER_FILTER');

  const csv = async (person: Person, search = '') =>
    desk.inject({
      url: `/gestion/fichiers/rattachements.csv${search}`,
      headers: { cookie: `nuancier_gestion=${await desk.tokenFor(person)}` },
    });
  const lines = (await csv('lecture_seule')).body.trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain(';Zoé Durand 0;demande.0@exemple.fr;Ravalement Provençal SAS;0131027;');
  expect((await csv('service_client', '?store=VB006')).body.trim().split('\r\n')).toHaveLength(2);
  expect((await csv('responsable')).statusCode).toBe(403);
  await desk.db.deleteFrom('customer').where('email', 'like', 'demande.%').execute();
});
