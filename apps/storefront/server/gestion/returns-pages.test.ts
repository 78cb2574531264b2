// Returns as a browser without script sees them, in the back office and on the buyer's own page.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordOrder } from '@nuancier/api/orders/orders.ts';
import type { OrderDraft, OrderLineDraft } from '@nuancier/api/orders/orders.ts';
import { openBrowser } from '../../testing/browser.ts';
import { wordsOf } from '../../testing/drawn-listing.ts';
import { testShop } from '../../testing/visit.ts';
import type { TestShop } from '../../testing/visit.ts';

const ELODIE = 'elodie.marchand@demo.valbrune.example';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
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
  articleSku: '10200102',
  parentSku: 'P102001',
  name: 'Peinture blanche',
  conditioning: '2,5 L',
  color: null,
  tint: null,
  made: null,
  pricingUnit: null,
  quantity: 3,
  unitHt: 1_000,
  tintHt: null,
  discountHt: 0,
  taxRate: 2_000,
  fromStock: 0,
};

/** Élodie has it all in her hands. */
async function fetched(): Promise<{ id: number; number: string; item: number }> {
  const { id: customerId } = await shop.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', ELODIE)
    .executeTakeFirstOrThrow();
  const draft: OrderDraft = {
    cartId: null,
    customerId,
    companyId: null,
    representativeId: null,
    placedByStaffId: null,
    buyerName: 'Élodie <b>Marchand</b>',
    email: ELODIE,
    shopCode: 'VB006',
    mode: 'EMP',
    origin: 'SW',
    status: 'RETIREE',
    paymentMethod: 'at_store',
    paymentState: 'due',
    purchaseRef: null,
    purchaseOrderNumber: null,
    customerNotes: null,
    couponCode: null,
    sums: {
      goodsHt: 3_000,
      ecoHt: 0,
      discountHt: 0,
      shippingHt: 0,
      totalHt: 3_000,
      tax: 600,
      totalTtc: 3_600,
    },
    shippingAddress: null,
    billingAddress: null,
    placedAt: new Date(),
    promisedAt: null,
    deliveryOn: null,
    wished: null,
    firstDeliveryOn: null,
    receivedAt: new Date(),
    lines: [line],
  };
  const { id, number } = await shop.db.transaction().execute((db) => recordOrder(db, draft));
  const { id: item } = await shop.db
    .updateTable('order_line')
    .set({ prepared: 3, handed_over: 3 })
    .where('order_id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, number, item };
}

/** She changes her mind about the paint. */
async function withdrawn(): Promise<{ number: string; path: string }> {
  const { id, number, item } = await fetched();
  await shop.send(
    'mutation ($input: RequestWithdrawalInput!) { requestWithdrawal(input: $input) { declared_at } }',
    { input: { order_number: number, items: [String(item)] } },
    { as: ELODIE },
  );
  const { id: withdrawal } = await shop.db
    .selectFrom('withdrawal')
    .select('id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  return { number, path: `/gestion/retours/${withdrawal}` };
}

const shelf = async () =>
  (
    await shop.db
      .selectFrom('stock')
      .select('available')
      .where('article_sku', '=', line.articleSku)
      .where('shop_code', '=', 'VB006')
      .executeTakeFirstOrThrow()
  ).available;
const keyIn = (html: string) => /name="cle" value="([^"]+)"/.exec(html)?.[1] ?? '';

it('is found in the list, accepted, received in two goes and paid back; the buyer reads each step', async () => {
  const { number, path } = await withdrawn();
  const marc = await entered('marc.leroy');
  const list = await marc.see('/gestion/retours');
  expect(list.html).toContain(`href="${path}"`);
  const listed = wordsOf(list.html);
  expect(listed.slice(0, listed.indexOf(number))).toMatch(/Rétractation $/);
  expect(wordsOf(list.html)).toMatch(/À rembourser \d+ Remboursés \d+/);
  const found = await marc.see(`/gestion/retours?q=${number}`);
  expect(found.html).toContain(`href="${path}"`);
  expect(found.html).toContain(`href="/gestion/fichiers/retours.csv?state=a_rembourser&amp;query=${number}"`);
  expect(found.html).toContain(`?etat=remboursees&amp;q=${number}`);
  const unknown = await marc.see('/gestion/retours?q=introuvable');
  expect(wordsOf(unknown.html)).toContain('Rien ne correspond à « introuvable » dans cet onglet.');
  expect(unknown.html).not.toContain('retours.csv');
  expect((await marc.see('/gestion/retours?q=ab')).html).toContain('value="ab"');
  const page = await marc.see(path);
  expect(page.status).toBe(200);
  expect(page.html).toContain('Élodie &lt;b&gt;Marchand&lt;/b&gt;');
  for (const words of [
    'Délai légal',
    'À rembourser avant',
    'encore 14',
    'Accepter le retour',
    'Refuser le retour',
  ])
    expect(wordsOf(page.html)).toContain(words);
  expect((await marc.see(`${path}/remboursement`)).headers['location']).toBe(path);
  const form = { cle: keyIn(page.html) };
  const accepted = await marc.send(path, form);
  expect(accepted.headers['location']).toBe(`${path}?fait=accepte`);
  expect((await marc.send(path, form)).headers['location']).toBe(`${path}?fait=accepte`);
  const late = await marc.send(path, { cle: '' });
  expect([late.status, wordsOf(late.html)]).toEqual([422, expect.stringContaining('Marc Leroy')]);

  const receipt = await marc.see(`${path}/reception`);
  expect(receipt.html).toMatch(/name="revient-1"[^>]*value=""/);
  const counts = { 'vu-1': '0', 'etat-1': 'new', 'rayon-1': 'oui' };
  const odd = await marc.send(`${path}/reception`, { ...counts, 'revient-1': '9', 'etat-1': 'opened' });
  expect(odd.status).toBe(422);
  expect(odd.html).toContain('value="9"');
  expect(odd.html).toMatch(/<option value="opened" selected/);
  expect(wordsOf(odd.html)).toContain('un nombre entier de 0 à 3');
  const before = await shelf();
  const part = { cle: keyIn(receipt.html), ...counts, 'revient-1': '2' };
  expect((await marc.send(`${path}/reception`, part)).headers['location']).toBe(`${path}?fait=recu`);
  await marc.send(`${path}/reception`, part);
  expect(await shelf()).toBe(before + 2);
  const stale = await marc.send(`${path}/reception`, { ...counts, 'revient-1': '1' });
  expect([stale.status, wordsOf(stale.html)]).toEqual([422, expect.stringContaining('maintenant à 2')]);
  await marc.send(`${path}/reception`, {
    'vu-1': '2',
    'revient-1': '1',
    'etat-1': 'damaged',
    'rayon-1': 'oui',
  });
  expect(await shelf()).toBe(before + 2);
  const received = await marc.see(path);
  expect(wordsOf(received.html)).toContain(`Retour de la commande ${number} · Reçu`);
  expect(wordsOf(received.html)).not.toContain('Refuser le retour');

  const refund = await marc.see(`${path}/remboursement`);
  expect(refund.html).toMatch(/name="montant"[^>]*value="36,00"/);
  const bad = await marc.send(`${path}/remboursement`, { voie: 'autre', montant: 'x', motif: '' });
  expect([bad.status, bad.html.match(/aria-invalid="true"/g)?.length]).toEqual([422, 2]);
  const much = await marc.send(`${path}/remboursement`, {
    voie: 'autre',
    montant: '36,01',
    motif: 'Espèces',
  });
  expect(wordsOf(much.html)).toMatch(/dépasse ce qui reste à rendre, 36,00\s€/u);
  expect(much.html).toMatch(/<input(?=[^>]*name="montant")(?=[^>]*aria-invalid="true")/);
  const paid = await marc.send(`${path}/remboursement`, { voie: 'autre', montant: '30', motif: 'Espèces' });
  expect(paid.headers['location']).toBe(`${path}?fait=note`);
  const after = await marc.see(`${path}?fait=note`);
  for (const words of ['Le remboursement est noté', 'Retour remboursé', 'Espèces', '30,00'])
    expect(wordsOf(after.html)).toContain(words);
  expect((await marc.see('/gestion/retours?etat=remboursees')).html).toContain(`href="${path}"`);
  expect(wordsOf((await marc.see(`/gestion/commandes/${number}`)).html)).toContain('Remboursé');

  const own = await shop.visit(`/customer/order-history/${number}`, { as: ELODIE });
  expect(wordsOf(own.html)).toContain('Vos retours Remboursé');
});

it('is refused with a reason that the buyer reads; who only looks is offered nothing, who may not see it finds none', async () => {
  const { number, path } = await withdrawn();
  const anne = await entered('anne.schmitt');
  const seen = await anne.see(path);
  expect(seen.status).toBe(200);
  for (const act of ['Accepter le retour', 'Recevoir des articles', 'Refuser le retour'])
    expect(seen.html).not.toContain(act);
  expect((await (await entered('loic.tanguy')).see(path)).status).toBe(403);
  expect((await (await entered('camille.dupuis')).see('/gestion/retours/999999')).status).toBe(404);
  const marc = await entered('marc.leroy');
  const missing = await marc.send(`${path}/refus`, { motif: ' ' });
  expect([missing.status, wordsOf(missing.html)]).toEqual([
    422,
    expect.stringContaining('Saisissez le motif.'),
  ]);
  const refused = await marc.send(`${path}/refus`, { motif: 'Pots <ouverts>' });
  expect(refused.headers['location']).toBe(`${path}?fait=refuse`);
  const own = await shop.visit(`/customer/order-history/${number}`, { as: ELODIE });
  expect(own.html).toContain('Pots &lt;ouverts&gt;');
  expect((await marc.see('/gestion/retours?etat=refusees')).html).toContain(`href="${path}"`);
});

it('is opened at the counter from the order, by forms alone; nothing typed is lost', async () => {
  const { number } = await fetched();
  const order = `/gestion/commandes/${number}`;
  const marc = await entered('marc.leroy');
  expect((await marc.see('/gestion/retours')).html).toContain('href="/gestion/commandes');
  expect((await marc.see(order)).html).toContain(`href="${order}/retour"`);
  const page = await marc.see(`${order}/retour`);
  expect(wordsOf(page.html)).toContain('sur 3');
  const odd = await marc.send(`${order}/retour`, { 'rend-1': '4', motif: 'Trop <foncé>' });
  expect([odd.status, wordsOf(odd.html)]).toEqual([422, expect.stringContaining('comptez de 1 à 3')]);
  expect(odd.html).toContain('value="4"');
  const wordy = await marc.send(`${order}/retour`, { 'rend-1': 'deux', motif: 'x' });
  expect(wordsOf(wordy.html)).toContain('un nombre entier de 0 à 3');
  expect(odd.html).toContain('value="Trop &lt;foncé&gt;"');
  const wordless = await marc.send(`${order}/retour`, { 'rend-1': '2', motif: '' });
  expect(wordsOf(wordless.html)).toContain('Saisissez le motif.');
  const form = { cle: keyIn(page.html), 'rend-1': '2', motif: 'Trop <foncé>' };
  const opened = await marc.send(`${order}/retour`, form);
  expect(opened.headers['location']).toMatch(/^\/gestion\/retours\/\d+\?fait=ouvert$/);
  expect((await marc.send(`${order}/retour`, form)).headers['location']).toBe(opened.headers['location']);
  const path = String(opened.headers['location']);
  const seen = await marc.see(path);
  for (const words of ['Le retour est ouvert', 'Ouvert au magasin', 'Recevoir des articles'])
    expect(wordsOf(seen.html)).toContain(words);
  expect(seen.html).toContain('Trop &lt;foncé&gt;');
  // It is a return, and no withdrawal.
  const listed = wordsOf((await marc.see('/gestion/retours')).html);
  expect(listed.slice(listed.indexOf(number) - 100, listed.indexOf(number))).toContain('Retour au magasin');
  // What was done before is no answer to what is refused now.
  const late = await marc.send(path, {});
  expect([late.status, wordsOf(late.html).includes('Le retour est ouvert')]).toEqual([422, false]);
});
