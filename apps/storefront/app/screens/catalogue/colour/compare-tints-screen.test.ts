import { afterAll, beforeAll, expect, it } from 'vitest';
import { wordsOf } from '../../../../testing/drawn-listing.ts';
import { testShop } from '../../../../testing/visit.ts';
import type { TestShop } from '../../../../testing/visit.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const see = async (search: string) => {
  const { status, html, headers } = await shop.visit(`/nuancier/comparer${search}`);
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  const shown = [...main.matchAll(/<h2[^>]*><a [^>]*href="\/nuancier\/([^"]+)"/g)].map(([, code]) => code);
  const coats = [...main.matchAll(/style="background-color:(#[0-9A-F]{6})"/g)].map(([, hex]) => hex);
  return { status, html, main, words: wordsOf(main), shown, coats, location: headers['location'] };
};

it('four tints stand edge to edge, each in words and figures, each held against each', async () => {
  const { status, html, words, shown, coats } = await see('?teintes=ral-7016,vb-gr080,ral-7026,ral-9016');
  expect(status).toBe(200);
  expect(shown).toEqual(['ral-7016', 'vb-gr080', 'ral-7026', 'ral-9016']);
  expect(coats[0]).toBe('#373F43');
  expect(coats).toHaveLength(4);
  expect(words.match(/Indice de luminance/g)).toHaveLength(4);
  expect(words).toContain(
    'Gris anthracite, RAL 7016 et Gris anthracite, VB-GR080 à peine différente (écart 1,8)',
  );
  expect(words.match(/ \(écart [\d,]+\) \d+ %/g)).toHaveLength(6);
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).toContain('<title>Gris anthracite, Gris anthracite,');
});

it('each can be taken away by a link', async () => {
  const { main } = await see('?teintes=ral-7016,ral-9016');
  expect(main).toMatch(
    /aria-label="Retirer Gris anthracite, RAL\u00a07016"[^>]*href="\/nuancier\/comparer\?teintes=ral-9016"/,
  );
  expect(main).toMatch(
    /aria-label="Retirer Blanc signalisation, RAL\u00a09016"[^>]*href="\/nuancier\/comparer\?teintes=ral-7016"/,
  );
});

it('one alone asks for a second; none at all shows the way to the chart', async () => {
  const one = await see('?teintes=RAL+7016');
  expect(one.shown).toEqual(['ral-7016']);
  expect(one.words).toContain('Ajoutez une seconde teinte pour les comparer.');
  expect(one.words).not.toContain('Écarts entre elles');
  const none = await see('');
  expect([none.status, none.shown]).toEqual([200, []]);
  expect(none.words).toContain('Aucune teinte choisie.');
  expect(none.main).toContain('href="/nuancier"');
});

it('a fifth is named, not shown; a repeated one counts once; an unknown one takes nobody’s place', async () => {
  const five = await see('?teintes=ral-7016,ral-9016,ral-5009,vb-bl010,vb-bu090');
  expect(five.shown).toEqual(['ral-7016', 'ral-9016', 'ral-5009', 'vb-bl010']);
  expect(five.words).toContain('4 teintes au plus sont comparées. Non affichées : Bleu canard, VB-BU090.');
  const twice = await see('?teintes=ral-7016,RAL%207016,ral-9016,ral-7016');
  expect(twice.shown).toEqual(['ral-7016', 'ral-9016']);
  const unknown = await see('?teintes=ral-0000,ral-7016,%3Cb%3E,ral-9016,ral-5009,vb-bl010');
  expect(unknown.shown).toEqual(['ral-7016', 'ral-9016', 'ral-5009', 'vb-bl010']);
  expect(unknown.words).toContain('Absentes du nuancier : ral-0000, b.');
});

it.each([
  ['?teintes=ral-7016&ajout=bleu+canard', '/nuancier/comparer?teintes=ral-7016,vb-bu090'],
  ['?teintes=&ajout=RAL+5009', '/nuancier/comparer?teintes=ral-5009'],
  ['?teintes=ral-7016,ral-9016&ajout=9016', '/nuancier/comparer?teintes=ral-7016,ral-9016'],
])('%s adds by name or code, without script', async (search, to) => {
  const { status, location } = await see(search);
  expect([status, location]).toEqual([302, to]);
});

it.each([
  [
    '?teintes=ral-7016&ajout=vermeil+des+dieux',
    'Aucune teinte ne correspond à « vermeil des dieux ».',
    'vermeil des dieux',
  ],
  [
    '?teintes=ral-7016,ral-9016,ral-5009,vb-bl010&ajout=bleu+canard',
    '4 teintes sont déjà comparées. Retirez-en une pour ajouter « bleu canard ».',
    'bleu canard',
  ],
])('%s is refused beside the field, and nothing is lost', async (search, told, typed) => {
  const { status, words, main, shown } = await see(search);
  expect(status).toBe(200);
  expect(words).toContain(told);
  expect(main).toContain(`value="${typed}"`);
  expect(shown[0]).toBe('ral-7016');
});
