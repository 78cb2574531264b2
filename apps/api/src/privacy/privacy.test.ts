import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { frontDesk, NADIA, PASSWORD, YANN } from '../customers/testing/front-desk.ts';
import type { FrontDesk } from '../customers/testing/front-desk.ts';
import { queueMail } from '../outbox/outbox.ts';
import { sweepPrivacy } from './sweep-privacy.ts';

const ALI = 'ali.benali@demo.valbrune.example';
const HUGO = 'hugo.perrin@demo.valbrune.example';
const EXPORT = '{ exportCustomerData { file_name content } }';
const DELETE = 'mutation ($password: String!) { deleteCustomer(password: $password) }';
const OPTINS = 'mutation { setCustomerOptins(input: { email: true }) { email { granted } } }';
const CONDITIONS = '{ customerConditions { current_version accepted_version accepted_at is_current } }';

let desk: FrontDesk;
beforeEach(async () => {
  desk = await frontDesk();
});
afterEach(() => desk.close());

const sign = async (email: string) => (await desk.tokens({ email })).token;

async function exportOf(email: string): Promise<string> {
  const answer = await desk.ask(await sign(email), EXPORT);
  return JSON.stringify(answer.data?.['exportCustomerData']);
}

describe('M03 export', () => {
  it('holds all that is one’s own and nothing of others', async () => {
    await desk.ask(await sign(YANN), OPTINS);
    const compared = {
      uid: randomUUID().replaceAll('-', ''),
      customer_id: await desk.customerId(YANN),
      products: ['P999777'],
    };
    await desk.db
      .insertInto('compare_list')
      .values({ ...compared, updated_at: new Date('2026-11-14T08:00:00Z') })
      .execute();
    const text = await exportOf(YANN);
    for (const own of [
      YANN,
      'Kermarrec',
      '0639980001',
      'J’accepte de recevoir',
      'adresses',
      'Chantier École Jules Verne',
      'Notre blanc de tous les jours',
      'P999777',
      'mes-donnees-2026-11-15.json',
    ])
      expect(text).toContain(own);
    const others = await desk.db.selectFrom('customer').select(['email', 'mobile']).execute();
    const foreign = others.filter(({ email }) => email !== YANN);
    const words = foreign.flatMap(({ email, mobile }) => (mobile === null ? [email] : [email, mobile]));
    expect(words.filter((word) => text.includes(word))).toEqual([]);
    for (const secret of ['password', 'argon2', 'token_hash']) expect(text).not.toContain(secret);
  });

  it('holds a section for every table that names a customer, or says why not', async () => {
    const sections: Readonly<Record<string, string>> = {
      customer: 'compte',
      customer_address: 'adresses',
      customer_optin: 'consentements',
      newsletter_subscription: 'lettre_d_information',
      conditions_acceptance: 'conditions_generales',
      company_proof: 'rattachement_a_une_entreprise',
      orders: 'commandes',
      kept_tint: 'teintes',
      cart: 'paniers',
      coupon_use: 'codes_promotionnels',
      coupon: 'codes_promotionnels',
      quotation: 'devis',
      invoice: 'factures',
      contact_message: 'messages',
      compare_list: 'comparaison',
      wishlist: 'listes_de_favoris',
      approval_request: 'demandes_de_validation',
      approval_event: 'decisions_sur_demandes',
      product_review: 'avis',
      customer_session: 'connexions',
      persistent_login: 'connexions_durables',
      known_device: 'appareils',
      audit_entry: 'journal',
    };
    const leftOut: Readonly<Record<string, string>> = {
      password_link: 'mot_de_passe_et_liens',
      email_confirmation: 'mot_de_passe_et_liens',
      connect_as_token: 'mot_de_passe_et_liens',
      shop_token: 'magasin_choisi',
      portfolio: 'commercial',
      approval_message: 'messages_de_validation',
      outbox: 'e_mails',
    };
    // Addresses of shops, companies and the shop's own people, and what those have sold, not of customers; and
    // sums of orders that are told one by one.
    const nobodys = ['shop', 'company', 'staff', 'figure_sales', 'figure_buyers'];
    const { rows } = await sql<{ name: string }>`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public'
        and column_name in ('customer_id', 'email', 'decided_by', 'parent_id', 'actor_id', 'representative_id')
        and table_name not in ('category')
      union select conrelid::regclass::text from pg_constraint where confrelid = 'customer'::regclass
      union select 'outbox' order by 1`.execute(desk.db);
    const known = new Set([...Object.keys(sections), ...Object.keys(leftOut), ...nobodys]);
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
    const answer = await desk.ask(await sign(YANN), EXPORT);
    const exported = answer.data?.['exportCustomerData'] as { content: string } | undefined;
    const file = JSON.parse(exported?.content ?? '{}') as Record<string, unknown>;
    expect(Object.keys(file).toSorted()).toEqual(
      [...new Set(Object.values(sections)), 'non_repris'].toSorted(),
    );
    expect(Object.keys(file['non_repris'] as object).toSorted()).toEqual(
      [...new Set(Object.values(leftOut))].toSorted(),
    );
    const own = desk.db
      .selectFrom('orders')
      .select('number')
      .where('customer_id', '=', await desk.customerId(YANN));
    const orders = file['commandes'] as { number: string; lines: unknown[] }[];
    expect(orders.map(({ number }) => number).toSorted()).toEqual(
      (await own.execute()).map(({ number }) => number).toSorted(),
    );
    expect(orders[0]?.lines.length).toBeGreaterThan(0);
  });

  it('C01 tells a sub-account that sees no price no amount of its company’s papers either', async () => {
    const customer_id = await desk.customerId(ALI);
    const [invoice] = await desk.db
      .selectFrom('invoice')
      .select(['id', 'total_ttc_cents'])
      .limit(1)
      .execute();
    await desk.db
      .updateTable('invoice')
      .set({ customer_id })
      .where('id', '=', invoice?.id ?? 0)
      .execute();
    await desk.db
      .insertInto('invoice_paper')
      .values({
        invoice_id: invoice?.id ?? 0,
        sha256: 'a'.repeat(64),
        bytes: 1,
        name: 'leur-facture.pdf',
        stored_at: new Date(),
      })
      .execute();
    const amount = String(invoice?.total_ttc_cents);
    const file = await exportOf(ALI);
    expect(file).not.toContain(amount);
    expect(file).toContain('leur-facture.pdf');
    await desk.db.updateTable('customer').set({ is_view_price: true }).where('email', '=', ALI).execute();
    expect(await exportOf(ALI)).toContain(amount);
  });

  it('is written down, and a visitor has none', async () => {
    await exportOf(YANN);
    const entries = desk.db
      .selectFrom('audit_entry')
      .select(['customer_id', 'details'])
      .where('event', '=', 'export');
    expect(await entries.execute()).toEqual([
      { customer_id: await desk.customerId(YANN), details: { what: 'personal-data' } },
    ]);
    expect((await desk.send(EXPORT)).errors?.[0]?.extensions.category).toBe('graphql-authorization');
  });
});

it('M03 one may ask for one’s data ten times an hour', async () => {
  const token = await sign(YANN);
  const asked = [];
  for (let nth = 0; nth < 11; nth += 1) asked.push(await desk.ask(token, EXPORT));
  expect(asked.map(({ errors }) => errors?.[0]?.extensions.category)).toEqual([
    ...Array.from({ length: 10 }, () => undefined),
    'rate-limit',
  ]);
  desk.later(60 * 60_000);
  expect((await desk.ask(await sign(YANN), EXPORT)).errors).toBeUndefined();
});

describe('M04 erasure', () => {
  it('takes the person away and keeps the row; nobody signs in again', async () => {
    const token = await sign(HUGO);
    await desk.ask(token, OPTINS);
    const id = await desk.customerId(HUGO);
    const now = new Date('2026-11-15T08:00:00Z');
    await desk.ask(token, 'mutation { addWishlist(name: "Atelier Perrin") { id } }');
    await queueMail(
      desk.db,
      { template: 'newsletter_confirm', to: HUGO, variables: { confirmPath: '/x' } },
      now,
    );
    expect((await desk.ask(token, DELETE, { password: 'Faux!2026' })).errors).toHaveLength(1);
    expect((await desk.ask(token, DELETE, { password: PASSWORD })).data).toEqual({ deleteCustomer: true });

    expect((await desk.signIn({ email: HUGO })).errors).toHaveLength(1);
    expect((await desk.ask(token, '{ customer { id } }')).errors).toHaveLength(1);
    const row = await desk.db
      .selectFrom('customer')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      firstname: 'Compte',
      lastname: 'supprimé',
      mobile: null,
      password_hash: null,
    });
    const left = await Promise.all(
      (
        [
          'customer',
          'customer_address',
          'customer_optin',
          'newsletter_subscription',
          'outbox',
          'wishlist',
          'product_review',
        ] as const
      ).map(async (table) => JSON.stringify(await desk.db.selectFrom(table).selectAll().execute())),
    );
    for (const word of ['Perrin', 'Hugo P.', HUGO]) expect(left.join('')).not.toContain(word);
  });

  it('frees the address for a new account', async () => {
    await desk.ask(await sign(HUGO), DELETE, { password: PASSWORD });
    const available = await desk.send(
      'query ($email: String!) { isEmailAvailable(email: $email) { is_email_available } }',
      { email: HUGO },
    );
    expect(available.data?.['isEmailAvailable']).toEqual({ is_email_available: true });
  });

  it('waits for the sub-accounts that depend on it', async () => {
    const refused = await desk.ask(await sign(YANN), DELETE, { password: PASSWORD });
    expect(refused.errors?.[0]?.message).toContain('Supprimez d’abord les sous-comptes');
    expect((await desk.signIn({ email: YANN })).errors).toBeUndefined();
  });

  it('M08 an erased sub-account keeps a label for what it ordered', async () => {
    const id = await desk.customerId(ALI);
    await desk.ask(await sign(ALI), DELETE, { password: PASSWORD });
    const row = desk.db
      .selectFrom('customer')
      .select(['firstname', 'lastname', 'role', 'company_id', 'parent_id']);
    expect(await row.where('id', '=', id).executeTakeFirst()).toMatchObject({
      firstname: 'Sous-compte',
      lastname: 'supprimé',
      role: 'Subaccount',
      company_id: expect.any(Number),
      parent_id: expect.any(Number),
    });
  });
});

describe('M05 retention', () => {
  const later = new Date('2029-11-16T08:00:00Z');

  it('M05 forgets whoever gave no sign of life for three years, and nobody else', async () => {
    const old = new Date('2026-11-15T08:00:00Z');
    await desk.db.updateTable('customer').set({ created_at: old }).execute();
    await desk.db
      .updateTable('customer')
      .set({ last_seen_at: new Date('2029-01-01T00:00:00Z') })
      .where('email', '=', NADIA)
      .execute();
    expect(await sweepPrivacy(desk.db, new Date('2029-11-14T08:00:00Z'))).toMatchObject({ accounts: 0 });
    expect((await sweepPrivacy(desk.db, later)).accounts).toBe(11);
    const left = await desk.db
      .selectFrom('customer')
      .select('email')
      .where('erased_at', 'is', null)
      .orderBy('email')
      .execute();
    expect(left.map(({ email }) => email)).toEqual([
      'julien.faure@demo.valbrune.example',
      'marc.leroy@demo.valbrune.example',
      NADIA,
      'sophie.delmas@demo.valbrune.example',
    ]);
    expect(await sweepPrivacy(desk.db, later)).toMatchObject({ accounts: 0 });
  });

  it('M05 subscriptions nobody confirmed go after thirty days, ended ones after three years, those that run never', async () => {
    const asked = new Date('2026-11-15T08:00:00Z');
    const subscription = (email: string, status: 'UNCONFIRMED' | 'UNSUBSCRIBED' | 'SUBSCRIBED') => ({
      email,
      status,
      unsubscribe_token: randomUUID(),
      consent_text: 'oui',
      requested_at: asked,
      ended_at: status === 'UNSUBSCRIBED' ? asked : null,
    });
    await desk.db.deleteFrom('newsletter_subscription').execute();
    await desk.db
      .insertInto('newsletter_subscription')
      .values([
        subscription('jamais@exemple.fr', 'UNCONFIRMED'),
        subscription('fini@exemple.fr', 'UNSUBSCRIBED'),
        subscription('fidele@exemple.fr', 'SUBSCRIBED'),
      ])
      .execute();
    const left = async (at: string) => {
      await sweepPrivacy(desk.db, new Date(at));
      const rows = await desk.db.selectFrom('newsletter_subscription').select('email').execute();
      return rows.map(({ email }) => email).toSorted();
    };
    expect(await left('2026-12-15T07:00:00Z')).toHaveLength(3);
    expect(await left('2026-12-15T09:00:00Z')).toEqual(['fidele@exemple.fr', 'fini@exemple.fr']);
    expect(await left('2029-11-16T08:00:00Z')).toEqual(['fidele@exemple.fr']);
  });

  it('M05 messages go after three years', async () => {
    const message = { name: 'A', reason: 'devis', message: 'Bonjour', shop_code: null, telephone: null };
    const sent = (email: string, created_at: string) => ({ ...message, email, created_at });
    const left = async () => {
      const rows = await desk.db.selectFrom('contact_message').select('email').orderBy('email').execute();
      return rows.map(({ email }) => email);
    };
    await desk.db.deleteFrom('contact_message').execute();
    await desk.db
      .insertInto('contact_message')
      .values([
        sent('ancienne@exemple.fr', '2026-11-15T08:00:00Z'),
        sent('du-jour@exemple.fr', '2026-11-16T08:00:00Z'),
        sent('recente@exemple.fr', '2026-11-17T08:00:00Z'),
      ])
      .execute();
    expect(await sweepPrivacy(desk.db, new Date('2029-11-14T08:00:00Z'))).toMatchObject({ messages: 0 });
    expect(await left()).toHaveLength(3);
    expect(await sweepPrivacy(desk.db, later)).toMatchObject({ messages: 1 });
    expect(await left()).toEqual(['du-jour@exemple.fr', 'recente@exemple.fr']);
    expect(await sweepPrivacy(desk.db, new Date('2029-11-18T08:00:00Z'))).toMatchObject({ messages: 2 });
    expect(await left()).toEqual([]);
  });

  it('M05 spent links, challenges, counters and sessions go; those that count stay', async () => {
    await desk.signIn({ password: 'Faux!2026' });
    const { token } = await desk.tokens({ email: NADIA, device: { token: 'appareil-de-nadia' } });
    await desk.send('mutation { requestPasswordResetEmail(email: "hugo.perrin@demo.valbrune.example") }');
    await desk.db
      .insertInto('captcha_used')
      .values({ challenge_hash: Buffer.from('x'), expires_at: new Date('2026-11-15T08:10:00Z') })
      .execute();
    const tables = [
      'password_link',
      'captcha_used',
      'rate_counter',
      'sign_in_attempt',
      'customer_session',
      'persistent_login',
      'known_device',
    ] as const;
    const counts = () =>
      Promise.all(tables.map(async (name) => (await desk.db.selectFrom(name).selectAll().execute()).length));
    const before = await counts();
    expect(Math.min(...before)).toBeGreaterThan(0);
    expect(await sweepPrivacy(desk.db, new Date('2026-11-15T08:01:00Z'))).toMatchObject({ traces: 0 });
    expect((await desk.ask(token, '{ customer { id } }')).errors).toBeUndefined();
    await sweepPrivacy(desk.db, new Date('2026-11-17T08:00:00Z'));
    expect(await counts()).toEqual([0, 0, 0, 0, 0, before.at(-2), before.at(-1)]);
    await sweepPrivacy(desk.db, new Date('2027-11-16T08:00:00Z'));
    expect(await counts()).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('counts from the last sign-in', async () => {
    await sign(HUGO);
    const seen = desk.db.selectFrom('customer').select('last_seen_at').where('email', '=', HUGO);
    expect(await seen.executeTakeFirst()).toEqual({ last_seen_at: new Date('2026-11-15T08:00:00Z') });
  });
});

describe('ACC-05 general conditions', () => {
  const ACCEPT =
    'mutation ($version: String!) { acceptConditions(version: $version) { is_current accepted_at } }';

  it('tells which version holds and when it was accepted; only that one can be', async () => {
    const token = await sign(YANN);
    expect((await desk.ask(token, CONDITIONS)).data?.['customerConditions']).toEqual({
      current_version: '2026-01',
      accepted_version: null,
      accepted_at: null,
      is_current: false,
    });
    expect((await desk.ask(token, ACCEPT, { version: '2019-01' })).errors).toHaveLength(1);
    await desk.ask(token, ACCEPT, { version: '2026-01' });
    desk.later(60_000);
    const again = await desk.ask(token, ACCEPT, { version: '2026-01' });
    expect(again.data?.['acceptConditions']).toEqual({
      is_current: true,
      accepted_at: '2026-11-15T08:00:00.000Z',
    });
  });
});
