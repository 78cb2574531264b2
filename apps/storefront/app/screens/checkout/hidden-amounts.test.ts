// A purchase without the right to see prices, from the product to the paper: no amount anywhere.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfText } from '@nuancier/api/documents/testing/pdf-text.ts';
import { writtenMail } from '@nuancier/api/mail/deliver-mail.ts';
import { mailRoom } from '@nuancier/api/testing/mail-room.ts';
import { openBrowser } from '../../../testing/browser.ts';
import type { Browser } from '../../../testing/browser.ts';
import { HOME, openBuyer, sendStep, TAPE } from '../../../testing/buyer.ts';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';
import { stockEverywhere } from '@nuancier/api/testing/stock-everywhere.ts';

const GWEN = 'gwen.lebihan@demo.valbrune.example';
const AMOUNT = /.{0,40}\d,\d\d\s*€/;

let shop: TestShop;
let gwen: Browser;
/** What she would have seen, as data carry it. */
let secrets: string[];
beforeAll(async () => {
  shop = await testShop();
  await stockEverywhere(shop.db, { available: 500, livraison_pro: true });
  const rights = { is_validate_order: true, ceiling_validated_order_cents: 100_000_000 };
  await setRights({ ...rights, is_view_price: true, is_pay_outstanding: true, is_notification_order: true });
  gwen = await openBuyer(shop, { as: GWEN });
  await gwen.send('/cart', { intent: 'coupon', code: 'CHANTIER5' });
  secrets = await figures();
  await setRights({ is_view_price: false });
});
afterAll(() => shop.close());

describe('without the right to see prices no amount is told', () => {
  it('C02 the cart is shown with its lines and without sums', async () => {
    const { html } = await gwen.see('/cart');
    expect(html).toContain(TAPE.sku);
    expect(secrets.length).toBeGreaterThan(5);
    expectNoAmount(html);
  });

  it('C02 CRT-19 what was added is told without its total', async () => {
    const fields = { intent: 'add', quantity: '1', script: '1', ...TAPE };
    const panel = await gwen.send('/cart.data', fields);
    expect(panel.html).toContain(TAPE.sku);
    expectNoAmount(panel.html);
  });

  it('C02 every step of the checkout, the thanks, the order, its list, its paper and its mail', async () => {
    const pages = [await gwen.see('/checkout/shipping')];
    await sendStep(gwen, '/checkout/shipping', { ...HOME, mode: 'LIV' });
    pages.push(await gwen.see('/checkout/billing'));
    await sendStep(gwen, '/checkout/billing', { address: 'same' });
    pages.push(await gwen.see('/checkout/payment'));
    const placed = await sendStep(gwen, '/checkout/payment', { method: 'purchaseorder', conditions: 'on' });
    const thanks = String(placed.headers['location']);
    expect(thanks).toMatch(/^\/thank-you\?order=W\d+/);
    const number = /W\d+/.exec(thanks)?.[0] ?? '';
    pages.push(
      await gwen.see(thanks),
      await gwen.see('/customer/order-history'),
      await gwen.see(`/customer/order-history/${number}`),
      await gwen.see('/customer/dashboard'),
      // Signed out, the link still opens the order, and shows no more of it.
      await openBrowser(shop).see(thanks),
      await openBrowser(shop).see(thanks.replace('/thank-you', '/thankcb-you')),
    );
    for (const { html, status } of pages) {
      expect(status).toBe(200);
      expectNoAmount(html);
    }
    const paper = pdfText((await gwen.see(`/documents/orders/${number}.pdf`)).bytes);
    expect(paper).toContain(number);
    expectNoAmount(paper);
    const { html, text } = await mailAbout(number);
    expect(text).toContain(TAPE.sku);
    expectNoAmount(html);
    expectNoAmount(text);
  });
});

function expectNoAmount(told: string): void {
  expect(AMOUNT.exec(wordsOf(told))?.[0] ?? null).toBeNull();
  expect(secrets.filter((figure) => told.split(/[^\d.]/).includes(figure))).toEqual([]);
}

/** Of the current cart, while she may still see it. */
async function figures(): Promise<string[]> {
  const { data } = await shop.send(
    `{ customCustomerCart { items { prices { unit_price_excluding_tax { value } unit_price_including_tax { value }
      row_total { value } row_total_including_tax { value } total_item_discount { value } } }
      prices { grand_total { value } total_tax { value } total_excluding_tax { value } } } }`,
    {},
    { as: GWEN },
  );
  const values = [...JSON.stringify(data).matchAll(/"value":([\d.]+)/g)].map(([, value = '']) => value);
  // Figures with cents only: a whole number may mean anything.
  return values.filter((value) => value.includes('.'));
}

async function mailAbout(number: string) {
  const queued = await shop.db.selectFrom('outbox').select(['id', 'payload']).execute();
  const mail = queued.find(({ payload }) => JSON.stringify(payload).includes(`"orderNumber":"${number}"`));
  if (mail === undefined) throw new Error(`No mail about ${number}`);
  return writtenMail(mailRoom(shop.db, publicUrl), mail);
}

async function setRights(rights: Record<string, boolean | number>): Promise<void> {
  await shop.db.updateTable('customer').set(rights).where('email', '=', GWEN).execute();
}
