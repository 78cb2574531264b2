import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { environmentFacts } from '../../configuration/environment-facts.ts';
import { readConfiguration } from '../../configuration/configuration.ts';
import { nobodyTold } from '../../testing/nobody-told.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { importSites } from '../operations/import-sites.ts';

const OWNER = 'claire.valbrune@equipe.valbrune.example';
const PASSWORD = 'Gestion!2026';
const PARTNER = 'henri.valbrune@equipe.valbrune.example';

let shop: ShopApi;
let beside: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
  beside = await shopApi({ beside: shop });
});
afterAll(async () => {
  await beside.close();
  await shop.close();
});

const READ = `{ shopSettings { site may_change environment { label }
  groups { code read settings { name value shown usual is_usual changed_by changed_at } } } }`;
const CHANGE = `mutation ($group: String!, $read: String!, $values: [ShopSettingInput!]!, $password: String) {
  changeShopSettings(site: "default", group: $group, read: $read, values: $values, password: $password) {
    changed faults { name message } } }`;

type Setting = {
  name: string;
  value: string;
  shown: string;
  usual: string | null;
  changed_by: string | null;
  changed_at: string | null;
};
type Group = { code: string; read: string; settings: Setting[] };

async function group(code: string): Promise<Group> {
  const { data } = await shop.sendAsStaff(OWNER, READ);
  const held = data?.['shopSettings'] as { groups: Group[] } | undefined;
  return held?.groups.find((one) => one.code === code) ?? { code, read: '', settings: [] };
}
const setting = async (code: string, name: string) =>
  (await group(code)).settings.find((one) => one.name === name);
const change = (who: string, code: string, read: string, { password, ...values }: Record<string, string>) =>
  shop.sendAsStaff(who, CHANGE, {
    password,
    group: code,
    read,
    values: Object.entries(values).map(([name, value]) => ({ name, value })),
  });
const fee = async (from: ShopApi) => {
  const { data } = await from.send('{ storeConfig { delivery_fee_ht_cents theme } }');
  return data?.['storeConfig'];
};

it('a setting tells its value, what a new shop starts with, and nothing of a change where there was none', async () => {
  expect(await setting('livraison', 'delivery_fee_ht_cents')).toEqual({
    name: 'delivery_fee_ht_cents',
    value: '29,00',
    shown: '29,00\u00A0€ HT',
    usual: '25,00\u00A0€ HT',
    is_usual: false,
    changed_by: null,
    changed_at: null,
  });
  expect((await setting('enseigne', 'store_name'))?.usual).toBeNull();
  expect((await setting('commande', 'tester_credit_enabled'))?.shown).toBe('Oui');
});

describe('a change', () => {
  it('holds in every process, names who made it and when, and is in the log with before and after', async () => {
    const { read } = await group('livraison');
    const answer = await change(OWNER, 'livraison', read, {
      delivery_fee_ht_cents: '31,50',
      delivery_cut_off: '12:00',
    });
    expect(answer.data?.['changeShopSettings']).toEqual({ changed: 1, faults: [] });
    for (const process of [shop, beside])
      await expect.poll(() => fee(process)).toEqual({ delivery_fee_ht_cents: 3_150, theme: 'valbrune' });
    expect(await setting('livraison', 'delivery_fee_ht_cents')).toMatchObject({
      value: '31,50',
      changed_by: 'Claire Valbrune',
    });
    expect((await setting('livraison', 'delivery_cut_off'))?.changed_by).toBeNull();
    const entry = await shop.db
      .selectFrom('audit_entry')
      .select(['details', 'staff_id'])
      .where('event', '=', 'settings-changed')
      .executeTakeFirstOrThrow();
    expect(entry.staff_id).not.toBeNull();
    expect(entry.details).toEqual({
      site: 'default',
      group: 'Livraison',
      settings: [{ label: 'Frais d’une livraison', before: '29,00\u00A0€ HT', after: '31,50\u00A0€ HT' }],
    });
  });

  it('of a part of the seller leaves the rest of it, and of the theme is worn at once', async () => {
    const before = await group('societe');
    await change(OWNER, 'societe', before.read, { 'seller.email': 'bonjour@valbrune.example' });
    const after = await group('societe');
    expect(after.settings.find(({ name }) => name === 'seller.email')?.value).toBe(
      'bonjour@valbrune.example',
    );
    const others = ({ settings }: Group) =>
      settings.filter(({ name }) => name !== 'seller.email').map(({ name, value }) => [name, value]);
    expect(others(after)).toEqual(others(before));
    const marked = ({ settings }: Group) =>
      settings.filter(({ changed_at: at }) => at !== null).map(({ name }) => name);
    expect(marked(before)).toEqual([]);
    expect(marked(after)).toEqual(['seller.email']);
    await change(OWNER, 'messages', (await group('messages')).read, {
      'subaccount_messages.rejected': 'Votre commande n’est pas acceptée.',
    });
    expect(marked(await group('messages'))).toEqual(['subaccount_messages.rejected']);
    await change(OWNER, 'apparence', (await group('apparence')).read, { theme: 'comptoir' });
    await expect.poll(() => fee(beside)).toMatchObject({ theme: 'comptoir' });
  });

  it('with a wrong value writes nothing, and says of each field what it wants', async () => {
    const { read } = await group('livraison');
    const { data } = await change(OWNER, 'livraison', read, {
      delivery_fee_ht_cents: 'gratuit',
      delivery_cut_off: '25:00',
      delivery_working_days: '3',
    });
    expect(data?.['changeShopSettings']).toEqual({
      changed: 0,
      faults: [
        { name: 'delivery_fee_ht_cents', message: 'Saisissez un montant en euros, par exemple 29,00.' },
        { name: 'delivery_cut_off', message: 'Saisissez une heure, par exemple 11:30 ou 11 h 30.' },
      ],
    });
    expect((await setting('livraison', 'delivery_working_days'))?.value).toBe('1');
  });

  it('that another one made meanwhile is named, and nothing is written over it', async () => {
    const { read } = await group('commande');
    await change(PARTNER, 'commande', read, { cgv_version: '2027-01' });
    const { errors } = await change(OWNER, 'commande', read, { cgv_version: '2026-12' });
    expect(errors?.[0]?.message).toMatch(
      /^Henri Valbrune a changé «\u00A0Version des conditions de vente\u00A0» le .+ Rien n’a été enregistré/,
    );
    expect((await setting('commande', 'cgv_version'))?.value).toBe('2027-01');
    const again = await change(OWNER, 'commande', (await group('commande')).read, { cgv_version: '2026-12' });
    expect(again.data?.['changeShopSettings']).toEqual({ changed: 1, faults: [] });
  });

  it('of another group, read before, does not stand in the way', async () => {
    const { read } = await group('pages');
    await change(PARTNER, 'stocks', (await group('stocks')).read, { stock_low_at: '4' });
    const { data } = await change(OWNER, 'pages', read, { cms_no_cookies: 'mentions-legales' });
    expect(data?.['changeShopSettings']).toEqual({ changed: 1, faults: [] });
  });

  it.each([
    ['pages', 'cms_home_page', 'accueil-perdu', 'Aucune page publiée de Contenu'],
    ['commande', 'tester_product_id', 'PNULLE', 'Aucun produit en vente'],
    ['apparence', 'header_logo_src', 'site/jamais-apporte/800x800.webp', 'Choisissez l’une des images'],
  ])('to what is not there is refused: %s, %s', async (code, name, value, words) => {
    const { data } = await change(OWNER, code, (await group(code)).read, { [name]: value });
    expect(data?.['changeShopSettings']).toEqual({
      changed: 0,
      faults: [{ name, message: expect.stringContaining(words) }],
    });
  });

  it('of the logo is chosen among the pictures that were brought', async () => {
    const picture = 'a'.repeat(32);
    const brought = { picture, shape: 'page' as const, alt: 'Notre logo', width: 900, height: 300 };
    await shop.db
      .insertInto('content_picture')
      .values({ ...brought, at: new Date('2026-11-15T08:00:00Z'), author: 'essai', staff_id: null })
      .execute();
    const value = `site/${picture}/800x800.webp`;
    const { data } = await shop.sendAsStaff(
      OWNER,
      '{ shopSettings { groups { settings { name choices { value label } } } } }',
    );
    expect(JSON.stringify(data)).toContain(`{"value":"${value}","label":"Notre logo"}`);
    const { read } = await group('apparence');
    const done = await change(OWNER, 'apparence', read, { header_logo_src: value });
    expect(done.data?.['changeShopSettings']).toEqual({ changed: 1, faults: [] });
  });

  it('of the IBAN is told to every owner; without one, nobody is asked for a transfer', async () => {
    const set = async (code: string, name: string, value: string) => {
      const typed = { [name]: value, password: PASSWORD };
      const { data } = await change(OWNER, code, (await group(code)).read, typed);
      return data?.['changeShopSettings'];
    };
    const done = { changed: 1, faults: [] };
    await set('commande', 'bank_transfer_enabled', '0');
    expect(await set('societe', 'seller.iban', '')).toEqual(done);
    expect(await set('commande', 'bank_transfer_enabled', '1')).toMatchObject({
      changed: 0,
      faults: [{ name: 'bank_transfer_enabled', message: expect.stringContaining('IBAN') }],
    });
    expect(await set('societe', 'seller.iban', 'FR76 3000 6000 0112 3456 7890 189')).toEqual(done);
    expect(await set('commande', 'bank_transfer_enabled', '1')).toEqual(done);
    expect(await set('societe', 'seller.iban', '')).toMatchObject({
      changed: 0,
      faults: [{ name: 'seller.iban', message: expect.stringContaining('virement') }],
    });
    const letters = await shop.db
      .selectFrom('outbox')
      .select('payload')
      .where('payload', '@>', JSON.stringify({ template: 'staff_iban_changed' }))
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    const told = letters.map(({ payload }) => payload as { to: string; variables: { ending: string } });
    for (const owner of [OWNER, PARTNER])
      expect(
        told
          .filter(({ to }) => to === owner)
          .map(({ variables }) => variables.ending ?? '')
          .toSorted(),
      ).toEqual(['', '0189']);
  });

  it('of the IBAN asks for the password again; without it or with another nothing at all is written', async () => {
    const before = await group('societe');
    const typed = { 'seller.iban': 'DE89370400440532013000', 'seller.city': 'Vannes' };
    const { data } = await change(OWNER, 'societe', before.read, typed);
    expect(data?.['changeShopSettings']).toEqual({
      changed: 0,
      faults: [{ name: 'password', message: expect.stringContaining('mot de passe') }],
    });
    const wrong = await change(OWNER, 'societe', before.read, { ...typed, password: 'Gestion!2025' });
    expect(wrong.errors?.[0]?.extensions.category).toBe('graphql-authentication');
    expect(await group('societe')).toEqual(before);
    const rest = { 'seller.city': 'Vannes' };
    expect((await change(OWNER, 'societe', before.read, rest)).data?.['changeShopSettings']).toEqual({
      changed: 1,
      faults: [],
    });
  });

  it.each([
    ['seller.bic', 'AGRIFRPP'],
    ['seller.name', 'Autre Vendeur SAS'],
  ])('of %s asks for it as well', async (name, value) => {
    const before = await group('societe');
    const { data } = await change(OWNER, 'societe', before.read, { [name]: value });
    expect(data?.['changeShopSettings']).toMatchObject({ changed: 0, faults: [{ name: 'password' }] });
    expect(await group('societe')).toEqual(before);
  });

  it('is proven by a code where the account has no password', async () => {
    const of = { email: OWNER };
    const { password_hash: hash } = await shop.db
      .selectFrom('staff')
      .select('password_hash')
      .where('email', '=', of.email)
      .executeTakeFirstOrThrow();
    const set = (password_hash: string | null) =>
      shop.db.updateTable('staff').set({ password_hash }).where('email', '=', of.email).execute();
    await set(null);
    const { read } = await group('societe');
    const typed = { 'seller.bic': 'AGRIFRPP' };
    const wrong = await change(OWNER, 'societe', read, { ...typed, password: '123456' });
    expect(wrong.errors?.[0]?.message).toContain('le code de votre application');
    const right = await change(OWNER, 'societe', read, { ...typed, password: '000 000' });
    expect(right.data?.['changeShopSettings']).toEqual({ changed: 1, faults: [] });
    await set(hash);
  });

  it('says until when no password is tried any more, right or wrong', async () => {
    const { read } = await group('societe');
    const typed = { 'seller.bic': 'CMCIFRPP' };
    await change(OWNER, 'societe', read, { ...typed, password: 'Gestion!2025' });
    await sql`update sign_in_attempt set locked_until = last_at + interval '10 minutes'`.execute(shop.db);
    const told = await Promise.all(
      [PASSWORD, 'Gestion!2025'].map((password) => change(OWNER, 'societe', read, { ...typed, password })),
    );
    const words = told.map(({ errors }) => errors?.[0]?.message);
    expect(words[0]).toMatch(/aucun n’est plus essayé avant le .* à\s\d/);
    expect(words[1]).toBe(words[0]);
    await shop.db.deleteFrom('sign_in_attempt').execute();
  });

  it.each([
    ['livraison', 'x'],
    ['rien', '0'],
  ])('of what there is not is refused: %s, %s', async (code, read) => {
    const { errors } = await change(OWNER, code, read, {});
    expect(errors?.[0]?.message).toBe('Ces réglages sont introuvables.');
  });

  it('that a file makes is nobody’s, and passes the same rules', async () => {
    const row = await shop.db.selectFrom('site').selectAll().executeTakeFirstOrThrow();
    const load = (settings: Record<string, unknown>) =>
      shop.db.transaction().execute((db) => importSites(db, [{ ...row, settings }], nobodyTold));
    expect(await load({ url_expert: 'javascript:alert(1)' })).toMatchObject({
      ok: false,
      refusals: [{ reason: expect.stringContaining('url_expert') }],
    });
    expect(await load({ delivery_fee_ht_cents: 2_000 })).toMatchObject({ ok: true, changed: 1 });
    expect(await setting('livraison', 'delivery_fee_ht_cents')).toMatchObject({
      value: '20,00',
      changed_by: null,
      changed_at: expect.any(String),
    });
    const rose = await shop.db
      .transaction()
      .execute((db) => importSites(db, [{ ...row, theme: 'rose', settings: {} }], nobodyTold));
    expect(rose).toMatchObject({
      ok: false,
      refusals: [{ reason: 'Le thème «\u00A0rose\u00A0» n’existe pas.' }],
    });
  });
});

describe('texts that the law asks for', () => {
  const states = async () => {
    const { data } = await shop.sendAsStaff(OWNER, '{ legalTexts { identifier state passages path } }');
    const texts = data?.['legalTexts'] as {
      identifier: string;
      state: string;
      passages: string[];
      path: string;
    }[];
    return new Map(texts.map((text) => [text.identifier, text]));
  };

  it('are told as they stand: missing, hidden, unfinished', async () => {
    expect([...(await states()).values()].map(({ state }) => state)).toEqual(Array(6).fill('good'));
    await shop.db
      .updateTable('content_page')
      .set({ is_active: false })
      .where('identifier', '=', 'cgv')
      .execute();
    await shop.db.deleteFrom('content_page').where('identifier', '=', 'accessibilite').execute();
    const { content } = await shop.db
      .selectFrom('content_page')
      .select('content')
      .where('identifier', '=', 'mentions-legales')
      .executeTakeFirstOrThrow();
    await shop.db
      .updateTable('content_page')
      .set({ content: `${content}<p>Médiateur\u00A0: [à compléter]</p>` })
      .where('identifier', '=', 'mentions-legales')
      .execute();
    const now = await states();
    expect(now.get('cgv')).toMatchObject({ state: 'hidden', path: null });
    expect(now.get('accessibilite')).toMatchObject({ state: 'missing', path: null });
    expect(now.get('mentions-legales')).toMatchObject({
      state: 'unfinished',
      passages: ['[à compléter]'],
      path: '/mentions-legales',
    });
  });
});

it('what the environment sets is told without a secret', () => {
  const secrets = {
    SMTP_URL: 'smtps://facteur:mot-tres-secret@mail.example',
    CAPTCHA: 'recaptcha',
    RECAPTCHA_SECRET: 'captcha-tres-secret',
    S3_BUCKET: 'images',
    S3_ACCESS_KEY_ID: 'cle-tres-secrete',
    S3_SECRET_ACCESS_KEY: 's3-tres-secret',
    SESSION_SECRET: 'session-tres-secrete-de-plus-de-trente-deux-signes',
  };
  const read = readConfiguration(secrets, '/boutique');
  const told = read.ok ? environmentFacts(read.configuration) : [];
  expect(told.find(({ label }) => label === 'Envoi des e-mails')?.is_set).toBe(true);
  expect(JSON.stringify(told)).not.toMatch(/tres-secret|facteur/);
});
