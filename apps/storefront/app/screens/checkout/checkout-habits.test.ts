import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { HOME, locationOf, openBuyer, sendStep } from '../../../testing/buyer.ts';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const LUCIE = 'lucie.armand@demo.valbrune.example';
const GWEN = 'gwen.lebihan@demo.valbrune.example';
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await shop.db.updateTable('stock').set({ available: 500 }).execute();
});
afterAll(() => shop.close());

const chosen = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<input[^>]*name="${name}"[^>]*>`, 'g'))]
    .map(([input]) => input)
    .filter((input) => input.includes('checked=""'))
    .map((input) => /value="([^"]*)"/.exec(input)?.[1]);

async function atPayment(buyer: Browser, mode: string): Promise<string> {
  await sendStep(buyer, '/checkout/shipping', { ...HOME, mode });
  await sendStep(buyer, '/checkout/billing', HOME);
  return (await buyer.see('/checkout/payment')).html;
}

describe('what the checkout proposes', () => {
  it('PAY-01 CHK-01 a company: on account, with what is left of it and when it is due; then as it ordered last', async () => {
    const yann = await openBuyer(shop, { as: YANN });
    const html = await atPayment(yann, 'LIV');
    expect(chosen(html, 'method')).toEqual(['purchaseorder']);
    expect(wordsOf(html)).toMatch(/Encours disponible : [\d ]+,\d\d €\./);
    expect(wordsOf(html)).toMatch(/Échéance : 45 jours fin de mois, soit le \d/);
    const order = { method: 'purchaseorder', conditions: 'on', reference: 'Mairie de Vern' };
    const placed = await sendStep(yann, '/checkout/payment', order);
    expect(locationOf(placed)).toContain('303 /thank-you');

    const again = await openBuyer(shop, { as: YANN });
    expect(chosen((await again.see('/checkout/shipping')).html, 'mode')).toEqual(['LIV']);
    const next = await atPayment(again, 'LIV');
    expect(next).toMatch(/<datalist[^>]*>.*<option value="Mairie de Vern"/s);
    expect(chosen(next, 'method')).toEqual(['purchaseorder']);
  });

  it('D91 a professional is not asked again for conditions that have not changed; a consumer always is', async () => {
    const conditions = (html: string) => /<input[^>]*type="checkbox"[^>]*name="conditions"/.test(html);
    const yann = await openBuyer(shop, { as: YANN });
    const html = await atPayment(yann, 'EMP');
    expect(conditions(html)).toBe(false);
    expect(wordsOf(html)).toContain('que vous avez acceptées s’appliquent à cette commande');
    await shop.db
      .updateTable('customer')
      .set({ company_id: null, role: null })
      .where('email', '=', LUCIE)
      .execute();
    const lucie = await openBuyer(shop, { as: LUCIE });
    expect(conditions(await atPayment(lucie, 'EMP'))).toBe(true);
    const order = { method: 'cashondelivery', conditions: 'on' };
    expect(locationOf(await sendStep(lucie, '/checkout/payment', order))).toContain('303 /thank-you');
    const again = await openBuyer(shop, { as: LUCIE });
    expect(conditions(await atPayment(again, 'EMP'))).toBe(true);
  });

  it('PAY-01 a limit that the cart exceeds is told at the first step', async () => {
    await shop.db.updateTable('company').set({ credit_limit_cents: 100 }).execute();
    const yann = await openBuyer(shop, { as: YANN });
    expect(wordsOf((await yann.see('/checkout/shipping')).html)).toContain(
      'Ce panier dépasse l’encours disponible de votre entreprise',
    );
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
    expect(chosen(await atPayment(gwen, 'EMP'), 'method')).toEqual(['cashondelivery']);
  });
});
