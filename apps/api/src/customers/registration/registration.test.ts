import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import { importCompanies } from '../operations/import-companies.ts';
import { categoryOf, frontDesk, keyOf, YANN } from '../testing/front-desk.ts';
import type { FrontDesk } from '../testing/front-desk.ts';
import {
  enterprise,
  FREE_SIRET,
  NEW_PASSWORD,
  person,
  register,
  USED_SIRET,
} from '../testing/registrants.ts';

const SEARCH = `query ($siret: String!) { getEstablishmentByParams(siret: $siret) {
  name streetNumber streetType streetName postalCode cityName cityCode isAlreadyUsed } }`;

let desk: FrontDesk;
beforeEach(async () => {
  desk = await frontDesk();
});
afterEach(() => desk.close());

const messageOf = (result: { errors?: readonly { message: string }[] }) => result.errors?.[0]?.message;

describe('the search for an establishment', () => {
  it('REG-04 tells its name and address, and whether it has an account', async () => {
    const free = await desk.send(SEARCH, { siret: '999 902 018 00012' });
    expect(free.data?.['getEstablishmentByParams']).toMatchObject({
      name: 'Bretagne Enduits SAS',
      streetName: expect.any(String),
      postalCode: expect.stringMatching(/^\d{5}$/),
      cityCode: expect.any(String),
      isAlreadyUsed: false,
    });
    const used = await desk.send(SEARCH, { siret: USED_SIRET });
    expect(used.data?.['getEstablishmentByParams']).toMatchObject({ isAlreadyUsed: true });
  });

  it.each([
    ['12345678901234', 'Le numéro SIRET doit comporter 14 chiffres et être valide.'],
    ['9999', 'Le numéro SIRET doit comporter 14 chiffres et être valide.'],
    ['35600000000048', 'Ce numéro SIRET est inconnu.'],
  ])('REG-06 REG-07 « %s » is refused', async (siret, message) => {
    expect(messageOf(await desk.send(SEARCH, { siret }))).toBe(message);
  });

  it('REG-06 the unknown SIRET has its key', async () => {
    expect(keyOf(await desk.send(SEARCH, { siret: '35600000000048' }))).toBe('Unknown SIRET');
  });

  it('H18 is no free proxy: twenty questions an hour from one address', async () => {
    const ask = () => desk.send(SEARCH, { siret: FREE_SIRET }, { clientAddress: '203.0.113.4' });
    const answers = [];
    for (let at = 0; at < 21; at += 1) answers.push(categoryOf(await ask()));
    expect(answers.filter((category) => category === 'rate-limit')).toHaveLength(1);
    desk.later(HOUR_MS);
    expect(categoryOf(await ask())).toBeUndefined();
  });
});

describe('registration', () => {
  it('REG-01 a company by its SIRET is headed by whoever registers, at list prices, and its store is told', async () => {
    const done = await register(desk, { ...enterprise, email: 'mael@enduits.example', siret: FREE_SIRET });
    expect(done.errors).toBeUndefined();
    expect(done.data?.['createCustomerV2']).toMatchObject({
      customer: {
        email: 'mael@enduits.example',
        lastname: 'D’Écully',
        role: { role: 'Dirigeant', is_view_order: true },
        company: { name: 'Bretagne Enduits SAS', siret: FREE_SIRET, client_code: 'WEB000001' },
        addresses: [{ street: ['4 rue du Port'], telephone: '0261910000', default_billing: true }],
      },
    });
    const company = desk.db.selectFrom('company').selectAll().where('siret', '=', FREE_SIRET);
    expect(await company.executeTakeFirst()).toMatchObject({
      price_list: 'PUBLIC',
      credit_limit_cents: '0',
      is_prospect: true,
    });
    expect((await desk.mails()).map(({ template, to }) => [template, to])).toEqual([
      ['account_created', 'mael@enduits.example'],
      ['prospect_registered', expect.stringMatching(/@/)],
    ]);
  });

  it('REG-02 without confirmation the new customer signs in at once', async () => {
    await register(desk, { ...person, email: 'zoe@exemple.fr' });
    const signedIn = await desk.signIn({ email: 'zoe@exemple.fr', password: NEW_PASSWORD });
    expect(signedIn.errors).toBeUndefined();
  });

  it('REG-01 a private customer has no role, no company and no address', async () => {
    const done = await register(desk, { ...person, email: 'zoe@exemple.fr', mobile: '06 12 34 56 78' });
    expect(done.data?.['createCustomerV2']).toMatchObject({
      customer: {
        role: { role: null },
        company: null,
        addresses: [],
        mobile: '0612345678',
        is_subscribed: false,
      },
    });
  });

  it('REG-09 a prospect without SIRET has no role yet; the store hears of it', async () => {
    const PROSPECT = `mutation ($input: CustomerCreateInput!) { prospect(input: $input) {
      customer { role { role } company { name } addresses { company } } } }`;
    const input = { ...enterprise, email: 'neuf@enduits.example' };
    const done = await desk.send(PROSPECT, { input });
    expect(done.data?.['prospect']).toEqual({
      customer: { role: { role: null }, company: null, addresses: [{ company: 'Bretagne Enduits SAS' }] },
    });
    expect((await desk.mails()).at(-1)).toMatchObject({
      template: 'prospect_registered',
      variables: { company: 'Bretagne Enduits SAS', siret: null, telephone: '0261910000' },
    });
    const { company_name: _, ...nameless } = input;
    const refused = await desk.send(PROSPECT, { input: { ...nameless, email: 'x@y.example' } });
    expect(messageOf(refused)).toBe('Le nom, la rue et la ville de l’entreprise sont obligatoires.');
  });

  it('REG-03 an address that is used is told so, and nothing else is written', async () => {
    const refused = await register(desk, { ...enterprise, email: YANN.toUpperCase(), siret: FREE_SIRET });
    expect(messageOf(refused)).toBe('Cette adresse e-mail est déjà utilisée par un autre utilisateur.');
    const companies = desk.db.selectFrom('company').select('id').where('siret', '=', FREE_SIRET);
    expect(await companies.execute()).toEqual([]);
    expect(await desk.mails()).toEqual([]);
  });

  it.each([
    [
      { siret: USED_SIRET },
      'Votre établissement a déjà un compte, contactez votre dirigeant ou votre magasin.',
    ],
    [{ siret: '35600000000048' }, 'Ce numéro SIRET est inconnu.'],
    [{ siret: FREE_SIRET, password: 'court' }, expect.stringContaining('au moins 8 caractères')],
    [{ siret: FREE_SIRET, password: undefined }, expect.stringContaining('au moins 8 caractères')],
    [{ siret: FREE_SIRET, password: 'Password123!' }, expect.stringContaining('trop courant')],
    [{ siret: FREE_SIRET, firstname: '<b>' }, expect.stringContaining('Seuls les lettres')],
    [{ siret: FREE_SIRET, postcode: '350' }, 'Le code postal doit comporter 5 chiffres.'],
    [{ siret: FREE_SIRET, telephone: '12' }, 'Le numéro de téléphone doit comporter 10 chiffres.'],
    [{ siret: FREE_SIRET, street: '<script>' }, 'Certains caractères ne sont pas autorisés.'],
    [
      { siret: FREE_SIRET, conditions_version: '1999' },
      expect.stringContaining('conditions générales ont changé'),
    ],
  ])('REG-03 VAL-01 %o is refused in French', async (wrong, message) => {
    expect(messageOf(await register(desk, { ...enterprise, email: 'n@e.example', ...wrong }))).toEqual(
      message,
    );
  });

  it('C17 nobody names a role, a group, a company or rights: unknown fields are refused', async () => {
    for (const field of [
      'role',
      'group_id',
      'company_id',
      'is_pay_outstanding',
      'price_list',
      'is_confirmed',
    ]) {
      const refused = await register(desk, { ...person, email: 'a@b.example', [field]: 1 });
      expect([field, refused.data, categoryOf(refused)]).toEqual([field, undefined, 'graphql-input']);
    }
    const own = await desk.tokens();
    const update =
      'mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer { id } } }';
    for (const field of ['role', 'group_id', 'company', 'company_id'])
      expect((await desk.ask(own.token, update, { input: { [field]: 'x' } })).data).toBeUndefined();
  });

  it('two who register for one establishment at once: one heads it', async () => {
    const both = await Promise.all(
      ['un@e.example', 'deux@e.example'].map((email) =>
        register(desk, { ...enterprise, email, siret: FREE_SIRET }),
      ),
    );
    expect(both.filter((result) => result.errors === undefined)).toHaveLength(1);
    const heads = await desk.db
      .selectFrom('customer')
      .innerJoin('company', 'company.id', 'customer.company_id')
      .select('customer.id')
      .where('company.siret', '=', FREE_SIRET)
      .execute();
    expect(heads).toHaveLength(1);
  });

  it('five an hour from one address, and a captcha from the fourth on', async () => {
    const answers = [];
    for (let at = 0; at < 4; at += 1)
      answers.push(keyOf(await register(desk, { ...person, email: `n${at}@exemple.fr` })));
    expect(answers.slice(0, 3)).toEqual([undefined, undefined, undefined]);
    expect(answers[3]).toBeDefined();
    expect(
      await desk.db.selectFrom('customer').select('id').where('email', 'like', 'n%@exemple.fr').execute(),
    ).toHaveLength(3);
  });

  it('M06 what was agreed to is kept with date and text; the newsletter waits for a click', async () => {
    await register(desk, {
      ...person,
      email: 'zoe@exemple.fr',
      optins: { email: true, sms: false },
      conditions_version: '2026-01',
    });
    const id = await desk.customerId('zoe@exemple.fr');
    const optins = await desk.db
      .selectFrom('customer_optin')
      .selectAll()
      .where('customer_id', '=', id)
      .execute();
    expect(optins).toMatchObject([
      {
        kind: 'email',
        granted: true,
        consent_text: expect.stringContaining('J’accepte'),
        chosen_at: expect.any(Date),
      },
    ]);
    expect((await desk.mails()).map(({ template }) => template)).toContain('newsletter_confirm');
    const conditions = desk.db.selectFrom('conditions_acceptance').selectAll().where('customer_id', '=', id);
    expect(await conditions.execute()).toMatchObject([{ version: '2026-01', accepted_at: expect.any(Date) }]);
  });

  it('the store completes a company that registered online: its accounts stay, its code and prices are the store’s', async () => {
    await register(desk, { ...enterprise, email: 'mael@enduits.example', siret: FREE_SIRET });
    const report = await importCompanies(desk.db, [
      {
        client_code: '0352001',
        name: 'Bretagne Enduits SAS',
        siren: '999902018',
        siret: FREE_SIRET,
        vat_number: null,
        naf: null,
        price_list: 'PRO',
        shop_code: 'VB006',
        credit_limit_cents: 0,
        payment_terms: null,
        street: ['4 rue du Port'],
        postcode: '35000',
        city: 'Rennes',
        country_code: 'FR',
        email: null,
      },
    ]);
    expect(report.ok).toBe(true);
    const { token } = await desk.tokens({ email: 'mael@enduits.example', password: NEW_PASSWORD });
    const answer = await desk.ask(token, '{ customer { company { client_code } shop_code } }');
    expect(answer.data?.['customer']).toEqual({ company: { client_code: '0352001' }, shop_code: 'VB006' });
  });
});
