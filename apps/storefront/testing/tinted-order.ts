// An order placed and everything that tells of it afterwards, for tests of what a purchase costs.
import { randomUUID } from 'node:crypto';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { place } from '@nuancier/api/checkout/testing/shopper.ts';
import type { Shopper } from '@nuancier/api/checkout/testing/shopper.ts';
import { pdfText } from '@nuancier/api/documents/testing/pdf-text.ts';
import { writtenMail } from '@nuancier/api/mail/deliver-mail.ts';
import { SIGNATURE_HEADER } from '@nuancier/api/payments/demo-bank/demo-bank.ts';
import { signNotice } from '@nuancier/api/payments/demo-bank/signed-notice.ts';
import { importQuotations } from '@nuancier/api/quotations/operations/import-quotations.ts';
import { mailRoom } from '@nuancier/api/testing/mail-room.ts';
import { joined, plain, readable } from './shown-amounts.ts';
import { BANK_SECRET, publicUrl } from './visit.ts';
import type { TestShop } from './visit.ts';

export async function placed(shop: TestShop, who: Shopper): Promise<{ number: string; thanks: string }> {
  const { number, signature, url, key } = await place(shop, who);
  if (number === null) throw new Error(`not placed: ${key}`);
  if (url !== null) {
    const { total_ttc_cents: total } = await shop.db
      .selectFrom('orders')
      .select('total_ttc_cents')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const paid = {
      eventId: randomUUID(),
      orderNumber: number,
      amountCents: Number(total),
      currency: 'EUR',
      news: 'paid',
    };
    const body = JSON.stringify(paid);
    const headers = { [SIGNATURE_HEADER]: signNotice(body, BANK_SECRET, new Date()) };
    await shop.visit('/paiement/notification', { method: 'POST', headers, body });
  }
  const path = url === null ? '/thank-you' : '/thankcb-you';
  return { number, thanks: `${path}?order=${number}&signature=${signature}` };
}

export async function confirmation(shop: TestShop, number: string): Promise<[string, string]> {
  const queued = await shop.db.selectFrom('outbox').select(['id', 'payload']).execute();
  const mail = queued.find(({ payload }) => JSON.stringify(payload).includes(`"orderNumber":"${number}"`));
  if (!mail) throw new Error(`no mail for ${number}`);
  const { html, text } = await writtenMail(mailRoom(shop.db, publicUrl), mail);
  return [readable(html), plain(text)];
}

/** The order's page, its sheet and its line in the listing of purchases, for who has an account. */
export async function ownPapers(shop: TestShop, as: string, number: string): Promise<string[]> {
  const sheet = await shop.visit(`/documents/orders/${number}.pdf`, { as });
  const { html } = await shop.visit(`/customer/order-history/${number}`, { as });
  const file = await shop.visit('/customer/my-frequent-purchases/export', { as });
  const bought = file.html.split('\r\n').find((line) => line.includes(number)) ?? '';
  return [joined(plain(pdfText(sheet.bytes))), joined(readable(html)), bought];
}

/** The store quotes the lines of an order at what it cost: the page, the paper and the cart of the quotation. */
export async function quotedAgain(
  shop: TestShop,
  as: string,
  number: string,
  { code, hex }: { code: string | null; hex: string },
): Promise<string[]> {
  const line = await shop.db
    .selectFrom('order_line')
    .innerJoin('orders', 'orders.id', 'order_line.order_id')
    .innerJoin('company', 'company.id', 'orders.company_id')
    .selectAll('order_line')
    .select('company.client_code')
    .where('orders.number', '=', number)
    .executeTakeFirstOrThrow();
  const quotation = `D${number.slice(1)}`;
  const row = {
    number: quotation,
    client_code: line.client_code,
    label: null,
    seller: null,
    status: 'A_VALIDER' as const,
    created_on: localMoment(new Date()).date,
    valid_until: null,
    lines: [
      {
        sku: line.article_sku,
        parent_sku: line.parent_sku,
        name: line.name,
        conditioning: line.conditioning,
        color: line.tint_base,
        quantity: line.quantity,
        unit_ht_cents: Number(line.unit_ht_cents),
        tint: {
          code,
          hex,
          name: line.tint_name,
          label: null,
          tint_class: line.tint_class ?? '',
          ht_cents: line.tint_ht_cents,
        },
      },
    ],
  };
  await shop.db.transaction().execute((part) => importQuotations(part, [row]));
  const page = await shop.visit(`/customer/my-quotations/${quotation}`, { as });
  const paper = await shop.visit(`/documents/quotations/${quotation}.pdf`, { as });
  await shop.send(
    'mutation ($id: String!) { convertQuoteToOrder(quoteId: $id) { cart { id } } }',
    { id: quotation },
    { as },
  );
  const cart = await shop.visit('/cart', { as });
  return [readable(page.html), plain(pdfText(paper.bytes)), readable(cart.html)];
}
