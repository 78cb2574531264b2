// Another article proposed from the bench and answered on a guest's page, as browsers without script do it.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordOrder } from '@nuancier/api/orders/orders.ts';
import type { OrderDraft, OrderLineDraft } from '@nuancier/api/orders/orders.ts';
import { orderSignature } from '@nuancier/api/request/order-signature.ts';
import { ORDER_SECRET } from '@nuancier/api/testing/mail-room.ts';
import { openBrowser } from '../../testing/browser.ts';
import { wordsOf } from '../../testing/drawn-listing.ts';
import { testShop } from '../../testing/visit.ts';
import type { TestShop } from '../../testing/visit.ts';

const [PAINT, GLUE] = ['10200102', '80100201'];

let shop: TestShop;
let loic: Awaited<ReturnType<typeof entered>>;
beforeAll(async () => {
  shop = await testShop();
  await shop.db.updateTable('stock').set({ available: 50 }).where('article_sku', '=', GLUE).execute();
  loic = await entered('loic.tanguy');
});
afterAll(() => shop.close());

async function entered(who: string) {
  const browser = openBrowser(shop);
  await browser.send('/gestion/entrer', {
    email: `${who}@equipe.valbrune.example`,
    password: 'Gestion!2026',
  });
  await browser.send('/gestion/entrer/code', { code: '000000' });
  return browser;
}

const line: OrderLineDraft = {
  articleSku: PAINT,
  parentSku: 'P102001',
  name: 'Peinture blanche',
  conditioning: '2,5 L',
  color: null,
  tint: null,
  made: null,
  pricingUnit: null,
  quantity: 3,
  unitHt: 10_000,
  tintHt: null,
  discountHt: 0,
  taxRate: 2_000,
  fromStock: 3,
};
const hire: OrderLineDraft = {
  ...line,
  articleSku: 'LIBRE',
  parentSku: 'LIBRE',
  name: 'Nacelle',
  conditioning: 'jour',
  quantity: 1,
  fromStock: 0,
};

/** Jeanne has no account. */
async function begun(): Promise<{ number: string; bench: string; page: string }> {
  const draft: OrderDraft = {
    cartId: null,
    customerId: null,
    companyId: null,
    representativeId: null,
    placedByStaffId: null,
    buyerName: 'Jeanne Le Goff',
    email: 'jeanne@exemple.fr',
    shopCode: 'VB006',
    mode: 'EMP',
    origin: 'SW',
    status: 'EN_ATTENTE',
    paymentMethod: 'at_store',
    paymentState: 'due',
    purchaseRef: null,
    purchaseOrderNumber: null,
    customerNotes: null,
    couponCode: null,
    sums: {
      goodsHt: 40_000,
      ecoHt: 0,
      discountHt: 0,
      shippingHt: 0,
      totalHt: 40_000,
      tax: 8_000,
      totalTtc: 48_000,
    },
    shippingAddress: null,
    billingAddress: null,
    placedAt: new Date(),
    promisedAt: null,
    deliveryOn: null,
    wished: null,
    firstDeliveryOn: null,
    receivedAt: new Date(),
    lines: [line, hire],
  };
  const { number } = await shop.db.transaction().execute((db) => recordOrder(db, draft));
  const order = `/gestion/commandes/${number}`;
  await loic.send(order, { intent: 'startPreparation', cle: keyIn((await loic.see(order)).html) });
  const signature = orderSignature(number, ORDER_SECRET);
  return { number, bench: `${order}/preparation`, page: `/thank-you?order=${number}&signature=${signature}` };
}
const seenIn = (html: string) => /name="lu" value="([^"]+)"/.exec(html)?.[1] ?? '';
const keyIn = (html: string) => /name="cle" value="([^"]+)"/.exec(html)?.[1] ?? '';
const read = { 'vu-1': '0', 'sur-1': '3', 'vu-2': '0', 'sur-2': '1', 'libre-2': '' };

/** One pack is found, the hire is seen to, and the glue is proposed for the rest. */
async function proposed() {
  const order = await begun();
  const { html } = await loic.see(order.bench);
  expect(html).toContain('value="proposer-1"');
  expect(html).not.toContain('value="proposer-2"');
  expect(html).toMatch(/type="checkbox"[^>]*name="fait-2"|name="fait-2"[^>]*type="checkbox"/);
  expect(wordsOf(html)).toContain('Ligne libre d’un devis');
  const counted = await loic.send(order.bench, {
    ...read,
    'mis-1': '1',
    'fait-2': 'on',
    intent: 'proposer-1',
    cle: keyIn(html),
  });
  const form = `/gestion/commandes/${order.number}/remplacement/1?depuis=preparation`;
  expect(counted.headers['location']).toBe(form);
  const asked = await loic.see(form);
  expect(wordsOf(asked.html)).toContain('Il manque 2 × Peinture blanche');
  const empty = await loic.see(`${form}&article=`);
  expect(wordsOf(empty.html)).toContain('Saisissez ou scannez');
  const unknown = await loic.see(`${form}&article=0000`);
  expect(wordsOf(unknown.html)).toContain('Aucun article ne correspond à « 0000 »');
  const sought = await loic.see(`${form}&article=colle`);
  expect(wordsOf(sought.html)).toContain('Articles trouvés pour « colle »');
  expect(sought.html).toMatch(/href="[^"]*article=\d{8}"/);
  expect(sought.html).not.toContain('name="lu"');
  expect(unknown.html).toContain('value="0000"');
  expect(unknown.html).not.toContain('name="lu"');
  const preview = `${form}&article=${GLUE}`;
  const unseen = await loic.send(preview, { cle: keyIn(asked.html) });
  expect(unseen.headers['location']).toBe(preview);
  const shown = await loic.see(preview);
  const words = wordsOf(shown.html);
  expect(words).toContain('2, à la place de 2 × Peinture blanche');
  expect(words).toMatch(/En stock \d+ au magasin/);
  expect(words).toContain('Un e-mail à jeanne@exemple.fr');
  expect(words).toContain('Les prix ne sont pas montrés aux préparateurs');
  const cle = keyIn(shown.html);
  const changed = await loic.send(preview, { cle: randomUUID(), lu: 'autre' });
  expect([changed.status, wordsOf(changed.html).includes('a changé depuis l’aperçu')]).toEqual([422, true]);
  const done = await loic.send(preview, { cle, lu: seenIn(shown.html) });
  expect(done.headers['location']).toBe(`${order.bench}?fait=proposee`);
  const bench = await loic.see(`${order.bench}?fait=proposee`);
  expect(wordsOf(bench.html)).toContain('En attente de l’accord du client');
  expect(bench.html).not.toContain('value="proposer-1"');
  expect(bench.html).toMatch(/name="fait-2"[^>]*checked|checked[^>]*name="fait-2"/);
  return order;
}

async function answers(page: string, answer: 'accept' | 'decline') {
  const jeanne = openBrowser(shop);
  const { html } = await jeanne.see(page);
  expect(wordsOf(html)).toContain('En attente de votre accord');
  expect(wordsOf(html)).toMatch(/à [\d,]+ € TTC l’unité/);
  const substitute = /name="substitute" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const sent = await jeanne.send(page, { substitute, answer });
  expect([sent.status, sent.headers['location']]).toEqual([303, page]);
  const late = await jeanne.send(page, { substitute, answer: answer === 'accept' ? 'decline' : 'accept' });
  expect(late.status).toBe(422);
  expect(wordsOf(late.html)).toContain('Cette proposition n’attend plus de réponse');
  return jeanne.see(page);
}

it('is proposed from the bench with what is counted kept, accepted by a guest, and then prepared', async () => {
  const { number, bench, page } = await proposed();
  const after = await answers(page, 'accept');
  expect(after.html).not.toContain('name="substitute"');
  const { html } = await loic.see(bench);
  expect(wordsOf(html)).toContain('Accepté par le client À la place de Peinture blanche');
  expect(html).toContain('name="mis-3"');
  const cle = keyIn(html);
  await loic.send(bench, { 'vu-3': '0', 'sur-3': '2', 'mis-3': '2', intent: 'counts', cle });
  const order = await loic.see(`/gestion/commandes/${number}`);
  expect(order.html).toContain('Tout est prêt, prévenir le client');
});

it('declined, the line says so and another article may be proposed', async () => {
  const { bench, page } = await proposed();
  await answers(page, 'decline');
  const { html } = await loic.see(bench);
  expect(wordsOf(html)).toContain('Refusé par le client');
  expect(html).toContain('value="proposer-1"');
});

it('a guest reads of a return and of money given back on the page of its order', async () => {
  const { number, page } = await begun();
  const { id } = await shop.db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const at = new Date();
  await sql`insert into withdrawal (order_id, line_ids, declaration, declared_at, state, moved_at)
    select ${id}, array[min(id)], 'Je me rétracte', ${at}, 'refunded', ${at} from order_line where order_id = ${id}`.execute(
    shop.db,
  );
  const payment = { id: randomUUID(), order_id: id, provider: 'demo', amount_cents: 48_000, currency: 'EUR' };
  await shop.db
    .insertInto('payment')
    .values({ ...payment, created_at: at, asked_at: at })
    .execute();
  await sql`insert into payment_refund (payment_id, amount_cents, state, bank_id, author, asked_at, settled_at)
    values (${payment.id}, 1200, 'given', 'x', 'Marc Leroy', ${at}, ${at})`.execute(shop.db);
  const words = wordsOf((await openBrowser(shop).see(page)).html);
  expect(words).toContain('Vos retours Remboursé');
  expect(words).toContain('12,00 €');
});
