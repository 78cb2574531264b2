import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeOrderStatus } from '@nuancier/api/orders/operations/change-order-status.ts';
import { pdfText } from '@nuancier/api/documents/testing/pdf-text.ts';
import { writtenMail } from '@nuancier/api/mail/deliver-mail.ts';
import { mailRoom } from '@nuancier/api/testing/mail-room.ts';
import { hiddenFields, openBrowser } from '../../../testing/browser.ts';
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
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';
import { stockEverywhere } from '@nuancier/api/testing/stock-everywhere.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const LUCIE = 'lucie.armand@demo.valbrune.example';
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await stockEverywhere(shop.db, { available: 500 });
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
    expect(words).toMatch(
      /présentez-vous au comptoir avec le code de retrait .* Sans le code : le numéro W\d+ et une pièce d’identité/,
    );
    expect(words).toContain('12 rue Saint-Hélier');
  });

  it('D40 D48 the mail of whoever has no account opens the order, and nothing but the order, until the day it names', async () => {
    const guest = await guestAtPayment(shop);
    const number = /W\d+/.exec(await paidBy(guest))?.[0] ?? '';
    const queued = await shop.db.selectFrom('outbox').select('payload').execute();
    const { payload } = queued.find((mail) => JSON.stringify(mail).includes(number)) ?? {};
    // Signed when it is written: what waits to leave opens nothing.
    expect(JSON.stringify(payload)).not.toContain('signature');
    const { html, text } = await writtenMail(mailRoom(shop.db, publicUrl), { id: number, payload });
    const until = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(
      Date.now() + 90 * 24 * 60 * 60_000,
    );
    expect(wordsOf(html)).toContain(`ouvre votre commande sans mot de passe jusqu’au ${until}`);
    const link = new URL(/https?:\S+thank-you\?\S+/.exec(text)?.[0] ?? '');
    const stranger = openBrowser(shop);
    const moved = await stranger.see(link.pathname + link.search);
    const page = await stranger.see(String(moved.headers['location']));
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'private, no-store',
    });
    expect(page.html).toMatch(/<meta name="robots" content="noindex"/);
    expect(wordsOf(page.html)).toContain('82300001');
    expect(wordsOf(page.html)).toMatch(/sans mot de passe jusqu’au \d{2}\/\d{2}\/\d{4}\./);
    // It gives no session, and opens no other order nor cart.
    expect(locationOf(await stranger.see(`/customer/order-history/${number}`))).toMatch(/^302 \//);
    expect(wordsOf((await stranger.see('/cart')).html)).toContain('Votre panier est vide');
    const other = link.search.replace(number, 'W26000001');
    expect(locationOf(await stranger.see(`/thank-you${other}`))).toBe('302 /');
    const orders = shop.db.updateTable('orders').where('number', '=', number);
    await orders.set({ placed_at: new Date(Date.now() - 91 * 24 * 60 * 60_000) }).execute();
    for (const path of ['/thank-you', '/thankcb-you']) {
      const ended = await stranger.see(path + link.search);
      expect(ended.status).toBe(410);
      expect(wordsOf(ended.html)).toContain(
        'Ce lien n’est plus valable : il ouvre la commande pendant 90 jours.',
      );
      expect(ended.html).not.toContain('82300001');
    }
  });

  it('D73 where so many packs are not the row, the price of one says that it is rounded: on the page and on paper', async () => {
    const mine = shop.db.updateTable('customer').where('email', '=', LUCIE);
    await mine.set({ company_id: null, role: null }).execute();
    const lucie = await openBuyer(shop, { as: LUCIE });
    await sendStep(lucie, '/checkout/shipping', { mode: 'EMP' });
    await sendStep(lucie, '/checkout/billing', HOME);
    const order = { method: 'cashondelivery', conditions: 'on' };
    const thanks = String((await sendStep(lucie, '/checkout/payment', order)).headers['location']);
    const number = /W\d+/.exec(thanks)?.[0] ?? '';
    const { id } = await shop.db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const told = async (unit: number, quantity: number) => {
      const line = { unit_ht_cents: unit, quantity, row_ht_cents: unit * quantity };
      await shop.db.updateTable('order_line').set(line).where('order_id', '=', id).execute();
      const page = await lucie.see(`/customer/order-history/${number}`);
      const paper = await lucie.see(`/documents/orders/${number}.pdf`);
      return [page.html, (await lucie.see(thanks)).html, pdfText(paper.bytes)].map(wordsOf);
    };
    // 7,27 € eight times are 58,16 €; the row, rounded once, is 58,18 €.
    for (const words of await told(606, 8)) expect(words).toMatch(/7,27 € \(arrondi\).*58,18 €/);
    for (const words of await told(605, 8)) expect(words).not.toContain('(arrondi)');
  });

  it('D48 whoever comes back to it finds where the order stands', async () => {
    const guest = await guestAtPayment(shop);
    const thanks = await paidBy(guest);
    const number = /W\d+/.exec(thanks)?.[0] ?? '';
    const desk = {
      viewer: { kind: 'visitor' },
      clientAddress: 'comptoir',
      requestId: 'essai',
      now: () => new Date(),
    } as const;
    await changeOrderStatus(shop.db, desk, { number, to: 'EN_PREPARATION', author: 'marc' });
    const words = wordsOf((await guest.see(thanks)).html);
    expect(words).toContain(`Votre commande n° ${number} En préparation`);
    expect(words).not.toContain('Merci pour votre commande Votre');
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
    expect(words).toContain('Chantier / référence : Tilleuls');
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
