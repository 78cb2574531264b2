import { registrationRules } from '@nuancier/domain/customers/forms/registration.ts';
import { publicUrl, testShop } from '../../../../testing/visit.ts';
import type { TestShop, Visit } from '../../../../testing/visit.ts';
import { wordsOf } from '../../../../testing/drawn-listing.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const FREE = '99990201800012';
const USED = '99990101000010';
const PAGE = '/acces-espace-pro/inscription';
let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});
afterEach(() => shop.close());

const send = (path: string, fields: Record<string, string>): Promise<Visit> =>
  shop.visit(path, {
    method: 'POST',
    headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
const input = (html: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
const cookie = (visit: Visit, name: string) => visit.cookies.find((one) => one.startsWith(`${name}=`));

const you = {
  intent: 'register',
  firstname: 'Maël',
  lastname: 'D’Écully-O’Brien',
  email: 'mael@enduits.example',
  telephone: '02 61.91 00 00',
  newPassword: 'Brume-d’Armor-7',
  again: 'Brume-d’Armor-7',
  conditions: 'on',
  conditions_version: '2026-01',
};
const company = {
  siret: FREE,
  company_name: 'Bretagne Enduits SAS',
  street: '4 rue du Port',
  postcode: '35000',
  city: 'Rennes',
};

describe('the professional’s space', () => {
  it('NAV-14 REG-11 lets a visitor come in or become a customer, by every way, without script', async () => {
    const { html } = await shop.visit('/acces-espace-pro');
    for (const href of [
      PAGE,
      `${PAGE}?profil=code-client`,
      `${PAGE}?profil=sans-siret`,
      `${PAGE}?profil=particulier`,
    ])
      expect(html).toContain(`href="${href}"`);
    expect(input(html, 'password')).toContain('type="password"');
  });
});

describe('registration without script', () => {
  it.each([
    ['siret', `${PAGE}?siret=${FREE}`],
    ['prospect', `${PAGE}?profil=sans-siret`],
    ['private', `${PAGE}?profil=particulier`],
  ] as const)('has a field for everything the way « %s » asks for', async (kind, path) => {
    const { html } = await shop.visit(path);
    const missing = Object.keys(registrationRules(kind)).filter((name) => input(html, name) === '');
    expect(missing).toEqual([]);
  });

  it('REG-05 the establishment found fills the form in', async () => {
    const { html, status } = await shop.visit(`${PAGE}?siret=999+902+018+00012`);
    expect(status).toBe(200);
    expect(wordsOf(html)).toContain('Entreprise trouvée : Bretagne Enduits SAS');
    expect(input(html, 'siret')).toContain(`value="${FREE}"`);
    expect(input(html, 'company_name')).toContain('value="Bretagne Enduits SAS"');
    for (const name of ['street', 'postcode', 'city']) expect(input(html, name)).toMatch(/value="[^"]+"/);
  });

  it.each([
    ['', 'Le champ « Numéro SIRET » est obligatoire.'],
    ['1234', 'Le numéro SIRET doit comporter 14 chiffres.'],
    ['99990201800013', 'Ce numéro SIRET n’est pas valide. Vérifiez votre saisie.'],
    ['35600000000048', 'Ce numéro SIRET est inconnu.'],
    [USED, 'Votre établissement a déjà un compte, contactez votre dirigeant ou votre magasin.'],
  ])('REG-06 REG-07 « %s » is told beside the field, and kept', async (siret, message) => {
    const { html } = await shop.visit(`${PAGE}?siret=${siret}`);
    expect(wordsOf(html)).toContain(message);
    expect(input(html, 'siret')).toContain('aria-invalid="true"');
    expect(input(html, 'siret')).toContain(`value="${siret}"`);
    expect(html).not.toContain('name="newPassword"');
  });

  it('REG-01 REG-02 a professional registers and is signed in', async () => {
    const done = await send(`${PAGE}?profil=siret`, { ...you, ...company });
    expect([done.status, done.headers['location']]).toEqual([302, '/customer/dashboard']);
    expect(cookie(done, 'vsf-customer')).toContain('HttpOnly');
    expect(cookie(done, 'vsf-message')).toContain('registered');
    const dashboard = await shop.visit('/customer/dashboard', { as: you.email });
    expect(wordsOf(dashboard.html)).toContain('Bretagne Enduits SAS');
  });

  it('REG-03 VAL-01 VAL-02 VAL-03 what is wrong is told beside each field, nothing typed is lost, no password comes back', async () => {
    const wrong = {
      ...you,
      ...company,
      firstname: '',
      lastname: '<b>',
      email: 'mael@',
      telephone: '12',
      postcode: '3',
      newPassword: 'zk7qx',
      again: '',
    };
    const { conditions: _, ...unticked } = wrong;
    const { html, status } = await send(`${PAGE}?profil=siret`, { ...unticked, optin_sms: 'on' });
    expect(status).toBe(422);
    const words = wordsOf(html);
    for (const message of [
      'Le champ « Prénom » est obligatoire.',
      'Seuls les lettres, les espaces, les traits d’union et les apostrophes sont acceptés.',
      'L’adresse e-mail n’est pas valide.',
      'Le numéro de téléphone doit comporter 10 chiffres.',
      'Le code postal doit comporter 5 chiffres.',
      'Le mot de passe doit comporter au moins 8 caractères',
      'Vous devez accepter les conditions générales de vente.',
    ])
      expect(words).toContain(message);
    for (const [name, value] of [
      ['email', 'mael@'],
      ['telephone', '12'],
      ['company_name', 'Bretagne Enduits SAS'],
    ] as const)
      expect(input(html, name)).toContain(`value="${value}"`);
    expect(input(html, 'optin_sms')).toContain('checked');
    expect(input(html, 'optin_email')).not.toContain('checked');
    expect(html).not.toContain('zk7qx');
  });

  it('REG-03 a refusal of the API is titled « Registration error », under its French name', async () => {
    const { html, status } = await send(`${PAGE}?profil=siret`, {
      ...you,
      ...company,
      email: 'yann.kermarrec@demo.valbrune.example',
    });
    expect(status).toBe(422);
    expect(html).toContain('data-message-key="Registration error"');
    expect(wordsOf(html)).toContain(
      'Erreur d’inscription Cette adresse e-mail est déjà utilisée par un autre utilisateur.',
    );
  });

  it('REG-08 REG-09 the client code is verified, then the account is linked to the store’s company', async () => {
    await shop.db.updateTable('customer').set({ is_active: false }).where('role', '=', 'Dirigeant').execute();
    const way = `${PAGE}?profil=code-client`;
    const alone = await send(way, { intent: 'client-code', client_code: '0351012' });
    expect([alone.status, wordsOf(alone.html).includes('Indiquez le SIRET ou le code postal')]).toEqual([
      422,
      true,
    ]);
    const wrong = await send(way, { intent: 'client-code', client_code: '0351012', postcode: '13009' });
    expect(wordsOf(wrong.html)).toContain('Ce code client ne correspond pas');
    expect(input(wrong.html, 'client_code')).toContain('value="0351012"');

    const step = await send(way, { intent: 'client-code', client_code: '0351012', postcode: '35000' });
    expect(wordsOf(step.html)).toContain('Compte trouvé : Peintures Kermarrec SARL, Rennes');
    const proof = {
      client_code: '0351012',
      postcode: '35000',
      company_name: 'Peintures Kermarrec SARL',
      city: 'Rennes',
    };
    const again = await send(way, { ...you, ...proof, lastname: '' });
    expect(wordsOf(again.html)).toContain('Peintures Kermarrec SARL, Rennes');
    const done = await send(way, { ...you, ...proof });
    expect(done.headers['location']).toBe('/customer/dashboard');
  });

  it('REG-09 a prospect and a private customer register', async () => {
    const { siret: _, ...address } = company;
    const prospect = await send(`${PAGE}?profil=sans-siret`, { ...you, ...address });
    expect(prospect.headers['location']).toBe('/customer/dashboard');
    const person = await send(`${PAGE}?profil=particulier`, {
      ...you,
      email: 'zoe@exemple.fr',
      mobile: '06 12 34 56 78',
    });
    expect(person.headers['location']).toBe('/customer/dashboard');
    const roles = await shop.db
      .selectFrom('customer')
      .select('role')
      .where('email', 'in', [you.email, 'zoe@exemple.fr'])
      .execute();
    expect(roles).toEqual([{ role: null }, { role: null }]);
    const dashboard = wordsOf((await shop.visit('/customer/dashboard', { as: 'zoe@exemple.fr' })).html);
    expect(dashboard).toContain('Vous n’avez pas encore de commande. Parcourir le catalogue');
    expect(dashboard).not.toContain('Pour votre comptabilité');
  });

  it('M06 the sentence beside the box is the one that is kept', async () => {
    const { html } = await shop.visit(`${PAGE}?profil=particulier`);
    await send(`${PAGE}?profil=particulier`, { ...you, optin_email: 'on', optin_sms: 'on' });
    const kept = await shop.db.selectFrom('customer_optin').select('consent_text').execute();
    expect(kept).toHaveLength(2);
    for (const { consent_text } of kept) expect(wordsOf(html)).toContain(consent_text);
  });
});

describe('with confirmation', () => {
  it('REG-02 REG-10 NAV-19 nobody is signed in; the page tells what comes next, and the link of the mail opens the account', async () => {
    const strict = await testShop({ customerConfirmation: true });
    const post = (path: string, fields: Record<string, string>) =>
      strict.visit(path, {
        method: 'POST',
        headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      });
    const done = await post(`${PAGE}?profil=particulier`, you);
    expect(done.headers['location']).toBe('/registration-confirmed');
    expect(cookie(done, 'vsf-customer')).toBeUndefined();
    expect(cookie(done, 'vsf-message')).toContain('confirm-account');
    const next = await strict.visit('/registration-confirmed');
    expect(wordsOf(next.html)).toContain('Votre demande est enregistrée.');
    expect(next.html).toContain('data-message-key="You must confirm your account.');

    const mails = await strict.db.selectFrom('outbox').select('payload').execute();
    const path = /\/registration-confirmed\?key=[\w-]+/.exec(JSON.stringify(mails))?.[0] ?? '';
    expect(wordsOf((await strict.visit(path)).html)).toContain('Un clic suffit');
    const confirmed = await post(path, { key: path.split('key=')[1] ?? '' });
    expect(wordsOf(confirmed.html)).toContain('Votre compte est confirmé. Vous pouvez vous connecter.');
    const twice = await post(path, { key: path.split('key=')[1] ?? '' });
    expect([twice.status, wordsOf(twice.html).includes('n’est plus valable')]).toEqual([422, true]);
    const resent = await post('/registration-confirmed', { intent: 'resend', email: 'zoe@exemple.fr' });
    expect(wordsOf(resent.html)).toContain('Si un compte attend d’être confirmé');
    await strict.close();
  });
});
