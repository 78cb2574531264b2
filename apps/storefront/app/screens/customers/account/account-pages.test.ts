import { monthBefore } from '@nuancier/domain/calendar-day.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicUrl, testShop } from '../../../../testing/visit.ts';
import type { TestShop } from '../../../../testing/visit.ts';
import { wordsOf } from '../../../../testing/drawn-listing.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const GWEN = 'gwen.lebihan@demo.valbrune.example';
const ALI = 'ali.benali@demo.valbrune.example';
const SOLENE = 'solene.riou@demo.valbrune.example';
const NADIA = 'nadia.castellan@demo.valbrune.example';
const ELODIE = 'elodie.marchand@demo.valbrune.example';
const PASSWORD = 'Demo!2026';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const send = (path: string, as: string | null, fields: Record<string, string>) =>
  shop.visit(path, {
    method: 'POST',
    headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
    ...(as === null ? {} : { as }),
  });
const input = (html: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
const menuOf = (html: string) =>
  [...(/<nav aria-label="Menu du compte".*?<\/nav>/s.exec(html)?.[0] ?? '').matchAll(/href="([^"]+)"/g)].map(
    ([, href]) => href,
  );

describe('the account', () => {
  it('NAV-32 ACC-01 the dashboard greets the customer and shows company and store', async () => {
    const words = wordsOf((await shop.visit('/customer/dashboard', { as: YANN })).html);
    expect(words).toContain('Bonjour Yann');
    expect(words).toContain('Peintures Kermarrec SARL');
    expect(words).toContain('Valbrune Rennes Sud');
  });

  it('the dashboard begins with what waits, and repeats no menu', async () => {
    const { html } = await shop.visit('/customer/dashboard', { as: YANN });
    const main = /<h1>[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    const heads = [...main.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, title]) => title);
    expect(heads).toEqual([
      'Factures échues',
      'Devis à valider',
      'Dernières commandes',
      'Pour votre comptabilité',
      'Encours',
      'Dépenses',
      'Mes achats fréquents',
      'Mes teintes',
      'Mon entreprise',
      'Mon magasin',
    ]);
    // The menu is already beside it: the page links only to what concerns its content.
    for (const path of ['/customer/my-newsletter', '/customer/my-reviews', '/customer/my-data'])
      expect(main).not.toContain(`href="${path}"`);
  });

  it('the whole menu opens with one press, without script', async () => {
    const { html } = await shop.visit('/customer/dashboard', { as: YANN });
    const nav = /<nav aria-label="Menu du compte".*?<\/nav>/s.exec(html)?.[0] ?? '';
    const id = /<button[^>]*popoverTarget="([^"]+)"/i.exec(nav)?.[1];
    expect(nav).toMatch(new RegExp(`<div id="${id}" popover="auto"`));
    expect(menuOf(html).length).toBeGreaterThan(10);
  });

  it('spending stands on the dashboard as figures beside bars, for whoever sees prices', async () => {
    const main = async (as: string) =>
      /<h1>[\s\S]*<\/main>/.exec((await shop.visit('/customer/dashboard', { as })).html)?.[0] ?? '';
    const { data } = await shop.send(
      '{ customerSpending { months { month total { value } } buyers { name total { value } } } }',
      {},
      { as: YANN },
    );
    const spending = data?.['customerSpending'] as {
      months: { month: string; total: { value: number } }[];
      buyers: { name: string; total: { value: number } }[];
    };
    const { months, buyers } = spending;
    expect(buyers.length).toBeGreaterThan(1);
    const words = wordsOf(await main(YANN));
    const euros = (value: number) =>
      value.toLocaleString('fr-FR', { style: 'currency', currency: 'EUR' }).replaceAll(/\s/g, ' ');
    for (const { name, total } of buyers) expect(words).toContain(`${name} ${euros(total.value)}`);
    for (const { month, total } of months) {
      const label = new Date(`${month}-15`).toLocaleDateString('fr-FR', { month: 'long', year: 'numeric' });
      expect(words).toContain(`${label} ${euros(total.value)}`);
    }
    expect(await main(ALI)).not.toContain('Dépenses');
    expect(wordsOf(await main(ALI))).not.toContain('€');
  });

  it('INV-01 last month’s invoices are one press away from the dashboard, and from the list', async () => {
    const month = monthBefore(localMoment(new Date()).date);
    const zip = `/documents/invoices.zip?from=${month.from}&amp;to=${month.to}`;
    await sql`update invoice set issued_on = ${month.from}, due_on = ${month.to} where number = 'F26200021'`.execute(
      shop.db,
    );
    for (const path of [
      '/customer/dashboard',
      `/customer/my-invoices-and-credit-notes?from=${month.from}&to=${month.to}`,
    ])
      expect((await shop.visit(path, { as: SOLENE })).html).toContain(`href="${zip}"`);
    const file = await shop.visit(zip.replace('&amp;', '&'), { as: SOLENE });
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/zip']);
    expect((await shop.visit('/customer/dashboard', { as: GWEN })).html).not.toContain(
      '/documents/invoices.zip',
    );
  });

  it('NAV-21 the menu has the pages that are there and that one may see', async () => {
    const { html } = await shop.visit('/customer/dashboard', { as: GWEN });
    const menu = menuOf(html);
    expect(menu).toContain('/customer/my-profile');
    for (const hidden of ['/customer/my-sub-accounts', '/customer/my-invoices-and-credit-notes'])
      expect(menu).not.toContain(hidden);
    for (const path of menu) expect((await shop.visit(path ?? '', { as: GWEN })).status).toBe(200);
  });

  it('ACC-06 a sub-account sees what it was given leave to do', async () => {
    const words = wordsOf((await shop.visit('/customer/my-profile', { as: GWEN })).html);
    expect(words).toContain('Sous-compte');
    expect(words).toContain('Voir les commandes');
    expect(words).not.toContain('Voir les factures');
  });
});

describe('the profile', () => {
  const profile = { intent: 'profile', firstname: 'Élodie', lastname: 'Marchand', email: ELODIE };

  it('NAV-22 ACC-02 shows what is known and keeps what is changed', async () => {
    const saved = await send('/customer/my-profile', ELODIE, {
      ...profile,
      lastname: 'Marchand-Le Goff',
      mobile: '06 12.34 56 78',
      date_of_birth: '1990-02-03',
      is_subscribed: 'on',
    });
    expect(saved.status).toBe(200);
    expect(wordsOf(saved.html)).toContain('Votre profil est enregistré.');
    const { html } = await shop.visit('/customer/my-profile', { as: ELODIE });
    expect(input(html, 'lastname')).toContain('value="Marchand-Le Goff"');
    expect(input(html, 'mobile')).toContain('value="0612345678"');
    expect(input(html, 'date_of_birth')).toContain('value="1990-02-03"');
    expect(input(html, 'is_subscribed')).toContain('checked');
  });

  it('ACC-03 another e-mail address asks for the password; nothing typed is lost', async () => {
    const email = 'elodie.nouvelle@demo.valbrune.example';
    const without = await send('/customer/my-profile', ELODIE, { ...profile, email, firstname: 'Lodie' });
    expect(without.status).toBe(422);
    expect(without.html).toContain('Saisissez votre mot de passe pour changer d’adresse e-mail.');
    expect(input(without.html, 'email')).toContain(`value="${email}"`);
    const wrong = await send('/customer/my-profile', ELODIE, {
      ...profile,
      email,
      password: 'faux',
      firstname: 'Lodie',
    });
    expect(wordsOf(wrong.html)).toContain('Le mot de passe ne correspond pas à ce compte.');
    // The e-mail comes first: as it was refused, nothing else was changed either.
    const { html } = await shop.visit('/customer/my-profile', { as: ELODIE });
    expect(input(html, 'firstname')).toContain('value="Élodie"');
    const right = await send('/customer/my-profile', ELODIE, { ...profile, email, password: PASSWORD });
    expect(input(right.html, 'email')).toContain(`value="${email}"`);
  });

  it('VAL-01 says what is wrong beside the field', async () => {
    const { html } = await send('/customer/my-profile', YANN, {
      ...profile,
      firstname: '',
      mobile: '0102030405',
    });
    expect(html).toContain('Le champ «\u00a0Prénom\u00a0» est obligatoire.');
    expect(html).toContain('Le numéro de mobile doit commencer par 06 ou 07.');
  });
});

describe('passwords', () => {
  it('NAV-15 NAV-16 the same acknowledgement whether the account exists or not', async () => {
    for (const email of [YANN, 'personne@demo.valbrune.example']) {
      const asked = await send('/mot-de-passe-oublie', null, { email });
      expect([asked.status, asked.headers['location']]).toEqual([302, '/reset-forgotten-password']);
    }
    const page = await shop.visit('/reset-forgotten-password');
    expect(wordsOf(page.html)).toContain('Si un compte existe pour cette adresse');
    const bad = await send('/mot-de-passe-oublie', null, { email: 'personne' });
    expect([bad.status, input(bad.html, 'email').includes('value="personne"')]).toEqual([422, true]);
  });

  it.each(['/reset-password', '/customer/account/createPassword'])(
    'A24 NAV-17 %s has a form with a token, tells nobody the address, and leads home without one',
    async (path) => {
      expect((await shop.visit(path)).headers['location']).toBe('/');
      const page = await shop.visit(`${path}?token=abc&email=${YANN}`);
      expect([page.headers['referrer-policy'], page.headers['cache-control']]).toEqual([
        'no-referrer',
        'private, no-store',
      ]);
      expect(input(page.html, 'newPassword')).toMatch(/type="password".*autoComplete="new-password"/);
      expect(input(page.html, 'email')).toContain(YANN);
      expect([...page.html.matchAll(/(?:src|href)="(https?:\/\/[^"]*)"/g)].map(([, url]) => url)).toEqual(
        [...page.html.matchAll(/(?:src|href)="(http:\/\/localhost:3000[^"]*)"/g)].map(([, url]) => url),
      );
    },
  );

  it('PWD-04 PWD-05 PWD-06 a weak password, two that differ and a dead link are refused', async () => {
    const path = '/reset-password?token=abc';
    const weak = await send(path, null, { email: YANN, token: 'abc', newPassword: 'court', again: 'court' });
    expect(weak.html).toContain(
      'au moins 8 caractères, dont 1 majuscule, 1 minuscule, 1 chiffre et 1 symbole.',
    );
    const apart = await send(path, null, {
      email: YANN,
      token: 'abc',
      newPassword: 'Chantier-56',
      again: 'Chantier-57',
    });
    expect(apart.html).toContain('Les deux mots de passe doivent être identiques.');
    const dead = await send(path, null, {
      email: YANN,
      token: 'abc',
      newPassword: 'Chantier-56',
      again: 'Chantier-56',
    });
    expect(dead.status).toBe(422);
    expect(dead.html).toMatch(/data-message-key="The password (?:link has expired|token is mismatched)/);
    expect(dead.html).not.toContain('Chantier-56');
  });

  it('NAV-18 the confirmation leads to signing in', async () => {
    expect((await shop.visit('/entered-password')).html).toMatch(/href="\/sign-in"[^>]*>Se connecter/);
  });

  it('PWD-03 PWD-07 the password is changed on the profile without script, and must be another one', async () => {
    const change = (currentPassword: string, newPassword: string) =>
      send('/customer/my-profile', GWEN, {
        intent: 'password',
        currentUser: GWEN,
        currentPassword,
        newPassword,
        again: newPassword,
      });
    expect((await change(PASSWORD, PASSWORD)).html).toContain('doit être différent de l’ancien');
    expect(wordsOf((await change('Faux!2026', 'Chantier-56')).html)).toContain(
      'ne correspond pas à ce compte',
    );
    const changed = await change(PASSWORD, 'Chantier-56');
    expect(wordsOf(changed.html)).toContain('Votre mot de passe est modifié.');
    expect(changed.cookies.find((cookie) => cookie.startsWith('persistent_token='))).toContain('Max-Age=0');
    // This session goes on.
    expect((await shop.visit('/customer/dashboard', { as: GWEN })).status).toBe(200);
    const signedIn = await send('/sign-in', null, { email: GWEN, password: 'Chantier-56' });
    expect(signedIn.status).toBe(302);
  });
});

describe('addresses', () => {
  const chantier = {
    label: 'Chantier Lorient',
    firstname: 'Yann',
    lastname: 'Kermarrec',
    street: '3 quai des Indes',
    postcode: '56100',
    city: 'Lorient',
    telephone: '02 97 00 00 00',
  };

  it('NAV-24 NAV-25 NAV-26 are listed, added, changed and deleted', async () => {
    const list = async () => (await shop.visit('/customer/addresses-details', { as: YANN })).html;
    const known = new Set([...(await list()).matchAll(/\/edit\/(\d+)"/g)].map(([, id]) => id));
    const added = await send('/customer/addresses-details/create', YANN, chantier);
    expect(added.headers['location']).toBe('/customer/addresses-details');
    const id = [...(await list()).matchAll(/\/edit\/(\d+)"/g)]
      .map(([, one]) => one)
      .find((one) => !known.has(one));
    const edit = `/customer/addresses-details/edit/${id}`;
    expect(input((await shop.visit(edit, { as: YANN })).html, 'street')).toContain(
      'value="3 quai des Indes"',
    );
    await send(edit, YANN, { ...chantier, street: '5 quai des Indes' });
    expect(wordsOf(await list())).toContain('5 quai des Indes');
    await send('/customer/addresses-details', YANN, { id: String(id) });
    expect(wordsOf(await list())).not.toContain('quai des Indes');
  });

  it('D86 the only billing address is kept, and says how to part with it', async () => {
    const row = await shop.db
      .selectFrom('customer_address')
      .innerJoin('customer', 'customer.id', 'customer_address.customer_id')
      .select('customer_address.id')
      .where('customer.email', '=', YANN)
      .where('default_billing', '=', true)
      .executeTakeFirstOrThrow();
    const { html } = await shop.visit('/customer/addresses-details', { as: YANN });
    expect(wordsOf(html)).toContain(
      'Pour la supprimer, choisissez d’abord une autre adresse de facturation.',
    );
    const refused = await send('/customer/addresses-details', YANN, { id: String(row.id) });
    expect(refused.status).toBe(422);
    expect(wordsOf(refused.html)).toContain('C’est votre seule adresse de facturation');
  });

  it('another customer’s address is not there', async () => {
    const { html } = await shop.visit('/customer/addresses-details', { as: YANN });
    const id = /\/edit\/(\d+)"/.exec(html)?.[1];
    expect((await shop.visit(`/customer/addresses-details/edit/${id}`, { as: ELODIE })).status).toBe(404);
    const stolen = await send(`/customer/addresses-details/edit/${id}`, ELODIE, chantier);
    expect(stolen.status).not.toBe(302);
  });

  it('VAL-01 keeps what was typed and says what is wrong', async () => {
    const page = await send('/customer/addresses-details/create', YANN, {
      ...chantier,
      postcode: '5610',
      street: '',
    });
    expect(page.html).toContain('Le code postal doit comporter 5 chiffres.');
    expect(input(page.html, 'postcode')).toContain('value="5610"');
    expect(input(page.html, 'city')).toContain('value="Lorient"');
  });
});

describe('a client code that comes after the account', () => {
  const claim = { intent: 'client-code', client_code: '0351012', postcode: '35000' };
  const profile = '/customer/my-profile';
  const headOf = (isActive: boolean) =>
    shop.db.updateTable('customer').set({ is_active: isActive }).where('email', '=', YANN).execute();

  it('is asked for on the dashboard and the profile of whoever no store knows, and of nobody else', async () => {
    const { html } = await shop.visit('/customer/dashboard', { as: NADIA });
    expect(html).not.toContain('#code-client');
    expect((await shop.visit(profile, { as: GWEN })).html).not.toContain('id="code-client"');
    expect((await shop.visit('/customer/dashboard', { as: ELODIE })).html).toContain(
      'href="/customer/my-profile#code-client"',
    );
    expect((await shop.visit(profile, { as: ELODIE })).html).toContain('id="code-client"');
  });

  it('a refused one stays in the form, a good one links the account', async () => {
    const refused = await send(profile, ELODIE, { ...claim, postcode: '13009' });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('Ce code client ne correspond pas au SIRET ou au code postal indiqué.');
    expect(input(refused.html, 'client_code')).toContain('value="0351012"');
    await headOf(false);
    const linked = await send(profile, ELODIE, claim);
    await headOf(true);
    expect(linked.status).toBe(200);
    expect(wordsOf(linked.html)).toContain('Votre compte est rattaché à votre code client.');
    expect(linked.html).not.toContain('id="code-client"');
    const words = wordsOf((await shop.visit('/customer/dashboard', { as: ELODIE })).html);
    expect(words).toContain('Code client : 0351012');
  });
});
