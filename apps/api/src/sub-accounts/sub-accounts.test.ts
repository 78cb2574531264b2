import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { issueConnectAs } from '../customers/representatives/connect-as.ts';
import { categoryOf, frontDesk, keyOf, NADIA, YANN } from '../customers/testing/front-desk.ts';
import type { FrontDesk } from '../customers/testing/front-desk.ts';

const GWEN = 'gwen.lebihan@demo.valbrune.example';
const SOPHIE = 'sophie.delmas@demo.valbrune.example';
const FIELDS = `{ id firstname lastname email mobile job_title is_invited
  role { customer_id role is_view_price is_view_order is_view_invoices is_view_quotations is_view_outstanding
    is_view_listing is_validate_order ceiling_validated_order is_notification_order is_pay_cd is_pay_outstanding } }`;
const LIST = `{ getListSubAccount ${FIELDS} }`;
const GET = `query ($id: ID!) { getSubAccount(id: $id) ${FIELDS} }`;
const CREATE = `mutation ($input: CreateSubAccountInput!) { createSubAccountCustomer(input: $input) ${FIELDS} }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateSubAccountInput!) {
  updateSubAccountCustomer(id: $id, input: $input) ${FIELDS} }`;
const REMOVE = 'mutation ($id: ID!) { removeSubAccountCustomer(id: $id) }';
const LOIC = {
  firstname: 'Loïc',
  lastname: 'Tanguy',
  email: 'loic.tanguy@exemple.fr',
  mobile: '06 12 34 56 78',
};

type Shown = {
  id: string;
  email: string;
  lastname: string;
  is_invited: boolean;
  role: Record<string, unknown>;
};

let desk: FrontDesk;
beforeEach(async () => {
  desk = await frontDesk();
});
afterEach(() => desk.close());

const send = (as: string | null, document: string, variables: Record<string, unknown> = {}) =>
  desk.send(document, variables, as === null ? {} : { as });
const idOf = async (email: string) => String(await desk.customerId(email));

async function created(input: Record<string, unknown> = LOIC): Promise<Shown> {
  const answer = await send(YANN, CREATE, { input });
  expect(answer.errors).toBeUndefined();
  return answer.data?.['createSubAccountCustomer'] as Shown;
}

async function listed(as = YANN): Promise<Shown[]> {
  return (await send(as, LIST)).data?.['getListSubAccount'] as Shown[];
}

describe('sub-accounts', () => {
  it('SUB-01 SUB-16 the head of a company lists its own, each with its customer_id', async () => {
    const names = (await listed()).map(({ lastname }) => lastname);
    expect(names).toEqual(['Benali', 'Le Bihan', 'Riou']);
    const [ali] = await listed();
    expect(ali?.role['customer_id']).toBe(ali?.id);
    expect((await listed(NADIA)).map(({ lastname }) => lastname)).toEqual(['Ferri']);
  });

  it('SUB-02 SUB-15 a new one sees prices, has no other right, and gets a link good for seven days', async () => {
    const { role, is_invited } = await created();
    expect(role).toMatchObject({ role: 'Subaccount', is_view_price: true, ceiling_validated_order: 0 });
    expect(Object.values(role).filter((value) => value === true)).toHaveLength(1);
    expect(is_invited).toBe(true);
    const mail = (await desk.mails()).find(({ to }) => to === LOIC.email);
    expect(mail).toMatchObject({
      template: 'subaccount_created',
      variables: {
        lastname: 'Tanguy',
        manager: 'Yann Kermarrec',
        company: 'Peintures Kermarrec SARL',
        hours: 168,
      },
    });
    const path = new URL(String(mail?.variables['createPasswordPath']), 'https://boutique.example');
    expect(path.pathname).toBe('/customer/account/createPassword');
    const choose = (newPassword: string) =>
      desk.send(
        `mutation ($email: String!, $token: String!, $newPassword: String!) {
          resetPassword(email: $email, resetPasswordToken: $token, newPassword: $newPassword) }`,
        { email: LOIC.email, token: path.searchParams.get('token'), newPassword },
      );
    desk.later(7 * DAY_MS - 1_000);
    expect((await choose('Chantier-56')).data).toEqual({ resetPassword: true });
    const letters = (await desk.mails()).filter(({ to }) => to === LOIC.email);
    // A first password changes none.
    expect(letters.map(({ template }) => template)).toEqual(['subaccount_created']);
    expect((await desk.signIn({ email: LOIC.email, password: 'Chantier-56' })).errors).toBeUndefined();
  });

  it.each([
    [YANN, 'Dirigeant', true],
    ['gwen.lebihan@demo.valbrune.example', 'Subaccount', true],
    ['sophie.delmas@demo.valbrune.example', 'Commercial', true],
    // The back office’s own: known by its type, and in the shop no more than a visitor, even with a session.
    ['marc.leroy@demo.valbrune.example', 'Manager', false],
  ])('SUB-15 %s is of the type %s', async (email, type, mayUse) => {
    const kept = desk.db.selectFrom('customer').select('role').where('email', '=', email);
    expect(await kept.executeTakeFirst()).toEqual({ role: type });
    const signedIn = await desk.signIn({ email });
    expect(signedIn.errors === undefined).toBe(mayUse);
    const { data } = await desk.send('{ customCustomer { role { role } } }', {}, { as: email });
    expect(data?.['customCustomer'] ?? null).toEqual(mayUse ? { role: { role: type } } : null);
  });

  it('D70 the link is dead after seven days', async () => {
    await created();
    const mail = (await desk.mails()).find(({ to }) => to === LOIC.email);
    const token = /token=([\w-]+)/.exec(String(mail?.variables['createPasswordPath']))?.[1];
    desk.later(7 * DAY_MS);
    const late = await desk.send(
      `mutation ($email: String!, $token: String!) {
        resetPassword(email: $email, resetPasswordToken: $token, newPassword: "Chantier-56") }`,
      { email: LOIC.email, token },
    );
    expect(keyOf(late)).toBe('The password link has expired.');
  });

  it('SUB-02 changes what is spoken of; the log holds before and after', async () => {
    const id = await idOf(GWEN);
    const input = {
      job_title: 'Conductrice de travaux',
      rights: { is_pay_cd: true, ceiling_validated_order: 800.5 },
    };
    const changed = (await send(YANN, UPDATE, { id, input })).data?.['updateSubAccountCustomer'] as Shown;
    expect(changed).toMatchObject({
      firstname: 'Gwen',
      job_title: 'Conductrice de travaux',
      role: { is_pay_cd: true, ceiling_validated_order: 800.5, is_view_order: true, is_view_invoices: false },
    });
    const entry = await desk.db
      .selectFrom('audit_entry')
      .select(['actor_id', 'customer_id', 'details'])
      .where('event', '=', 'permissions-changed')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      actor_id: await desk.customerId(YANN),
      customer_id: Number(id),
      details: { before: { is_pay_cd: false }, after: { is_pay_cd: true } },
    });
  });

  it.each([
    ['another’s address', { email: NADIA }, 'graphql-already-exists'],
    ['no address', { email: 'loic' }, 'graphql-input'],
    ['no name', { lastname: ' ' }, 'graphql-input'],
    ['a telephone of the house', { mobile: '0299000000' }, 'graphql-input'],
    ['a ceiling below nothing', { rights: { ceiling_validated_order: -1 } }, 'graphql-input'],
  ])('C19 SUB-02 refuses %s and sends nothing', async (_what, wrong, category) => {
    const refused = await send(YANN, CREATE, { input: { ...LOIC, ...wrong } });
    expect(categoryOf(refused)).toBe(category);
    expect(await desk.mails()).toEqual([]);
    expect(await listed()).toHaveLength(3);
  });

  it('C17 role, company and parent cannot be sent at all', async () => {
    for (const field of ['role', 'company_id', 'parent_id', 'is_active'])
      expect((await send(YANN, CREATE, { input: { ...LOIC, [field]: '1' } })).data).toBeUndefined();
    const email = await send(YANN, UPDATE, { id: await idOf(GWEN), input: { email: 'moi@exemple.fr' } });
    expect(email.data).toBeUndefined();
  });

  it('C18 SUB-02 one that was removed is signed out at once and stays in the history', async () => {
    const { token, persistentLoginToken } = await desk.tokens({ email: GWEN });
    expect((await send(YANN, REMOVE, { id: await idOf(GWEN) })).data).toEqual({
      removeSubAccountCustomer: true,
    });
    expect(categoryOf(await desk.ask(token, '{ customer { email } }'))).toBe('graphql-authorization');
    const again = 'mutation ($token: String!) { requestLoginByToken(token: $token) { token } }';
    expect((await desk.send(again, { token: persistentLoginToken })).errors).toHaveLength(1);
    expect((await desk.signIn({ email: GWEN })).errors).toHaveLength(1);
    expect((await listed()).map(({ email }) => email)).not.toContain(GWEN);
    const orders = await send(YANN, '{ customCustomerOrders(pageSize: 100) { items { buyer_name } } }');
    expect(JSON.stringify(orders.data)).toContain('Gwen Le Bihan');
    expect(categoryOf(await send(YANN, REMOVE, { id: await idOf(GWEN) }))).toBe('graphql-no-such-entity');
  });

  it('one that comes back begins anew: no password of before, the rights given now', async () => {
    await send(YANN, REMOVE, { id: await idOf(GWEN) });
    const back = await created({ ...LOIC, email: GWEN });
    expect(back).toMatchObject({ lastname: 'Tanguy', is_invited: true, role: { is_view_order: false } });
    expect((await desk.signIn({ email: GWEN })).errors).toHaveLength(1);
  });

  it('M08 another company cannot take over an account that was removed', async () => {
    await send(YANN, REMOVE, { id: await idOf(GWEN) });
    expect(categoryOf(await send(NADIA, CREATE, { input: { ...LOIC, email: GWEN } }))).toBe(
      'graphql-already-exists',
    );
  });

  it('two who create the same at once make one', async () => {
    const both = await Promise.all([1, 2].map(() => send(YANN, CREATE, { input: LOIC })));
    expect(both.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(await listed()).toHaveLength(4);
  });
});

describe('who may', () => {
  const calls = async (): Promise<[string, Record<string, unknown>][]> => {
    const id = await idOf(GWEN);
    return [
      [LIST, {}],
      [GET, { id }],
      [CREATE, { input: LOIC }],
      [UPDATE, { id, input: { firstname: 'Volée' } }],
      [REMOVE, { id }],
    ];
  };
  const everything = () =>
    desk.db
      .selectFrom('customer')
      .select(['email', 'firstname', 'is_active', 'is_pay_cd'])
      .orderBy('id')
      .execute();

  it('SUB-03 without a customer token nothing is answered and nothing done', async () => {
    const before = await everything();
    for (const [document, variables] of await calls()) {
      const { data } = await send(null, document, variables);
      expect(Object.values(data ?? {})).toEqual([null]);
    }
    expect(await everything()).toEqual(before);
  });

  it('C15 a sub-account may not, not even itself', async () => {
    const before = await everything();
    for (const [document, variables] of await calls())
      expect(categoryOf(await send(GWEN, document, variables))).toBe('graphql-authorization');
    expect(await everything()).toEqual(before);
  });

  it('C16 the head of another company finds none', async () => {
    const before = await everything();
    const id = await idOf(GWEN);
    for (const [document, variables] of [
      [GET, { id }],
      [UPDATE, { id, input: { rights: { is_pay_cd: true } } }],
      [REMOVE, { id }],
      [REMOVE, { id: 'DROP TABLE' }],
      [REMOVE, { id: await idOf(NADIA) }],
    ] as const)
      expect(categoryOf(await send(NADIA, document, variables))).toBe('graphql-no-such-entity');
    expect(await everything()).toEqual(before);
  });

  it('F04 a sales representative connected as the head may not', async () => {
    const place = { viewer: { kind: 'visitor' }, clientAddress: 'essai', requestId: 'essai' } as const;
    const emails = { representative: SOPHIE, customer: YANN };
    const now = () => new Date('2026-11-15T08:00:00Z');
    const link = await issueConnectAs(desk.db, { ...place, now }, emails);
    const { data } = await desk.send('mutation ($link: String!) { connectAs(token: $link) { token } }', {
      link: link?.path.replace('/connect-as/', ''),
    });
    const token = (data?.['connectAs'] as { token: string } | undefined)?.token;
    expect(token).toBeDefined();
    for (const [document, variables] of await calls())
      expect(categoryOf(await desk.ask(token, document, variables))).toBe('graphql-authorization');
  });
});
