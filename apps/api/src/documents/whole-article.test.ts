// Every kind of paper, mail and list that names an article names it whole, and in the same words.
import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvalDesk, GWEN, YANN } from '../approvals/testing/approval-desk.ts';
import { orderBooks } from '../checkout/testing/order-books.ts';
import { ask, fill, place, prepare } from '../checkout/testing/shopper.ts';
import { createLog } from '../monitoring/log.ts';
import { writtenMail } from '../mail/deliver-mail.ts';
import { quotationDesk } from '../quotations/testing/quotation-desk.ts';
import { mailRoom } from '../testing/mail-room.ts';
import { DEMO_DAY } from '../testing/build-template.ts';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { signedIn } from '../testing/signed-in.ts';
import { customerDocumentRoutes } from './routes/customer-document-routes.ts';
import { createPress } from './pdf/press.ts';
import { pdfText } from './testing/pdf-text.ts';
import { stockEverywhere } from '../testing/stock-everywhere.ts';

const QUOTE = 'D26400090';
const TINTED = {
  sku: '10200211',
  quantity: 1,
  entered_options: [{ uid: 'tint_code', value: 'RAL 7016' }],
};
const ROLLER = { sku: '90100204', quantity: 1 };
const LACQUER = { sku: '11100001', quantity: 1 };
const WISHES = [TINTED, ROLLER, LACQUER];

const ROLLER_NAME = 'Manouvrier Primo – Manchon microfibre – 250 mm – fibres 10 mm – À l’unité';
const LACQUER_NAME = 'Ardelis Séréna – Laque boiseries acrylique satinée – Blanc – 0,5 L';
const UNTINTED = [ROLLER_NAME, LACQUER_NAME];
const TINT = /– RAL 7016 Gris anthracite – 1 L/;

let shop: ShopApi;
let app: FastifyInstance;
let tokens: ReturnType<typeof signedIn>;
let order: string;
let quoted: string;
let request: string;
const books = orderBooks(() => shop);
const quotations = quotationDesk(() => shop);
const approvals = approvalDesk(() => shop);

beforeAll(async () => {
  shop = await shopApi();
  const now = () => DEMO_DAY;
  tokens = signedIn(shop.db, now);
  app = fastify();
  await app.register(
    customerDocumentRoutes({
      db: shop.db,
      now,
      log: createLog({ level: 'silent' }),
      production: false,
      press: createPress(),
      papers: shop.stores.papers,
    }),
  );
  await stockEverywhere(shop.db, { available: 1_000, statut_article_mag: 'P' });
  await shop.db.deleteFrom('cart').execute();
  order = await ordered();
  quoted = await orderedFromQuotation();
  ({
    request: { id: request },
  } = await approvals.submitted(WISHES, { as: GWEN }));
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

async function ordered(): Promise<string> {
  const who = await books.ready({ as: YANN }, WISHES, { payment: 'on_account' });
  return numberOf(await place(shop, who));
}

async function orderedFromQuotation(): Promise<string> {
  const { cart } = await quotations.convert(YANN, QUOTE);
  const who = { as: YANN, cartId: cart?.id ?? '', address: randomUUID() };
  const opened = await ask(shop, who, 'query { getCurrentShop { token_id } }');
  const { token_id: shopToken } = opened['getCurrentShop'] as { token_id: string };
  await fill(shop, { ...who, shopToken }, [TINTED]);
  await prepare(shop, { ...who, shopToken }, { payment: 'on_account' });
  return numberOf(await place(shop, { ...who, shopToken }));
}

function numberOf({ number, key }: { number: string | null; key: string | undefined }): string {
  if (number === null) throw new Error(key);
  return number;
}

const read = async (document: string) => JSON.stringify((await shop.send(document, {}, { as: YANN })).data);

async function paper(url: string): Promise<string> {
  return (await piecesOf(url)).join(' ');
}

/** What stands on the paper, one line of a cell after the other. */
async function piecesOf(url: string): Promise<string[]> {
  const { rawPayload } = await app.inject({
    url,
    headers: { cookie: `vsf-customer=${await tokens.of(YANN)}` },
  });
  return pdfText(rawPayload)
    .split('\n')
    .map((piece) => piece.trimEnd());
}

async function confirmation(number: string): Promise<string> {
  const [payload] = await books.mailsAbout(number);
  const room = mailRoom(shop.db);
  const { text } = await writtenMail(room, { id: number, payload });
  return text;
}

const ORDER = (number: string) => `{ customerOrder(number: "${number}") { items { product_name color
  entered_options { value } selected_options { value } } } }`;

describe('an article is told whole, with its size, its colour and its tint', () => {
  it.each([
    ['the confirmation by mail', () => confirmation(order)],
    ['the page of an order', () => read(ORDER(order))],
    ['the paper of an order', () => paper(`/documents/orders/${order}.pdf`)],
    ['the confirmation of what was quoted', () => confirmation(quoted)],
    ['the page of an order made from a quotation', () => read(ORDER(quoted))],
    ['the paper of an order made from a quotation', () => paper(`/documents/orders/${quoted}.pdf`)],
    ['the listing of purchases', () => read('{ customerPurchases { order_number product_name color } }')],
    ['frequent purchases', () => read('{ customerFrequentPurchases { product_name color } }')],
    [
      'the mail that asks for approval',
      async () => JSON.stringify((await approvals.mails('approval_requested')).at(-1)),
    ],
    [
      'the page of a request',
      () => read(`{ getOrderWaitingForApproval(orderId: "${request}") { items { name color } } }`),
    ],
  ])('%s', async (_kind, told) => {
    const text = (await told()).replaceAll('\u00A0', ' ');
    for (const name of UNTINTED) expect(text).toContain(name);
    expect(text).toMatch(TINT);
    expect(text).not.toContain('Base TR');
  });

  it('the paper of an order tells the counter what to mix: product, reference, tint, base, class, formula, pack and quantity', async () => {
    const text = (await paper(`/documents/orders/${order}.pdf`)).replaceAll('\u00A0', ' ');
    const counter = text.slice(text.indexOf('Exemplaire du magasin'));
    const { name } = await shop.db
      .selectFrom('order_line')
      .innerJoin('product', 'product.sku', 'parent_sku')
      .select('product.name')
      .where('article_sku', '=', TINTED.sku)
      .limit(1)
      .executeTakeFirstOrThrow();
    const told = ['RAL 7016 Gris anthracite', 'TR (transparente)', 'TR-RAL7016-D', `Référence ${TINTED.sku}`];
    for (const words of [name, ...told]) expect(counter.replaceAll(/\s+/g, ' ')).toContain(words);
    // What the other columns tell stands in no name.
    expect(counter).not.toContain('– 1 L');
    // A sheet of the store's own, whose heads stand whole.
    for (const head of ['Classe', 'Conditionnement', 'Formule']) expect(counter).toContain(head);
    expect(text.slice(0, text.indexOf('Exemplaire du magasin'))).not.toContain('transparente');
    expect(await paper('/documents/orders/W26100049.pdf')).not.toContain('Exemplaire du magasin');
  });

  it('the heads of both tables of a tinted order stand whole, each on one line', async () => {
    const pieces = (await piecesOf(`/documents/orders/${order}.pdf`)).map((piece) =>
      piece.replaceAll('\u00A0', ' '),
    );
    const articles = ['Article', 'Référence', 'Qté', 'Prix unitaire HT', 'Total HT'];
    const counter = ['Article', 'Teinte', 'Base', 'Classe', 'Formule', 'Conditionnement', 'Qté'];
    const broken = [...articles, ...counter].filter((head) => !pieces.includes(head));
    expect(broken).toEqual([]);
    expect(pieces.filter((piece) => piece === 'Qté')).toHaveLength(2);
  });

  it.each([
    [
      'the page of a quotation',
      () => read(`{ customerQuotation(number: "${QUOTE}") { items { product_name } } }`),
    ],
    ['the paper of a quotation', () => paper(`/documents/quotations/${QUOTE}.pdf`)],
  ])('%s', async (_kind, told) => {
    const text = (await told()).replaceAll('\u00A0', ' ');
    for (const name of UNTINTED) expect(text).toContain(name);
  });

  it.each([
    [
      'the page of an invoice',
      () => read('{ customerInvoice(number: "F26200021", type: FACTURE) { items { product_name } } }'),
    ],
    ['the paper of an invoice', () => paper('/documents/invoices/F26200021.pdf')],
    ['the page of the order it is for', () => read(ORDER('W26100049'))],
    ['the paper of the order it is for', () => paper('/documents/orders/W26100049.pdf')],
  ])('%s names each pack once', async (_kind, told) => {
    const text = (await told()).replaceAll('\u00A0', ' ');
    const rows = await shop.db
      .selectFrom('order_line')
      .innerJoin('orders', 'orders.id', 'order_line.order_id')
      .select(['name', 'color', 'conditioning'])
      .where('number', '=', 'W26100049')
      .execute();
    for (const { name, color, conditioning } of rows)
      expect(text).toContain([name, color, conditioning].filter(Boolean).join(' – '));
  });

  it.each([
    ['by mail', () => confirmation(order), /dont mise à la teinte : \d+,\d\d € HT/],
    ['on paper', () => paper(`/documents/orders/${order}.pdf`), /dont mise à la teinte : \d+,\d\d € HT/],
    [
      'on the page',
      () => read(`{ customerOrder(number: "${order}") { items { tint { code supplement { value } } } } }`),
      /"code":"RAL 7016","supplement":\{"value":\d/,
    ],
    [
      'in the listing',
      () => read('{ customerPurchases { tint { code supplement { value } } } }'),
      /"code":"RAL 7016","supplement":\{"value":\d/,
    ],
  ])('what the tint costs stands %s', async (_where, told, words) => {
    expect((await told()).replaceAll('\u00A0', ' ')).toMatch(words);
  });

  it.each([
    ['the confirmation by mail', () => confirmation(order)],
    ['the paper of an order', () => paper(`/documents/orders/${order}.pdf`)],
    ['the paper of a quotation', () => paper(`/documents/quotations/${QUOTE}.pdf`)],
    ['the paper of an invoice', () => paper('/documents/invoices/F26200021.pdf')],
  ])('%s parts no number from its unit', async (_kind, told) => {
    const text = await told();
    expect(text).toMatch(/\d\u00A0(?:L|mm|kg)/);
    expect(text).not.toMatch(/\d (?:L|mm|kg)(?![\p{L}\p{N}])/u);
  });
});
