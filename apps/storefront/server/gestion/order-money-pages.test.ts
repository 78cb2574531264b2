// What the pages of an order say of its money before a press, and after: cancelled, given back, taken at the counter.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordOrder } from '@nuancier/api/orders/orders.ts';
import type { OrderDraft, OrderLineDraft } from '@nuancier/api/orders/orders.ts';
import { hiddenFields, openBrowser } from '../../testing/browser.ts';
import type { Browser } from '../../testing/browser.ts';
import { wordsOf } from '../../testing/drawn-listing.ts';
import { testShop } from '../../testing/visit.ts';
import type { TestShop } from '../../testing/visit.ts';

let shop: TestShop;
let marc: Browser;
beforeAll(async () => {
  shop = await testShop();
  marc = await entered('marc.leroy');
});
afterAll(() => shop.close());

async function entered(who: string): Promise<Browser> {
  const browser = openBrowser(shop);
  await browser.send('/gestion/entrer', {
    email: `${who}@equipe.valbrune.example`,
    password: 'Gestion!2026',
  });
  await browser.send('/gestion/entrer/code', { code: '000000' });
  return browser;
}

const line: OrderLineDraft = {
  articleSku: '10200102',
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

/** Of 360 €, by Jeanne, who has no account. */
async function placed(more: Partial<OrderDraft> = {}): Promise<{ number: string; page: string }> {
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
      goodsHt: 30_000,
      ecoHt: 0,
      discountHt: 0,
      shippingHt: 0,
      totalHt: 30_000,
      tax: 6_000,
      totalTtc: 36_000,
    },
    shippingAddress: null,
    billingAddress: null,
    placedAt: new Date(),
    promisedAt: new Date(Date.now() + 7_200_000),
    deliveryOn: null,
    wished: null,
    firstDeliveryOn: null,
    receivedAt: null,
    lines: [line],
    ...more,
  };
  const { id, number } = await shop.db.transaction().execute((db) => recordOrder(db, draft));
  if (draft.paymentMethod === 'card') await paid(id);
  return { number, page: `/gestion/commandes/${number}` };
}

async function paid(orderId: number): Promise<void> {
  const [id, at] = [randomUUID(), new Date()];
  const payment = { id, order_id: orderId, provider: 'demo', amount_cents: 36_000, currency: 'EUR' };
  await shop.db
    .insertInto('payment')
    .values({ ...payment, created_at: at, asked_at: at })
    .execute();
  await shop.db
    .insertInto('demo_bank_payment')
    .values({ payment_id: id, news: 'paid', answered_at: at })
    .execute();
}

const byCard = { paymentMethod: 'card', paymentState: 'paid' } as const;
const seen = async (browser: Browser, path: string) =>
  wordsOf((await browser.see(path)).html).replaceAll(/\s+/gu, ' ');

it('an order paid by card says before it is cancelled what is to be given back, and gives it back with the same press', async () => {
  const { page } = await placed(byCard);
  const asked = await marc.see(`${page}/annulation`);
  const words = wordsOf(asked.html).replaceAll(/\s+/gu, ' ');
  expect(words).toContain('360,00 € sont à rendre sur la carte.');
  expect(words).toContain('Rendre 360,00 € sur la carte maintenant');
  const done = await marc.send(`${page}/annulation`, {
    ...hiddenFields(asked.html),
    motif: 'Rupture',
    rendre: 'oui',
  });
  expect(done.headers['location']).toBe(`${page}?fait=annuleerendue`);
  const after = await seen(marc, page);
  expect(after).toContain('Remboursée');
  expect(after).toContain('Payée 360,00 €, dont 360,00 € rendus');
});

it('cancelled without that press it stands among what is to be given back until somebody does', async () => {
  const { number, page } = await placed(byCard);
  const part = await marc.see(`${page}/remboursement`);
  await marc.send(`${page}/remboursement`, { ...hiddenFields(part.html), montant: '100', motif: 'Geste' });
  expect(await seen(marc, page)).toContain('Payée 360,00 €, dont 100,00 € rendus');
  const asked = await marc.see(`${page}/annulation`);
  const cancelling = wordsOf(asked.html).replaceAll(/\s+/gu, ' ');
  expect(cancelling).toContain('260,00 € sont à rendre sur la carte.');
  expect(cancelling, 'how long a reason may be').toContain('250 caractères au plus.');
  const done = await marc.send(`${page}/annulation`, { ...hiddenFields(asked.html), motif: 'Rupture' });
  expect(done.headers['location']).toBe(`${page}?fait=annulee`);
  expect(await seen(marc, page)).toContain('À rembourser');
  const nathalie = await entered('nathalie.perez');
  expect(await seen(nathalie, '/gestion/aujourdhui')).toContain('260,00 €');
  expect(await seen(nathalie, '/gestion/commandes?etat=toutes&reglement=a_rembourser')).toContain(number);
});

it('a refund that somebody else was quicker to give says who, how much and when, and the page what is left', async () => {
  const { page } = await placed(byCard);
  const stale = await marc.see(`${page}/remboursement`);
  const nathalie = await entered('nathalie.perez');
  const first = await nathalie.see(`${page}/remboursement`);
  await nathalie.send(`${page}/remboursement`, {
    ...hiddenFields(first.html),
    montant: '100',
    motif: 'Geste',
  });
  const refused = await marc.send(`${page}/remboursement`, {
    ...hiddenFields(stale.html),
    montant: '360',
    motif: 'Tout',
  });
  const words = wordsOf(refused.html).replaceAll(/\s+/gu, ' ');
  expect(words).toContain('Il reste 260,00 € à rendre au plus.');
  expect(words).toMatch(
    /dépasse ce qui reste à rendre, 260,00 € : rien n’est rendu\. Nathalie Perez a rendu 100,00 € à /,
  );
  expect(refused.html).toMatch(/<input(?=[^>]*name="montant")(?=[^>]*aria-invalid="true")/);
});

it('the hand-over shows what leaves and what is to be taken, and its press says that it is noted', async () => {
  const { number, page } = await placed();
  const { id } = await shop.db
    .updateTable('orders')
    .set({ status: 'DISPONIBLE' })
    .where('number', '=', number)
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db.updateTable('order_line').set({ prepared: 2 }).where('order_id', '=', id).execute();
  const partly = await seen(marc, `${page}/remise`);
  expect(partly).toMatch(/2 × Peinture blanche.*À encaisser : 360,00 € pour toute la commande/);
  expect(partly).not.toContain('Remettre et noter');
  await shop.db.updateTable('order_line').set({ prepared: 3 }).where('order_id', '=', id).execute();
  const whole = await marc.see(`${page}/remise`);
  expect(wordsOf(whole.html).replaceAll(/\s+/gu, ' ')).toMatch(
    /3 × Peinture blanche.*À encaisser : 360,00 €.*Remettre et noter 360,00 € encaissés/,
  );
  const counter = await seen(marc, `/gestion/comptoir?q=${number}`);
  expect(counter).toContain('Remettre et noter 360,00 € encaissés');
  const done = await marc.send(`${page}/remise`, {
    ...hiddenFields(whole.html),
    receveur: 'Jeanne',
  });
  expect(done.headers['location']).toBe(`${page}?fait=remise`);
  expect(await seen(marc, page)).toMatch(/360,00 € encaissés au magasin.{0,40}Marc Leroy/);
});
