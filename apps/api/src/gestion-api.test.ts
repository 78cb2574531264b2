// The back office's API: every operation × every role, half-open sessions and tokens of the other side; and its door.
import { buildSchema, getNamedType, isCompositeType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gestionSchemaText } from '@nuancier/contract/gestion-schema.ts';
import { schemaText } from '@nuancier/contract/schema.ts';
import { mayEnter } from '@nuancier/domain/staff/reach.ts';
import {
  HALF_OPEN_OPERATIONS,
  isStaffOperation,
  OPEN_OPERATIONS,
  RIGHTS,
  scopeOf,
} from '@nuancier/domain/staff/rights.ts';
import { STAFF_ROLES } from '@nuancier/domain/staff/roles.ts';
import type { StaffViewer } from '@nuancier/domain/staff/roles.ts';
import { executableSchema } from './execution/executable-schema.ts';
import { openSession } from './customers/customers.ts';
import { guardRootFields } from './staff/staff.ts';
import { CLAIRE, DEMO_STAFF_PASSWORD, keyOf, staffDesk, tokenOf } from './staff/testing/staff-desk.ts';
import type { StaffDesk } from './staff/testing/staff-desk.ts';
import { catalogueArguments } from './testing/gestion-arguments/catalogue-arguments.ts';
import { contentArguments } from './testing/gestion-arguments/content-arguments.ts';
import { customersArguments } from './testing/gestion-arguments/customers-arguments.ts';
import { importsArguments } from './testing/gestion-arguments/imports-arguments.ts';
import { ordersArguments } from './testing/gestion-arguments/orders-arguments.ts';
import { pricingArguments } from './testing/gestion-arguments/pricing-arguments.ts';
import { quotationsArguments } from './testing/gestion-arguments/quotations-arguments.ts';
import { reportsArguments } from './testing/gestion-arguments/reports-arguments.ts';
import { messagesArguments } from './testing/gestion-arguments/messages-arguments.ts';
import { returnsArguments } from './testing/gestion-arguments/returns-arguments.ts';
import { reviewsArguments } from './testing/gestion-arguments/reviews-arguments.ts';
import { searchArguments } from './testing/gestion-arguments/search-arguments.ts';
import { settingsArguments } from './testing/gestion-arguments/settings-arguments.ts';
import { staffArguments } from './testing/gestion-arguments/staff-arguments.ts';
import { storesArguments } from './testing/gestion-arguments/stores-arguments.ts';
import { GESTION_ADDRESSES } from './testing/gestion-addresses.ts';
import { staffSession } from './testing/staff-session.ts';

const WHO = '{ currentStaff { standing } }';
const OWN = '{ ownSessions { is_current } }';

/** Such that nothing is changed: what is asked here is only whether the door opens. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  ...staffArguments,
  ...ordersArguments,
  ...catalogueArguments,
  ...pricingArguments,
  ...storesArguments,
  ...customersArguments,
  ...quotationsArguments,
  ...importsArguments,
  ...reportsArguments,
  ...messagesArguments,
  ...reviewsArguments,
  ...returnsArguments,
  ...contentArguments,
  ...searchArguments,
  ...settingsArguments,
};

const operations = operationsOf(gestionSchemaText);

let desk: StaffDesk;
let token: string;
let emails: ReadonlyMap<string, string>;
beforeAll(async () => {
  desk = await staffDesk();
  token = tokenOf(await desk.prove(tokenOf(await desk.signIn(CLAIRE, DEMO_STAFF_PASSWORD)), '000000'));
  await desk.hire({ email: 'facteur@equipe.example' });
  await desk.hire({ email: 'inscription@equipe.example', totp: false });
  const people = await desk.db
    .selectFrom('staff')
    .select(['role', 'email'])
    .where('is_demo', '=', true)
    .execute();
  emails = new Map(people.map(({ role, email }) => [role, email]));
});
afterAll(() => desk.close());

function post(body: unknown, headers: Record<string, string> = {}) {
  return desk.inject({
    method: 'POST',
    url: '/gestion/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
const cookieOf = (value: string) => ({ cookie: `autre=1; nuancier_gestion=${value}` });

describe('the guard of every operation', () => {
  it('stops the start where an operation has no row, or nobody to resolve it', () => {
    const grown = (field: string, resolvers: object) =>
      executableSchema(`type Query { ${field}: String } type Mutation { signOut: String }`, [
        { Mutation: { signOut: () => '' }, ...resolvers },
      ]);
    expect(() => guardRootFields(grown('secrets', { Query: { secrets: () => '' } }))).toThrow(
      'Query.secrets has no row',
    );
    expect(() => guardRootFields(grown('ownSessions', {}))).toThrow('Query.ownSessions has no function');
  });
});

describe('the back office over HTTP', () => {
  it('knows its people by their cookie alone', async () => {
    expect((await post({ query: OWN }, cookieOf(token))).json()).toEqual({
      data: { ownSessions: [{ is_current: true }] },
    });
    const strangers = [{}, { authorization: `Bearer ${token}` }, cookieOf('x'), cookieOf(`"${token}"`)];
    for (const headers of strangers)
      expect((await post({ query: WHO }, headers)).json()).toEqual({
        data: { currentStaff: { standing: 'signed_out' } },
      });
  });

  it('gives a session in a cookie of its own, never in the answer, and takes it back', async () => {
    const SIGN_IN = `mutation { signIn(email: "${CLAIRE}", password: "${DEMO_STAFF_PASSWORD}") { standing } }`;
    const entered = await post({ query: SIGN_IN });
    const cookies = [entered.headers['set-cookie']].flat().map(String);
    expect(cookies).toEqual([
      expect.stringMatching(/^nuancier_gestion=[\w-]{43}; Path=\/gestion; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(
        /^nuancier_gestion_device=[\w-]{43}; Max-Age=31536000; Path=\/gestion; HttpOnly; SameSite=Strict$/,
      ),
    ]);
    const [half = ''] = cookies.map((cookie) => cookie.split(';')[0]);
    expect(entered.body).not.toContain(half.split('=')[1]);
    const proven = await post(
      { query: 'mutation { proveTotp(code: "000000") { standing } }' },
      { cookie: half },
    );
    const [whole = ''] = [proven.headers['set-cookie']].flat().map((cookie) => String(cookie).split(';')[0]);
    const left = await post({ query: 'mutation { signOut { standing } }' }, { cookie: whole });
    expect(left.headers['set-cookie']).toEqual([
      'nuancier_gestion=; Max-Age=0; Path=/gestion; HttpOnly; SameSite=Strict',
    ]);
    expect((await post({ query: WHO }, { cookie: whole })).headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a page of a neighbouring site', { 'sec-fetch-site': 'same-site' }, 403],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['an origin that hides', { origin: 'null' }, 403],
    ['our own', { origin: 'https://boutique.example' }, 200],
  ])('what %s sends in its people’s name is answered %#', async (_who, headers, status) => {
    const before = await desk.audit();
    const answer = await post(
      { query: 'mutation { endOwnSession(id: "x") { id } }' },
      { ...cookieOf(token), ...headers },
    );
    expect(answer.statusCode).toBe(status);
    expect(await desk.audit()).toEqual(before);
  });

  it('takes JSON alone, writes nothing by GET, and names every answer', async () => {
    const form = await post('query=x', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(form.statusCode).toBe(415);
    const url = `/gestion/graphql?query=${encodeURIComponent('mutation { signOut { standing } }')}`;
    expect((await desk.inject({ url, headers: cookieOf(token) })).statusCode).toBe(405);
    const read = await desk.inject({
      url: `/gestion/graphql?query=${encodeURIComponent(WHO)}`,
      headers: cookieOf(token),
    });
    expect(read.json()).toEqual({ data: { currentStaff: { standing: 'signed_in' } } });
    expect(read.headers['cache-control']).toBe('no-store');
    expect(read.headers['x-request-id']).toMatch(/.{3}/);
  });

  it('names a variable that does not fit, and not what was sent in it', async () => {
    const query =
      'mutation ($password: String!) { signIn(email: "a@b.fr", password: $password) { standing } }';
    const answer = await desk.ask(undefined, query, { password: ['Sésame-45!'] });
    expect([answer.status, answer.result.errors?.map(({ message }) => message)]).toEqual([
      400,
      ['Variable "$password" got an invalid value; expected type "String!".'],
    ]);
  });

  it('bounds documents as the shop does', async () => {
    const deep = `{ currentStaff { ${'person { '.repeat(20)} id ${'} '.repeat(20)} } }`;
    expect((await post({ query: deep })).statusCode).toBe(400);
    expect((await post([{ query: WHO }])).statusCode).toBe(400);
    const aliases = [...'abcdefghijkl'].map((name) => `${name}: currentStaff { standing }`);
    const guesses = `{ ${aliases.join(' ')} }`;
    expect((await post({ query: guesses })).statusCode).toBe(400);
  });
});

describe('rights', () => {
  it('every operation of the contract has its row, and no row is without its operation but what has an address of its own', () => {
    const listed = [...OPEN_OPERATIONS, ...Object.keys(HALF_OPEN_OPERATIONS), ...Object.keys(RIGHTS)];
    const there = new Set(operations.map(({ name }) => name));
    expect([...there].filter((name) => !listed.includes(name))).toEqual([]);
    expect(listed.filter((name) => !there.has(name)).toSorted()).toEqual(
      Object.keys(GESTION_ADDRESSES).toSorted(),
    );
  });

  it('no operation bears the same name in both contracts', () => {
    const shops = new Set(operationsOf(schemaText).map(({ name }) => name));
    expect(operations.filter(({ name }) => shops.has(name))).toEqual([]);
  });

  it.each(operations.map((operation) => [operation.name, operation] as const))(
    '%s opens to the roles of its row only',
    async (name, operation) => {
      const opened: string[] = [];
      for (const role of STAFF_ROLES) {
        const token = await staffSession(desk.db, emails.get(role) ?? '', desk.now());
        const key = keyOf(await desk.ask(token, operation.document));
        expect(key ?? '').not.toMatch(/^You are not authorized|Internal server error/);
        if (key !== 'ROLE_MAY_NOT') opened.push(role);
      }
      const expected = isStaffOperation(name)
        ? STAFF_ROLES.filter((role) => scopeOf(name, role) !== null)
        : STAFF_ROLES;
      expect(opened).toEqual(expected);
    },
  );

  const halves: readonly (readonly [string, StaffViewer, string])[] = [
    ['a stranger', { kind: 'stranger' }, ''],
    ['who owes a factor', { kind: 'half-in', staffId: 0, owes: 'factor' }, 'facteur@equipe.example'],
    [
      'who owes an enrolment',
      { kind: 'half-in', staffId: 0, owes: 'enrolment' },
      'inscription@equipe.example',
    ],
  ];

  it.each(halves)('to %s those alone open that come before being in', async (_who, viewer, email) => {
    const found: Record<string, string> = {};
    for (const { name, document } of operations) {
      await desk.db.deleteFrom('rate_counter').execute();
      const token = email === '' ? undefined : tokenOf(await desk.signIn(email));
      const key = keyOf(await desk.ask(token, document));
      if (key === 'FACTOR_FIRST') found[name] = 'FACTOR_FIRST';
      if (key === 'You are not authorized, please log in.') found[name] = 'SIGN_IN_FIRST';
    }
    const expected = operations.flatMap(({ name }) => {
      const entry = mayEnter(name, viewer);
      return entry.ok ? [] : [[name, entry.refusal] as const];
    });
    expect(found).toEqual(Object.fromEntries(expected));
  });

  it.each(operations.map(({ name, document }) => [name, document]))(
    'a customer’s token is nobody’s to %s, in a cookie or beside it',
    async (_name, document) => {
      const { id } = await desk.db
        .selectFrom('customer')
        .select('id')
        .where('email', '=', 'yann.kermarrec@demo.valbrune.example')
        .executeTakeFirstOrThrow();
      const customer = await openSession(desk.db, id, desk.now());
      const nobody = withoutChallenge(await desk.ask(undefined, document));
      expect(withoutChallenge(await desk.ask(customer, document))).toEqual(nobody);
      const posted = await desk.inject({
        method: 'POST',
        url: '/gestion/graphql',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${customer}` },
        payload: JSON.stringify({ query: document }),
      });
      expect(withoutChallenge(posted.json())).toEqual(
        withoutChallenge(JSON.parse(JSON.stringify(nobody.result))),
      );
    },
  );
});

it('a token of the staff opens no customer’s page of the shop, nor does its cookie', async () => {
  const query = '{ customer { email } }';
  for (const headers of [
    { authorization: `Bearer ${token}` },
    { cookie: `nuancier_gestion=${token}; vsf-customer=${token}` },
  ])
    expect((await desk.post({ query }, headers)).json()).toMatchObject({
      errors: [{ extensions: { category: 'graphql-authorization' } }],
    });
});

/** Each challenge is new. */
function withoutChallenge<Answer>(answer: Answer): Answer {
  return JSON.parse(JSON.stringify(answer).replaceAll(/"challenge":"[^"]+"/g, '"challenge":""')) as Answer;
}

function operationsOf(text: string): { name: string; document: string }[] {
  const schema = buildSchema(text);
  return ['Query', 'Mutation'].flatMap((root) => {
    const type = schema.getType(root);
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).map(({ name, type: answered }) => {
      const given = ARGUMENTS[name];
      const selection = isCompositeType(getNamedType(answered)) ? '{ __typename }' : '';
      return {
        name,
        document: `${root.toLowerCase()} { ${name}${given === undefined ? '' : `(${given})`} ${selection} }`,
      };
    });
  });
}
