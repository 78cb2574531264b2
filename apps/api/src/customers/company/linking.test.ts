import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { categoryOf, frontDesk, YANN } from '../testing/front-desk.ts';
import type { FrontDesk } from '../testing/front-desk.ts';
import { enterprise, FREE_SIRET, NEW_PASSWORD, person, register } from '../testing/registrants.ts';

const LINK = `mutation ($clientCode: String!, $siret: String, $postcode: String) {
  linkExistingAccount(clientCode: $clientCode, siret: $siret, postcode: $postcode) {
    customer { shop_code role { role is_view_outstanding } company { name client_code is_prospect } } } }`;
const COMPANY = '{ customer { company { client_code is_prospect } } }';
const PRICE = `{ productConditions(products: [{ sku: "10100001" }]) {
  productsConditions { priceExcludingTax { finalPrice } } } }`;
const KERMARREC = { clientCode: '0351012', postcode: '35000' };
const EMAIL = 'mael@enduits.example';

let desk: FrontDesk;
beforeEach(async () => {
  desk = await frontDesk();
  // As if its head had never opened a web account.
  await desk.db.updateTable('customer').set({ is_active: false }).where('email', '=', YANN).execute();
});
afterEach(() => desk.close());

const messageOf = (result: { errors?: readonly { message: string }[] }) => result.errors?.[0]?.message;

async function registered(input: Record<string, unknown>): Promise<string> {
  expect((await register(desk, { ...input, email: EMAIL })).errors).toBeUndefined();
  return (await desk.tokens({ email: EMAIL, password: NEW_PASSWORD })).token;
}
const prospect = () => registered({ ...enterprise, siret: FREE_SIRET });

describe('a client code that comes after the account', () => {
  it.each([
    ['a company that registered by its SIRET', () => prospect()],
    ['a company without a SIRET', () => registered(enterprise)],
    ['a private customer', () => registered(person)],
  ])('%s becomes the client the store knows', async (_who, enter) => {
    const token = await enter();
    expect((await desk.ask(token, LINK, KERMARREC)).data?.['linkExistingAccount']).toEqual({
      customer: {
        shop_code: 'VB006',
        role: { role: 'Dirigeant', is_view_outstanding: false },
        company: { name: 'Peintures Kermarrec SARL', client_code: '0351012', is_prospect: false },
      },
    });
    const id = await desk.customerId(EMAIL);
    const entries = desk.db.selectFrom('audit_entry').select(['customer_id', 'details']);
    expect(await entries.where('event', '=', 'company-linked').execute()).toMatchObject([
      { customer_id: id, details: { clientCode: '0351012' } },
    ]);
    expect((await desk.mails()).find(({ template }) => template === 'account_linked')).toMatchObject({
      to: 'vb006@valbrune.example',
      variables: { clientCode: '0351012', email: EMAIL },
    });
  });

  it('its prices count with the next question, in the session that was open', async () => {
    const token = await prospect();
    const before = await desk.ask(token, PRICE);
    await desk.ask(token, LINK, KERMARREC);
    const after = await desk.ask(token, PRICE);
    expect(before.errors ?? after.errors).toBeUndefined();
    expect(after.data).not.toEqual(before.data);
  });

  it('what was ordered before stays in the history; the orders of the company join it once it is proven', async () => {
    const paul = 'paul.martin@demo.valbrune.example';
    const { token } = await desk.tokens({ email: paul });
    const company = desk.db.selectFrom('customer').select('company_id').where('email', '=', paul);
    await desk.db.updateTable('company').set({ is_prospect: true }).where('id', '=', company).execute();
    const orders = async () => {
      const answer = await desk.ask(token, '{ customCustomerOrders(pageSize: 100) { items { number } } }');
      const found = answer.data?.['customCustomerOrders'] as { items: { number: string }[] };
      return found.items.map(({ number }) => number);
    };
    const own = await orders();
    expect((await desk.ask(token, LINK, KERMARREC)).errors).toBeUndefined();
    expect(await orders()).toEqual(own);
    await desk.db.updateTable('customer').set({ is_proven: true }).where('email', '=', paul).execute();
    const all = await orders();
    expect(own.length).toBeGreaterThan(0);
    expect(all).toEqual(expect.arrayContaining(own));
    expect(all.length).toBeGreaterThan(own.length);
  });

  it('whoever registers later with the SIRET of before does not find that past', async () => {
    const token = await prospect();
    const left = await desk.ask(token, COMPANY);
    await desk.ask(token, LINK, KERMARREC);
    const again = { ...enterprise, siret: FREE_SIRET, email: 'autre@enduits.example' };
    expect((await register(desk, again)).errors).toBeUndefined();
    const { token: other } = await desk.tokens({ email: again.email, password: NEW_PASSWORD });
    expect((await desk.ask(other, COMPANY)).data).not.toEqual(left.data);
  });

  it('a second one is refused, also when both come at once', async () => {
    const token = await prospect();
    const answers = await Promise.all([KERMARREC, KERMARREC].map((claim) => desk.ask(token, LINK, claim)));
    expect(answers.map(messageOf).filter((message) => message !== undefined)).toHaveLength(1);
    expect(messageOf(await desk.ask(token, LINK, KERMARREC))).toContain('déjà rattaché à un code client');
  });

  it('a wrong proof, a company with a head and a visitor are refused, and nothing changes', async () => {
    const token = await prospect();
    expect(messageOf(await desk.ask(token, LINK, { clientCode: '0351012', postcode: '13009' }))).toContain(
      'ne correspond pas',
    );
    await desk.db.updateTable('customer').set({ is_active: true }).where('email', '=', YANN).execute();
    expect(messageOf(await desk.ask(token, LINK, KERMARREC))).toContain('a déjà un compte');
    expect(categoryOf(await desk.ask(undefined, LINK, KERMARREC))).toBe('graphql-authorization');
    expect((await desk.ask(token, COMPANY)).data).toMatchObject({
      customer: { company: { is_prospect: true } },
    });
  });

  it('a code cannot be tried with every postcode', async () => {
    const token = await prospect();
    const answers = [];
    for (let at = 0; at < 11; at += 1)
      answers.push(
        categoryOf(await desk.ask(token, LINK, { clientCode: '0351012', postcode: `350${10 + at}` })),
      );
    expect(answers.at(-1)).toBe('rate-limit');
  });
});
