import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfText } from '@nuancier/api/documents/testing/pdf-text.ts';
import { writtenMail } from '@nuancier/api/mail/deliver-mail.ts';
import { mailRoom } from '@nuancier/api/testing/mail-room.ts';
import { openBrowser } from '../../../testing/browser.ts';
import type { Browser } from '../../../testing/browser.ts';
import {
  chosenIn,
  HOME,
  locationOf,
  openBuyer,
  sendStep,
  stockedShop,
  TAPE,
} from '../../../testing/buyer.ts';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { publicUrl } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const LUCIE = 'lucie.armand@demo.valbrune.example';
const GWEN = 'gwen.lebihan@demo.valbrune.example';
let shop: TestShop;
beforeAll(async () => {
  shop = await stockedShop();
});
afterAll(() => shop.close());

async function atPayment(buyer: Browser, mode: string): Promise<string> {
  await sendStep(buyer, '/checkout/shipping', { ...HOME, mode });
  await sendStep(buyer, '/checkout/billing', HOME);
  return (await buyer.see('/checkout/payment')).html;
}

const leaveCompany = (email: string) =>
  shop.db.updateTable('customer').set({ company_id: null, role: null }).where('email', '=', email).execute();

/** By what the customer may: a delivery is paid on account or by card. */
async function placeAnyhow(buyer: Browser, method: string): Promise<void> {
  const offered = (await buyer.see('/checkout/payment')).html;
  const way = offered.includes(`value="${method}"`) ? method : 'card';
  const placed = await sendStep(buyer, '/checkout/payment', { method: way, conditions: 'on' });
  expect(locationOf(placed)).toMatch(/^303 \/thank/);
}

describe('what the checkout proposes', () => {
  it('PAY-01 CHK-01 a company: on account, with what is left of it and when it is due; then as it ordered last', async () => {
    const yann = await openBuyer(shop, { as: YANN });
    const html = await atPayment(yann, 'LIV');
    expect(chosenIn(html, 'method')).toEqual(['purchaseorder']);
    expect(wordsOf(html)).toMatch(/Encours disponible : [\d ]+,\d\d €\./);
    expect(wordsOf(html)).toMatch(/Échéance : 45 jours fin de mois, soit le \d/);
    const order = { method: 'purchaseorder', conditions: 'on', reference: 'Mairie de Vern' };
    const placed = await sendStep(yann, '/checkout/payment', order);
    expect(locationOf(placed)).toContain('303 /thank-you');

    const again = await openBuyer(shop, { as: YANN });
    expect(chosenIn((await again.see('/checkout/shipping')).html, 'mode')).toEqual(['LIV']);
    const next = await atPayment(again, 'LIV');
    expect(next).toMatch(/<datalist[^>]*>.*<option value="Mairie de Vern"/s);
    expect(chosenIn(next, 'method')).toEqual(['purchaseorder']);
  });

  it.each([
    ['a company with several sites', YANN, 'purchaseorder'],
    ['a private customer', LUCIE, 'cashondelivery'],
  ])(
    'CHK-02 %s finds the address of its last delivery chosen, and the usual one once it is gone',
    async (_, email, method) => {
      if (email === LUCIE) await leaveCompany(LUCIE);
      const { id } = await shop.db
        .selectFrom('customer')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      const line = {
        customer_id: id,
        firstname: 'Lucie',
        lastname: 'Armand',
        postcode: '35000',
        city: 'Rennes',
      };
      const kept = await shop.db
        .insertInto('customer_address')
        .values(['7 quai Lamennais', '9 rue de Brest'].map((street) => ({ ...line, street: [street] })))
        .returning('id')
        .execute();
      const last = String(kept[1]?.id);
      await shop.db.deleteFrom('cart').where('customer_id', '=', id).execute();
      const usual = chosenIn(
        (await (await openBuyer(shop, { as: email })).see('/checkout/shipping')).html,
        'address',
      );
      expect(usual).toHaveLength(1);
      expect(usual).not.toEqual([last]);
      const buyer = await openBuyer(shop, { as: email });
      await sendStep(buyer, '/checkout/shipping', { mode: 'LIV', address: last });
      await sendStep(buyer, '/checkout/billing', { ...HOME, address: 'new' });
      await shop.db.updateTable('customer').set({ is_pay_cd: true }).where('id', '=', id).execute();
      await placeAnyhow(buyer, method);
      const next = async () =>
        chosenIn((await (await openBuyer(shop, { as: email })).see('/checkout/shipping')).html, 'address');
      expect(await next()).toEqual([last]);
      await shop.db.deleteFrom('customer_address').where('id', '=', Number(last)).execute();
      expect(await next()).toEqual(usual);
      await shop.db.deleteFrom('cart').where('customer_id', '=', id).execute();
    },
  );

  it('QUO-04 an order from a quotation is proposed its object as the site, and names it wherever it is told', async () => {
    const yann = await openBuyer(shop, { as: YANN });
    await yann.send('/customer/my-quotations/D26400090', { decision: 'accept' });
    const form = await atPayment(yann, 'EMP');
    expect(form).toMatch(/<input[^>]*name="reference"[^>]*value="Rénovation de 12 logements"/);
    const emptied = { method: 'purchaseorder', conditions: 'on', reference: '' };
    const refused = await sendStep(yann, '/checkout/payment', { ...emptied, purchaseOrder: 'x'.repeat(51) });
    expect(refused.status).toBe(422);
    expect(refused.html).not.toContain('value="Rénovation de 12 logements"');
    const placed = await sendStep(yann, '/checkout/payment', emptied);
    const number = /W\d+/.exec(String(placed.headers['location']))?.[0] ?? '';
    const page = `/customer/order-history/${number}`;
    const mails = await shop.db.selectFrom('outbox').select('payload').execute();
    const { payload } = mails.find((mail) => JSON.stringify(mail).includes(number)) ?? {};
    const mail = await writtenMail(mailRoom(shop.db, publicUrl), { id: number, payload });
    expect(wordsOf(mail.text)).toContain('Devis n° D26400090 : Rénovation de 12 logements.');
    const paper = await shop.visit(`/documents/orders/${number}.pdf`, { as: YANN });
    expect(wordsOf(pdfText(paper.bytes))).toContain('Devis D26400090 – Rénovation de 12 logements');
    const seen = (await yann.see(page)).html;
    expect(wordsOf(seen)).toContain('Devis n° D26400090 : Rénovation de 12 logements');
    expect(seen).toContain('href="/customer/my-quotations/D26400090"');
    const rights = (sees: boolean) =>
      shop.db.updateTable('customer').set({ is_view_quotations: sees }).where('email', '=', GWEN).execute();
    await shop.db
      .updateTable('orders')
      .set({ customer_id: sql`(select id from customer where email = ${GWEN})` })
      .where('number', '=', number)
      .execute();
    await rights(false);
    const without = (await shop.visit(page, { as: GWEN })).html;
    await rights(true);
    expect(wordsOf(without)).toContain('Devis n° D26400090 : Rénovation de 12 logements');
    expect(without).not.toContain('href="/customer/my-quotations/D26400090"');
  });

  it('what is ordered again is proposed the site it was for; what is typed instead stays', async () => {
    const yann = openBrowser(shop, YANN);
    await shop.db.deleteFrom('cart').execute();
    await yann.send('/magasins/choix', { shopCode: 'VB006', back: '/' });
    const tints = (await yann.see('/customer/my-tints?q=VB-BU100')).html;
    const [, uid = ''] = /<li[^>]*id="(l-\d+)"/.exec(tints) ?? [];
    expect(locationOf(await yann.send('/customer/my-tints', { intent: 'reorder', uid }))).toBe('302 /cart');
    const form = await atPayment(yann, 'EMP');
    expect(form).toMatch(/<input[^>]*name="reference"[^>]*value="Résidence Les Tilleuls"/);
    const typed = { method: 'purchaseorder', conditions: 'on', reference: 'Bâtiment C' };
    const refused = await sendStep(yann, '/checkout/payment', { ...typed, purchaseOrder: 'x'.repeat(51) });
    expect(refused.status).toBe(422);
    expect(refused.html).toMatch(/<input[^>]*name="reference"[^>]*value="Bâtiment C"/);
    const placed = await sendStep(yann, '/checkout/payment', typed);
    const number = /W\d+/.exec(String(placed.headers['location']))?.[0] ?? '';
    const kept = await shop.db
      .selectFrom('orders')
      .select('purchase_ref')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    expect(kept.purchase_ref).toBe('Bâtiment C');
    // The next cart is for nothing yet.
    const next = await openBuyer(shop, { as: YANN });
    expect(await atPayment(next, 'EMP')).not.toMatch(/<input[^>]*name="reference"[^>]*value="[^"]/);
    await shop.db.deleteFrom('cart').execute();
  });

  it('ORD-03 a purchase order and a site are two things, kept apart wherever an order is told', async () => {
    const yann = await openBuyer(shop, { as: YANN });
    const form = wordsOf(await atPayment(yann, 'EMP'));
    expect(form).toMatch(/N° de bon de commande .*Chantier \/ référence/);
    const typed = { purchaseOrder: 'BC-2026-118', reference: 'École Jules-Ferry' };
    const order = { method: 'purchaseorder', conditions: 'on', ...typed };
    const long = await sendStep(yann, '/checkout/payment', { ...order, purchaseOrder: 'x'.repeat(51) });
    expect(long.status).toBe(422);
    expect(wordsOf(long.html)).toContain('Le numéro de bon de commande compte au plus 50 caractères.');
    expect(long.html).toContain('value="École Jules-Ferry"');
    const thanks = String((await sendStep(yann, '/checkout/payment', order)).headers['location']);
    const number = /W\d+/.exec(thanks)?.[0] ?? '';
    const told = ['N° de bon de commande BC-2026-118', 'Chantier / référence École Jules-Ferry'];
    const mails = await shop.db.selectFrom('outbox').select('payload').execute();
    const { payload } = mails.find((mail) => JSON.stringify(mail).includes(number)) ?? {};
    const mail = await writtenMail(mailRoom(shop.db, publicUrl), { id: number, payload });
    const paper = await shop.visit(`/documents/orders/${number}.pdf`, { as: YANN });
    const places = {
      thanks: (await yann.see(thanks)).html,
      page: (await yann.see(`/customer/order-history/${number}`)).html,
      list: (await yann.see('/customer/order-history?q=bc-2026-118')).html,
      mail: mail.text,
      paper: pdfText(paper.bytes),
    };
    for (const [place, html] of Object.entries(places))
      for (const words of told)
        // A table on paper, a colon elsewhere.
        expect([place, wordsOf(html).replaceAll(' : ', ' ')]).toEqual([
          place,
          expect.stringContaining(words),
        ]);
    const listing = await yann.see('/customer/my-frequent-purchases/export');
    expect(listing.html).toContain(`;${number};BC-2026-118;École Jules-Ferry;`);
    const again = await openBuyer(shop, { as: YANN });
    expect(await atPayment(again, 'EMP')).toMatch(/<datalist[^>]*><option value="BC-2026-118"/);
  });

  it('D91 a professional is not asked again for conditions that have not changed; a consumer always is', async () => {
    const conditions = (html: string) => /<input[^>]*type="checkbox"[^>]*name="conditions"/.test(html);
    const yann = await openBuyer(shop, { as: YANN });
    const html = await atPayment(yann, 'EMP');
    expect(conditions(html)).toBe(false);
    expect(wordsOf(html)).toContain('que vous avez acceptées s’appliquent à cette commande');
    await leaveCompany(LUCIE);
    const lucie = await openBuyer(shop, { as: LUCIE });
    expect(conditions(await atPayment(lucie, 'EMP'))).toBe(true);
    const order = { method: 'cashondelivery', conditions: 'on' };
    expect(locationOf(await sendStep(lucie, '/checkout/payment', order))).toContain('303 /thank-you');
    const again = await openBuyer(shop, { as: LUCIE });
    expect(conditions(await atPayment(again, 'EMP'))).toBe(true);
  });

  it('PAY-01 a limit that the cart exceeds is told at the first step', async () => {
    const limit = (cents: number) =>
      shop.db.updateTable('company').set({ credit_limit_cents: cents }).execute();
    const plenty = 1_000_000_000;
    await limit(plenty);
    const yann = await openBuyer(shop, { as: YANN });
    const told = /Encours disponible : ([\d ]+),(\d\d) €/.exec(
      wordsOf(await atPayment(yann, 'EMP')).replaceAll(/[\u00a0\u202f]/g, ' '),
    );
    const left = Number(`${told?.[1]}${told?.[2]}`.replaceAll(' ', ''));
    const step = async () => wordsOf((await yann.see('/checkout/shipping')).html).replaceAll('\u00a0', ' ');
    await limit(plenty - left + 100);
    expect(await step()).toContain(
      'Ce panier dépasse l’encours disponible de votre entreprise (1,00 €). Prévoyez un autre mode de paiement, ou allégez le panier.',
    );
    await limit(plenty - left - 100);
    const none = await step();
    expect(none).toContain('L’encours de votre entreprise est entièrement utilisé.');
    expect(none).not.toContain('allégez le panier');
  });

  it('CHK-02 goods that are not delivered are told by name; once they are gone the delivery is still the choice', async () => {
    const stock = shop.db.updateTable('stock').where('article_sku', '=', '10200013');
    await stock.set({ livraison_pro: false }).execute();
    const guest = openBrowser(shop);
    await guest.send('/cart', { intent: 'add', quantity: '1', ...TAPE });
    await guest.send('/cart', { intent: 'add', quantity: '1', sku: '10200013', parent_sku: 'P102000' });
    await sendStep(guest, '/checkout/user-account', { email: 'echelle@exemple.fr' });
    const refused = await sendStep(guest, '/checkout/shipping', { ...HOME, mode: 'LIV' });
    expect(refused.status).toBe(422);
    expect(wordsOf(refused.html)).toMatch(
      /« Ardelis Séréna – Peinture murs et plafonds mate [^»]*» ne peut pas être livré par Valbrune Rennes/,
    );
    expect(wordsOf(refused.html)).not.toContain('plus de 50 km');
    // The store is the shop's own proposal, not one that the visitor chose.
    const cart = (await guest.see('/cart')).html;
    expect(wordsOf(cart)).toContain('retiré au magasin le plus proche de votre adresse');
    expect(wordsOf(cart)).not.toContain('votre magasin.');
    const paint = /10200013[\s\S]*?name="uid" value="([^"]+)"/.exec(cart)?.[1] ?? '';
    await guest.send('/cart', { intent: 'remove', uid: paint });
    const again = (await guest.see('/checkout/shipping')).html;
    expect(chosenIn(again, 'mode')).toEqual(['LIV']);
    expect(again).toContain('value="12 rue Saint-Hélier"');
    await stock.set({ livraison_pro: true }).execute();
  });

  it('BAL-01 what the company may still owe is told only to whoever may see it', async () => {
    await shop.db.updateTable('company').set({ credit_limit_cents: 10_000_000 }).execute();
    const told = async (isTold: boolean) => {
      await shop.db
        .updateTable('customer')
        .set({ is_view_outstanding: isTold, is_pay_outstanding: true })
        .where('email', '=', GWEN)
        .execute();
      return wordsOf(await atPayment(await openBuyer(shop, { as: GWEN }), 'LIV'));
    };
    expect(await told(true)).toContain('Encours disponible');
    const hidden = await told(false);
    expect(hidden).toContain('Paiement en compte');
    expect(hidden).not.toContain('Encours disponible');
  });

  it('PAY-02 a worker without a way to pay a delivery is shown the one there is', async () => {
    await shop.db
      .updateTable('customer')
      .set({
        is_pay_cd: false,
        is_pay_outstanding: false,
        is_validate_order: true,
        ceiling_validated_order_cents: 100_000_000,
      })
      .where('email', '=', GWEN)
      .execute();
    const gwen = await openBuyer(shop, { as: GWEN });
    const html = await atPayment(gwen, 'LIV');
    expect(wordsOf(html)).toContain(
      'Retirée en magasin, cette commande se règle au comptoir. Choisir le retrait',
    );
    expect(chosenIn(await atPayment(gwen, 'EMP'), 'method')).toEqual(['cashondelivery']);
  });
});
