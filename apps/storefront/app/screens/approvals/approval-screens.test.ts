import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asker, GWEN, PAINT, spaced, uids } from '../../../testing/asker.ts';
import { HOME, locationOf, openBuyer, sendStep } from '../../../testing/buyer.ts';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const NADIA = 'nadia.castellan@demo.valbrune.example';
const LIST = '/customer/orders-to-approve';

let shop: TestShop;
const { add, asked, packsAsked, post, reset, submit, words } = asker(() => shop);
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

beforeEach(() => reset());

describe('the sub-account', () => {
  it('APR-01 APR-14 NAV-08 submits the cart without script and is told what comes next', async () => {
    await add(PAINT, 4);
    const cart = await words('/cart', GWEN);
    expect(cart).toMatch(/dépasse votre plafond de 10,00 € HT\. Elle doit être validée par Yann Kermarrec\./);
    expect(cart).toContain('Soumettre à la validation');
    expect((await shop.visit('/cart', { as: GWEN })).html).not.toContain('value="checkout"');
    expect((await submit()).headers['location']).toBe('/approval-confirmation');
    const confirmation = await words('/approval-confirmation', GWEN);
    expect(confirmation).toContain('Votre demande a été envoyée');
    expect(confirmation).toContain('Votre commande a été transmise à Yann Kermarrec.');
    expect(await words('/cart', GWEN)).toContain('Commande en attente de validation');
    expect((await submit()).status).toBe(422);
    const added = await add(PAINT, 1);
    expect(wordsOf(added.html)).toContain('Ce panier attend une validation');
  });

  it('NAV-08 without a request that waits, the confirmation leads to the cart', async () => {
    expect((await shop.visit('/approval-confirmation', { as: GWEN })).headers['location']).toBe('/cart');
    expect((await shop.visit('/approval-confirmation', { as: YANN })).headers['location']).toBe(
      '/customer/my-profile',
    );
  });

  it('C01 C02 whoever may not see prices is told of no amount', async () => {
    await shop.db.updateTable('customer').set({ is_view_price: false }).where('email', '=', GWEN).execute();
    await add(PAINT, 4);
    const cart = await words('/cart', GWEN);
    expect(cart).toContain('Cette commande doit être validée par Yann Kermarrec.');
    expect(/<aside[^>]*>.*?<\/aside>/s.exec((await shop.visit('/cart', { as: GWEN })).html)?.[0]).not.toMatch(
      /€/,
    );
  });

  it('D61 the month’s budget is told where one orders, with why an order is submitted; without prices only that it is passed', async () => {
    const set = (columns: Record<string, unknown>) =>
      shop.db.updateTable('customer').set(columns).where('email', '=', GWEN).execute();
    await set({ ceiling_validated_order_cents: 100_050, monthly_budget_cents: 100_000_000 });
    await add(PAINT, 1);
    expect(await words('/cart', GWEN)).toMatch(
      /Reste de votre budget du mois, hors ce panier : [\d ]+,\d\d € sur 1 000 000,00 € HT\./,
    );
    for (const path of ['/customer/dashboard', '/customer/my-profile']) {
      const page = await words(path, GWEN);
      expect(page).toContain('Plafond sans validation : 1 000,50 € HT par commande');
      expect(page).toMatch(/Budget du mois : il reste [\d ]+,\d\d € sur 1 000 000,00 € HT/);
    }
    await set({ monthly_budget_cents: 0 });
    expect(await words('/cart', GWEN)).toContain(
      'Cette commande dépasse ce qu’il reste de votre budget du mois (0,00 € sur 0,00 € HT). Elle doit être validée par Yann Kermarrec.',
    );
    await set({ is_view_price: false });
    expect(await words('/cart', GWEN)).toContain('Cette commande dépasse votre budget du mois.');
    const profile = await words('/customer/my-profile', GWEN);
    expect(profile).toContain('Votre budget du mois est épuisé');
    expect(profile).not.toMatch(/Plafond sans validation|Budget du mois :/);
    await set({ monthly_budget_cents: null });
  });

  it('D66 whoever decides for its head is told so, and until when', async () => {
    const set = (columns: Record<string, unknown>) =>
      shop.db.updateTable('customer').set(columns).where('email', '=', GWEN).execute();
    await set({ approves_orders: true, approves_until: '2099-12-01' });
    expect(await words('/customer/my-profile', GWEN)).toContain(
      'Vous validez les commandes de votre entreprise jusqu’au mardi 1er décembre inclus.',
    );
    await set({ approves_orders: false, approves_until: null });
    expect(await words('/customer/my-profile', GWEN)).not.toContain('Vous validez les commandes');
  });

  it('up to its ceiling it orders alone', async () => {
    await shop.db
      .updateTable('customer')
      .set({ ceiling_validated_order_cents: 1_000_000 })
      .where('customer.email', '=', GWEN)
      .execute();
    await add(PAINT, 4);
    const { html } = await shop.visit('/cart', { as: GWEN });
    expect(html).toContain('value="checkout"');
    expect(html).not.toContain('Soumettre à la validation');
  });
});

describe('before the last click', () => {
  it('D61 the shipping step tells that delivery passes the ceiling, and submits from there', async () => {
    const gwen = await openBuyer(shop, { as: GWEN, article: { sku: PAINT, quantity: '1' } });
    const { total_ht: total } = await shop.db
      .selectFrom('public_price')
      .select('pack_ht_cents as total_ht')
      .where('article_sku', '=', PAINT)
      .executeTakeFirstOrThrow();
    // Her company pays less than the public price: the goods pass, with 29 € of delivery they do not.
    const ceiling = { ceiling_validated_order_cents: Number(total) };
    await shop.db.updateTable('customer').set(ceiling).where('email', '=', GWEN).execute();
    const first = await gwen.see('/checkout/shipping');
    expect(spaced(wordsOf(first.html))).toContain(
      'Avec les frais de livraison, cette commande dépasse votre plafond : elle devra être validée par Yann Kermarrec.',
    );
    expect(first.html).not.toContain('data-approval="needed"');
    await sendStep(gwen, '/checkout/shipping', { mode: 'LIV', ...HOME });
    expect(locationOf(await gwen.see('/checkout/billing'))).toBe('302 /checkout/shipping');
    expect(locationOf(await gwen.see('/checkout/payment'))).toBe('302 /checkout/shipping');
    const told = await gwen.see('/checkout/shipping');
    expect(told.html).toContain('data-approval="needed"');
    expect(spaced(wordsOf(told.html))).toMatch(
      /Les frais de livraison \(29,00 € HT\) comptent dans le plafond.*Soumettre à la validation/,
    );
    expect((await gwen.see('/cart')).html).toContain('href="/checkout/shipping"');
    // Fetched at the store it needs no approval; delivered, it is submitted.
    expect(locationOf(await sendStep(gwen, '/checkout/shipping', { mode: 'EMP' }))).toBe(
      '302 /checkout/billing',
    );
    expect((await gwen.see('/checkout/billing')).status).toBe(200);
    await sendStep(gwen, '/checkout/shipping', { mode: 'LIV', ...HOME });
    const sent = await gwen.send('/cart', { intent: 'submit-approval', comment: '' });
    expect(locationOf(sent)).toBe('302 /approval-confirmation');
  });
});

describe('the head of the company', () => {
  it('APR-06 reads unit price, stock, ceiling and credit, approves and orders in one go, and finds the decision', async () => {
    await shop.db.updateTable('company').set({ credit_limit_cents: 10_000_000 }).execute();
    const path = await asked('Pour lundi');
    const orderId = path.split('/').at(-1) ?? '';
    const page = await shop.visit(path, { as: YANN });
    const text = spaced(wordsOf(page.html));
    for (const fact of [
      /\d,\d\d € HT l’unité/,
      /En stock au magasin : 500/,
      /Plafond du demandeur 10,00 € HT/,
      /Encours disponible \(TTC\) [\d ]+,\d\d €/,
      /« Valider et commander » passe la commande en compte, à retirer au magasin [^.]+\. Retrait possible \S+ \d+ \S+ à \d+ h/,
      /« Valider la commande » rend la main à votre collaborateur, qui choisit le retrait ou la livraison/,
      /Demandée par Gwen Le Bihan/,
    ])
      expect(text).toMatch(fact);
    expect(page.html).toContain('data-decision-bar');
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page.html)?.[1] ?? '';
    const [paint = ''] = uids(page.html);
    const seen = { version: field('version'), shownTotal: field('shownTotal') };
    const old = await post(path, YANN, { intent: 'order', ...seen, version: '7' });
    expect([old.status, wordsOf(old.html).includes('a été modifiée depuis que vous')]).toEqual([422, true]);
    const done = await post(path, YANN, { intent: 'order', ...seen, [`quantity:${paint}`]: '3' });
    expect(done.headers['location']).toBe(`${LIST}?fait=commandee`);
    const list = await words(`${LIST}?fait=commandee`, YANN);
    expect(list).toContain('La commande a été validée et passée en compte.');
    expect(list).toMatch(new RegExp(`Décisions passées Demande ${orderId}.*Validée par Yann Kermarrec`));
    expect(list).toMatch(/: 4 → 3/);
    expect(await words('/customer/my-requests', GWEN)).toMatch(/Commande W\d+.*Commandée par Yann Kermarrec/);
  });

  it('is told why it cannot be ordered in one go', async () => {
    await shop.db.updateTable('company').set({ credit_limit_cents: 0 }).execute();
    const page = await shop.visit(await asked(), { as: YANN });
    expect(page.html).not.toContain('value="order"');
    expect(spaced(wordsOf(page.html))).toContain(
      '« Valider et commander » n’est pas possible. L’encours disponible de votre entreprise ne suffit pas',
    );
    expect(page.html).toContain('value="approve"');
  });

  it('sees which lines a quotation prices, and what a change will do to it', async () => {
    await shop.db
      .updateTable('customer')
      .set({ is_view_quotations: true })
      .where('customer.email', '=', GWEN)
      .execute();
    const quotation = await shop.db
      .selectFrom('quotation')
      .innerJoin('company', 'company.id', 'quotation.company_id')
      .select('quotation.number')
      .where('company.name', '=', 'Peintures Kermarrec SARL')
      .where('quotation.status', '=', 'A_VALIDER')
      .executeTakeFirstOrThrow();
    await post(`/customer/my-quotations/${quotation.number}`, GWEN, { intent: 'accept' });
    expect((await submit()).headers['location']).toBe('/approval-confirmation');
    const row = await shop.db
      .selectFrom('approval_request')
      .select('number')
      .where('status', '=', 'waiting_for_approval')
      .executeTakeFirstOrThrow();
    const detail = `/customer/orders-to-approve-detail/${row.number}`;
    const text = await words(detail, YANN);
    expect((await shop.visit(detail, { as: YANN })).html).toContain(`<title>Demande ${row.number} `);
    expect(text).toContain(`Prix du devis ${quotation.number}`);
    expect(text).toContain(
      `Si vous en retirez un ou changez sa quantité, tous ceux de ce devis reviennent au prix du jour`,
    );
  });

  it('NAV-40 NAV-41 APR-03 finds it on the dashboard, in the list and on its page', async () => {
    const path = await asked('Chantier Lorient');
    const number = path.split('/').at(-1) ?? '';
    for (const page of ['/customer/dashboard', LIST]) {
      const text = await words(page, YANN);
      expect(text).toContain('Commandes à valider');
      expect(text).toContain(`Demande ${number}`);
    }
    const detail = await words(path, YANN);
    expect(detail).toContain('Commande de Gwen Le Bihan à valider');
    expect(detail).toContain('Commentaire : Chantier Lorient');
    expect(detail).toMatch(/Total HT [\d ]+,\d\d €/);
    const { html } = await shop.visit(path, { as: YANN });
    expect(uids(html)).toHaveLength(2);
    for (const intent of ['update', `remove:${uids(html)[0]}`, 'approve', 'reject'])
      expect(html).toContain(`value="${intent}"`);
    const unknown = await shop.visit(`${LIST}-detail/999999`, { as: YANN });
    expect(unknown.status).toBe(404);
    expect(unknown.html).toContain('data-message-key="This page could not be found"');
    expect((await shop.visit(path)).headers['location']).toBe('/');
    expect((await shop.visit(path, { as: NADIA })).status).toBe(404);
    expect((await shop.visit(path, { as: GWEN })).headers['location']).toBe('/customer/my-profile');
  });

  it('APR-06 APR-08 APR-09 approves: the banner leads the sub-account to its cart', async () => {
    const path = await asked();
    expect(await words('/livraison', GWEN)).toContain(
      'Votre demande de validation a été transmise à votre dirigeant. Veuillez valider votre panier',
    );
    const done = await post(path, YANN, { intent: 'approve' });
    expect(done.headers['location']).toBe(`${LIST}?fait=validee`);
    const list = await words(String(done.headers['location']), YANN);
    expect(list).toContain('La commande a été validée. Il n’y a plus de commande à valider.');
    const page = await shop.visit('/livraison', { as: GWEN });
    expect(page.html).toContain('data-message-banner="approved"');
    expect(page.html).toMatch(/href="\/cart"[^>]*>Veuillez valider votre panier/);
    for (const hidden of ['/', '/cart'])
      expect((await shop.visit(hidden, { as: GWEN })).html).not.toContain('data-message-banner');
    expect((await shop.visit('/livraison', { as: YANN })).html).not.toContain('data-message-banner');
    expect((await shop.visit('/cart', { as: GWEN })).html).toContain('value="checkout"');
    // Treated: its page leads back to the list.
    expect((await shop.visit(path, { as: YANN })).headers['location']).toBe(`${LIST}?fait=traitee`);
    expect((await post(path, YANN, { intent: 'reject' })).headers['location']).toBe(`${LIST}?fait=traitee`);
  });

  it('APR-04 APR-05 APR-08 changes and removes items, then approves with changes', async () => {
    const path = await asked();
    const [paint = '', glue = ''] = uids((await shop.visit(path, { as: YANN })).html);
    const changed = await post(path, YANN, { intent: 'update', [`quantity:${paint}`]: '3' });
    expect(wordsOf(changed.html)).toContain('La quantité est modifiée.');
    const wrong = await post(path, YANN, { intent: 'update', [`quantity:${paint}`]: 'trois' });
    expect([wrong.status, wordsOf(wrong.html).includes('L’action n’a pas pu être effectuée')]).toEqual([
      422,
      true,
    ]);
    const removed = await post(path, YANN, { intent: `remove:${glue}` });
    expect(wordsOf(removed.html)).toContain('L’article a été retiré de la commande à valider.');
    expect(wordsOf(removed.html)).toContain('Retirer le dernier article rejette la commande.');
    const done = await post(path, YANN, { intent: 'approve' });
    expect(done.headers['location']).toBe(`${LIST}?fait=validee-modifiee`);
    expect(await words(`${LIST}?fait=validee-modifiee`, YANN)).toContain(
      'La commande a été validée avec vos modifications. Il n’y a plus de commande à valider.',
    );
    expect((await shop.visit('/livraison', { as: GWEN })).html).toContain(
      'data-message-banner="approved_with_changes"',
    );
  });

  it('APR-05 approves the numbers as they stand in the fields, whichever button is pressed', async () => {
    const path = await asked();
    const [paint = '', glue = ''] = uids((await shop.visit(path, { as: YANN })).html);
    const fields = { [`quantity:${paint}`]: '3', [`quantity:${glue}`]: 'deux' };
    const refused = await post(path, YANN, { intent: 'approve', ...fields });
    expect(refused.status).toBe(422);
    expect(spaced(wordsOf(refused.html))).toMatch(/: la quantité doit être un nombre entier supérieur à 0\./);
    // Nothing was saved, and the typed values are kept.
    expect(refused.html).toMatch(new RegExp(`name="quantity:${paint}"[^>]*value="3"`));
    expect(refused.html).toMatch(new RegExp(`name="quantity:${glue}"[^>]*value="deux"`));
    expect(await packsAsked()).toEqual([4, 2]);
    const removed = await post(path, YANN, { intent: `remove:${glue}`, ...fields });
    expect(removed.status).toBe(200);
    expect(await packsAsked()).toEqual([3]);
    const done = await post(path, YANN, { intent: 'approve', [`quantity:${paint}`]: '1' });
    expect(done.headers['location']).toBe(`${LIST}?fait=validee-modifiee`);
    expect(await packsAsked()).toEqual([1]);
    const mails = await shop.db.selectFrom('outbox').select('payload').orderBy('created_at').execute();
    expect(mails.at(-1)?.payload).toMatchObject({ template: 'approval_approved_with_changes' });
  });

  it('APR-05 a request that changed meanwhile is neither decided nor changed: the page shows what is asked now', async () => {
    const path = await asked();
    const { html } = await shop.visit(path, { as: YANN });
    const [paint = '', glue = ''] = uids(html);
    const version = /name="version" value="(\d+)"/.exec(html)?.[1] ?? '';
    const own = path.replace('orders-to-approve-detail', 'my-requests');
    await post(own, GWEN, { intent: 'change', [`quantity:${paint}`]: '9', [`quantity:${glue}`]: '2' });
    expect(await packsAsked()).toEqual([9, 2]);
    for (const intent of ['approve', 'order', 'update', 'reject', `remove:${glue}`]) {
      const seen = { [`quantity:${paint}`]: '4', [`quantity:${glue}`]: '2' };
      const refused = await post(path, YANN, { intent, version, ...seen });
      expect([intent, refused.status]).toEqual([intent, 422]);
      expect(wordsOf(refused.html)).toContain('Cette demande a été modifiée depuis que vous');
      expect(refused.html).toMatch(new RegExp(`name="quantity:${paint}"[^>]*value="9"`));
      expect(refused.html).toContain('name="version" value="2"');
    }
    expect(await packsAsked()).toEqual([9, 2]);
    const done = await post(path, YANN, { intent: 'approve', version: '2', [`quantity:${paint}`]: '9' });
    expect(done.headers['location']).toBe(`${LIST}?fait=validee`);
  });

  it('APR-07 APR-08 APR-10 rejects: the cart says why and may be submitted again', async () => {
    const path = await asked();
    const done = await post(path, YANN, { intent: 'reject', reason: 'Trop cher' });
    expect(done.headers['location']).toBe(`${LIST}?fait=rejetee`);
    expect(await words(`${LIST}?fait=rejetee`, YANN)).toContain(
      'La commande a été rejetée. Il n’y a plus de commande à valider.',
    );
    const cart = await shop.visit('/cart', { as: GWEN });
    expect(cart.html).toContain('data-message-banner="rejected"');
    expect(spaced(wordsOf(cart.html))).toContain(
      'Votre demande a été rejetée. Veuillez modifier votre commande puis cliquer sur “Soumettre à la validation” pour faire une nouvelle demande. Motif : Trop cher',
    );
    expect((await submit()).headers['location']).toBe('/approval-confirmation');
    // While another one waits, the empty state must not be shown.
    const another = await words(`${LIST}?fait=rejetee`, YANN);
    expect(another).toContain('La commande a été rejetée.');
    expect(another).not.toContain('plus de commande à valider');
  });

  it('D65 removing the last item rejects', async () => {
    await add(PAINT, 4);
    await submit();
    const row = await shop.db.selectFrom('approval_request').select('number').executeTakeFirstOrThrow();
    const path = `/customer/orders-to-approve-detail/${row.number}`;
    const [uid = ''] = uids((await shop.visit(path, { as: YANN })).html);
    const done = await post(path, YANN, { intent: `remove:${uid}` });
    expect(done.headers['location']).toBe(`${LIST}?fait=rejetee`);
  });
});
