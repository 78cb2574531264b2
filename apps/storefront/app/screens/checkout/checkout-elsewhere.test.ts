import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hiddenFields, openBrowser } from '../../../testing/browser.ts';
import { guestAtPayment, locationOf, openBuyer, orderByCard } from '../../../testing/buyer.ts';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';
import { stockEverywhere } from '@nuancier/api/testing/stock-everywhere.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const BANK = 'https://secure.payzen.eu';

describe('the page of a bank elsewhere', () => {
  let shop: TestShop;
  beforeAll(async () => {
    const payments = {
      kind: 'lyra',
      siteId: '12345678',
      key: 'cleDesEssais1234',
      mode: 'TEST',
      formUrl: `${BANK}/vads-payment/`,
      apiUrl: 'https://api.payzen.eu',
      apiPassword: 'mot',
    } as const;
    shop = await testShop({ payments, bankOrigin: BANK });
    await stockEverywhere(shop.db, { available: 500 });
  });
  afterAll(() => shop.close());

  it('PAY-04 is reached by a form with a button, which needs no script', async () => {
    const guest = await guestAtPayment(shop);
    const sent = await orderByCard(guest);
    expect(sent.status).toBe(200);
    expect(sent.html).toMatch(new RegExp(`<form[^>]*action="${BANK}/vads-payment/" method="post"`));
    expect(wordsOf(sent.html)).toContain('Continuer vers la page de paiement sécurisée');
    const { signature, ...fields } = hiddenFields(sent.html);
    expect(fields).toMatchObject({ vads_page_action: 'PAYMENT', vads_cust_email: 'invitee@exemple.fr' });
    expect(signature).toMatch(/^[\w+/]{43}=$/);
    const back = new URL(fields['vads_url_return'] ?? '');
    expect(wordsOf((await guest.see(back.pathname + back.search)).html)).toContain(
      'Nous attendons la réponse de votre banque',
    );
    expect(formAction(sent)).toBe(`form-action 'self' ${BANK}`);
  });

  it('is where forms of the checkout may lead, and of no other page', async () => {
    const guest = await guestAtPayment(shop);
    for (const path of ['/checkout/user-account', '/checkout/payment'])
      expect(formAction(await guest.see(path))).toBe(`form-action 'self' ${BANK}`);
    for (const path of ['/', '/cart', '/checkouts', '/livraison'])
      expect(formAction(await guest.see(path))).toBe("form-action 'self'");
  });
});

describe('a checkout elsewhere', () => {
  let shop: TestShop;
  const secret = 'secret-de-la-caisse-externe-des-essais';
  beforeAll(async () => {
    shop = await testShop({ externalCheckout: { url: 'https://caisse.example/sync', secret } });
    await stockEverywhere(shop.db, { available: 500 });
  });
  afterAll(() => shop.close());

  async function exchange(code: string) {
    const answer = await shop.visit('/checkout-externe/echange', {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
    return JSON.parse(answer.html) as { customer_token: string | null; cart_id: string };
  }

  it.each([
    ['a visitor', undefined],
    ['a customer', YANN],
  ])('CFG-15 takes %s over by a code: neither token nor cart stands in the address', async (_, as) => {
    const browser = await openBuyer(shop, { as });
    const sent = await browser.see('/checkout');
    expect(sent.status).toBe(303);
    const url = new URL(String(sent.headers['location']));
    expect(`${url.origin}${url.pathname}`).toBe('https://caisse.example/sync');
    expect([...url.searchParams.keys()]).toEqual(['code']);
    expect(sent.headers['cache-control']).toBe('private, no-store');
    const { customer_token: token, cart_id: cartId } = await exchange(url.searchParams.get('code') ?? '');
    expect(url.href).not.toContain(cartId);
    expect(token === null).toBe(as === undefined);
    const cart = await shop.db.selectFrom('cart').select('state').where('id', '=', cartId).execute();
    expect(cart).toEqual([{ state: 'open' }]);
  });

  it('CFG-15 leaves no step open here, and an empty cart at home', async () => {
    const guest = await openBuyer(shop);
    for (const path of ['/checkout/user-account', '/checkout/shipping', '/checkout/payment'])
      expect(locationOf(await guest.see(path))).toBe('302 /checkout');
    const order = { method: 'card', conditions: 'on' };
    expect(locationOf(await guest.send('/checkout/payment?commander', order))).toBe('302 /checkout');
    expect(locationOf(await openBrowser(shop).see('/checkout'))).toBe('302 /cart');
  });
});

function formAction({ headers }: { headers: Record<string, unknown> }): string | undefined {
  return /form-action[^;]*/.exec(String(headers['content-security-policy']))?.[0];
}
