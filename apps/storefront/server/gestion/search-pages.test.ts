// What visitors search, seen in the back office; synonyms and pins, from its forms to the shop's pages.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hiddenFields, openBrowser } from '../../testing/browser.ts';
import { cardsOf, totalOf, wordsOf } from '../../testing/drawn-listing.ts';
import { publicUrl, testShop } from '../../testing/visit.ts';
import type { TestShop } from '../../testing/visit.ts';
import { createPageCache } from '../pages/page-cache.ts';

const PATIENT = { timeout: 20_000 };
const people = new Map<string, string>();

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ cache: createPageCache({ mostBytes: 10 ** 8, mostMs: 60_000, now: Date.now }) });
  const found = await shop.db
    .selectFrom('staff')
    .select(['role', 'email'])
    .where('is_demo', '=', true)
    .execute();
  for (const { role, email } of found) people.set(role, email);
});
afterAll(() => shop.close());

async function entered(role: string) {
  const browser = openBrowser(shop);
  await browser.send('/gestion/entrer', { email: people.get(role) ?? '', password: 'Gestion!2026' });
  await browser.send('/gestion/entrer/code', { code: '000000' });
  return browser;
}

/** Words, searches, share, without result, clicks of each row. */
function rowsOf(html: string): string[][] {
  const body = /<tbody>(.*?)<\/tbody>/s.exec(html)?.[1] ?? '';
  return [...body.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => wordsOf(cell).trim()),
  );
}
const visit = (path: string, headers: Record<string, string> = {}) => shop.visit(path, { headers });
const resultsOf = (words: string) => `${publicUrl}/search?q=${encodeURIComponent(words)}`;

/** Where the links of this name lead, from the page of the pins. */
function linksTo(html: string, label: string): string[] {
  return [...html.matchAll(/<a [^>]*>/g)]
    .map(([link]) => link)
    .filter((link) => link.includes(`aria-label="${label}`))
    .map((link) => (/href="([^"]+)"/.exec(link)?.[1] ?? '').replaceAll('&amp;', '&'));
}

describe('what people search', () => {
  it('counts searches and openings of people, once each, and nothing else', async () => {
    const { html } = await visit('/search?q=Lasure');
    const product = cardsOf(html)[0]?.href ?? '';
    await visit('/search.data?q=lasure');
    // The same search looked at again, filtered, turned over; a robot; a browser that looks ahead; a suggestion.
    await visit('/search?q=lasure', { referer: resultsOf('LASURE') });
    await visit('/search?q=lasure&sort=price_asc', { referer: resultsOf('lasure') });
    await visit('/search?q=lasure&marque=personne');
    await visit('/search?q=lasure&page=2');
    await visit('/search?q=lasure', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
    await visit('/search?q=lasure', { 'sec-purpose': 'prefetch;prerender' });
    await visit('/recherche/suggestions.data?q=lasure');
    await shop.visit('/search?q=lasure', { method: 'HEAD' });
    await visit('/search?q=zorglub');
    await visit('/search?q=yann%40exemple.fr');
    await visit('/search?q=0612345678');
    await visit('/search?q=10200003');
    // From memory the second time; not from another page, another site or ahead.
    await visit(product, { referer: resultsOf('lasure') });
    await visit(product, { referer: resultsOf('lasure') });
    await visit(product, { referer: `${publicUrl}/promo?q=lasure` });
    await visit(product, { referer: 'https://ailleurs.example/search?q=lasure' });
    await visit(product, { referer: resultsOf('lasure'), 'sec-purpose': 'prefetch' });
    await visit(product);

    const browser = await entered('contenu');
    const { status, html: page } = await browser.see('/gestion/recherche');
    expect(status).toBe(200);
    const rows = rowsOf(page).map((cells) => cells.slice(0, 5));
    expect(rows).toEqual([
      ['lasure', '2', expect.stringContaining('50'), '0', '2'],
      ['10200003', '1', expect.stringContaining('25'), '0', '1'],
      ['zorglub', '1', expect.stringContaining('25'), '1', '0'],
    ]);
    expect(page).not.toContain('exemple.fr');
    const none = await browser.see('/gestion/recherche?onglet=sans-resultat');
    expect(rowsOf(none.html)).toHaveLength(1);
    expect(none.html).toContain('href="/gestion/recherche/synonymes/nouveau?mots=zorglub"');
    expect(none.html).toContain('href="/gestion/recherche/epingles/liste?mots=zorglub"');
    const file = /href="(\/gestion\/fichiers\/recherches\.csv[^"]+)"/.exec(none.html)?.[1] ?? '';
    const csv = await browser.see(file.replaceAll('&amp;', '&'));
    expect(csv.html).toContain('zorglub;1;25;1;0;0\r\n');
    expect(csv.html).not.toContain('lasure');
    const before = await browser.see('/gestion/recherche?du=2020-01-01&au=2020-01-31');
    expect(before.html).toContain('Aucune recherche sur ces jours.');
    const wrong = await browser.see('/gestion/recherche?du=2020-02-01&au=2020-01-31');
    expect(wrong.html).toContain('Choisissez un premier et un dernier jour');
  });

  it('is read without acts by who reads only, and is not there for others', async () => {
    const reader = await entered('lecture_seule');
    const { html } = await reader.see('/gestion/recherche');
    expect(html).toContain('lasure');
    expect(html).not.toContain('Ajouter un synonyme');
    for (const path of ['synonymes', 'epingles'])
      expect((await reader.see(`/gestion/recherche/${path}`)).status).toBe(200);
    for (const path of ['synonymes/nouveau', 'epingles/liste?mots=lasure'])
      expect((await reader.see(`/gestion/recherche/${path}`)).status).toBe(404);
    expect((await (await entered('prix')).see('/gestion/recherche')).status).toBe(403);
  });
});

describe('a synonym', () => {
  it('shows its effect, then changes the shop, and is taken back', async () => {
    const browser = await entered('contenu');
    const alone = await browser.see('/gestion/recherche/synonymes/nouveau?voir=1&mots=zorglub&vers=');
    expect(alone.html).toContain('au moins deux expressions');
    expect(alone.html).toContain('value="zorglub"');
    const address =
      '/gestion/recherche/synonymes/nouveau?voir=1&mots=zorglub&vers=enduit+de+rebouchage&essai=';
    // Asked again while it is being prepared, as the page says.
    await expect.poll(async () => (await browser.see(address)).html, PATIENT).toContain('Après');
    const { html } = await browser.see(address);
    const text = wordsOf(html);
    expect(text).toContain('Aujourd’hui : 0 produit');
    const after = Number(/Après : (\d+) produit/.exec(text)?.[1]);
    expect(after).toBeGreaterThan(0);
    expect((await visit('/search?q=zorglub')).status).toBe(302);
    const done = await browser.send(address, hiddenFields(html));
    expect(done.headers['location']).toBe('/gestion/recherche/synonymes?fait=ajoute');
    await expect.poll(async () => (await visit('/search?q=zorglub')).status, PATIENT).toBe(200);
    expect(totalOf((await visit('/search?q=zorglub')).html)).toBe(after);
    expect((await browser.see('/gestion/recherche?onglet=sans-resultat')).html).toContain(
      'Trouve maintenant',
    );
    const again = await browser.send(address, { mots: 'zorglub', vers: 'enduit de rebouchage' });
    expect([again.status, again.html.includes('Cette règle existe déjà.')]).toEqual([422, true]);
    const list = await browser.see('/gestion/recherche/synonymes');
    expect(list.html).toContain('zorglub → enduit de rebouchage');
    const removal = /href="(\/gestion\/recherche\/synonymes\/\d+\/suppression)"/.exec(list.html)?.[1] ?? '';
    const change = removal.replace('/suppression', '');
    expect(list.html).toContain(`href="${change}"`);
    expect((await browser.see(change)).html).toContain('value="enduit de rebouchage"');
    const changed = await browser.send(change, {
      lu_mots: 'zorglub',
      lu_vers: 'enduit de rebouchage',
      mots: 'zorglub, bidule',
      vers: 'enduit de rebouchage',
    });
    expect(changed.headers['location']).toBe('/gestion/recherche/synonymes?fait=modifie');
    const late = await browser.send(change, {
      lu_mots: 'zorglub',
      lu_vers: 'enduit de rebouchage',
      mots: 'zorglub',
      vers: '',
    });
    expect(late.status).toBe(422);
    expect((await browser.see(removal)).html).toContain('zorglub, bidule → enduit de rebouchage');
    expect((await browser.send(removal, {})).headers['location']).toBe(
      '/gestion/recherche/synonymes?fait=supprime',
    );
    await expect.poll(async () => (await visit('/search?q=zorglub')).status, PATIENT).toBe(302);
  });
});

describe('a pinned product', () => {
  it('is chosen, moved by links and saved; the shop shows it first, unless sorted otherwise', async () => {
    const browser = await entered('contenu');
    const before = await visit('/search?q=rouleau');
    const first = cardsOf(before.html)[0]?.name ?? '';
    const start = await browser.see('/gestion/recherche/epingles/liste?mots=rouleau');
    expect(start.html).toContain('Rien n’est épinglé.');
    const [, , third = ''] = linksTo(start.html, 'Épingler ');
    const one = await browser.see(third);
    expect(one.html).toContain('Enregistrer');
    const added = await browser.see(`${third}&ref=10200003`);
    expect(linksTo(added.html, 'Retirer ')).toHaveLength(2);
    const [up = ''] = linksTo(added.html, 'Monter ');
    const { html } = await browser.see(up);
    const serena = 'Ardelis Séréna – Peinture murs et plafonds mate';
    expect(html.indexOf(`Descendre ${serena}`)).toBeGreaterThan(0);
    const { mots = '', ref = '' } = hiddenFields(html);
    const unknown = await browser.send(`${up}&ref=PNULLE`, { mots, ref: 'PNULLE' });
    expect([unknown.status, unknown.html.includes('Une référence est inconnue')]).toEqual([422, true]);
    const saved = await browser.send(up, { mots, ref: 'P102000' });
    expect(saved.headers['location']).toBe('/gestion/recherche/epingles?fait=epingle');
    expect(ref).not.toBe('');
    const names = async (path: string) => cardsOf((await visit(path)).html).map(({ name }) => name);
    await expect.poll(async () => (await names('/search?q=rouleaux'))[0], PATIENT).toContain('Séréna');
    expect((await names('/search?q=rouleaux'))[1]).toBe(first);
    expect((await names('/search?q=rouleau&sort=price_desc'))[0]).not.toContain('Séréna');
    const list = await browser.see('/gestion/recherche/epingles');
    expect(list.html).toContain(serena);
    const stale = await browser.send(up, { mots, ref: 'P102001' });
    expect([stale.status, stale.html.includes('Quelqu’un a changé cette liste')]).toEqual([422, true]);
  });
});
