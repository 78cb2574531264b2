import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hiddenFields, openBrowser } from '../../../testing/browser.ts';
import type { Browser } from '../../../testing/browser.ts';
import {
  guestAtPayment as openAtPayment,
  HOME,
  locationOf,
  openBuyer,
  orderByCard,
  sendStep as step,
  TAPE,
} from '../../../testing/buyer.ts';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';
import { stockEverywhere } from '@nuancier/api/testing/stock-everywhere.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const GWEN = 'gwen.lebihan@demo.valbrune.example';
const NADIA = 'nadia.castellan@demo.valbrune.example';
const PAINT = { sku: '10200013', parent_sku: 'P102000' };
const ANTHRACITE = { customColorExa: '#383E42', tint_code: 'RAL 7016' };
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await stockEverywhere(shop.db, { available: 500 });
});
afterAll(() => shop.close());

const shopper = (as?: string, article?: Record<string, string>) => openBuyer(shop, { as, article });
const guestAtPayment = (article?: Record<string, string>) => openAtPayment(shop, article);

async function atBank(guest: Browser): Promise<{ bank: URL; back: URL }> {
  const sent = await orderByCard(guest);
  const bank = /<form[^>]*action="([^"]*banque-demo[^"]*)"/.exec(sent.html)?.[1] ?? '';
  return { bank: new URL(bank), back: new URL(hiddenFields(sent.html)['retour'] ?? '') };
}

describe('the steps', () => {
  it('D41 NAV-09 an empty cart leads to the cart, every step to the first that is not complete', async () => {
    const stranger = openBrowser(shop);
    for (const path of ['/checkout', '/checkout/user-account', '/checkout/payment'])
      expect(locationOf(await stranger.see(path))).toBe('302 /cart');
    const guest = await shopper();
    for (const path of ['/checkout', '/checkout/shipping', '/checkout/billing', '/checkout/payment'])
      expect(locationOf(await guest.see(path))).toBe('302 /checkout/user-account');
    expect((await guest.see('/checkout/user-account')).status).toBe(200);
  });

  it.each(['user-account', 'shipping', 'billing', 'payment'])(
    'CHK-06 at %s there is one recap and one way on',
    async (at) => {
      const guest = await guestAtPayment();
      const { html } = await guest.see(`/checkout/${at}`);
      const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
      expect(main.match(/<aside/g)).toHaveLength(1);
      expect(main.match(/Modifier le panier/g)).toHaveLength(1);
      // It precedes the form in the document and is right of it on screen: only its fold, on phones, is a tab stop.
      expect(/<aside.*<\/aside>/s.exec(main)?.[0]).not.toMatch(/<(a|button|summary) /);
      expect(main.match(/<(button|a)[^>]*>(Continuer|Commander avec obligation de paiement)</g)).toHaveLength(
        1,
      );
    },
  );

  it('CHK-01 REG-02 CRT-10 a private person opens an account on the way and finds the cart at the checkout', async () => {
    const guest = await shopper();
    const { html } = await guest.see('/checkout/user-account');
    expect(wordsOf(html)).toMatch(/Créer un compte particulier Créer un compte professionnel/);
    const way = /href="([^"]*profil=particulier[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await guest.see(way)).status).toBe(200);
    const account = {
      intent: 'register',
      firstname: 'Maël',
      lastname: 'Riou',
      email: 'mael.riou@exemple.fr',
      newPassword: 'Rechampir-42-Lisieres',
      again: 'Rechampir-42-Lisieres',
      conditions: 'on',
      conditions_version: '2026-01',
    };
    expect(locationOf(await guest.send(way, account))).toBe('302 /checkout');
    expect(locationOf(await guest.see('/checkout'))).toBe('302 /checkout/shipping');
    expect(wordsOf((await guest.see('/checkout/shipping')).html)).toContain('Qté : 2');
  });

  it('CHK-01 CHK-06 NAV-09 a visitor goes from its e-mail address to the payment', async () => {
    const guest = await shopper();
    const bad = await step(guest, '/checkout/user-account', { email: 'pas une adresse' });
    expect(bad.status).toBe(422);
    expect(bad.html).toContain('value="pas une adresse"');
    const email = await step(guest, '/checkout/user-account', { email: 'invitee@exemple.fr' });
    expect(locationOf(email)).toBe('302 /checkout/shipping');
    const shipping = await guest.see('/checkout/shipping');
    expect(wordsOf(shipping.html)).toContain('Click & Collect à Valbrune Rennes Sud');
    expect(wordsOf(shipping.html)).toMatch(/Prêt à partir du \S+ \d+ \S+ à \d+ h/);
    expect(locationOf(await step(guest, '/checkout/shipping', { mode: 'EMP' }))).toBe(
      '302 /checkout/billing',
    );
    expect(locationOf(await step(guest, '/checkout/billing', HOME))).toBe('302 /checkout/payment');
    expect(locationOf(await guest.see('/checkout'))).toBe('302 /checkout/payment');
  });

  it('CHK-02 CHK-03 D44 delivery asks for an address, keeps what was typed, and bills it if one likes', async () => {
    const guest = await shopper();
    await step(guest, '/checkout/user-account', { email: 'livree@exemple.fr' });
    const offered = wordsOf((await guest.see('/checkout/shipping')).html);
    expect(offered).toMatch(/Livraison 34,80 € TTC Livraison prévue \S+ \d+ \S+ Dans un rayon de 50 km/);
    expect(offered).toContain('Offerte dès 480,00 € TTC d’achat');
    const without = await step(guest, '/checkout/shipping', { ...HOME, mode: 'LIV', postcode: 'x' });
    expect(without.status).toBe(422);
    expect(without.html).toContain('value="12 rue Saint-Hélier"');
    const far = await step(guest, '/checkout/shipping', {
      ...HOME,
      mode: 'LIV',
      postcode: '13001',
      city: 'Marseille',
    });
    expect(far.status).toBe(422);
    expect(wordsOf(far.html)).toContain('à plus de 50 km du magasin');
    const near = await step(guest, '/checkout/shipping', { ...HOME, mode: 'LIV' });
    expect(locationOf(near)).toBe('302 /checkout/billing');
    const billing = await guest.see('/checkout/billing');
    expect(wordsOf(billing.html)).toContain('Utiliser l’adresse de livraison pour la facturation');
    expect(wordsOf(billing.html)).toContain('Livraison TTC 34,80 €');
    expect(locationOf(await step(guest, '/checkout/billing', { address: 'same' }))).toBe(
      '302 /checkout/payment',
    );
  });

  it('an address one wants to keep is in the book once, also when the step is sent again', async () => {
    const nadia = await shopper(NADIA);
    const kept = { ...HOME, street: '3 mail François-Mitterrand', save: 'on' };
    await step(nadia, '/checkout/shipping', { ...kept, mode: 'LIV' });
    await step(nadia, '/checkout/shipping', { ...kept, mode: 'LIV' });
    await step(nadia, '/checkout/billing', kept);
    const book = /<main.*<\/main>/s.exec((await nadia.see('/customer/addresses-details')).html)?.[0] ?? '';
    expect(book.split('3 mail François-Mitterrand')).toHaveLength(2);
  });

  it('CHK-08 what is ordered is shown 100 by 100 in the cart, and 50 by 50 in the recap of every step', async () => {
    const guest = await guestAtPayment();
    const pictures = async (path: string) =>
      [...(await guest.see(path)).html.matchAll(/<img[^>]*\/media\/(?!logo)[^>]*>/g)].map(([image]) => ({
        sizes: [...new Set(image.match(/\d+x\d+(?=\.webp)/g))].toSorted(),
        shown: /sizes="([^"]*)"/.exec(image)?.[1] ?? null,
      }));
    const steps = ['user-account', 'shipping', 'billing', 'payment'];
    for (const step of steps)
      expect(await pictures(`/checkout/${step}`)).toEqual([{ sizes: ['100x100', '50x50'], shown: '50px' }]);
    expect(await pictures('/cart')).toContainEqual({ sizes: ['100x100'], shown: null });
  });

  it('D93 a coupon that no longer holds is told on every step, as on the cart', async () => {
    const coupon = shop.db.updateTable('coupon').where('code', '=', 'BIENVENUE10');
    await coupon.set({ min_ht_cents: 0 }).execute();
    const guest = await guestAtPayment();
    await guest.send('/cart', { intent: 'coupon', coupon: 'BIENVENUE10' });
    const steps = ['user-account', 'shipping', 'billing', 'payment'].map((name) => `/checkout/${name}`);
    const told = async () =>
      Promise.all(
        ['/cart', ...steps].map(async (path) =>
          wordsOf((await guest.see(path)).html).includes(
            'Le code promotionnel BIENVENUE10 ne s’applique pas à cette commande',
          ),
        ),
      );
    expect(new Set(await told())).toEqual(new Set([false]));
    await coupon.set({ valid_to: '2020-01-01' }).execute();
    expect(new Set(await told())).toEqual(new Set([true]));
    await coupon.set({ valid_to: null }).execute();
  });

  it('CHK-02 without a store a delivery is taken by the nearest that delivers, and pickup asks for one', async () => {
    const homeless = openBrowser(shop);
    await homeless.send('/cart', { intent: 'add', quantity: '1', ...TAPE });
    expect(wordsOf((await homeless.see('/cart')).html)).toMatch(
      /Livraison prévue \S+ \d+ \S+ au plus tôt, selon le magasin/,
    );
    await step(homeless, '/checkout/user-account', { email: 'sans.magasin@exemple.fr' });
    const { html } = await homeless.see('/checkout/shipping');
    expect(wordsOf(html)).toContain('Choisissez un magasin pour retirer votre commande.');
    expect(html).toMatch(/<input[^>]*name="mode"[^>]*checked=""[^>]*value="LIV"/);
    expect(wordsOf(html)).not.toContain('Calculée à l’étape suivante');
    const sent = await step(homeless, '/checkout/shipping', { ...HOME, mode: 'LIV' });
    expect(locationOf(sent)).toBe('302 /checkout/billing');
    await step(homeless, '/checkout/billing', { address: 'same' });
    expect(wordsOf((await homeless.see('/checkout/payment')).html)).toMatch(
      /Livraison prévue \S+ \d+ \S+ .*12 rue Saint-Hélier .*Préparée par Valbrune Rennes/,
    );
  });

  it('D40 LAY-01 a visitor pays by card only, and with an obligation to pay', async () => {
    const guest = await guestAtPayment();
    const { html } = await guest.see('/checkout/payment');
    const methods = [...html.matchAll(/<input[^>]*name="method"[^>]*>/g)].map(([input]) => input);
    expect(methods).toHaveLength(1);
    expect(methods[0]).toContain('value="card"');
    expect(wordsOf(html)).toContain('Commander avec obligation de paiement');
    expect(html).toContain('href="/cart"');
  });

  it('D51 tinted goods: the visitor is told that they cannot be given back', async () => {
    const guest = await guestAtPayment({ ...PAINT, ...ANTHRACITE });
    expect(wordsOf((await guest.see('/checkout/payment')).html)).toContain(
      'ils ne peuvent pas faire l’objet d’un droit de rétractation',
    );
  });
});

describe('placing the order', () => {
  it('PAY-01 nothing is ordered before the general conditions are accepted', async () => {
    const guest = await guestAtPayment();
    const refused = await step(guest, '/checkout/payment', { method: 'card' });
    expect(refused.status).toBe(422);
    expect(wordsOf(refused.html)).toContain('Acceptez les conditions générales de vente');
    expect((await guest.see('/cart')).html).toContain('82300001');
  });

  it('CHK-09 PAY-03 NAV-10 CRT-15 D48 a company orders on account, is thanked, and its cart is forgotten', async () => {
    const yann = await shopper(YANN);
    expect(locationOf(await yann.see('/checkout'))).toBe('302 /checkout/shipping');
    expect(wordsOf((await yann.see('/checkout/user-account')).html)).toContain('Yann Kermarrec');
    await step(yann, '/checkout/shipping', { mode: 'EMP' });
    await step(yann, '/checkout/billing', HOME);
    const page = await yann.see('/checkout/payment');
    expect(wordsOf(page.html)).toContain('Valider la commande');
    const placed = await step(yann, '/checkout/payment', {
      method: 'purchaseorder',
      reference: 'Chantier Les Tilleuls',
      conditions: 'on',
    });
    const thanks = String(placed.headers['location']);
    expect(thanks).toMatch(/^\/thank-you\?order=W\d+&signature=/);
    expect(yann.cookie('vsf-cart')).toBeUndefined();
    const words = wordsOf((await yann.see(thanks)).html);
    expect(words).toContain('Merci pour votre commande');
    expect(words).toContain('Valbrune Rennes Sud');
    expect(words).toContain('Total TTC');
    const number = /W\d+/.exec(thanks)?.[0] ?? '';
    expect(wordsOf((await yann.see(`/customer/order-history/${number}`)).html)).toContain(
      'Chantier / référence : Chantier Les Tilleuls',
    );
  });

  it('J01 the same form sent twice places one order', async () => {
    const yann = await shopper(YANN);
    await step(yann, '/checkout/shipping', { mode: 'EMP' });
    await step(yann, '/checkout/billing', HOME);
    const fields = {
      ...hiddenFields((await yann.see('/checkout/payment')).html),
      method: 'purchaseorder',
      reference: '',
      conditions: 'on',
    };
    const both = await Promise.all([
      yann.send('/checkout/payment?commander', fields),
      yann.send('/checkout/payment?commander', fields),
    ]);
    const [first, second] = both.map(
      (answer) => /order=(W\d+)/.exec(String(answer.headers['location']))?.[1],
    );
    expect(first).toMatch(/^W\d+$/);
    expect(second).toBe(first);
  });

  it('a total that changed since it was shown is told and asked again', async () => {
    const yann = await shopper(YANN);
    await step(yann, '/checkout/shipping', { mode: 'EMP' });
    await step(yann, '/checkout/billing', HOME);
    const order = { method: 'purchaseorder', conditions: 'on' };
    const refused = await step(yann, '/checkout/payment', { ...order, shown: '1' });
    expect(refused.status).toBe(422);
    expect(wordsOf(refused.html)).toContain('Le montant de votre commande a changé.');
    expect(wordsOf(refused.html)).toContain('Nouveau total');
    const again = await yann.send('/checkout/payment?commander', { ...hiddenFields(refused.html), ...order });
    expect(String(again.headers['location'])).toContain('/thank-you?order=');
  });

  it.each([true, false])(
    'PAY-02 with the card right %s a sub-account finds the card, or is refused it',
    async (may) => {
      const rights = { is_pay_cd: may, is_view_price: true, is_pay_outstanding: true };
      const whole = { is_validate_order: true, ceiling_validated_order_cents: 100_000_000 };
      await shop.db
        .updateTable('customer')
        .set({ ...rights, ...whole })
        .where('email', '=', GWEN)
        .execute();
      const gwen = await shopper(GWEN);
      await step(gwen, '/checkout/shipping', { mode: 'EMP' });
      await step(gwen, '/checkout/billing', HOME);
      const { html } = await gwen.see('/checkout/payment');
      const inputs = [...html.matchAll(/<input[^>]*name="method"[^>]*>/g)].map(([input]) => input);
      expect(inputs.some((input) => input.includes('value="card"'))).toBe(may);
      const sent = await step(gwen, '/checkout/payment', { method: 'card', conditions: 'on' });
      const goesOn = String(sent.headers['location']).startsWith('/thankcb-you?');
      expect([sent.status, goesOn]).toEqual(may ? [303, true] : [422, false]);
    },
  );

  it('PAY-02 D46 a method that is not offered is refused at the step and nothing is placed', async () => {
    const guest = await guestAtPayment();
    const refused = await step(guest, '/checkout/payment', { method: 'purchaseorder', conditions: 'on' });
    expect(refused.status).toBe(422);
    expect(wordsOf(refused.html)).toContain('Ce mode de paiement ne vous est pas proposé.');
  });

  it('PAY-04 NAV-11 D47 I01 a card leads to the bank; its return page only tells what the shop knows', async () => {
    const guest = await guestAtPayment();
    const { bank, back } = await atBank(guest);
    const pending = await guest.see(`${back.pathname}${back.search}&status=success`);
    expect(wordsOf(pending.html)).toContain('Nous attendons la réponse de votre banque');
    const order = back.searchParams.get('order');
    for (const query of ['status=success', `order=${order}&signature=faux`])
      expect((await guest.see(`/thankcb-you?${query}`)).status).toBe(404);
    await guest.send(bank.pathname, { reponse: 'payer', retour: back.href });
    for (let times = 0; times < 2; times += 1)
      expect(wordsOf((await guest.see(back.pathname + back.search)).html)).toContain(
        'Votre paiement par carte est accepté.',
      );
    expect(guest.cookie('vsf-cart')).toBeUndefined();
  });

  it('D47 after a refusal by the bank the cart is there again, and one may try once more', async () => {
    const guest = await guestAtPayment();
    const { bank, back } = await atBank(guest);
    await guest.send(bank.pathname, { reponse: 'refuser', retour: back.href });
    const refused = await guest.see(back.pathname + back.search);
    expect(wordsOf(refused.html)).toContain('Votre paiement a été refusé. Aucun montant n’a été débité.');
    expect(refused.html).toContain('href="/checkout/payment"');
    expect((await guest.see('/cart')).html).toContain('82300001');
    expect((await guest.see('/checkout/payment')).status).toBe(200);
    expect((await atBank(guest)).back.searchParams.get('order')).not.toBe(back.searchParams.get('order'));
  });

  it('I10 no page of the checkout asks for a card', async () => {
    const guest = await guestAtPayment();
    const steps = ['user-account', 'shipping', 'billing', 'payment'].map((name) => `/checkout/${name}`);
    const pages = [];
    for (const path of steps) pages.push(await guest.see(path));
    pages.push(await orderByCard(guest));
    for (const { status, html } of pages) {
      expect(status).toBe(200);
      const fields = [...html.matchAll(/<(?:input|select|textarea)[^>]*>/g)].map(([field]) => field);
      expect(fields.length).toBeGreaterThan(0);
      expect(fields.filter((field) => /"(?:cc-|card|carte|pan|cvv|cvc|crypto|expir)/i.test(field))).toEqual(
        fields.filter((field) => field.includes('name="method"')),
      );
    }
  });

  it('D48 the thank-you page without an order leads home', async () => {
    const stranger = openBrowser(shop);
    for (const path of ['/thank-you', '/thank-you?order=W26100007&signature=faux'])
      expect(locationOf(await stranger.see(path))).toBe('302 /');
  });

  it('PAY-05 financing is spoken of from a sum on', async () => {
    const yann = await shopper(YANN, { ...PAINT, quantity: '40' });
    await step(yann, '/checkout/shipping', { mode: 'EMP' });
    await step(yann, '/checkout/billing', HOME);
    expect(wordsOf((await yann.see('/checkout/payment')).html)).toContain('solutions de financement');
  });
});
