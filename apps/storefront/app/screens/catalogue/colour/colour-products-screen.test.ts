import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardsOf, totalOf, wordsOf } from '../../../../testing/drawn-listing.ts';
import { testShop } from '../../../../testing/visit.ts';
import type { TestShop } from '../../../../testing/visit.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

describe('/nuancier/:code/produits', () => {
  it('lists what can be made in the tint: cards, prices and links are in it', async () => {
    const { status, html } = await shop.visit('/nuancier/ral-5009/produits');
    expect(status).toBe(200);
    expect(wordsOf(html)).toContain('Les produits en Bleu azur, RAL 5009');
    expect(wordsOf(html)).toContain('Les prix comprennent la mise à la teinte.');
    expect(totalOf(html)).toBeGreaterThan(50);
    for (const { href, text } of cardsOf(html)) {
      expect(href).toContain('?teinte=RAL+5009');
      expect(text).toContain('Bleu azur, RAL 5009');
    }
    // Every use has its shelf.
    for (const use of ['Peinture intérieure', 'Façade', 'Bois', 'Métal', 'Sol'])
      expect(wordsOf(html)).toContain(use);
  });

  it('the price on a card is the big price of the page it leads to', async () => {
    const { html } = await shop.visit('/nuancier/ral-5009/produits');
    for (const { href, amount } of cardsOf(html).slice(0, 3)) {
      const page = wordsOf((await shop.visit(href.replaceAll('&amp;', '&'))).html);
      expect(page).toContain(`à partir de ${amount.toFixed(2).replace('.', ',')} € TTC`);
    }
  });

  it('says of a dark tint that no façade bears it, and of a light one nothing', async () => {
    const dark = wordsOf((await shop.visit('/nuancier/ral-7016/produits')).html);
    expect(dark).toContain('En façade, elle est trop foncée (luminance 4,8 ; minimum 20)');
    expect(wordsOf((await shop.visit('/nuancier/ral-9010/produits')).html)).not.toContain('trop foncée');
  });

  it('a tint that no machine mixes is told, and nothing is listed in it', async () => {
    const { status, html } = await shop.visit('/nuancier/ral-9006/produits');
    expect(status).toBe(200);
    expect(wordsOf(html)).toContain('Cette teinte ne se fait pas à la machine');
    expect(cardsOf(html)).toEqual([]);
    expect(html).toContain('href="/search?q=RAL%209006"');
  });

  it('speaks of prices to those only who see some', async () => {
    const { html } = await shop.visit('/nuancier/ral-5009/produits', {
      as: 'ali.benali@demo.valbrune.example',
    });
    expect(wordsOf(html)).toContain('Les produits en Bleu azur, RAL 5009');
    expect(wordsOf(html)).not.toContain('Les prix comprennent');
  });

  it('has one address for a colour; an unknown one is not found', async () => {
    const { status, headers } = await shop.visit('/nuancier/RAL%205009/produits?sort=name_asc');
    expect([status, headers['location']]).toEqual([301, '/nuancier/ral-5009/produits?sort=name_asc']);
    expect((await shop.visit('/nuancier/ral-0000/produits')).status).toBe(404);
  });
});
