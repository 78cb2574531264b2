import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardsOf, filterOptionsOf, totalOf, wordsOf } from '../../../testing/drawn-listing.ts';
import { testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

const category = '/catalogue/peinture-interieure';
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const page = async (path: string) => (await shop.visit(path)).html;

describe('cards', () => {
  it('LST-11 PRC-01 PRC-12 D17 the grid’s picture at 320x400 or twice that, name, « à partir de » price with its tax', async () => {
    const cards = cardsOf(await page(category));
    const named = await shop.db.selectFrom('product').select(['name', 'url_key']).execute();
    for (const card of cards) {
      const key = card.href.slice('/produit/'.length);
      expect(card.name).toContain(named.find((product) => product.url_key === key)?.name ?? 'no product');
      expect(card.html).toMatch(/\/media\/article\/[^/]+\/1\/320x400\.avif 320w, [^ ]+\/640x800\.avif 640w/);
      expect(card.text).toMatch(/€ TTC/);
      expect(card.href).toMatch(/^\/produit\/[\w-]+$/);
      expect(card.html.match(/<a /g)).toHaveLength(1);
    }
    expect(cards.some(({ text }) => text.includes('à partir de'))).toBe(true);
  });

  it('LST-11 the list shows the picture at 100x100 and the reference', async () => {
    const rows = cardsOf(await page(`${category}?mode=list`));
    expect(rows).toHaveLength(10);
    for (const row of rows) {
      expect(row.html).toContain('/1/100x100.webp');
      expect(row.html).toMatch(/<img[^>]*\/1\/100x100\.webp"[^>]*width="100" height="100"/);
      expect(row.html).not.toMatch(/\d+x(?!100\.)\d+\.(?:webp|avif)/);
      expect(row.name).not.toBe('');
      expect(row.text).toMatch(/[\d ]+,\d\d € TTC/);
      expect(row.text).toMatch(/Réf\. \w+/);
    }
  });

  it('LST-11 a reduced price is struck and told; a new product says so', async () => {
    const promo = cardsOf(await page('/promo'));
    expect(promo.filter(({ html }) => !html.includes('<s>'))).toEqual([]);
    expect(promo.filter(({ text }) => !/^PROMOTION −[\d,]+ %/.test(text))).toEqual([]);
    const fresh = cardsOf(await page(`${category}?is_new_product=1`));
    expect(fresh.length).toBeGreaterThan(0);
    expect(fresh.filter(({ text }) => !/^(NOUVEAU|PROMOTION|DÉSTOCKAGE)/.test(text))).toEqual([]);
  });

  it('LST-11 a card tells of which pack its price is and what a litre or kilogram of it costs', async () => {
    const [card] = cardsOf(await page('/search?q=peinture+plafond+ardelis+serena'));
    const article = await shop.db
      .selectFrom('article')
      .innerJoin('public_price', 'public_price.article_sku', 'article.sku')
      .select(['article.sku', 'conditioning'])
      .where('article.sku', 'like', '101000%')
      .orderBy('pack_ht_cents')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(card?.text).toMatch(new RegExp(`€ TTC ${article.conditioning} [\\d,]+ € TTC / L`));
    expect(card?.html).toContain(`/media/article/${article.sku}/1/`);
  });

  it('a size that is worn is named as one, on the card and among the filters; what all have is no filter', async () => {
    const html = await page('/catalogue/equipement-et-securite/vetements-de-travail');
    const cards = cardsOf(html);
    expect(cards.length).toBeGreaterThan(4);
    for (const { text } of cards) expect(text).toMatch(/€ TTC Taille (?:\d{2}|[SML]|X+[SL])/);
    const options = filterOptionsOf(html);
    const sizes = options.filter(({ href }) => href.includes('taille='));
    expect(sizes.map(({ label }) => label)).toEqual(expect.arrayContaining(['38', 'S', 'M', 'L', 'XL']));
    expect(sizes.findIndex(({ label }) => label === 'S')).toBeLessThan(
      sizes.findIndex(({ label }) => label === 'L'),
    );
    for (const { href, count } of sizes.slice(0, 2)) expect(totalOf(await page(href))).toBe(count);
    expect(options.filter(({ href }) => href.includes('conditionnement='))).toEqual([]);
  });

  it('bases are no colours: neither counted on a card nor offered by the filter, whose families show theirs', async () => {
    const html = await page(`${category}?itemsPerPage=50`);
    const paint = cardsOf(html).find(({ name }) => name.includes('Séréna – Peinture murs et plafonds mate'));
    expect(paint?.text).toContain('Mise à la teinte');
    expect(paint?.text).not.toMatch(/\d teintes/);
    const options = filterOptionsOf(html).filter(({ href }) => href.includes('couleur='));
    expect(options.length).toBeGreaterThan(1);
    expect(options.filter(({ label }) => /base|RAL|\d/i.test(label))).toEqual([]);
    for (const { href, count } of options.slice(0, 3)) expect(totalOf(await page(href))).toBe(count);
    const links = [...html.matchAll(/<a [^>]*couleur=[^>]*>.*?<\/a>/gs)].map(([link]) => link);
    const families = new Set(links.map((link) => /data-family="([^"]+)"/.exec(link)?.[1]));
    const sheet = await readFile(
      new URL('../../features/catalogue/listing/facets/facet-swatch.module.css', import.meta.url),
      'utf8',
    );
    // What has no colour is hatched.
    const coloured = [...families].filter((family) => family !== 'incolores');
    expect(coloured.filter((family) => !sheet.includes(`[data-family='${family}']`))).toEqual([]);
  });

  it('LST-09 the filter of categories holds one level; the chosen one is named and can be left', async () => {
    const rayons = filterOptionsOf(await page('/search?q=peinture')).filter(({ href }) =>
      /category_uid/.test(href),
    );
    const top = await shop.db.selectFrom('category').select('name').where('level', '=', 2).execute();
    const names = new Set(top.map(({ name }) => name));
    expect(rayons.filter(({ label }) => !names.has(label))).toEqual([]);
    const inside = await page(rayons[0]?.href ?? '');
    expect(inside).toContain(`aria-label="Retirer le filtre ${rayons[0]?.label}"`);
    const below = filterOptionsOf(inside).filter(({ href }) => /category_uid|^[^?]*\?q=peinture$/.test(href));
    expect(below.some(({ label, chosen }) => chosen && label === rayons[0]?.label)).toBe(true);
    expect(below.some(({ label }) => !names.has(label))).toBe(true);
  });

  it('a grid leaves no hole: its last row is filled up, whatever the width', async () => {
    const tile = (html: string) =>
      /<li[^>]*data-two="(\d)" data-three="(\d)" data-four="(\d)"/.exec(html)?.slice(1);
    expect(tile(await page('/search?q=lasure'))).toEqual(['0', '2', '2']);
    expect(tile(await page(category))).toEqual(['0', '0', '0']);
    expect(tile(await page(`${category}?mode=list`))).toBe(undefined);
  });
});

describe('the list', () => {
  it('LST-11 has a line for each pack: its reference, its price, how many, into the cart without script', async () => {
    const [row] = cardsOf(await page(`/search?q=peinture+plafond+ardelis+serena&mode=list`));
    const packs = [...(row?.html.matchAll(/<li [^>]*data-sku="(\d+)".*?<\/li>/gs) ?? [])];
    expect(packs.map(([, sku]) => sku)).toEqual(['10100001', '10100002', '10100003']);
    for (const [pack, sku] of packs) {
      expect(wordsOf(pack)).toMatch(
        new RegExp(`^Blanc – \\d+ L Réf\\. ${sku} [\\d,]+ € TTC [\\d,]+ € TTC / L`),
      );
      expect(pack).toMatch(new RegExp(`<input[^>]*form="ajout-${sku}"[^>]*name="quantity"[^>]*value="1"`));
      const form = new RegExp(`<form id="ajout-${sku}".*?</form>`, 's').exec(pack)?.[0] ?? '';
      expect(form).toContain('action="/cart"');
      expect(form).toContain(`name="sku" value="${sku}"`);
      expect(form).not.toContain('name="quantity"');
    }
  });

  it('LST-11 leaves no pack out: what cannot be had says so instead of its field and button', async () => {
    const [row] = cardsOf(
      await page('/catalogue/peinture-interieure/murs-et-plafonds/peinture-satinee?mode=list'),
    );
    const packs = [...(row?.html.matchAll(/<li [^>]*data-sku="(\d+)".*?<\/li>/gs) ?? [])];
    expect(packs.map(([, sku]) => sku)).toEqual(['10400001', '10400002', '10400003', '10400004']);
    for (const [pack, sku] of packs) {
      const outOfRange = sku === '10400002';
      expect(wordsOf(pack)).toMatch(/^Blanc – \d+ L Réf/);
      expect([/<input|<button/.test(pack), wordsOf(pack).endsWith('Épuisé')]).toEqual([
        !outOfRange,
        outOfRange,
      ]);
    }
  });

  it('whoever may not see prices sees none on its lines', async () => {
    const { html } = await shop.visit('/search?q=peinture+plafond+ardelis+serena&mode=list', {
      as: 'ali.benali@demo.valbrune.example',
    });
    const [pack] = /<li [^>]*data-sku="10100001".*?<\/li>/s.exec(html) ?? [''];
    expect(pack).toContain('Ajouter');
    expect(pack).not.toContain('€');
  });
});
