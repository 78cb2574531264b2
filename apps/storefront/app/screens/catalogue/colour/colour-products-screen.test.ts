import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardsOf, filterOptionsOf, totalOf, wordsOf } from '../../../../testing/drawn-listing.ts';
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

  it('filter and order of prices go by the prices on the cards', async () => {
    const address = '/nuancier/ral-5009/produits';
    const { html } = await shop.visit(address);
    const steps = filterOptionsOf(html).filter(({ href }) => href.includes('price='));
    expect(steps.length).toBeGreaterThan(1);
    for (const { href, count } of steps) {
      const [from = NaN, to = NaN] = (/price=(\d+)_(\d+)/.exec(href) ?? []).slice(1).map(Number);
      const listed = await shop.visit(href);
      expect(totalOf(listed.html)).toBe(count);
      for (const { amount } of cardsOf(listed.html)) {
        expect(amount).toBeGreaterThanOrEqual(from);
        expect(amount).toBeLessThanOrEqual(to);
      }
    }
    const amounts = async (sort: string) =>
      cardsOf((await shop.visit(`${address}?sort=${sort}`)).html).map(({ amount }) => amount);
    const [rising, falling] = [await amounts('price_asc'), await amounts('price_desc')];
    expect(rising).toEqual(rising.toSorted((one, other) => one - other));
    expect(falling).toEqual(falling.toSorted((one, other) => other - one));
  });

  it('offers no other colour to choose, and no pack that cannot be had in the tint', async () => {
    const { html } = await shop.visit('/nuancier/ral-7016/produits');
    const codes = filterOptionsOf(html).map(({ href }) => new URL(href, 'http://shop').searchParams);
    expect(codes.some((chosen) => chosen.has('conditionnement'))).toBe(true);
    expect(codes.some((chosen) => chosen.has('couleur'))).toBe(false);
    const card = async (path: string) =>
      cardsOf((await shop.visit(path)).html).find(({ href }) =>
        href.includes('ardelis-serena-peinture-murs'),
      );
    expect((await card('/search?q=ardelis+serena+murs+et+plafonds'))?.text).toContain('15 L');
    const tinted = await card('/nuancier/ral-7016/produits?q=ardelis+serena+murs+et+plafonds');
    expect(tinted?.text).toContain('10 L');
    expect(tinted?.text).not.toContain('15 L');
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
