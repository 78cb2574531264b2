import { afterAll, beforeAll, expect, it } from 'vitest';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
const codesIn = (html: string) =>
  [...mainOf(html).matchAll(/href="\/[^"]*teinte=([^"&]*)"/g)].map(([, code = '']) =>
    decodeURIComponent(code),
  );
const colours = () => shop.db.selectFrom('colour').selectAll().execute();

it('shows every colour of both charts with its name, code and luminance, between the editors’ texts', async () => {
  const { status, html } = await shop.visit('/nuancier');
  expect(status).toBe(200);
  const all = await colours();
  expect(new Set(codesIn(html))).toEqual(new Set(all.map(({ code }) => code)));
  expect(html).toContain('bien choisir sa teinte');
  expect(html).toContain('Teintes RAL Classic');
  expect(html).not.toContain('class="swatches"');
  expect(html).toContain(`<link rel="canonical" href="${publicUrl}/nuancier"`);
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
});

it('filters without script: by name, chart, lightness and façade', async () => {
  const all = await colours();
  const shown = async (search: string) => codesIn((await shop.visit(`/nuancier?${search}`)).html).toSorted();
  const expected = (test: (colour: (typeof all)[number]) => boolean) =>
    all
      .filter(test)
      .map(({ code }) => code)
      .toSorted();
  expect(await shown('q=ral+7016')).toEqual(['RAL 7016']);
  expect(await shown('serie=ral')).toEqual(expected(({ chart }) => chart === 'ral'));
  expect(await shown('clarte=dark&serie=valbrune')).toEqual(
    expected(({ chart, lrv }) => chart === 'valbrune' && Number(lrv) < 20),
  );
  expect(await shown('facade=1')).toEqual(expected(({ facade_ok }) => facade_ok));
});

it('says so when no colour fits, and shows script in the search as text', async () => {
  const { html } = await shop.visit(`/nuancier?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(html).toContain('Aucune teinte ne correspond.');
  expect(html).not.toContain('<script>alert(1)');
});

it('without script a colour shows its sheet on the page, with the way to the paints', async () => {
  const { html } = await shop.visit('/nuancier?teinte=RAL+7016');
  expect(html).toContain('aria-label="Une pièce aux murs peints en Gris anthracite"');
  expect(mainOf(html)).toContain('/search?q=peinture&amp;couleur=base-tr-transparente');
  const paints = await shop.visit('/search?q=peinture&couleur=base-tr-transparente&couleur=base-teintable');
  expect(paints.status).toBe(200);
  expect(mainOf(paints.html)).toContain('/produit/');
});

it('says each colour in words: hue, depth, warmth', async () => {
  const { html } = await shop.visit('/nuancier?teinte=RAL+7016');
  expect(wordsOf(mainOf(html))).toContain('En mots gris bleu, très foncé, froid');
  const links = [...mainOf(html).matchAll(/<a [^>]*href="[^"]*teinte=[^"]*"[^>]*>(.*?)<\/a>/gs)];
  const silent = links.filter(
    ([, inside = '']) =>
      !/, (?:très clair|clair|moyen|foncé|très foncé), (?:chaud|neutre|froid)$/.test(wordsOf(inside)),
  );
  expect(links.length).toBeGreaterThan(400);
  expect(silent).toEqual([]);
});

it.each([
  ['RAL 9016', 'avec Blanc signalisation, RAL 9016 (blanc, très clair, neutre) : 94 %. C’est au moins 70 %'],
  ['ral9016', 'avec Blanc signalisation, RAL 9016 (blanc'],
  ['RAL 7016', 'avec Gris anthracite, RAL 7016 (gris bleu, très foncé, froid) : 0 %. C’est moins que 70 %'],
  ['vermeil des dieux', 'Aucune teinte ne correspond à « vermeil des dieux ».'],
])('reckons the contrast with « %s »', async (other, told) => {
  const { html } = await shop.visit(`/nuancier?teinte=RAL+7016&avec=${encodeURIComponent(other)}`);
  expect(wordsOf(mainOf(html))).toContain(told);
  expect(mainOf(html)).toContain(`value="${other}"`);
});

it('choosing for a product, each colour leads back to it', async () => {
  const { html } = await shop.visit('/nuancier?produit=ardelis-serena-peinture-murs-et-plafonds-mate');
  expect(mainOf(html)).toContain(
    'href="/produit/ardelis-serena-peinture-murs-et-plafonds-mate?teinte=VB-BL010"',
  );
  const evil = await shop.visit(`/nuancier?produit=${encodeURIComponent('https://ailleurs.example')}`);
  expect(evil.html).not.toMatch(/href="[^"]*ailleurs/);
});

it('jumps to every family by a bar of links', async () => {
  const main = mainOf((await shop.visit('/nuancier')).html);
  const jumps = [...main.matchAll(/href="#(famille-[a-z0-9-]+)"/g)].map(([, place]) => place);
  expect(jumps.length).toBeGreaterThan(5);
  for (const place of jumps) expect(main).toContain(`<div id="${place}"`);
});
