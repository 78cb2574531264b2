// People and companies as the shop's own people find them, read them and look after them.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import { STAFF_ROLES } from '@nuancier/domain/staff/roles.ts';
import { errorOf, orderDesk } from '../../orders/gestion/testing/order-desk.ts';
import type { OrderDesk, Person } from '../../orders/gestion/testing/order-desk.ts';
import { beginAttempt } from '../../passwords/sign-in-attempts.ts';

const SCRIPT = '<script>alert(1)</script>';
const HEAD = 'yann.kermarrec@demo.valbrune.example';
const PRIVATE = 'elodie.marchand@demo.valbrune.example';
const FAR = 'nadia.castellan@demo.valbrune.example';

let desk: OrderDesk;
let ids: { head: string; private: string; far: string; company: string; farCompany: string };
beforeAll(async () => {
  desk = await orderDesk();
  const found = await desk.db.selectFrom('customer').select(['id', 'email', 'company_id']).execute();
  const of = (email: string) => found.find((one) => one.email === email);
  ids = {
    head: String(of(HEAD)?.id),
    private: String(of(PRIVATE)?.id),
    far: String(of(FAR)?.id),
    company: String(of(HEAD)?.company_id),
    farCompany: String(of(FAR)?.company_id),
  };
});
afterAll(() => desk.close());
beforeEach(() => desk.later(1_000));

type Row = { id: string; name: string; marks: string[] };
const LIST = `query ($list: CustomerList!, $query: String, $filter: CustomerFilter, $store: String, $after: String,
  $before: String, $first: Int) { found: shopCustomers(list: $list, query: $query, filter: $filter, store: $store,
  after: $after, before: $before, first: $first) { rows { id name marks } counts { list count more } next previous } }`;
type Page = {
  rows: Row[];
  counts: { list: string; count: number }[];
  next: string | null;
  previous: string | null;
};
async function list(person: Person, asked: Record<string, unknown>): Promise<Page> {
  const { data, errors } = await desk.as(person, LIST, { list: 'personnes', ...asked });
  if (errors) throw new Error(errors[0]?.message);
  return data?.['found'] as Page;
}
const names = async (person: Person, asked: Record<string, unknown>) =>
  (await list(person, asked)).rows.map(({ name }) => name);

const ACTS = {
  unlockCustomer: 'unlockCustomer(id: $id) { id may }',
  sendCustomerResetLink: 'sendCustomerResetLink(id: $id) { id may }',
  enterAsCustomer: 'enterAsCustomer(id: $id, reason: "Aide au téléphone") { path representative }',
  exportShopCustomer: 'exportShopCustomer(id: $id) { file_name content }',
  eraseShopCustomer: 'eraseShopCustomer(id: $id, typed: "autre@exemple.fr") { erased }',
} as const;
type ActName = keyof typeof ACTS;
const NAMES = Object.keys(ACTS) as ActName[];
const send = (person: Person, field: string, id: string, key?: string) =>
  desk.as(person, `mutation ($id: ID!) { done: ${field} }`, { id }, key);
const entries = async (event: string) => (await desk.audit()).filter((entry) => entry.event === event);

describe('the lists', () => {
  it.each([
    ['a name without its accents', 'elodie', ['Élodie Marchand']],
    ['an e-mail', 'yann.kermarrec@demo', ['Yann Kermarrec']],
    ['a client code', '0131027', ['Nadia Castellan', 'Bruno Ferri']],
    ['a SIRET with spaces', '999 901 028 00012', ['Nadia Castellan', 'Bruno Ferri']],
    ['two words', 'kermarrec gwen', ['Gwen Le Bihan']],
    ['nothing of the kind', 'xyzxyz', []],
    ['a sign of the database’s own', '%%%', []],
  ])('people are found by %s', async (_what, query, found) => {
    expect((await names('proprietaire', { query })).toSorted()).toEqual([...found].toSorted());
  });

  it('people and companies are found whichever accents they bear, and with none', async () => {
    const named = async (person: string, company: string) => {
      await sql`update customer set lastname = ${person} where email = 'nadia.castellan@demo.valbrune.example'`.execute(
        desk.db,
      );
      await sql`update company set name = ${company} where client_code = '0131027'`.execute(desk.db);
    };
    await named('Sánchez Nuñez', 'Façades Gonçalves & Cœur SAS');
    for (const query of ['sanchez', 'SÁNCHEZ nunez', 'goncalves coeur', 'Gonçalves Cœur'])
      expect([query, await names('proprietaire', { list: 'societes', query })]).toEqual([
        query,
        ['Façades Gonçalves & Cœur SAS'],
      ]);
    expect(await names('proprietaire', { query: 'sanchez' })).toEqual(['Nadia Sánchez Nuñez']);
    await named('Castellan', 'Ravalement Provençal SAS');
  });

  it('people and companies are found by their town, beside a name and in any order', async () => {
    await sql`update company set city = 'Saint-Étienne' where client_code = '0131027'`.execute(desk.db);
    await desk.db
      .insertInto('customer_address')
      .values({
        customer_id: Number(ids.private),
        firstname: 'Élodie',
        lastname: 'Marchand',
        street: ['1 rue du Port'],
        postcode: '42000',
        city: 'SAINT-ETIENNE',
      })
      .execute();
    for (const [query, people, companies] of [
      ['saint-etienne', ['Bruno Ferri', 'Nadia Castellan', 'Élodie Marchand'], ['Ravalement Provençal SAS']],
      ['marchand saint-étienne', ['Élodie Marchand'], []],
      ['saint-etienne castellan', ['Nadia Castellan'], ['Ravalement Provençal SAS']],
      ['etienne ravalement', ['Bruno Ferri', 'Nadia Castellan'], ['Ravalement Provençal SAS']],
      ['saint-etienne kermarrec', [], []],
    ] as const) {
      expect([query, (await names('proprietaire', { query })).toSorted()]).toEqual([query, people]);
      expect([query, await names('proprietaire', { list: 'societes', query })]).toEqual([query, companies]);
    }
    await desk.db.deleteFrom('customer_address').where('city', '=', 'SAINT-ETIENNE').execute();
  });

  it('companies are found by their people, and both lists count what is found', async () => {
    const page = await list('proprietaire', { list: 'societes', query: 'lebihan' });
    expect(page.rows.map(({ name }) => name)).toEqual(['Peintures Kermarrec SARL']);
    expect(page.counts).toMatchObject([
      { list: 'societes', count: 1 },
      { list: 'personnes', count: 1 },
    ]);
  });

  it('pages lead on and back without a gap, in the order of names', async () => {
    const whole = await names('proprietaire', { first: 100 });
    const seen: string[] = [];
    let page = await list('proprietaire', { first: 3 });
    seen.push(...page.rows.map(({ name }) => name));
    while (page.next !== null) {
      page = await list('proprietaire', { first: 3, after: page.next });
      seen.push(...page.rows.map(({ name }) => name));
    }
    expect(seen).toEqual(whole);
    const back = await names('proprietaire', { first: 3, before: page.previous });
    expect(back).toEqual(whole.slice(-page.rows.length - 3, -page.rows.length));
  });

  it('filters are of their list', async () => {
    expect(await names('proprietaire', { filter: 'particuliers' })).toEqual(['Élodie Marchand']);
    const overdue = await list('comptabilite', { list: 'societes', filter: 'en_retard' });
    expect(overdue.rows.length).toBeGreaterThan(0);
    for (const { marks } of overdue.rows) expect(marks).toContain('en_retard');
    expect(await names('proprietaire', { filter: 'en_retard' })).toEqual([]);
  });

  it.each([
    ['CUSTOMER_SEARCH_SHORT', { query: 'le' }],
    ['CUSTOMER_SEARCH_LONG', { query: 'x'.repeat(101) }],
    ['BAD_CUSTOMER_FILTER', { after: 'AAAA' }],
  ])('%s is refused', async (key, asked) => {
    const answer = await desk.as('proprietaire', LIST, { list: 'personnes', ...asked });
    expect(errorOf(answer).key).toBe(key);
  });

  it('a manager finds those of its own stores, a sales person those of its portfolio', async () => {
    const manager = await names('responsable', { list: 'societes' });
    expect(manager).toContain('Peintures Kermarrec SARL');
    expect(manager).not.toContain('Ravalement Provençal SAS');
    expect(await names('responsable', { query: FAR })).toEqual([]);
    const own = await desk.db
      .selectFrom('portfolio')
      .innerJoin('customer', 'customer.id', 'portfolio.customer_id')
      .select('customer.email')
      .execute();
    const { rows } = await list('commercial', { first: 100 });
    expect(rows.length).toBeGreaterThanOrEqual(own.length);
    expect(rows.map(({ name }) => name)).not.toContain('Élodie Marchand');
  });

  it('the table holds the same rows, and opens to whoever may read them', async () => {
    const csv = async (person: Person, search: string) =>
      desk.inject({
        url: `/gestion/fichiers/clients.csv?${search}`,
        headers: { cookie: `nuancier_gestion=${await desk.tokenFor(person)}` },
      });
    const { statusCode, body } = await csv('responsable', 'list=societes');
    expect(statusCode).toBe(200);
    expect(body).toContain('Peintures Kermarrec SARL');
    expect(body).not.toContain('Ravalement Provençal');
    expect((await csv('preparateur', 'list=societes')).statusCode).toBe(403);
    expect((await csv('proprietaire', 'query=le')).statusCode).toBe(400);
    expect((await desk.inject({ url: '/gestion/fichiers/clients.csv' })).statusCode).toBe(401);
    const noted = await desk.db
      .selectFrom('audit_entry')
      .select(['details', 'staff_id'])
      .where('event', '=', 'export')
      .execute();
    expect(noted, 'what left, and nothing that was refused').toEqual([
      { details: { file: 'clients.csv', filter: 'list=societes' }, staff_id: expect.any(Number) },
    ]);
  });
});

describe('a file', () => {
  const COMPANY = `query ($id: ID!) { found: shopCompany(id: $id) { name price_list
    people { name role rights } file { credit { authorised_cents used_cents available_cents overdue_cents overdue_since }
    conditions { label about percent } orders { number } invoices { number } quotations { number }
    tints { hex } messages { message } journal { text by } } } }`;
  const CUSTOMER = `query ($id: ID!) { found: shopCustomer(id: $id) { name email may representatives
    file { orders { number } messages { message } unverified_messages { message } journal { text by of } } } }`;

  it('of a company tells its people with their rights, its credit and what was negotiated', async () => {
    const { data } = await desk.as('comptabilite', COMPANY, { id: ids.company });
    expect(data?.['found']).toMatchObject({
      name: 'Peintures Kermarrec SARL',
      people: [{ name: 'Yann Kermarrec', role: 'Dirigeant', rights: [] }, {}, {}, {}],
      file: { credit: { authorised_cents: 1_650_000, overdue_cents: 81_613, overdue_since: '2026-11-10' } },
    });
    const hidden = async (person: Person) => {
      const { data: seen } = await desk.as(person, COMPANY, { id: ids.company });
      const found = seen?.['found'] as { file: Record<string, unknown> } | undefined;
      return ['quotations', 'messages', 'journal'].filter((part) => found?.file[part] === null);
    };
    expect(await hidden('comptabilite')).toEqual(['quotations', 'messages']);
    expect(await hidden('service_client')).toEqual(['quotations', 'journal']);
    expect(await hidden('proprietaire')).toEqual([]);
    const far = await desk.as('proprietaire', COMPANY, { id: ids.farCompany });
    const about = expect.stringMatching(/^\p{L}.+ \(famille 209\)$/u);
    expect(far.data?.['found']).toMatchObject({
      file: { conditions: [{ label: 'Contrat imperméabilité 2026', about, percent: 5 }, {}] },
    });
  });

  it('of a private customer shows what it wrote as it wrote it', async () => {
    await desk.db
      .insertInto('contact_message')
      .values({
        created_at: desk.now(),
        customer_id: Number(ids.private),
        shop_code: null,
        name: 'Élodie',
        email: PRIVATE,
        telephone: null,
        reason: 'Autre',
        message: SCRIPT,
      })
      .execute();
    const { data } = await desk.as('service_client', CUSTOMER, { id: ids.private });
    expect(data?.['found']).toMatchObject({
      email: PRIVATE,
      file: { messages: [{ message: SCRIPT }], unverified_messages: [] },
    });
  });

  it('of another store or portfolio is not there', async () => {
    for (const person of ['responsable', 'commercial'] as const) {
      const id = person === 'responsable' ? ids.far : ids.private;
      expect((await desk.as(person, CUSTOMER, { id })).data).toEqual({ found: null });
    }
    const company = await desk.as('responsable', COMPANY, { id: ids.farCompany });
    expect(company.data).toEqual({ found: null });
    for (const id of ['0', 'x', '99999999999999'])
      expect((await desk.as('proprietaire', CUSTOMER, { id })).data).toEqual({ found: null });
  });
});

describe('acts', () => {
  it.each(NAMES)('%s opens to the roles of its row', async (name) => {
    for (const role of STAFF_ROLES) {
      const { key } = errorOf(await send(role, ACTS[name], ids.head));
      expect([role, key === 'ROLE_MAY_NOT']).toEqual([role, scopeOf(name, role) === null]);
    }
  });

  it.each([
    ['unlockCustomer', 'responsable', 'far'],
    ['sendCustomerResetLink', 'responsable', 'far'],
    ['enterAsCustomer', 'commercial', 'private'],
    ['enterAsCustomer', 'responsable', 'far'],
  ] as const)('%s finds nobody out of reach, and says no more', async (name, person, whose) => {
    const before = await desk.audit();
    expect(errorOf(await send(person, ACTS[name], ids[whose]))).toEqual({
      key: 'UNKNOWN_CUSTOMER',
      message: 'Ce compte est introuvable.',
    });
    expect(await desk.audit()).toEqual(before);
  });

  it('a locked account opens again, with before and after in the log', async () => {
    await beginAttempt(desk.db, HEAD, desk.now());
    await desk.db
      .updateTable('sign_in_attempt')
      .set({ locked_until: new Date(desk.now().getTime() + 600_000) })
      .execute();
    const STATE = 'query ($id: ID!) { found: shopCustomer(id: $id) { locked_until may } }';
    const locked = await desk.as('responsable', STATE, { id: ids.head });
    expect(locked.data?.['found']).toMatchObject({
      locked_until: expect.any(String),
      may: ['unlockCustomer', 'sendCustomerResetLink', 'enterAsCustomer'],
    });
    await send('responsable', ACTS.unlockCustomer, ids.head);
    const open = await desk.as('responsable', STATE, { id: ids.head });
    expect(open.data?.['found']).toEqual({
      locked_until: null,
      may: ['sendCustomerResetLink', 'enterAsCustomer'],
    });
    expect((await entries('account-unlocked')).at(-1)?.details).toMatchObject({
      before: { locked: true },
      after: { locked: false },
      author: 'Marc Leroy',
    });
  });

  it('a password link goes to its owner by mail, once for each press, and into no answer', async () => {
    const mailed = async () =>
      (await desk.mails()).filter(({ template, to }) => template === 'password_reset' && to === HEAD).length;
    await desk.db.deleteFrom('rate_counter').execute();
    const [before, key] = [await mailed(), randomUUID()];
    for (let press = 0; press < 2; press += 1)
      expect(
        (await send('service_client', ACTS.sendCustomerResetLink, ids.head, key)).errors,
      ).toBeUndefined();
    expect(await mailed()).toBe(before + 1);
    const more = () => send('service_client', ACTS.sendCustomerResetLink, ids.head, randomUUID());
    for (let press = 1; press < 5; press += 1) expect((await more()).errors).toBeUndefined();
    expect(errorOf(await more()).message).toContain('Trop de tentatives');
    expect(await mailed()).toBe(before + 5);
  });

  it('what is held about a person leaves as a file, and the log says who took it', async () => {
    const { data } = await send('service_client', ACTS.exportShopCustomer, ids.private);
    const { content } = (data ?? {})['done'] as { content: string };
    expect(JSON.parse(content)).toMatchObject({ compte: expect.anything(), messages: expect.anything() });
    expect((await entries('export')).at(-1)?.details).toMatchObject({ author: 'Camille Dupuis' });
  });

  it('nobody is erased by mistake: the address is typed, and a head goes after its people', async () => {
    const erase = (id: string, typed: string) =>
      send('service_client', `eraseShopCustomer(id: $id, typed: "${typed}") { erased }`, id);
    expect(errorOf(await erase(ids.private, HEAD)).key).toBe('ERASED_DIFFERS');
    expect(errorOf(await erase(ids.head, HEAD)).key).toBe('ERASED_HEAD');
    const own = await desk.db
      .selectFrom('customer')
      .select(['id', 'email'])
      .where('role', '=', 'Commercial')
      .executeTakeFirstOrThrow();
    expect(errorOf(await erase(String(own.id), own.email)).key).toBe('ERASED_SHOPS');
    expect((await erase(ids.private, PRIVATE.toUpperCase())).data).toEqual({ done: { erased: true } });
    expect((await entries('erasure')).at(-1)?.details).toMatchObject({ by: 'staff' });
    expect(errorOf(await erase(ids.private, PRIVATE)).key).toBe('UNKNOWN_CUSTOMER');
  });
});
