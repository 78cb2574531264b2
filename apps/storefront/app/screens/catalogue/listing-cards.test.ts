import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardsOf } from '../../../testing/drawn-listing.ts';
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
      expect(card.html).toMatch(/\/media\/product\/[^/]+\/1\/320x400\.avif 320w, [^ ]+\/640x800\.avif 640w/);
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
    expect(promo.filter(({ text }) => !/^PROMOTION -\d+ %/.test(text))).toEqual([]);
    const fresh = cardsOf(await page(`${category}?is_new_product=1`));
    expect(fresh.length).toBeGreaterThan(0);
    expect(fresh.filter(({ text }) => !/^(NOUVEAU|PROMOTION|DÉSTOCKAGE)/.test(text))).toEqual([]);
  });
});
