import { buildSchema, getNamedType, isCompositeType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gestionSchemaText } from '@nuancier/contract/gestion-schema.ts';
import { schemaText } from '@nuancier/contract/schema.ts';
import { executableSchema } from './execution/executable-schema.ts';
import { guardRootFields } from './staff/staff.ts';
import { CLAIRE, DEMO_STAFF_PASSWORD, staffDesk, tokenOf } from './staff/testing/staff-desk.ts';
import type { StaffDesk } from './staff/testing/staff-desk.ts';

const WHO = '{ currentStaff { standing } }';
const OWN = '{ ownSessions { is_current } }';

let desk: StaffDesk;
let token: string;
beforeAll(async () => {
  desk = await staffDesk();
  token = tokenOf(await desk.prove(tokenOf(await desk.signIn(CLAIRE, DEMO_STAFF_PASSWORD)), '000000'));
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

  it('bounds documents as the shop does', async () => {
    const deep = `{ currentStaff { ${'person { '.repeat(20)} id ${'} '.repeat(20)} } }`;
    expect((await post({ query: deep })).statusCode).toBe(400);
    expect((await post([{ query: WHO }])).statusCode).toBe(400);
    const aliases = [...'abcdefghijkl'].map((name) => `${name}: currentStaff { standing }`);
    const guesses = `{ ${aliases.join(' ')} }`;
    expect((await post({ query: guesses })).statusCode).toBe(400);
  });
});

describe('tokens of the other side', () => {
  const fields = (text: string) => {
    const schema = buildSchema(text);
    return ['Query', 'Mutation'].flatMap((root) => {
      const type = schema.getType(root);
      return isObjectType(type) ? Object.values(type.getFields()).map((field) => ({ root, field })) : [];
    });
  };
  type Operation = ReturnType<typeof fields>[number];

  it('no operation bears the same name on both sides', () => {
    const shop = new Set(fields(schemaText).map(({ field }) => field.name));
    expect(fields(gestionSchemaText).filter(({ field }) => shop.has(field.name))).toEqual([]);
  });

  it.each(fields(gestionSchemaText).map((operation) => [operation.field.name, operation] as const))(
    'a customer’s token is nobody’s to %s',
    async (_name, operation) => {
      const { data } = await desk.send(
        'mutation { generateCustomerToken(email: "yann.kermarrec@demo.valbrune.example", password: "Demo!2026") { token } }',
      );
      const customer = /"token":"([\w-]+)"/.exec(JSON.stringify(data))?.[1];
      const document = documentOf(operation);
      const [asCustomer, asNobody] = [
        await desk.ask(customer, document),
        await desk.ask(undefined, document),
      ];
      expect(asCustomer).toEqual(asNobody);
    },
  );

  function documentOf({ root, field }: Operation): string {
    const args = field.args.filter(({ type }) => String(type).endsWith('!'));
    const given = args.map(({ name, type }) => `${name}: ${sample(String(type))}`).join(', ');
    const selection = isCompositeType(getNamedType(field.type)) ? '{ __typename }' : '';
    return `${root.toLowerCase()} { ${field.name}${given === '' ? '' : `(${given})`} ${selection} }`;
  }

  function sample(type: string): string {
    if (type === 'JSON!') return '{}';
    return type === 'String!' || type === 'ID!' ? '"x"' : '{}';
  }
});
