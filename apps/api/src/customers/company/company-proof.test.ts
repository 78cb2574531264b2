import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { categoryOf, frontDesk, keyOf, YANN } from '../testing/front-desk.ts';
import type { FrontDesk } from '../testing/front-desk.ts';
import { enterprise, FREE_SIRET, NEW_PASSWORD, person, register } from '../testing/registrants.ts';

const CODE = '0351012';
const EMAIL = 'mael@enduits.example';
const DENIED = 'graphql-authorization';
const COMPANY = '{ customer { role { role } company { client_code awaits_proof proof_email } } }';
const IDENTITY = `{ customer { company { siret vat_number }
  addresses { street postcode telephone default_billing } } }`;
const SIRET = '99990101000010';
const ANSWER = `mutation ($key: String!, $accepted: Boolean!) {
  answerCompanyProof(key: $key, accepted: $accepted) { company_name accepted } }`;
const ORDERS = '{ customCustomerOrders(pageSize: 100) { total_count } }';
const PRICE = `{ productConditions(products: [{ sku: "10100001" }]) {
  productsConditions { priceExcludingTax { finalPrice } } } }`;

/** What is the company's, and its head's. */
const closed = [
  '{ customerInvoices { __typename } }',
  '{ customerQuotations { __typename } }',
  '{ customerOutstanding { __typename } }',
  '{ customerFrequentPurchases { __typename } }',
  '{ getListSubAccount { __typename } }',
  '{ getOrdersWaitingForApproval { __typename } }',
];

let desk: FrontDesk;
beforeEach(async () => {
  desk = await frontDesk();
  // As if its head had never opened a web account.
  await desk.db.updateTable('customer').set({ is_active: false }).where('email', '=', YANN).execute();
});
afterEach(() => desk.close());

async function registered(email?: string): Promise<string> {
  const own = email ?? EMAIL;
  const input = { ...person, email: own, client_code: CODE, postcode: '35000', telephone: '0261910000' };
  expect((await register(desk, input)).errors).toBeUndefined();
  return (await desk.tokens({ email: own, password: NEW_PASSWORD })).token;
}
async function registeredBefore(): Promise<string> {
  expect((await register(desk, { ...enterprise, email: EMAIL, siret: FREE_SIRET })).errors).toBeUndefined();
  const { token } = await desk.tokens({ email: EMAIL, password: NEW_PASSWORD });
  const link = `mutation { linkExistingAccount(clientCode: "${CODE}", postcode: "35000") { customer { id } } }`;
  expect((await desk.ask(token, link)).errors).toBeUndefined();
  return token;
}
const opened = async (token: string) =>
  (await Promise.all(closed.map(async (document) => categoryOf(await desk.ask(token, document))))).filter(
    (category) => category !== DENIED,
  ).length;
const keys = async () =>
  (await desk.mails())
    .filter(({ template }) => template === 'company_proof')
    .map(({ variables }) => String(variables['proofPath']).split('key=')[1] ?? '');
const answer = (key: string, accepted: boolean) => desk.ask(undefined, ANSWER, { key, accepted });

describe('D72 a client code alone', () => {
  it('the welcome says what is open and what waits for the company', async () => {
    await registered();
    const welcome = (await desk.mails()).find(({ template }) => template === 'account_created');
    expect(welcome?.variables).toMatchObject({ awaitsProof: true });
  });

  it.each([
    ['at the registration', registered],
    ['of an account that is there', registeredBefore],
  ])('REG-09 opens the prices and nothing else, %s', async (_when, enter) => {
    const yann = desk.db.selectFrom('customer').select('company_id').where('email', '=', YANN);
    const invoices = desk.db.selectFrom('invoice').select('id').where('company_id', '=', yann);
    expect((await invoices.execute()).length).toBeGreaterThan(0);
    const token = await enter();
    expect((await desk.ask(token, COMPANY)).data?.['customer']).toEqual({
      role: { role: 'Dirigeant' },
      company: { client_code: CODE, awaits_proof: true, proof_email: 'c•••@d•••' },
    });
    expect((await desk.ask(token, PRICE)).data).not.toEqual((await desk.ask(undefined, PRICE)).data);
    expect(await opened(token)).toBe(0);
    expect((await desk.ask(token, IDENTITY)).data?.['customer']).toMatchObject({
      company: { siret: null, vat_number: null },
      // What was typed by the person is theirs; what the store knows is not.
      addresses: enter === registeredBefore ? [{ street: ['4 rue du Port'] }] : [],
    });
    expect(JSON.stringify((await desk.ask(token, '{ exportCustomerData { content } }')).data)).not.toContain(
      SIRET,
    );
    expect((await desk.ask(token, ORDERS)).data).toEqual({ customCustomerOrders: { total_count: 0 } });
    const own = await desk.ask(token, '{ customer { role { is_pay_cd is_pay_outstanding } } }');
    expect(own.data?.['customer']).toEqual({ role: { is_pay_cd: true, is_pay_outstanding: false } });
  });

  it('opens nothing to the sub-accounts that come along either', async () => {
    const token = await registeredBefore();
    const id = await desk.customerId(EMAIL);
    await desk.db
      .updateTable('customer')
      .set({ parent_id: id, is_view_invoices: true, is_pay_outstanding: true })
      .where('email', '=', 'gwen.lebihan@demo.valbrune.example')
      .execute();
    const gwen = await desk.tokens({ email: 'gwen.lebihan@demo.valbrune.example' });
    expect(categoryOf(await desk.ask(gwen.token, closed[0] ?? ''))).toBe(DENIED);
    expect(token).not.toBe('');
  });
});

describe('the proof', () => {
  it('comes by the link that went to the address on file: once, and everything opens', async () => {
    const token = await registered();
    const mail = (await desk.mails()).find(({ template }) => template === 'company_proof');
    expect(mail).toMatchObject({ to: `compta.${CODE}@demo.valbrune.example`, variables: { email: EMAIL } });
    const [key = ''] = await keys();
    expect((await answer(key, true)).data?.['answerCompanyProof']).toMatchObject({ accepted: true });
    expect(await opened(token)).toBe(closed.length);
    expect((await desk.ask(token, IDENTITY)).data?.['customer']).toMatchObject({
      company: { siret: SIRET },
      addresses: [{ postcode: '35000', telephone: '0261910000', default_billing: true }],
    });
    expect((await desk.ask(token, ORDERS)).data).not.toEqual({ customCustomerOrders: { total_count: 0 } });
    expect(keyOf(await answer(key, false))).toBe('PROOF_LINK');
    expect(await desk.db.selectFrom('company_proof').selectAll().execute()).toEqual([]);
    const entries = desk.db.selectFrom('audit_entry').select(['event', 'customer_id']);
    expect(await entries.where('event', '=', 'company-proven').execute()).toEqual([
      { event: 'company-proven', customer_id: await desk.customerId(EMAIL) },
    ]);
    const site = await desk.db.selectFrom('site').select('code').where('is_default', '=', true).execute();
    expect((await desk.mails()).find(({ template }) => template === 'company_proof_settled')).toMatchObject({
      site: site[0]?.code,
    });
  });

  it('is refused by the same link: the account goes on as nobody’s', async () => {
    const token = await registered();
    const [key = ''] = await keys();
    await answer(key, false);
    expect((await desk.ask(token, COMPANY)).data?.['customer']).toEqual({
      role: { role: null },
      company: null,
    });
    const again = { ...person, email: 'vrai@kermarrec.example', client_code: CODE, postcode: '35000' };
    expect((await register(desk, { ...again, telephone: '0261910000' })).errors).toBeUndefined();
  });

  it('decides between two who have shown the same code', async () => {
    const stranger = await registered('inconnu@exemple.fr');
    const head = await registered();
    const [, key = ''] = await keys();
    await answer(key, true);
    expect(await opened(head)).toBe(closed.length);
    expect((await desk.ask(stranger, COMPANY)).data?.['customer']).toMatchObject({ company: null });
    expect(keyOf(await answer((await keys())[0] ?? '', true))).toBe('PROOF_LINK');
  });

  it('is asked for again by whoever waits, three times an hour, and the link before is dead', async () => {
    const token = await registered();
    const again = 'mutation { requestCompanyProof }';
    expect((await desk.ask(token, again)).data).toEqual({ requestCompanyProof: true });
    const [first = ''] = await keys();
    expect(keyOf(await answer(first, true))).toBe('PROOF_LINK');
    await desk.ask(token, again);
    await desk.ask(token, again);
    expect(categoryOf(await desk.ask(token, again))).toBe('rate-limit');
    desk.later(8 * DAY_MS);
    expect(keyOf(await answer((await keys()).at(-1) ?? '', true))).toBe('PROOF_LINK');
  });

  it('is the store’s business where the company has no address on file', async () => {
    await desk.db.updateTable('company').set({ email: null }).where('client_code', '=', CODE).execute();
    const token = await registered();
    expect(await keys()).toEqual([]);
    expect((await desk.ask(token, COMPANY)).data?.['customer']).toMatchObject({
      company: { proof_email: null },
    });
    expect(keyOf(await desk.ask(token, 'mutation { requestCompanyProof }'))).toBe('PROOF_NO_ADDRESS');
  });
});
