// What prevents an order, and what a store promises for each line.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { HOME, openBuyer, sendStep, TAPE } from '../../../testing/buyer.ts';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

const STORE = 'VB006';
const PAINT = { sku: '10200013', parent_sku: 'P102000' };
const BLOCKED = 'Certains articles ne peuvent pas être commandés.';

let shop: TestShop;
let shelvesAreBare = false;
beforeAll(async () => {
  shop = await testShop({
    spoil: (transport) => async (request) => {
      const answer = await transport(request);
      return shelvesAreBare && /query GuestCheckout\b/.test(request.document) ? bare(answer) : answer;
    },
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await Promise.all([TAPE, PAINT].map(({ sku }) => stock(sku, PLENTY)));
});

const PLENTY = {
  available: 500,
  statut_article_mag: 'P',
  livraison_pro: true,
  appro_directe_fournisseur: false,
  resupply_time: 5,
};

describe('several packs of one tint', () => {
  it('go in together; where one cannot be had none does, and it is said', async () => {
    const buyer = await openBuyer(shop);
    const mix = {
      intent: 'add-mix',
      parent_sku: PAINT.parent_sku,
      customColorExa: '#383E42',
      tint_code: 'RAL 7016',
      back: '/produit/x',
    };
    const both = { 'quantity:10200013': '2', 'quantity:10200012': '1' };
    await stock('10200012', PLENTY);
    const added = await buyer.send('/cart', { ...mix, ...both });
    expect([added.status, added.headers['location']]).toEqual([302, '/cart?fait=ajoute']);
    const before = await linesOf(buyer);
    expect(before.join()).toMatch(/10 L Réf\. 10200013.*3 L Réf\. 10200012/);
    await stock('10200012', { ...PLENTY, available: 1, statut_article_mag: 'U' });
    for (const [more, why] of [
      [both, /stock|disponible/],
      [{ ...both, 'quantity:10200012': '1.5' }, /un nombre entier supérieur à 0/],
      [{}, /Veuillez choisir une déclinaison/],
    ] as const) {
      const refused = await buyer.send('/cart', { ...mix, ...more });
      expect(refused.status).toBe(422);
      const words = wordsOf(refused.html).replaceAll('\u00a0', ' ');
      expect(words).toMatch(why);
      expect(words).toContain('Rien n’a été ajouté : ces conditionnements vont ensemble.');
      expect(refused.html).toContain('href="/produit/x"');
      expect((await linesOf(buyer)).length).toBe(before.length);
      expect((await buyer.see('/cart')).html).toContain('data-cart-count="5"');
    }
  });
});

describe('each line of the cart', () => {
  it('tells what its store promises for the quantity wanted', async () => {
    const buyer = await openBuyer(shop);
    await buyer.send('/cart', { intent: 'add', quantity: '2', ...PAINT });
    await stock(PAINT.sku, { ...PLENTY, available: 1, livraison_pro: false });
    const lines = await linesOf(buyer);
    expect(lines.find((line) => line.includes(TAPE.sku))).toMatch(
      /Click & Collect 3H Retrait possible \S+ \d+ \S+ à .*Livraison disponible Livraison prévue \S+ \d+ \S+/,
    );
    expect(lines.find((line) => line.includes(PAINT.sku))).toMatch(
      /Retrait en magasin sous 5 jours Retrait possible \S+ \d+ \S+ à .*Livraison indisponible(?! Livraison prévue)/,
    );
  });

  it('that cannot be had any more is flagged, blocks the order and stops doing so once it is removed', async () => {
    const buyer = await openBuyer(shop);
    await buyer.send('/cart', { intent: 'add', quantity: '2', ...PAINT });
    await stock(PAINT.sku, { ...PLENTY, available: 0, statut_article_mag: 'O' });
    const { html } = await buyer.see('/cart');
    expect(wordsOf(html)).toContain(BLOCKED);
    expect(html).not.toContain('value="checkout"');
    const lines = await linesOf(buyer);
    expect(lines.find((line) => line.includes(PAINT.sku))).toMatch(/n’est pas disponible/);
    expect(lines.find((line) => line.includes(TAPE.sku))).not.toMatch(/n’est pas disponible/);
    for (const path of ['/checkout', '/checkout/user-account', '/checkout/payment'])
      expect((await buyer.see(path)).headers['location']).toBe('/cart');

    const uid = uidOf(html, PAINT.sku);
    await buyer.send('/cart', { intent: 'remove', uid, quantity: '2', name: 'Séréna', ...PAINT });
    const after = await buyer.see('/cart');
    expect(wordsOf(after.html)).not.toContain(BLOCKED);
    expect(after.html).toContain('value="checkout"');
  });

  it('with more than is left is flagged, and orderable again with fewer', async () => {
    const buyer = await openBuyer(shop, { article: { ...PAINT, quantity: '4' } });
    await stock(PAINT.sku, { ...PLENTY, available: 3, statut_article_mag: 'U' });
    const { html } = await buyer.see('/cart');
    expect(wordsOf(html)).toContain(BLOCKED);
    expect(wordsOf(html)).toContain('La quantité demandée n’est pas disponible.');
    await buyer.send('/cart', { intent: 'update', uid: uidOf(html, PAINT.sku), quantity: '3' });
    expect((await buyer.see('/cart')).html).toContain('value="checkout"');
  });
});

describe('no way to have it', () => {
  it('CHK-07 another country is refused at the step with the reason, and nothing typed is lost', async () => {
    const buyer = await openBuyer(shop);
    await sendStep(buyer, '/checkout/user-account', { email: 'bruxelles@exemple.fr' });
    const refused = await sendStep(buyer, '/checkout/shipping', { ...HOME, mode: 'LIV', country_code: 'BE' });
    expect(refused.status).toBe(422);
    expect(wordsOf(refused.html)).toContain('Aucun mode de livraison n’est disponible pour ce pays.');
    expect(refused.html).toContain(
      'data-message-key="There are no shipping methods available for this country."',
    );
    expect(refused.html).toContain('value="12 rue Saint-Hélier"');
  });

  it('CHK-07 where no line can be had either way the step says so, and offers another store', async () => {
    const buyer = await openBuyer(shop);
    await sendStep(buyer, '/checkout/user-account', { email: 'nulle.part@exemple.fr' });
    shelvesAreBare = true;
    const { html } = await buyer.see('/checkout/shipping');
    shelvesAreBare = false;
    expect(html).toContain('data-message-key="There are no shipping methods available for this country."');
    expect(wordsOf(html)).toContain('Choisir un autre magasin');
    expect(html).not.toContain('name="mode"');
  });
});

async function linesOf(buyer: Browser): Promise<string[]> {
  return lineParts((await buyer.see('/cart')).html).map(wordsOf);
}

function uidOf(html: string, sku: string): string {
  const line = lineParts(html).find((one) => wordsOf(one).includes(`Réf. ${sku}`));
  return /name="uid" value="([^"]+)"/.exec(line ?? '')?.[1] ?? '';
}

/** From the name of each line on. */
function lineParts(html: string): string[] {
  return html.split(/(?=<h3)/).filter((part) => part.includes('name="uid"'));
}

/** The same cart, of which neither store nor platform has anything left. */
function bare<Answer>(answer: Answer): Answer {
  const text = JSON.stringify(answer)
    .replaceAll(/"available":\d+/g, '"available":0')
    .replaceAll(/"statutArticleMag":"\w"/g, '"statutArticleMag":"U"');
  return JSON.parse(text) as Answer;
}

async function stock(sku: string, figures: typeof PLENTY): Promise<void> {
  await shop.db
    .updateTable('stock')
    .set(figures)
    .where('article_sku', '=', sku)
    .where('shop_code', '=', STORE)
    .execute();
}
