import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  chosenIn,
  HOME,
  locationOf,
  openBuyer,
  sendStep as step,
  stockedShop,
} from '../../../testing/buyer.ts';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import type { TestShop } from '../../../testing/visit.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const GWEN = 'gwen.lebihan@demo.valbrune.example';
let shop: TestShop;
beforeAll(async () => {
  shop = await stockedShop();
});
afterAll(() => shop.close());

describe('who is billed', () => {
  it.each([['LIV'], ['EMP']])(
    'CHK-03 the address a company is billed at is preselected, not where %s brings the goods',
    async (mode) => {
      const yann = await openBuyer(shop, { as: YANN });
      await step(yann, '/checkout/shipping', { mode, ...HOME });
      const usual = await shop.db
        .selectFrom('customer_address')
        .innerJoin('customer', 'customer.id', 'customer_id')
        .select('customer_address.id')
        .where('email', '=', YANN)
        .where('default_billing', '=', true)
        .executeTakeFirstOrThrow();
      expect(chosenIn((await yann.see('/checkout/billing')).html, 'address')).toEqual([String(usual.id)]);
    },
  );

  it('CHK-02 the address that is shown is the one that is sent, also among the company’s sites', async () => {
    const gwen = await openBuyer(shop, { as: GWEN });
    await shop.db.updateTable('cart').set({ shipping_address: null }).execute();
    const { html } = await gwen.see('/checkout/shipping');
    const place = /<section[^>]*aria-label="Adresse de livraison".*?<\/section>/s.exec(html)?.[0] ?? '';
    const [id = ''] = chosenIn(html, 'address');
    const sent = await shop.db
      .selectFrom('customer_address')
      .select(['street', 'city'])
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow();
    expect(wordsOf(place)).toContain(sent.street[0]);
    expect(wordsOf(place)).toContain(sent.city);
  });

  it('CHK-03 a sub-account types no billing address: it reads its company’s', async () => {
    const gwen = await openBuyer(shop, { as: GWEN });
    await step(gwen, '/checkout/shipping', { mode: 'EMP' });
    const { html } = await gwen.see('/checkout/billing');
    expect(wordsOf(html)).toContain('Facturée à votre entreprise');
    expect(html).not.toMatch(/name="(street|postcode|city)"/);
    expect(locationOf(await step(gwen, '/checkout/billing', {}))).toBe('302 /checkout/payment');
  });
});
