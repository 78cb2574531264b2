// What a merchant's own system hears of a shop's day: each kind of event, by what customers and staff really do.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { approvalDesk, GWEN, PAINT, YANN } from '../approvals/testing/approval-desk.ts';
import { cardOrders } from '../checkout/testing/card-orders.ts';
import { sendNotice } from '../checkout/testing/send-notice.ts';
import { ask, fill, place, prepare, shopper } from '../checkout/testing/shopper.ts';
import { judgeClaim } from '../customers/operations/company/judge-claim.ts';
import { enterprise, FREE_SIRET, person, register } from '../customers/testing/registrants.ts';
import { fileDesk } from '../intake/testing/file-desk.ts';
import { changeOrderStatus } from '../orders/operations/change-order-status.ts';
import { warnOfPromises } from '../orders/operations/warn-of-promises.ts';
import { cutAndSettle } from '../orders/gestion/testing/cut-and-settle.ts';
import { closeAndTell } from '../orders/gestion/testing/close-and-tell.ts';
import { moveOrderParts } from '../orders/operations/move-order-parts.ts';
import { mergeTwo } from '../privacy/testing/merge-two.ts';
import { campaignAndStop } from '../pricing/testing/campaign-and-stop.ts';
import { cartDesk } from '../cart/testing/cart-desk.ts';
import { quotationDesk } from '../quotations/testing/quotation-desk.ts';
import { judgeReview } from '../reviews/operations/judge-review.ts';
import { proposeAndAnswer } from '../substitutes/testing/propose-and-answer.ts';
import { DEMO_DAY } from '../testing/build-template.ts';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { eventKinds } from './event-kinds.ts';
import { eventReader } from './testing/event-reader.ts';
import type { ToldEvent } from './testing/event-reader.ts';
import { SOLD_EVERYWHERE, stockEverywhere } from '../testing/stock-everywhere.ts';

const ELODIE = 'elodie.marchand@demo.valbrune.example';
const MEMBER = 'malo@enduits.example';
const QUOTES = ['D26400090', 'D26400091'] as const;

let shop: ShopApi;
let news: () => Promise<ToldEvent[]>;
const seen = new Set<string>();
const cards = cardOrders(() => shop);
const approvals = approvalDesk(() => shop);
const quotations = quotationDesk(() => shop);
beforeAll(async () => {
  shop = await shopApi();
  await stockEverywhere(shop.db, { ...SOLD_EVERYWHERE, available: 1_000 });
  const reader = await eventReader(shop.db);
  news = async () => {
    const told = await reader();
    for (const { type } of told) seen.add(type);
    return told;
  };
});
afterEach(async () => {
  await shop.db.deleteFrom('cart').execute();
  await shop.db.deleteFrom('rate_counter').execute();
  await shop.db.updateTable('customer').set({ is_active: true }).where('email', '=', YANN).execute();
});
afterAll(() => shop.close());

type RatingScales = { items: { id: string; values: { value_id: string; value: string }[] }[] };

const typesOf = (told: readonly ToldEvent[]) => told.map(({ type }) => type);
const staff = {
  viewer: { kind: 'visitor' },
  clientAddress: 'magasin',
  requestId: 'magasin',
  now: () => DEMO_DAY,
} as const;

async function ordered(as: string | undefined, payment: string): Promise<string> {
  const who = await shopper(shop, { shopCode: 'VB006', ...(as === undefined ? {} : { as }) });
  await fill(shop, who, [{ sku: PAINT, quantity: 2 }]);
  await prepare(shop, who, { payment });
  const { number, result } = await place(shop, who);
  if (number === null) throw new Error(JSON.stringify(result.errors));
  return number;
}

async function bankSays(orderNumber: string, said: string): Promise<void> {
  const { total_ttc_cents: total } = await cards.orderOf(orderNumber);
  expect(await sendNotice(shop, { orderNumber, amountCents: Number(total), news: said })).toBe(200);
}

describe('an order', () => {
  it('is told with its sums, its store and its client, without a name or an address', async () => {
    const number = await ordered(YANN, 'on_account');
    const [placed, ...others] = await news();
    expect(others).toEqual([]);
    const row = await cards.orderOf(number);
    expect(placed).toMatchObject({
      type: 'order.placed',
      subject: `order/${number}`,
      data: {
        order_number: number,
        status: 'EN_ATTENTE',
        payment_method: 'on_account',
        payment_state: 'due',
        delivery_mode: 'EMP',
        shop_code: 'VB006',
        client_code: '0351012',
        customer_id: row.customer_id,
        placed_at: DEMO_DAY.toISOString(),
        total_ttc_cents: Number(row.total_ttc_cents),
        line_count: 1,
      },
    });
    const words = JSON.stringify(placed);
    for (const personal of ['Kermarrec', 'Yann', YANN, 'rue des Lices', '06 12'])
      expect(words).not.toContain(personal);
  });

  it('paid by card is told when the bank agrees, and never when it refuses', async () => {
    const paid = await ordered(undefined, 'card');
    const refused = await ordered(undefined, 'card');
    expect(await news()).toEqual([]);
    await bankSays(refused, 'refused');
    expect(await news()).toEqual([]);
    await bankSays(paid, 'paid');
    const told = await news();
    expect(typesOf(told)).toEqual(['order.placed', 'order.paid']);
    expect(told[0]?.data).toMatchObject({ order_number: paid, payment_state: 'paid' });
    await bankSays(paid, 'refunded');
    expect(typesOf(await news())).toEqual(['order.refunded']);
    // Refused first, paid after all: the money is to be given back.
    await bankSays(refused, 'paid');
    expect(typesOf(await news())).toEqual(['order.refund_due']);
  });

  it('that is not ready at its moment is told as late, once', async () => {
    const number = await ordered(YANN, 'on_account');
    await news();
    const later = () => new Date(DEMO_DAY.getTime() + 3 * DAY_MS);
    await warnOfPromises({ db: shop.db, now: later, warningMinutes: 60 });
    const told = await news();
    expect(told.filter(({ subject }) => subject === `order/${number}`)).toMatchObject([
      { type: 'order.late', data: { order_number: number, status: 'EN_ATTENTE' } },
    ]);
    await warnOfPromises({ db: shop.db, now: later, warningMinutes: 60 });
    expect(await news()).toEqual([]);
  });

  it('that moves tells each step, its parts, and its cancellation', async () => {
    const number = await ordered(YANN, 'on_account');
    await news();
    const author = 'magasin';
    const moved = await moveOrderParts(shop.db, staff, { number, kind: 'PREPARED', lines: null, author });
    expect(moved.ok).toBe(true);
    const told = await news();
    expect(told.at(-1)).toMatchObject({
      type: 'order.parts_moved',
      data: { kind: 'PREPARED', lines: [{ position: 1, sku: PAINT, quantity: 2 }], status: 'DISPONIBLE' },
    });
    const steps = told.slice(0, -1);
    expect(new Set(typesOf(steps))).toEqual(new Set(['order.status_changed']));
    expect(steps[0]?.data).toMatchObject({ from_status: 'EN_ATTENTE' });
    expect(steps.at(-1)?.data).toMatchObject({ status: 'DISPONIBLE' });
    const gone = await changeOrderStatus(shop.db, staff, { number, to: 'ANNULEE', author });
    expect(gone.ok).toBe(true);
    expect(await news()).toMatchObject([
      { type: 'order.cancelled', data: { status: 'ANNULEE', from_status: 'DISPONIBLE' } },
    ]);
  });

  it('withdrawn from names its lines, and says when its money is back', async () => {
    const number = await ordered(undefined, 'card');
    await bankSays(number, 'paid');
    await moveOrderParts(shop.db, staff, { number, kind: 'HANDED_OVER', lines: null, author: 'magasin' });
    await news();
    const lines = await shop.db
      .selectFrom('order_line')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select('order_line.id')
      .where('number', '=', number)
      .execute();
    const items = lines.map(({ id }) => String(id));
    const input = { order_number: number, email: 'jeanne@exemple.fr', items };
    const { errors } = await shop.send(
      'mutation ($input: RequestWithdrawalInput!) { requestWithdrawal(input: $input) { order_number } }',
      { input },
    );
    expect(errors).toBeUndefined();
    expect(await news()).toMatchObject([
      { type: 'order.withdrawn', data: { lines: [{ position: 1, sku: PAINT, quantity: 2 }] } },
    ]);
    await bankSays(number, 'refunded');
    expect(typesOf(await news())).toEqual(['order.return_changed', 'order.refunded']);
  });
});

describe('a shelf', () => {
  it('of a followed article is told of by the sale that leaves none, and by no other', async () => {
    const shelf = shop.db
      .updateTable('stock')
      .where('article_sku', '=', PAINT)
      .where('shop_code', '=', 'VB006');
    await shelf.set({ available: 4 }).execute();
    await ordered(YANN, 'on_account');
    expect(typesOf(await news())).toEqual(['order.placed']);
    await ordered(YANN, 'on_account');
    const [low, placed] = await news();
    expect(placed?.type).toBe('order.placed');
    expect(low).toMatchObject({
      type: 'stock.low',
      subject: `stock/VB006/${PAINT}`,
      data: { shop_code: 'VB006', sku: PAINT, available: 0, threshold: 0 },
    });
    await shelf.set({ available: 2, statut_article_mag: 'U' }).execute();
    await ordered(YANN, 'on_account');
    expect(typesOf(await news())).toEqual(['order.placed']);
    await shelf.set({ available: 1_000, statut_article_mag: 'P' }).execute();
  });
});

describe('a customer', () => {
  it('who registers, links its company, is confirmed, changes and leaves is told by number alone', async () => {
    await shop.db.updateTable('customer').set({ is_active: false }).where('email', '=', YANN).execute();
    const input = { ...enterprise, siret: FREE_SIRET, email: MEMBER };
    expect((await register(shop, input)).errors).toBeUndefined();
    const { id } = await shop.db
      .selectFrom('customer')
      .select('id')
      .where('email', '=', MEMBER)
      .executeTakeFirstOrThrow();
    const as = { as: MEMBER };
    const sent = async (document: string) => {
      expect((await shop.send(document, {}, as)).errors).toBeUndefined();
    };
    await sent(
      'mutation { linkExistingAccount(clientCode: "0351012", postcode: "35000") { customer { id } } }',
    );
    const verdict = { customerId: id, accepted: true, author: 'magasin' };
    expect(await judgeClaim(shop.db, staff, verdict)).not.toBeNull();
    await sent('mutation { updateCustomerV2(input: { lastname: "Le Gall" }) { customer { id } } }');
    const told = await news();
    expect(
      told.map(({ type, data }) => [type, data['client_code'] ?? null, data['proven'] ?? data['changed']]),
    ).toEqual([
      ['customer.registered', 'WEB000001', undefined],
      ['customer.linked', '0351012', false],
      ['customer.linked', '0351012', true],
      ['customer.changed', '0351012', 'account'],
    ]);
    for (const { subject } of told) expect(subject).toBe(`customer/${id}`);
    for (const personal of ['Maël', 'Gall', MEMBER]) expect(JSON.stringify(told)).not.toContain(personal);
    await sent(`mutation { deleteCustomer(password: ${JSON.stringify(person.password)}) }`);
    expect(await news()).toMatchObject([{ type: 'customer.erased', data: { customer_id: id } }]);
    expect(typesOf(await mergeTwo(shop).then(news))).toEqual(['customer.merged']);
  });

  it('who writes a message or a review is told to those who answer it', async () => {
    const { errors } = await shop.send(
      `mutation { contactUs(input: { name: "Jeanne", email: "jeanne@exemple.fr", comment: "Avez-vous du RAL 9006 ?" }) { status } }`,
    );
    expect(errors).toBeUndefined();
    const [message] = await news();
    expect(message).toMatchObject({ type: 'message.received', data: { customer_id: null } });
    expect(JSON.stringify(message)).not.toContain('Jeanne');
    const asked = await shop.send(
      `mutation { sendContactEmail(input: { name: "Yann", email: "${YANN}", reason: "Demande de devis", comment: "Trente pots de mate blanche." }) { status } }`,
      {},
      { as: YANN },
    );
    expect(asked.errors).toBeUndefined();
    const wishes = await news();
    expect(typesOf(wishes)).toEqual(['message.received', 'quotation.requested']);
    expect(wishes[1]?.subject).toBe(wishes[0]?.subject);
    expect(wishes[1]?.data['customer_id']).toEqual(expect.any(Number));
    const product = await shop.db
      .selectFrom('product')
      .select('sku')
      .orderBy('sku')
      .executeTakeFirstOrThrow();
    const stars = await shop.send(
      '{ productReviewRatingsMetadata { items { id values { value_id value } } } }',
    );
    const scales = stars.data?.['productReviewRatingsMetadata'] as RatingScales | undefined;
    const scale = scales?.items[0];
    const rating = { id: scale?.id, value_id: scale?.values.at(-1)?.value_id };
    const input = {
      sku: product.sku,
      nickname: 'Élodie',
      summary: 'Bien',
      text: 'Couvre bien.',
      ratings: [rating],
    };
    const written = await shop.send(
      'mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { summary } } }',
      { input },
      { as: ELODIE },
    );
    expect(written.errors).toBeUndefined();
    const [review] = await news();
    expect(review).toMatchObject({ type: 'review.written', data: { product_sku: product.sku, rating: 5 } });
    const id = Number(review?.data['review_id']);
    expect((await judgeReview(shop.db, staff, { id, to: 'APPROVED', author: 'magasin' })).ok).toBe(true);
    expect(await news()).toMatchObject([{ type: 'review.judged', data: { review_id: id, approved: true } }]);
  });
});

describe('a company', () => {
  it('that asks for approval and decides is told', async () => {
    const { request } = await approvals.submitted([{ sku: PAINT, quantity: 4 }], { as: GWEN });
    await approvals.answer(YANN, 'reject', { orderId: request.id });
    const told = await news();
    expect(typesOf(told)).toEqual(['approval.requested', 'approval.decided']);
    expect(told[1]?.data).toMatchObject({ client_code: '0351012', decision: 'rejected' });
  });

  it('that declines a quotation, or accepts it by an order that is never paid, is told', async () => {
    const [declined, accepted] = QUOTES;
    await shop.db
      .updateTable('quotation')
      .set({ status: 'A_VALIDER', order_number: null, valid_until: '2026-12-11' })
      .where('number', 'in', [...QUOTES])
      .execute();
    const decline = `mutation { updateQuoteRejected(quoteId: "${declined}") { quotation { number } } }`;
    expect((await shop.send(decline, {}, { as: YANN })).errors).toBeUndefined();
    expect(await news()).toEqual([
      {
        type: 'quotation.declined',
        subject: `quotation/${declined}`,
        data: { quotation_number: declined, client_code: '0351012' },
      },
    ]);
    const { cart } = await quotations.convert(YANN, accepted);
    const address = randomUUID();
    const opened = await ask(shop, { as: YANN, address }, 'query { getCurrentShop { token_id } }');
    const { token_id: shopToken } = opened['getCurrentShop'] as { token_id: string };
    const who = { as: YANN, cartId: cart?.id ?? '', shopToken, address };
    await prepare(shop, who, { payment: 'card' });
    const { number, result } = await place(shop, who);
    if (number === null) throw new Error(JSON.stringify(result.errors));
    expect(await news()).toMatchObject([{ type: 'quotation.accepted', data: { order_number: number } }]);
    await bankSays(number, 'refused');
    expect(typesOf(await news())).toEqual(['quotation.reopened']);
  });
});

it('a quotation that a customer asks for and the staff send is told, and one that it takes back', async () => {
  const owner = 'claire.valbrune@equipe.valbrune.example';
  const { id: cartId } = await quotations.cartOf(YANN);
  await cartDesk(shop).add(cartId, [{ sku: PAINT, quantity: 1 }], { as: YANN });
  await news();
  const document = `mutation { askForQuotation(cartId: "${cartId}") { quotation { number } } }`;
  const asked = await quotations.ask<{ quotation: { number: string } }>(YANN, document);
  const number = asked.answer?.quotation.number;
  expect(await news()).toMatchObject([{ type: 'quotation.asked', data: { quotation_number: number } }]);
  const send = `mutation { sendQuotation(number: "${number}", revision: 1) { number } }`;
  await shop.db.updateTable('customer').set({ is_active: false }).where('email', '=', YANN).execute();
  // Whose account is closed is told no prices.
  expect((await shop.sendAsStaff(owner, send)).errors).toHaveLength(1);
  expect(await news()).toEqual([]);
  await shop.db.updateTable('customer').set({ is_active: true }).where('email', '=', YANN).execute();
  expect((await shop.sendAsStaff(owner, send)).errors).toBeUndefined();
  expect(await news()).toMatchObject([{ type: 'quotation.sent', data: { quotation_number: number } }]);
  const again = await quotations.ask<{ quotation: { number: string } }>(YANN, document);
  const back = `number: "${again.answer?.quotation.number}"`;
  await quotations.ask(YANN, `mutation { withdrawQuotationRequest(${back}) { quotation { number } } }`);
  expect(typesOf(await news())).toEqual(['quotation.asked', 'quotation.request_ended']);
});

it('a store that its people change is told with what changed, and what it had promised for a day it closes', async () => {
  await closeAndTell(shop, await ordered(YANN, 'on_account'), '2027-05-03');
  expect((await news()).slice(-2)).toMatchObject([
    { type: 'store.changed', data: { changed: ['special_hours'] } },
    { type: 'order.promise_changed', data: { from_promised_at: '2027-05-03T09:00:00.000Z' } },
  ]);
});

it('a campaign is told when it is scheduled and stopped, another article when it is proposed and answered', async () => {
  expect(await campaignAndStop(shop, '10100001')).toBeUndefined();
  expect(typesOf(await news())).toEqual(['campaign.scheduled', 'campaign.stopped']);
  await proposeAndAnswer(shop, await ordered(YANN, 'on_account'), '80100201');
  expect(typesOf(await news()).slice(-2)).toEqual(['order.substitute_proposed', 'order.substitute_answered']);
});

it('packs of an order that are cancelled are told, and money for them that is given back by transfer', async () => {
  await cutAndSettle(shop, await ordered(YANN, 'on_account'));
  expect(typesOf(await news()).slice(-2)).toEqual(['order.lines_cancelled', 'order.settled']);
});

it('a file that is loaded is told with what it did, and one that is refused is not', async () => {
  const desk = await fileDesk(() => shop.db);
  await desk.give('pages', 'page;titre;contenu\nessai;Essai;<p>Bonjour</p>\n', { name: 'pages.csv' });
  expect(await news()).toMatchObject([
    {
      type: 'import.done',
      data: { kind: 'pages', file_name: 'pages.csv', lines: 1, added: 1, changed: 0, removed: 0, refused: 0 },
    },
  ]);
  await desk.give('pages', 'page;titre;contenu\nEssai 2;;\n');
  expect(await news()).toEqual([]);
  await desk.close();
});

// A kind that nothing tells is a promise nobody keeps.
it('every kind was told by somebody’s doing', () => {
  expect(Object.keys(eventKinds).filter((type) => !seen.has(type))).toEqual([]);
});
