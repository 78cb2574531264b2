import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';

let shop: ShopApi;
let clock = DEMO_DAY;
beforeAll(async () => {
  shop = await shopApi({ now: () => clock });
});
beforeEach(async () => {
  clock = DEMO_DAY;
  await shop.db.deleteFrom('outbox').execute();
  await shop.db.deleteFrom('newsletter_subscription').execute();
  await shop.db.deleteFrom('rate_counter').execute();
});
afterAll(() => shop.close());

const WHO = 'lecteur@chantier.example';

async function ask(operation: string, argument: string, client = '203.0.113.7') {
  const name = operation === 'subscribeEmailToNewsletter' ? 'email' : 'token';
  const answer = await shop.send(
    `mutation($a: String!) { ${operation}(${name}: $a) { status } }`,
    { a: argument },
    { clientAddress: client },
  );
  return answer.errors?.[0] ?? answer.data?.[operation];
}
const subscribe = (email: string, client?: string) => ask('subscribeEmailToNewsletter', email, client);

async function mails(): Promise<{ template: string; to: string; variables: Record<string, string> }[]> {
  const rows = await shop.db.selectFrom('outbox').select('payload').orderBy('created_at').execute();
  return rows.map(
    (row) => row.payload as { template: string; to: string; variables: Record<string, string> },
  );
}

async function linkToken(variable: string): Promise<string> {
  const link = (await mails()).map((mail) => mail.variables[variable]).findLast(Boolean) ?? '';
  return new URL(link, 'https://x.example').searchParams.get('jeton') ?? '';
}

async function statusOf(email: string): Promise<string | undefined> {
  const row = await shop.db
    .selectFrom('newsletter_subscription')
    .select('status')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.status;
}

describe('NWS-01 the newsletter', () => {
  it('H17 counts nobody who did not confirm: asked, confirmed by the mail, ended by its link', async () => {
    expect(await subscribe(WHO)).toEqual({ status: 'UNCONFIRMED' });
    expect(await statusOf(WHO)).toBe('UNCONFIRMED');
    expect(await mails()).toMatchObject([{ template: 'newsletter_confirm', to: WHO }]);

    expect(await ask('confirmNewsletterSubscription', await linkToken('confirmPath'))).toEqual({
      status: 'SUBSCRIBED',
    });
    expect(await statusOf(WHO)).toBe('SUBSCRIBED');
    const unsubscribe = await linkToken('unsubscribePath');
    expect(await ask('unsubscribeFromNewsletter', unsubscribe)).toEqual({ status: 'UNSUBSCRIBED' });
    expect(await ask('unsubscribeFromNewsletter', unsubscribe)).toEqual({ status: 'UNSUBSCRIBED' });
    expect(await statusOf(WHO)).toBe('UNSUBSCRIBED');
  });

  it('a confirmation serves once, and a week at most', async () => {
    await subscribe(WHO);
    const token = await linkToken('confirmPath');
    clock = new Date(DEMO_DAY.getTime() + 8 * DAY_MS);
    expect(await ask('confirmNewsletterSubscription', token)).toMatchObject({
      message: 'Ce lien n’est plus valable.',
    });
    clock = DEMO_DAY;
    await ask('confirmNewsletterSubscription', token);
    expect(await ask('confirmNewsletterSubscription', token)).toMatchObject({
      message: 'Ce lien n’est plus valable.',
    });
  });

  it('H17 answers the same to one who is subscribed, and does not write to them', async () => {
    await subscribe(WHO);
    await ask('confirmNewsletterSubscription', await linkToken('confirmPath'));
    const before = (await mails()).length;
    expect(await subscribe(WHO.toUpperCase())).toEqual({ status: 'UNCONFIRMED' });
    expect(await statusOf(WHO)).toBe('SUBSCRIBED');
    expect(await mails()).toHaveLength(before);
  });

  it('H17 a stranger’s address gets three mails a day at most, from wherever they are asked for', async () => {
    for (let at = 0; at < 8; at += 1)
      expect(await subscribe(WHO, `203.0.113.${at}`)).toEqual({ status: 'UNCONFIRMED' });
    expect(await mails()).toHaveLength(3);
  });

  it('H17 one client asks ten times an hour at most', async () => {
    for (let at = 0; at < 10; at += 1) await subscribe(`n${at}@chantier.example`);
    expect(await subscribe('encore@chantier.example')).toMatchObject({
      extensions: { category: 'rate-limit' },
    });
    expect(await mails()).toHaveLength(10);
  });

  it.each(['', 'a', 'a@b.example\nBcc: c@d.example', 'Nom <a@b.example>'])('refuses %j', async (email) => {
    expect(await subscribe(email)).toMatchObject({ message: 'L’adresse e-mail n’est pas valide.' });
    expect(await mails()).toEqual([]);
  });

  it.each(['', 'x', '0190a0b0-0000-4000-8000-000000000001'])('refuses the token %j', async (token) => {
    for (const operation of ['confirmNewsletterSubscription', 'unsubscribeFromNewsletter'])
      expect(await ask(operation, token)).toMatchObject({ message: 'Ce lien n’est plus valable.' });
  });
});

describe('NWS-02 opt-ins', () => {
  const fields = '{ newsletter_status email { granted text chosen_at } sms { granted } phone { granted } }';
  const customers = () =>
    shop.db
      .selectFrom('customer')
      .select(['id', 'email', 'is_subscribed'])
      .where('role', '=', 'Dirigeant')
      .orderBy('id')
      .execute();

  async function set(as: string | undefined, input: Record<string, boolean>) {
    const text = `mutation($i: CustomerOptinsInput!) { setCustomerOptins(input: $i) ${fields} }`;
    return shop.send(text, { i: input }, as === undefined ? {} : { as });
  }

  it('are off until the customer says otherwise; M06 each choice keeps its date and its text', async () => {
    const [customer] = await customers();
    const as = customer?.email ?? '';
    expect((await shop.send(`{ customerOptins ${fields} }`, {}, { as })).data).toMatchObject({
      customerOptins: {
        newsletter_status: 'NOT_ACTIVE',
        email: { granted: false, chosen_at: null },
        sms: { granted: false },
        phone: { granted: false },
      },
    });
    const { data } = await set(as, { email: true });
    expect(data).toMatchObject({
      setCustomerOptins: {
        newsletter_status: 'SUBSCRIBED',
        email: { granted: true, chosen_at: DEMO_DAY.toISOString() },
        sms: { granted: false },
      },
    });
    clock = new Date(DEMO_DAY.getTime() + DAY_MS / 48);
    await shop.send(
      'mutation { setCustomerOptins(input: { email: false }) { newsletter_status } }',
      {},
      { as },
    );
    const kept = await shop.db
      .selectFrom('customer_optin')
      .selectAll()
      .where('customer_id', '=', customer?.id ?? 0)
      .orderBy('id')
      .execute();
    const text = expect.stringContaining('J’accepte de recevoir par e-mail');
    expect(kept).toMatchObject([
      { kind: 'email', granted: true, consent_text: text, chosen_at: DEMO_DAY },
      { kind: 'email', granted: false, consent_text: text, chosen_at: clock },
    ]);
    expect(await statusOf(as)).toBe('UNSUBSCRIBED');
  });

  it('a customer who confirms by mail is subscribed in the account too', async () => {
    const [, customer] = await customers();
    const email = customer?.email ?? '';
    await subscribe(email);
    await ask('confirmNewsletterSubscription', await linkToken('confirmPath'));
    expect((await customers())[1]).toMatchObject({ is_subscribed: true });
    await ask('unsubscribeFromNewsletter', await linkToken('unsubscribePath'));
    expect((await customers())[1]).toMatchObject({ is_subscribed: false });
  });

  it('need a token', async () => {
    expect((await set(undefined, { email: true })).errors).toMatchObject([
      { extensions: { category: 'graphql-authorization' } },
    ]);
    expect((await shop.send(`{ customerOptins ${fields} }`)).errors).toMatchObject([
      { extensions: { category: 'graphql-authorization' } },
    ]);
  });

  it('refuses a choice of nothing', async () => {
    const [customer] = await customers();
    expect((await set(customer?.email, {})).errors).toMatchObject([
      { message: 'Précisez au moins une préférence.' },
    ]);
  });
});
