import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { categoryOf, frontDesk, keyOf, NADIA, YANN } from '../customers/testing/front-desk.ts';
import type { FrontDesk } from '../customers/testing/front-desk.ts';

const GWEN = 'gwen.lebihan@demo.valbrune.example';
const FIELDS = `{ id is_invited is_suspended monthly_budget spent_this_month approver { approves from until }
  role { approves_orders } }`;
const call = (name: string) => `mutation ($id: ID!) { answer: ${name}(id: $id) ${FIELDS} }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateSubAccountInput!) {
  answer: updateSubAccountCustomer(id: $id, input: $input) ${FIELDS} }`;
const CREATE = `mutation ($input: CreateSubAccountInput!) { answer: createSubAccountCustomer(input: $input) ${FIELDS} }`;
const SIGN_IN = `mutation ($email: String!) {
  answer: generateCustomerToken(email: $email, password: "Demo!2026") { token } }`;
const WHO = '{ customCustomer { id } }';

let desk: FrontDesk;
beforeEach(async () => {
  desk = await frontDesk();
});
afterEach(() => desk.close());

const send = (as: string | null, document: string, variables: Record<string, unknown> = {}) =>
  desk.send(document, variables, as === null ? {} : { as });
const idOf = async (email: string) => String(await desk.customerId(email));

async function answer<Answer>(as: string, document: string, variables: Record<string, unknown>) {
  const { data, errors } = await send(as, document, variables);
  expect(errors).toBeUndefined();
  return data?.['answer'] as Answer;
}

async function signedIn(): Promise<{ token: string }> {
  const { data } = await send(null, SIGN_IN, { email: GWEN });
  return data?.['answer'] as { token: string };
}

type Shown = {
  id: string;
  is_suspended: boolean;
  monthly_budget: number | null;
  approver: { approves: boolean; from: string | null; until: string | null };
};

describe('suspending', () => {
  it('ends the sessions at once, keeps whoever it is out and says why, until it is resumed', async () => {
    const id = await idOf(GWEN);
    const { token } = await signedIn();
    expect((await desk.ask(token, WHO)).errors).toBeUndefined();
    expect((await answer<Shown>(YANN, call('suspendSubAccount'), { id })).is_suspended).toBe(true);
    expect(categoryOf(await desk.ask(token, WHO))).toBe('graphql-authorization');
    const refused = await send(null, SIGN_IN, { email: GWEN });
    expect([keyOf(refused), refused.errors?.[0]?.extensions.french ?? refused.errors?.[0]?.message]).toEqual([
      'SUSPENDED',
      'Votre accès est suspendu par votre entreprise. Adressez-vous à votre dirigeant.',
    ]);
    // A wrong password must not reveal the suspension.
    const wrong = await send(null, SIGN_IN.replace('Demo!2026', 'Faux!2026'), { email: GWEN });
    expect(keyOf(wrong)).not.toBe('SUSPENDED');
    expect((await send(YANN, call('suspendSubAccount'), { id })).errors).toBeDefined();
    expect((await answer<Shown>(YANN, call('resumeSubAccount'), { id })).is_suspended).toBe(false);
    expect((await send(null, SIGN_IN, { email: GWEN })).errors).toBeUndefined();
    expect((await send(YANN, call('resumeSubAccount'), { id })).errors).toBeDefined();
    // Sessions of before do not come back.
    expect(categoryOf(await desk.ask(token, WHO))).toBe('graphql-authorization');
  });

  it('is the business of the company’s own head, and its address stays taken', async () => {
    const id = await idOf(GWEN);
    for (const name of ['suspendSubAccount', 'resumeSubAccount', 'resendSubAccountInvitation']) {
      expect(categoryOf(await send(NADIA, call(name), { id }))).toBe('graphql-no-such-entity');
      expect(categoryOf(await send(GWEN, call(name), { id }))).toBe('graphql-authorization');
    }
    await answer(YANN, call('suspendSubAccount'), { id });
    const input = { firstname: 'Autre', lastname: 'Personne', email: GWEN };
    expect((await send(YANN, CREATE, { input })).errors).toBeDefined();
    const list = await send(YANN, '{ getListSubAccount { email is_suspended } }');
    expect(list.data?.['getListSubAccount']).toContainEqual({ email: GWEN, is_suspended: true });
  });
});

describe('an invitation', () => {
  const links = async () => {
    const mails = await desk.db.selectFrom('outbox').select('payload').orderBy('created_at').execute();
    return mails
      .map(({ payload }) => payload as { template: string; variables: { createPasswordPath: string } })
      .filter(({ template }) => template === 'subaccount_created')
      .map(
        ({ variables }) => new URLSearchParams(variables.createPasswordPath.split('?')[1]).get('token') ?? '',
      );
  };
  const choose = (token: string) =>
    send(
      null,
      `mutation { resetPassword(email: "loic@exemple.fr", resetPasswordToken: "${token}", newPassword: "Chantier!2026-Loic") }`,
    );

  it('is sent again with another link; the former one is dead, and of a chosen password there is none', async () => {
    const input = { firstname: 'Loïc', lastname: 'Tanguy', email: 'loic@exemple.fr' };
    const { id } = await answer<Shown>(YANN, CREATE, { input });
    await answer(YANN, call('resendSubAccountInvitation'), { id });
    const [first = '', second = ''] = await links();
    expect(second).not.toBe(first);
    expect((await choose(first)).errors).toBeDefined();
    expect((await choose(second)).errors).toBeUndefined();
    expect((await send(YANN, call('resendSubAccountInvitation'), { id })).errors?.[0]?.message).toContain(
      'a déjà créé son mot de passe',
    );
    expect(await links()).toHaveLength(2);
  });
});

describe('what the head of a company sets', () => {
  it('a month’s budget is kept, left as it is, taken away, and refused where it is none', async () => {
    const id = await idOf(GWEN);
    const set = (input: Record<string, unknown>) => answer<Shown>(YANN, UPDATE, { id, input });
    expect((await set({ monthly_budget: 1234.5 })).monthly_budget).toBe(1234.5);
    expect((await set({ job_title: 'Cheffe de chantier' })).monthly_budget).toBe(1234.5);
    expect((await set({ monthly_budget: null })).monthly_budget).toBeNull();
    for (const budget of [-1, 1e12])
      expect(categoryOf(await send(YANN, UPDATE, { id, input: { monthly_budget: budget } }))).toBe(
        'graphql-input',
      );
  });

  it('a deputy with days; whoever sees no prices decides on none, at once and later', async () => {
    const id = await idOf(GWEN);
    const set = (input: Record<string, unknown>) => send(YANN, UPDATE, { id, input });
    const approver = { approves: true, from: '2026-11-16', until: '2026-11-30' };
    expect((await answer<Shown>(YANN, UPDATE, { id, input: { approver } })).approver).toEqual(approver);
    for (const days of [
      { from: '2026-11-31', until: null },
      { from: '2026-12-01', until: '2026-11-30' },
    ])
      expect(categoryOf(await set({ approver: { approves: true, ...days } }))).toBe('graphql-input');
    const blind = { rights: { is_view_price: false } };
    expect((await set({ ...blind, approver })).errors?.[0]?.message).toContain('droit de voir les prix');
    expect((await answer<Shown>(YANN, UPDATE, { id, input: blind })).approver).toEqual({
      approves: false,
      from: null,
      until: null,
    });
  });
});
