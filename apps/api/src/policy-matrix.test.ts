import { buildSchema, getNamedType, isCompositeType, isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schemaText } from '@nuancier/contract/schema.ts';
import { openSession } from './customers/customers.ts';
import { openToDeadTokens } from './execution/dead-token.ts';
import { DEMO_DAY } from './testing/build-template.ts';
import { policyTable, roles } from './testing/policy-table.ts';
import type { RoleName } from './testing/policy-table.ts';
import { shopApi } from './testing/shop-api.ts';
import type { ShopApi } from './testing/shop-api.ts';
import { staffSession } from './testing/staff-session.ts';

const REPRESENTATIVE = 'sophie.delmas@demo.valbrune.example';

const STAFF = 'claire.valbrune@equipe.valbrune.example';

const emails: Readonly<Record<Exclude<RoleName, 'visitor'>, string>> = {
  dirigeant: 'yann.kermarrec@demo.valbrune.example',
  entitledSubaccount: 'gwen.lebihan@demo.valbrune.example',
  bareSubaccount: 'ali.benali@demo.valbrune.example',
  commercial: REPRESENTATIVE,
  manager: 'marc.leroy@demo.valbrune.example',
  private: 'elodie.marchand@demo.valbrune.example',
  connected: 'yann.kermarrec@demo.valbrune.example',
  unproven: 'nadia.castellan@demo.valbrune.example',
};

const schema = buildSchema(schemaText);
const operations = ['Query', 'Mutation'].flatMap((root) => {
  const type = schema.getType(root);
  return isObjectType(type) ? Object.values(type.getFields()).map((field) => ({ root, field })) : [];
});

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
  await giveRights(emails.entitledSubaccount, true);
  await giveRights(emails.bareSubaccount, false);
  await shop.db
    .updateTable('customer')
    .set({ is_proven: false })
    .where('email', '=', emails.unproven)
    .execute();
});
afterAll(() => shop.close());

it('every operation of the contract has its row, and no row is without its operation', () => {
  const names = operations.map(({ root, field }) => `${root}.${field.name}`);
  expect(Object.keys(policyTable).toSorted()).toEqual(names.toSorted());
});

it.each(operations.map(({ root, field }) => [`${root}.${field.name}`, root, field] as const))(
  '%s opens to those of its row only',
  async (name, root, field) => {
    const [who] = policyTable[name] ?? [[]];
    const document = documentOf(root, field);
    const opened = await Promise.all(
      roles.map(async (role) => ((await opens(document, await identity(role))) ? role : null)),
    );
    expect(opened.filter((role) => role !== null)).toEqual(roles.filter((role) => who.includes(role)));
  },
);

// Of no shape, and two that never were; two are made for each row: of a session that has just ended, and of the staff.
const deadTokens = ['Bearer inconnu', `Bearer ${'x'.repeat(43)}`, `bearer  ${'Y'.repeat(64)}`];

it.each(
  operations.map(
    ({ root, field }) => [`${root}.${field.name}`, root, field, openToDeadTokens.has(field.name)] as const,
  ),
)('%s with a dead token: a write is nobody’s', async (name, root, field, isListed) => {
  const [who] = policyTable[name] ?? [[]];
  const document = documentOf(root, field);
  const staffs = `Bearer ${await staffSession(shop.db, STAFF, DEMO_DAY)}`;
  const tokens = [...deadTokens, await endedToken(), staffs];
  const opened = await Promise.all(tokens.map((authorization) => opens(document, { authorization })));
  const isOpen = (root === 'Query' || isListed) && who.includes('visitor');
  expect(opened).toEqual(tokens.map(() => isOpen));
});

it.each(operations.map(({ root, field }) => [`${root}.${field.name}`, root, field] as const))(
  '%s: one of the staff is nobody, by a token or by the cookie of the back office',
  async (_name, root, field) => {
    const query = documentOf(root, field);
    const told = async (headers: Record<string, string>) =>
      withoutNews((await shop.post({ query }, headers)).json());
    const token = await staffSession(shop.db, STAFF, DEMO_DAY);
    const stranger = await told({ authorization: `Bearer ${'x'.repeat(43)}` });
    expect(await told({ authorization: `Bearer ${token}` })).toEqual(stranger);
    const cookie = `nuancier_gestion=${token}; vsf-customer=${token}`;
    expect(await told({ cookie })).toEqual(await told({}));
  },
);

it('a write with a dead token writes nothing, whatever stands beside it', async () => {
  const carts = async () => (await shop.db.selectFrom('cart').select('id').execute()).length;
  const before = await carts();
  const authorization = await endedToken();
  const alone = await shop.send('mutation { createEmptyCart }', {}, { headers: { authorization } });
  expect(alone.errors?.[0]).toMatchObject({
    path: ['createEmptyCart'],
    extensions: { category: 'graphql-authorization', key: 'You are not authorized, please log in.' },
  });
  const hidden = `mutation { ...Both } fragment Both on Mutation { revokeCustomerToken { result } c: createEmptyCart }`;
  expect((await shop.send(hidden, {}, { headers: { authorization } })).data).toBeNull();
  const posted = await shop.post({ query: 'mutation { createEmptyCart }' }, { authorization });
  expect(posted.json()).toMatchObject({ errors: [{ extensions: { category: 'graphql-authorization' } }] });
  expect(await carts()).toBe(before);
  // No token at all is a visitor, and a proxy’s own word is no token of ours.
  for (const headers of [{}, { authorization: '' }, { authorization: 'Basic cHJveHk6b3V2cmU=' }])
    expect((await shop.send('mutation { createEmptyCart }', {}, { headers })).errors).toBeUndefined();
  expect(await carts()).toBe(before + 3);
});

function documentOf(root: string, field: (typeof operations)[number]['field']): string {
  const args = policyTable[`${root}.${field.name}`]?.[1];
  const selection = isCompositeType(getNamedType(field.type)) ? '{ __typename }' : '';
  return `${root.toLowerCase()} { ${field.name}${args === undefined ? '' : `(${args})`} ${selection} }`;
}

/** Numbers of new carts, lists and challenges are new each time. */
function withoutNews(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer).replaceAll(/"[\w+/=-]{22,}"|"request_id":"[^"]+"/g, '"…"'));
}

async function endedToken(): Promise<string> {
  const { authorization = '' } = await identity('dirigeant');
  await shop.send('mutation { revokeCustomerToken { result } }', {}, { headers: { authorization } });
  return authorization;
}

async function opens(document: string, headers: Record<string, string>): Promise<boolean> {
  const { data, errors = [] } = await shop.send(document, {}, { headers });
  const categories = errors.map((error) => error.extensions.category);
  // A row whose document does not even run would prove nothing.
  if (data === undefined) throw new Error(`${document}: ${errors[0]?.message}`);
  return !categories.includes('graphql-authorization');
}

async function identity(role: RoleName): Promise<Record<string, string>> {
  if (role === 'visitor') return {};
  const representative = role === 'connected' ? await idOf(REPRESENTATIVE) : null;
  // A session of its own for each call: some calls end it.
  const token = await openSession(shop.db, await idOf(emails[role]), DEMO_DAY, representative);
  return { authorization: `Bearer ${token}` };
}

async function idOf(email: string): Promise<number> {
  const query = shop.db.selectFrom('customer').select('id').where('email', '=', email);
  return (await query.executeTakeFirstOrThrow()).id;
}

async function giveRights(email: string, given: boolean): Promise<void> {
  await shop.db
    .updateTable('customer')
    .set({
      is_view_price: given,
      is_view_order: given,
      is_view_invoices: given,
      is_view_quotations: given,
      is_view_outstanding: given,
      is_view_listing: given,
      is_validate_order: given,
      is_notification_order: given,
      is_pay_cd: given,
      is_pay_outstanding: given,
    })
    .where('email', '=', email)
    .execute();
}
