import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hiddenFields } from '../../../testing/browser.ts';
import type { Browser } from '../../../testing/browser.ts';
import {
  guestAtPayment,
  HOME,
  locationOf,
  openBuyer,
  orderByCard,
  sendStep,
} from '../../../testing/buyer.ts';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await shop.db.updateTable('stock').set({ available: 500 }).execute();
});
afterAll(() => shop.close());

describe('back from the bank’s page', () => {
  it.each([
    ['a visitor', undefined],
    ['a customer', YANN],
  ])(
    'D47 %s who comes back without paying is told so, and pays or takes the cart up again',
    async (_, as) => {
      const buyer = as === undefined ? await guestAtPayment(shop) : await openBuyer(shop, { as });
      if (as !== undefined) {
        await sendStep(buyer, '/checkout/shipping', { mode: 'EMP' });
        await sendStep(buyer, '/checkout/billing', HOME);
      }
      const form = (await buyer.see('/checkout/payment')).html;
      const fields = { ...hiddenFields(form), method: 'card', conditions: 'on' };
      const sent = await buyer.send('/checkout/payment?commander', fields);
      const here = String(sent.headers['location']).replace('&banque', '');
      const number = /order=(W\d+)/.exec(here)?.[1] ?? '';
      // Sent again, gone back to or reloaded, it is the same order.
      const again = await buyer.send('/checkout/payment?commander', fields);
      expect(locationOf(again)).toBe(`303 ${here}&banque`);
      for (const path of ['/checkout', '/checkout/payment', '/checkout/shipping'])
        expect(locationOf(await buyer.see(path))).toBe(`302 ${here.replace('thankcb-you', 'thank-you')}`);
      expect(locationOf(await buyer.see(here.replace('thankcb-you', 'thank-you')))).toBe(`302 ${here}`);
      expect(wordsOf((await buyer.see('/cart')).html)).toContain(
        `Votre commande n° ${number} attend son paiement par carte`,
      );
      const waiting = await buyer.see(here);
      expect(waiting.html).toMatch(/<form[^>]*action="[^"]*banque-demo/);
      expect(wordsOf(waiting.html)).toContain('Reprendre le paiement Abandonner et reprendre mon panier');
      for (let times = 0; times < 2; times += 1)
        expect(locationOf(await buyer.send(here, hiddenFields(waiting.html)))).toBe(`303 ${here}`);
      const over = wordsOf((await buyer.see(here)).html);
      expect(over).toContain('Le paiement n’a pas été mené à son terme. Aucun montant n’a été débité.');
      expect((await buyer.see('/cart')).html).toContain('82300001');
      const orders = await shop.db
        .selectFrom('orders')
        .select('status')
        .where('number', '=', number)
        .execute();
      expect(orders).toEqual([{ status: 'ANNULEE' }]);
    },
  );
});

describe('the thanks page', () => {
  async function paidBy(guest: Browser): Promise<string> {
    const { html } = await orderByCard(guest);
    const bank = /<form[^>]*action="([^"]*banque-demo[^"]*)"/.exec(html)?.[1] ?? '';
    const back = new URL(hiddenFields(html)['retour'] ?? '');
    await guest.send(new URL(bank).pathname, { reponse: 'payer', retour: back.href });
    return back.pathname + back.search;
  }

  it('D48 NAV-11 names articles, date, store with its telephone and hours, and what comes next', async () => {
    const guest = await guestAtPayment(shop);
    const words = wordsOf((await guest.see(await paidBy(guest))).html);
    expect(words).toContain('82300001');
    expect(words).toMatch(/Prêt à partir du \S+ \d+ \S+ à \d+ h/);
    expect(words).toMatch(/Valbrune Rennes Sud .*35\d{3} .*Aujourd’hui .*02 \d\d \d\d \d\d \d\d/);
    expect(words).toContain('Un e-mail de confirmation vous a été envoyé à invitee@exemple.fr.');
    expect(words).toMatch(/Présentez-vous au comptoir avec le numéro W\d+/);
    expect(words).toContain('12 rue Saint-Hélier');
  });

  it('D48 of a delivery names the place and the day', async () => {
    const yann = await openBuyer(shop, { as: YANN });
    await sendStep(yann, '/checkout/shipping', { mode: 'LIV', ...HOME });
    await sendStep(yann, '/checkout/billing', HOME);
    const order = { method: 'purchaseorder', conditions: 'on', reference: 'Tilleuls' };
    const placed = await sendStep(yann, '/checkout/payment', order);
    const thanks = String(placed.headers['location']);
    const words = wordsOf((await yann.see(thanks)).html);
    expect(words).toMatch(/Livraison prévue \S+ \d+ \S+ .*12 rue Saint-Hélier .*35000 Rennes/);
    expect(words).toContain('Votre référence : Tilleuls');
    expect(words).not.toContain('Créer mon compte');
    // Going back to the checkout shows it again; nothing is ordered twice.
    expect(locationOf(await yann.see('/checkout/payment'))).toBe(`302 ${thanks}`);
  });

  it('D40 a visitor opens an account there with a password, and finds the order in it', async () => {
    const guest = await guestAtPayment(shop);
    const thanks = await paidBy(guest);
    const number = /W\d+/.exec(thanks)?.[0] ?? '';
    const own = shop.db.updateTable('orders').where('number', '=', number);
    await own.set({ email: 'une.invitee@exemple.fr' }).execute();
    const page = await guest.see(thanks);
    const fields = { ...hiddenFields(page.html), intent: 'open-account' };
    const weak = await guest.send(thanks, { ...fields, newPassword: 'court' });
    expect(weak.status).toBe(422);
    expect(wordsOf(weak.html)).toMatch(/au moins \d+ caractères/);
    const opened = await guest.send(thanks, { ...fields, newPassword: 'Rechampir-42-Lisieres' });
    expect(locationOf(opened)).toBe(`302 ${thanks.replace('thankcb-you', 'thank-you')}`);
    expect((await guest.see(`/customer/order-history/${number}`)).status).toBe(200);
    const book = wordsOf((await guest.see('/customer/addresses-details')).html);
    expect(book).toContain('12 rue Saint-Hélier');
    expect(wordsOf((await guest.see(thanks)).html)).not.toContain('Créer mon compte');
  });
});
