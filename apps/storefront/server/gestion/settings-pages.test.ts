// The settings of the shop as a browser without script gets them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../testing/browser.ts';
import { testShop } from '../../testing/visit.ts';
import type { TestShop } from '../../testing/visit.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

async function entered(name: string) {
  const browser = openBrowser(shop);
  await browser.send('/gestion/entrer', {
    email: `${name}@equipe.valbrune.example`,
    password: 'Gestion!2026',
  });
  await browser.send('/gestion/entrer/code', { code: '000000' });
  return browser;
}
type Browser = Awaited<ReturnType<typeof entered>>;
const OWNER = 'claire.valbrune';
const PARTNER = 'henri.valbrune';
const READER = 'anne.schmitt';

/** What a browser would send: every field of the form as it stands. */
async function formOf(browser: Browser, path: string): Promise<Record<string, string>> {
  const { html } = await browser.see(path);
  const fields: Record<string, string> = {};
  for (const [tag] of html.matchAll(/<input[^>]*>/g)) {
    const [, name] = /\bname="([^"]*)"/.exec(tag) ?? [];
    if (name !== undefined) fields[name] = plain(/\bvalue="([^"]*)"/.exec(tag)?.[1] ?? '');
  }
  for (const [, name = '', text = ''] of html.matchAll(/<textarea[^>]*\bname="([^"]*)"[^>]*>([^<]*)</g))
    fields[name] = plain(text);
  for (const [, name = '', options = ''] of html.matchAll(
    /<select[^>]*\bname="([^"]*)"[^>]*>(.*?)<\/select>/gs,
  ))
    fields[name] = /<option[^>]*value="([^"]*)"[^>]*selected/.exec(options)?.[1] ?? '';
  return fields;
}
const plain = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

it('the journal tells the first facts of a long entry, and holds the rest one press away', async () => {
  const owner = await entered(OWNER);
  const { html } = await owner.see('/gestion/journal?objet=');
  const [row = ''] = /<tr(?:(?!<tr).)*Voir les \d+ autres.*?<\/tr>/s.exec(html) ?? [];
  const [first = '', folded = ''] = row.split('<details');
  expect(first.match(/<li/g)).toHaveLength(3);
  expect(folded).toContain('<li');
});

describe('the list', () => {
  it('names every group, finds a setting by a word of its meaning, and says when there is none', async () => {
    const owner = await entered(OWNER);
    const { html } = await owner.see('/gestion/reglages');
    for (const words of ['Enseigne et titres', 'Société qui vend', 'Livraison', 'Compatibilité Magento'])
      expect(html).toContain(words);
    expect(html).toContain('href="/gestion/reglages"');
    const found = (await owner.see('/gestion/reglages?q=facade')).html;
    expect(found).toContain('Luminance minimale en façade');
    expect(found).not.toContain('Raison sociale');
    expect((await owner.see('/gestion/reglages?q=zzz')).html).toContain('Aucun réglage ne correspond');
    expect((await owner.see('/gestion/reglages?site=rien')).status).toBe(404);
    expect((await owner.see('/gestion/reglages/rien')).status).toBe(404);
  });

  it('is the owner’s to change, the reader’s to read, and nobody else’s', async () => {
    const reader = await entered(READER);
    const { html } = await reader.see('/gestion/reglages/livraison');
    expect(html).toContain('Votre rôle lit les réglages sans les changer.');
    expect(html).toContain('29,00\u00A0€ HT');
    expect(html).not.toContain('Enregistrer');
    const sent = await reader.send('/gestion/reglages/livraison', { lu: '0', site: 'default' });
    expect(sent.status).toBe(403);
    const other = await entered('loic.tanguy');
    expect((await other.see('/gestion/reglages')).status).toBe(403);
    expect((await other.see('/gestion/aujourdhui')).html).not.toContain('/gestion/reglages');
  });
});

describe('a group', () => {
  it('says of each setting what it changes, what it was, and who changed it', async () => {
    const owner = await entered(OWNER);
    const opened = (await owner.see('/gestion/reglages/livraison')).html;
    expect(opened).toContain('D’origine\u00A0: 25,00\u00A0€ HT. Posé à l’ouverture, jamais changé depuis.');
    const form = await formOf(owner, '/gestion/reglages/livraison');
    const sent = await owner.send('/gestion/reglages/livraison', { ...form, delivery_fee_ht_cents: '31,5' });
    expect(sent.headers['location']).toBe('/gestion/reglages/livraison?fait=oui');
    const { html } = await owner.see('/gestion/reglages/livraison?fait=oui');
    for (const words of [
      'Réglages enregistrés',
      'value="31,50"',
      'Ajoutés aux commandes livrées',
      'D’origine\u00A0: 25,00\u00A0€ HT.',
      'D’origine\u00A0: 1\u00A0jour ouvré.',
      'Changé par Claire Valbrune le',
    ])
      expect(html).toContain(words);
    const same = await formOf(owner, '/gestion/reglages/livraison');
    const again = await owner.send('/gestion/reglages/livraison', same);
    expect(again.headers['location']).toBe('/gestion/reglages/livraison?fait=rien');
  });

  it('opens whatever its address says was done', async () => {
    const owner = await entered(OWNER);
    for (const place of ['reglages/societe?fait=', 'profil?note=']) {
      const address = `/gestion/${place}__proto__`;
      expect([address, (await owner.see(address)).status]).toEqual([address, 200]);
    }
  });

  it('keeps what was typed, beside what each field wants', async () => {
    const owner = await entered(OWNER);
    const form = await formOf(owner, '/gestion/reglages/societe');
    const { status, html } = await owner.send('/gestion/reglages/societe', {
      ...form,
      'seller.email': '"><b>',
      'seller.siren': '12',
      'seller.city': 'Vannes',
    });
    expect(status).toBe(422);
    for (const words of [
      'Saisissez une adresse e-mail',
      'Saisissez les neuf chiffres du SIREN',
      'value="&quot;&gt;&lt;b&gt;"',
      'value="Vannes"',
      'Rien n’a été enregistré',
    ])
      expect(html).toContain(words);
    expect((await formOf(owner, '/gestion/reglages/societe'))['seller.city']).toBe(form['seller.city']);
  });

  it('asks for the password where the IBAN changes, keeps all that was typed and never gives the password back', async () => {
    const owner = await entered(OWNER);
    const form = await formOf(owner, '/gestion/reglages/societe');
    expect(form['password']).toBe('');
    const typed = { ...form, 'seller.iban': 'DE89 3704 0044 0532 0130 00', 'seller.city': 'Vannes' };
    const unproven = await owner.send('/gestion/reglages/societe', typed);
    const wrong = await owner.send('/gestion/reglages/societe', { ...typed, password: 'Gestion!2025' });
    for (const { status, html } of [unproven, wrong]) {
      expect(status).toBe(422);
      expect(html).toContain('value="DE89 3704 0044 0532 0130 00"');
      expect(html).toContain('value="Vannes"');
      expect(html).not.toContain('Gestion!2025');
    }
    expect(unproven.html).toContain('La raison sociale, l’IBAN ou le BIC change');
    expect(await formOf(owner, '/gestion/reglages/societe')).toEqual(form);
    const { headers } = await owner.send('/gestion/reglages/societe', { ...typed, password: 'Gestion!2026' });
    expect(headers['location']).toBe('/gestion/reglages/societe?fait=oui');
  });

  it('tells the second of two people of the first, and keeps what the second typed', async () => {
    const owner = await entered(OWNER);
    const partner = await entered(PARTNER);
    const read = await formOf(owner, '/gestion/reglages/commande');
    await partner.send('/gestion/reglages/commande', {
      ...(await formOf(partner, '/gestion/reglages/commande')),
      cgv_version: '2027-01',
    });
    const late = await owner.send('/gestion/reglages/commande', { ...read, cgv_version: '2027-02' });
    expect(late.status).toBe(422);
    expect(late.html).toContain('Henri Valbrune a changé «\u00A0Version des conditions de vente\u00A0»');
    expect(late.html).toContain('value="2027-02"');
    expect(late.html).toContain('En place\u00A0: 2027-01.');
    const [, mark = ''] = /name="lu" value="(\d+)"/.exec(late.html) ?? [];
    const pressed = await owner.send('/gestion/reglages/commande', {
      ...read,
      lu: mark,
      cgv_version: '2027-02',
    });
    expect(pressed.headers['location']).toBe('/gestion/reglages/commande?fait=oui');
  });

  it('the theme is seen before it is chosen, and worn by shop and back office at once', async () => {
    const owner = await entered(OWNER);
    const { html } = await owner.see('/gestion/reglages/apparence');
    // Pictures are chosen, and brought where they are kept.
    expect(html).toMatch(/<select[^>]*name="header_logo_src"/);
    expect(html).toContain('href="/gestion/contenu/images"');
    for (const words of [
      'data-theme="valbrune"',
      'data-theme="comptoir"',
      'Valbrune (porté)',
      'apercu?theme=comptoir',
    ])
      expect(html).toContain(words);
    expect((await shop.visit('/')).html).toContain('data-theme="valbrune"');
    const form = await formOf(owner, '/gestion/reglages/apparence');
    await owner.send('/gestion/reglages/apparence', { ...form, theme: 'comptoir' });
    expect((await owner.see('/gestion/reglages')).html).toMatch(/<html[^>]*data-theme="comptoir"/);
    await expect.poll(async () => (await shop.visit('/')).html.includes('data-theme="comptoir"')).toBe(true);
  });
});

it('legal texts and the environment are told, and lead to where they are changed', async () => {
  const reader = await entered(READER);
  const legal = (await reader.see('/gestion/reglages/pages-legales')).html;
  expect(legal).toContain('Tous les textes sont écrits et publiés.');
  expect(legal).toContain('href="/gestion/contenu/page/mentions-legales"');
  await shop.db.deleteFrom('content_page').where('identifier', '=', 'cgv').execute();
  const lacking = (await reader.see('/gestion/reglages/pages-legales')).html;
  expect(lacking).toContain('1\u00A0texte est à reprendre');
  expect(lacking).toContain('Manque');
  const [, begun = ''] = /href="(\/gestion\/contenu\/nouveau\?[^"]*)"/.exec(lacking) ?? [];
  const emma = await entered('emma.girard');
  const empty = (await emma.see(begun.replaceAll('&amp;', '&'))).html;
  expect(empty, 'nobody has to know how it is spelt').toMatch(
    /name="identifiant"[^>]*value="cgv"|value="cgv"[^>]*name="identifiant"/,
  );
  expect(empty).toContain('value="Conditions générales de vente"');
  const environment = (await reader.see('/gestion/reglages/environnement')).html;
  expect(environment).toContain('Réglé par l’environnement');
  expect(environment).toContain('Nom technique\u00A0: maximum_number_of_wishlists');
  expect(environment).not.toContain('>vide<');
});
