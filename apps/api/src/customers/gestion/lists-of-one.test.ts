// Lists of orders, quotations and messages of one person or one company alone: what « Tout voir » of its file leads to.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderDesk } from '../../orders/gestion/testing/order-desk.ts';
import type { OrderDesk, Person } from '../../orders/gestion/testing/order-desk.ts';
import { staffSession } from '../../testing/staff-session.ts';

let desk: OrderDesk;
let head: { id: number; companyId: number };
let alone: number;
beforeAll(async () => {
  desk = await orderDesk();
  const found = await desk.db.selectFrom('customer').select(['id', 'email', 'company_id']).execute();
  const of = (name: string) => found.find(({ email }) => email === `${name}@demo.valbrune.example`);
  head = { id: of('yann.kermarrec')?.id ?? 0, companyId: of('yann.kermarrec')?.company_id ?? 0 };
  alone = of('elodie.marchand')?.id ?? 0;
  for (const [customer, reason] of [
    [head.id, 'Du dirigeant'],
    [alone, 'De la cliente'],
  ] as const)
    await desk.db
      .insertInto('contact_message')
      .values({
        created_at: desk.now(),
        customer_id: customer,
        shop_code: null,
        name: 'X',
        email: 'x@y.example',
        telephone: null,
        reason,
        message: 'Bonjour',
      })
      .execute();
});
afterAll(() => desk.close());

type Listed = { rows: Record<string, string>[] };
async function rows(person: Person, call: string, field: string): Promise<string[]> {
  const { data, errors } = await desk.as(person, `{ list: ${call} { rows { ${field} } } }`);
  expect(errors).toBeUndefined();
  return (data as { list: Listed }).list.rows.map((row) => row[field] ?? '');
}
const csv = async (file: string) => {
  const session = await staffSession(desk.db, 'claire.valbrune@equipe.valbrune.example', desk.now());
  const { body } = await desk.inject({
    url: `/gestion/fichiers/${file}`,
    headers: { cookie: `nuancier_gestion=${session}` },
  });
  return body.split('\n').filter(Boolean).slice(1);
};

describe('of one alone', () => {
  it('orders, with their search, their reach and their table', async () => {
    const own = await desk.placed({
      customerId: head.id,
      companyId: head.companyId,
      buyerName: 'Cour du Dirigeant',
    });
    const colleagues = await desk.placed({ companyId: head.companyId, shopCode: 'VB001' });
    const others = await desk.placed({ customerId: alone });
    const orders = (person: Person, args: string) =>
      rows(person, `shopOrders(tab: toutes, first: 100, ${args})`, 'number');
    const companys = await orders('proprietaire', `company: "${head.companyId}"`);
    expect(companys).toEqual(expect.arrayContaining([own, colleagues]));
    expect(companys).not.toContain(others);
    const persons = await orders('proprietaire', `customer: "${head.id}"`);
    expect(persons).toContain(own);
    expect(persons).not.toContain(colleagues);
    expect(await orders('proprietaire', `customer: "${head.id}", query: "dirigeant"`)).toEqual([own]);
    expect(await orders('preparateur', `company: "${head.companyId}"`)).not.toContain(colleagues);
    expect(await orders('proprietaire', 'customer: "rien"')).toEqual([]);
    expect(await orders('proprietaire', 'company: "999999999"')).toEqual([]);
    const table = await csv(`commandes.csv?customer=${head.id}`);
    expect(table).toHaveLength(persons.length);
    expect(table.some((line) => line.startsWith(own))).toBe(true);
  });

  it('quotations and messages', async () => {
    const quotations = (person: Person, args: string) =>
      rows(person, `shopQuotations(tab: tous, first: 100${args})`, 'number');
    const expected = await desk.db
      .selectFrom('quotation')
      .select('number')
      .where('company_id', '=', head.companyId)
      .execute();
    const companys = await quotations('proprietaire', `, company: "${head.companyId}"`);
    expect(companys.length).toBeGreaterThan(0);
    expect(companys.toSorted()).toEqual(expected.map(({ number }) => number).toSorted());
    expect((await quotations('proprietaire', '')).length).toBeGreaterThan(companys.length);
    expect(await csv(`devis.csv?company=${head.companyId}`)).toHaveLength(companys.length);
    const reasons = (args: string) =>
      rows('service_client', `shopMessages(state: attente, ${args})`, 'reason');
    expect(await reasons(`customer: "${alone}"`)).toEqual(['De la cliente']);
    expect(await reasons(`company: "${head.companyId}"`)).toEqual(['Du dirigeant']);
    expect(await csv(`messages.csv?state=attente&customer=${alone}`)).toHaveLength(1);
  });

  it('messages, without those that somebody wrote under its address: these stand apart in its file', async () => {
    const HEAD = 'yann.kermarrec@demo.valbrune.example';
    const write = (email: string, message: string, shop: string | null, customerId: number | null = null) =>
      desk.db
        .insertInto('contact_message')
        .values({
          created_at: desk.now(),
          customer_id: customerId,
          shop_code: shop,
          name: 'Quelqu’un',
          email,
          telephone: null,
          reason: 'Autre',
          message,
        })
        .execute();
    await write(HEAD.toUpperCase(), 'Au magasin', 'VB006');
    await write(HEAD, 'Ailleurs', 'VB001');
    await write('autre@exemple.fr', 'D’un autre', 'VB006');
    await write('autre@exemple.fr', 'Connecté', 'VB006', head.id);
    const FILE = `file { messages { message } unverified_messages { message } }`;
    const DOCUMENT = `query ($head: ID!, $company: ID!) {
      head: shopCustomer(id: $head) { ${FILE} } company: shopCompany(id: $company) { ${FILE} } }`;
    type Told = { file: Record<string, { message: string }[] | null> };
    const told = async (person: Person) => {
      const { data } = await desk.as(person, DOCUMENT, {
        head: String(head.id),
        company: String(head.companyId),
      });
      return ['head', 'company'].map((of) => {
        const { file } = (data ?? {})[of] as Told;
        return [file['messages'], file['unverified_messages']].map(
          (messages) => messages?.map(({ message }) => message).toSorted() ?? null,
        );
      });
    };
    const apart = [
      ['Bonjour', 'Connecté'],
      ['Ailleurs', 'Au magasin'],
    ];
    expect(await told('service_client')).toEqual([apart, apart]);
    // A manager reads those written to its own stores, who reads no messages none at all.
    const here = [['Connecté'], ['Au magasin']];
    expect(await told('responsable')).toEqual([here, here]);
    expect(await told('comptabilite')).toEqual([
      [null, null],
      [null, null],
    ]);
    await desk.db.deleteFrom('contact_message').where('name', '=', 'Quelqu’un').execute();
  });
});
