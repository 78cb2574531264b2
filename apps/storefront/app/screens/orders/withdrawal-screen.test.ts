import { openSession } from '@nuancier/api/customers/customers.ts';
import { recordOrder } from '@nuancier/api/orders/orders.ts';
import type { OrderDraft } from '@nuancier/api/orders/orders.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const ELODIE = 'elodie.marchand@demo.valbrune.example';
const SOPHIE = 'sophie.delmas@demo.valbrune.example';
const GUEST = 'camille@exemple.fr';
const CONFIRM = 'Confirmer la rétractation';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

async function place(customerId: number | null, email: string): Promise<string> {
  const line = {
    articleSku: '10100001',
    parentSku: 'P101000',
    name: 'Peinture d’essai',
    conditioning: '2,5 L',
    color: null,
    tint: null,
    made: null,
    pricingUnit: null,
    quantity: 2,
    unitHt: 1000,
    tintHt: null,
    discountHt: 0,
    taxRate: 2000,
    fromStock: 0,
  };
  const tint = { customColorExa: '#AA5500', customerColorLabel: 'Ocre', code: null };
  const draft: OrderDraft = {
    cartId: null,
    customerId,
    companyId: null,
    representativeId: null,
    placedByStaffId: null,
    buyerName: 'Camille Roux',
    email,
    shopCode: 'VB001',
    mode: 'EMP',
    origin: 'SW',
    status: 'EN_PREPARATION',
    paymentMethod: 'card',
    paymentState: 'paid',
    purchaseRef: null,
    purchaseOrderNumber: null,
    customerNotes: null,
    couponCode: null,
    sums: { goodsHt: 6000, ecoHt: 0, discountHt: 0, shippingHt: 0, totalHt: 6000, tax: 1200, totalTtc: 7200 },
    shippingAddress: null,
    billingAddress: null,
    placedAt: new Date(),
    promisedAt: null,
    deliveryOn: null,
    wished: null,
    firstDeliveryOn: null,
    receivedAt: null,
    lines: [line, { ...line, name: 'Rouleau d’essai' }, { ...line, name: 'Peinture teintée', tint }],
  };
  return (await shop.db.transaction().execute((db) => recordOrder(db, draft))).number;
}

const send = (fields: Record<string, string>, as?: string) =>
  shop.visit('/retractation', {
    method: 'POST',
    headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
    ...(as === undefined ? {} : { as }),
  });
const itemsOf = (html: string) =>
  [...html.matchAll(/<input[^>]*name="item"[^>]*>/g)].map(([tag]) => /value="(\d+)"/.exec(tag)?.[1] ?? '');

describe('the withdrawal page', () => {
  it('leads a guest without script from the number of its order to the acknowledgement', async () => {
    const number = await place(null, GUEST);
    const first = await shop.visit(`/retractation?order=${number}`);
    expect(first.status).toBe(200);
    expect(first.html).toContain(`value="${number}"`);
    const second = await send({ step: 'find', number, email: GUEST });
    expect(second.status).toBe(200);
    expect(wordsOf(second.html)).toContain(CONFIRM);
    expect(wordsOf(second.html)).not.toContain('Peinture teintée');
    const items = itemsOf(second.html);
    expect(items).toHaveLength(2);
    const nothing = await send({ step: 'confirm', number, email: GUEST });
    expect(nothing.status).toBe(422);
    expect(wordsOf(nothing.html)).toContain('Choisissez au moins un article');
    expect(itemsOf(nothing.html)).toEqual(items);
    const third = await send({ step: 'confirm', number, email: GUEST, item: items[0] ?? '' });
    expect(third.status).toBe(200);
    expect(wordsOf(third.html)).toContain('Votre déclaration de rétractation est enregistrée.');
    expect(wordsOf(third.html)).toContain('Peinture d’essai');
    const again = await send({ step: 'find', number, email: GUEST });
    expect(itemsOf(again.html)).toEqual(items.slice(1));
  });

  it('keeps what was typed when the order is not found or the address is none', async () => {
    const unknown = await send({ step: 'find', number: 'W26999999', email: GUEST });
    expect(unknown.status).toBe(422);
    expect(wordsOf(unknown.html)).toContain('Cette commande est introuvable.');
    expect(unknown.html).toContain('value="W26999999"');
    const bad = await send({ step: 'find', number: '', email: 'rien' });
    expect(bad.status).toBe(422);
    expect(bad.html.match(/aria-invalid="true"/g)).toHaveLength(2);
  });

  it('begins at the second step for a private customer’s own order', async () => {
    const { id } = await shop.db
      .selectFrom('customer')
      .select('id')
      .where('email', '=', ELODIE)
      .executeTakeFirstOrThrow();
    const number = await place(id, ELODIE);
    const order = await shop.visit(`/customer/order-history/${number}`, { as: ELODIE });
    expect(order.html).toContain(`href="/retractation?order=${number}"`);
    const page = await shop.visit(`/retractation?order=${number}`, { as: ELODIE });
    const items = itemsOf(page.html);
    expect(items).toHaveLength(2);
    const done = await send({ step: 'confirm', number, email: '', item: items[0] ?? '' }, ELODIE);
    expect(wordsOf(done.html)).toContain('Un accusé de réception vous a été envoyé.');
    const stranger = await send({ step: 'confirm', number, email: '', item: items[1] ?? '' });
    expect(stranger.status).toBe(422);
  });

  it('shows a sales representative in a customer’s name neither the way nor the form', async () => {
    const idOf = async (email: string) =>
      (await shop.db.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirstOrThrow())
        .id;
    const [customerId, representativeId] = [await idOf(ELODIE), await idOf(SOPHIE)];
    await shop.db
      .insertInto('portfolio')
      .values({ customer_id: customerId, representative_id: representativeId })
      .execute();
    const number = await place(customerId, ELODIE);
    const token = await openSession(shop.db, customerId, new Date(), representativeId);
    const headers = { cookie: `vsf-customer=${token}; nuancier-viewer=${customerId}-r` };
    const order = await shop.visit(`/customer/order-history/${number}`, { headers });
    expect([order.status, order.html.includes(`/retractation?order=${number}`)]).toEqual([200, false]);
    const page = await shop.visit(`/retractation?order=${number}`, { headers });
    expect(page.status).toBe(200);
    expect(wordsOf(page.html)).toContain('La rétractation est réservée au client lui-même');
    expect(page.html).not.toContain('name="number"');
    expect(itemsOf(page.html)).toEqual([]);
    const own = itemsOf((await shop.visit(`/retractation?order=${number}`, { as: ELODIE })).html);
    const sent = await shop.visit('/retractation', {
      method: 'POST',
      headers: { ...headers, origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ step: 'confirm', number, email: '', item: own[0] ?? '' }).toString(),
    });
    expect([own.length, sent.status]).toEqual([2, 422]);
    expect(wordsOf(sent.html)).toContain('La rétractation est réservée au client lui-même');
    const after = await shop.visit(`/retractation?order=${number}`, { as: ELODIE });
    expect(itemsOf(after.html)).toEqual(own);
  });

  it('tells a professional why not', async () => {
    const page = await shop.visit('/retractation?order=W26100021', { as: YANN });
    expect(wordsOf(page.html)).toContain('réservé aux particuliers');
    expect(page.html).not.toContain(CONFIRM);
  });
});

describe('the order page', () => {
  it('H19 offers the order as a PDF, which the session opens and nothing else does', async () => {
    const page = await shop.visit('/customer/order-history/W26100021', { as: YANN });
    expect(page.html).toContain('href="/documents/orders/W26100021.pdf"');
    const file = await shop.visit('/documents/orders/W26100021.pdf', { as: YANN });
    expect([file.status, file.headers['content-type'], file.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    expect((await shop.visit('/documents/orders/W26100021.pdf')).status).toBe(404);
  });
});
