import { gzipSync } from 'node:zlib';
import { sortColours } from '@nuancier/domain/catalogue/colour/colour-chart-order.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wordsOf } from '../../../../testing/drawn-listing.ts';
import { publicUrl, testShop } from '../../../../testing/visit.ts';
import type { TestShop } from '../../../../testing/visit.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
const colours = () => shop.db.selectFrom('colour').selectAll().execute();
/** Of every colour the chart shows, in its order. */
const namesIn = (html: string) =>
  [...mainOf(html).matchAll(/href="\/nuancier\/((?:ral|vb)-[a-z0-9]+)"/g)].map(([, code = '']) => code);
const addressed = (code: string) => code.toLowerCase().replace(' ', '-');

it('shows every colour of both charts with its name, code and luminance, between the editors’ texts', async () => {
  const { status, html } = await shop.visit('/nuancier');
  expect(status).toBe(200);
  const all = await colours();
  expect(namesIn(html).toSorted()).toEqual(all.map(({ code }) => addressed(code)).toSorted());
  const words = wordsOf(mainOf(html));
  for (const { name, code, lrv, special } of all)
    expect(words).toContain(
      `${name} ${code} ${special === null ? `luminance ${Math.round(Number(lrv))}` : 'non réalisable à la machine'}`,
    );
  expect(html).toContain('bien choisir sa teinte');
  expect(html).toContain('Teintes RAL Classic');
  expect(html).not.toContain('class="swatches"');
  expect(html).toContain(`<link rel="canonical" href="${publicUrl}/nuancier"`);
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
});

it('says how many colours there are, in all and by family, as many as the charts hold', async () => {
  const words = wordsOf(mainOf((await shop.visit('/nuancier')).html));
  const all = await colours();
  expect(words).toContain(`${all.length} teintes`);
  for (const family of new Set(all.map((colour) => colour.family)))
    expect(words).toContain(`${family} ${all.filter((colour) => colour.family === family).length} teintes`);
});

it('the editors’ figures are those of the charts', async () => {
  const all = await colours();
  const ral = all.filter(({ chart }) => chart === 'ral');
  const own = all.filter(({ chart }) => chart === 'valbrune');
  const made = ral.filter(({ special }) => special === null);
  const told = async (path: string) => wordsOf(mainOf((await shop.visit(path)).html));
  expect(await told('/nuancier')).toContain(`Nos ${own.length} teintes se font toutes`);
  expect(await told('/nuancier')).toContain('elles forment treize familles');
  expect(new Set(all.map(({ family }) => family)).size).toBe(13);
  expect(new Set(own.map(({ family }) => family)).size).toBe(12);
  expect(own.filter(({ special }) => special !== null)).toEqual([]);
  expect(await told('/nuancier')).toContain(`les ${ral.length} teintes RAL Classic`);
  expect(await told('/nuancier')).toContain(`${made.length} des ${ral.length} teintes RAL Classic`);
  expect(await told('/mise-a-la-teinte')).toContain(
    `compte ${own.length} teintes, auxquelles s’ajoutent ${made.length} teintes RAL Classic`,
  );
  expect(await told('/telechargements')).toContain(`${own.length} teintes en douze familles`);
});

it.each([
  ['couleur', 'hue', ['vb-bl120', 'vb-bl010']],
  ['clarte', 'lightness', ['vb-bl120', 'vb-bl010']],
  ['nom', 'name', ['vb-bl080', 'vb-bl170']],
] as const)('« tri=%s » sorts each family by %s, without script', async (word, order, first) => {
  const sorted = namesIn((await shop.visit(`/nuancier?tri=${word}`)).html);
  expect(sorted.slice(0, 2)).toEqual(first);
  const all = new Map((await colours()).map((colour) => [addressed(colour.code), colour]));
  const usual = namesIn((await shop.visit('/nuancier')).html).flatMap((code) => all.get(code) ?? []);
  const families = [...new Set(usual.map(({ family }) => family))].map((family) =>
    usual
      .filter((colour) => colour.family === family)
      .map((colour) => ({ ...colour, lrv: Number(colour.lrv) })),
  );
  expect(sorted).toEqual(
    families.flatMap((family) => sortColours(family, order)).map(({ code }) => addressed(code)),
  );
});

it('an order it does not know is the chart’s own, and the form keeps the one asked for', async () => {
  const usual = namesIn((await shop.visit('/nuancier')).html);
  expect(namesIn((await shop.visit('/nuancier?tri=prix')).html)).toEqual(usual);
  const { html } = await shop.visit('/nuancier?tri=nom');
  expect(mainOf(html)).toMatch(/<option value="nom" selected="">Par nom<\/option>/);
});

it('filters without script: by name, chart, lightness and façade', async () => {
  const all = await colours();
  const shown = async (search: string) => namesIn((await shop.visit(`/nuancier?${search}`)).html).toSorted();
  const expected = (test: (colour: (typeof all)[number]) => boolean) =>
    all
      .filter(test)
      .map(({ code }) => addressed(code))
      .toSorted();
  for (const asked of ['ral+7016', '7016', 'RAL7016'])
    expect(await shown(`q=${asked}`)).toEqual(['ral-7016']);
  expect(await shown('q=gris+anthracite')).toEqual(['ral-7016', 'vb-gr080']);
  expect(await shown('serie=ral')).toEqual(expected(({ chart }) => chart === 'ral'));
  expect(await shown('clarte=dark&serie=valbrune')).toEqual(
    expected(({ chart, lrv }) => chart === 'valbrune' && Number(lrv) < 20),
  );
  expect(await shown('facade=1')).toEqual(expected(({ lrv }) => Number(lrv) >= 20));
});

it('says so when no colour fits, and shows script in the search as text', async () => {
  const { html } = await shop.visit(`/nuancier?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(html).toContain('Aucune teinte ne correspond.');
  expect(html).not.toContain('<script>alert(1)');
});

it('says each colour in words: hue, depth, warmth', async () => {
  const { html } = await shop.visit('/nuancier');
  const links = [...mainOf(html).matchAll(/<a [^>]*href="\/nuancier\/(?:ral|vb)-[^"]*"[^>]*>(.*?)<\/a>/gs)];
  const silent = links.filter(
    ([, inside = '']) =>
      !/, (?:très clair|clair|moyen|foncé|très foncé), (?:chaud|neutre|froid)$/.test(wordsOf(inside)),
  );
  expect(links.length).toBeGreaterThan(400);
  expect(silent).toEqual([]);
});

it.each([
  ['/nuancier?teinte=RAL+7016', '/nuancier/ral-7016'],
  ['/nuancier?teinte=ral-7016', '/nuancier/ral-7016'],
  ['/nuancier?teinte=VB-BU090&avec=RAL+9016', '/nuancier/vb-bu090?avec=RAL+9016'],
])('%s, where a colour was shown before, leads for good to %s', async (path, to) => {
  const { status, headers } = await shop.visit(path);
  expect([status, headers['location']]).toEqual([301, to]);
});

it('a colour that no chart has leaves the chart as it is', async () => {
  const { status, html } = await shop.visit('/nuancier?teinte=RAL+0000');
  expect(status).toBe(200);
  expect(namesIn(html)).toHaveLength((await colours()).length);
});

it('is light: what it sends weighs less than 48 kB compressed, without the names of the bases', async () => {
  const { html } = await shop.visit('/nuancier');
  expect(gzipSync(html).length).toBeLessThan(48_000);
  expect(html).not.toMatch(/Base (?:P|M|TR)\b/);
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
