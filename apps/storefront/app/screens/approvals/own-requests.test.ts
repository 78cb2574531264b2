import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asker, GLUE, GWEN, spaced, uids } from '../../../testing/asker.ts';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const LIST = '/customer/orders-to-approve';

let shop: TestShop;
const { add, asked, packsAsked, post, reset, words } = asker(() => shop);
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());
beforeEach(() => reset());

describe('taking it back', () => {
  it('D63 the order page shows what waits; taken back, the cart is free and the head of the company has nothing to decide', async () => {
    await shop.db.updateTable('customer').set({ is_view_order: true }).where('email', '=', GWEN).execute();
    const path = await asked();
    const number = path.split('/').at(-1) ?? '';
    const orders = await words('/customer/order-history', GWEN);
    expect(orders).toContain(`Demande ${number}`);
    expect(orders).toContain('En attente de validation');
    expect(await words('/cart', GWEN)).toContain('Retirer ma demande');
    const taken = await post('/cart', GWEN, { intent: 'withdraw-approval' });
    expect(taken.headers['location']).toBe('/cart?fait=demande-retiree');
    expect(await words('/cart?fait=demande-retiree', GWEN)).toContain('Votre demande est retirée');
    const cart = await words('/cart', GWEN);
    expect(cart).toContain('Soumettre à la validation');
    expect(cart).not.toContain('Retirer ma demande');
    expect(await words('/customer/order-history', GWEN)).not.toContain(`Demande ${number}`);
    expect((await shop.visit(path, { as: YANN })).headers['location']).toBe(`${LIST}?fait=traitee`);
    expect(await words(`${LIST}?fait=traitee`, YANN)).toContain(
      'Cette demande a déjà été validée, rejetée ou retirée.',
    );
    expect((await post('/cart', GWEN, { intent: 'withdraw-approval' })).status).toBe(422);
  });
});

describe('one’s own requests', () => {
  const OWN = '/customer/my-requests';
  const number = (path: string) => path.split('/').at(-1) ?? '';

  it('APR-02 are told with their history, changed and taken back, without script', async () => {
    const orderId = number(await asked('Pour lundi'));
    const list = await words(OWN, GWEN);
    expect(list).toContain(`Demande ${orderId}`);
    expect(list).toContain('En attente de validation');
    expect(list).toContain('Demandée par Gwen Le Bihan');
    expect(list).toContain('« Pour lundi »');
    expect(list).toContain('Relance possible à partir du');
    const early = await post(OWN, GWEN, { intent: 'remind', orderId });
    expect([early.status, wordsOf(early.html).includes('Une relance est possible quatre heures')]).toEqual([
      422,
      true,
    ]);
    await shop.db
      .updateTable('approval_request')
      .set({ requested_at: new Date(Date.now() - 24 * 60 * 60_000) })
      .where('number', '=', orderId)
      .execute();
    expect((await shop.visit(OWN, { as: GWEN })).html).toContain('value="remind"');
    expect((await post(OWN, GWEN, { intent: 'remind', orderId })).headers['location']).toBe(
      `${OWN}?fait=relancee`,
    );
    const page = await shop.visit(`${OWN}/${orderId}`, { as: GWEN });
    const [paint = '', glue = ''] = uids(page.html);
    const typed = { [`quantity:${paint}`]: 'cinq', [`quantity:${glue}`]: '0', comment: 'Pour mardi' };
    const refused = await post(`${OWN}/${orderId}`, GWEN, typed);
    expect(refused.status).toBe(422);
    expect(refused.html).toMatch(new RegExp(`name="quantity:${paint}"[^>]*value="cinq"`));
    expect(refused.html).toContain('Pour mardi</textarea>');
    expect(await packsAsked()).toEqual([4, 2]);
    const changed = await post(`${OWN}/${orderId}`, GWEN, { ...typed, [`quantity:${paint}`]: '5' });
    expect(changed.headers['location']).toBe(`${OWN}?fait=modifiee`);
    expect(await packsAsked()).toEqual([5]);
    expect((await post(OWN, GWEN, { intent: 'withdraw', orderId })).headers['location']).toBe(
      `${OWN}?fait=retiree`,
    );
    const after = await words(`${OWN}?fait=retiree`, GWEN);
    expect(after).toContain('Votre demande est retirée.');
    expect(after).toMatch(/Relancée par Gwen Le Bihan.*Modifiée par Gwen Le Bihan.*Retirée par Gwen/);
    expect((await shop.visit(`${OWN}/${orderId}`, { as: GWEN })).headers['location']).toBe(OWN);
    expect((await shop.visit(`${OWN}/V26599999`, { as: GWEN })).status).toBe(404);
    expect((await shop.visit(OWN, { as: YANN })).headers['location']).toBe('/customer/my-profile');
  });

  it('D62 set apart from the cart, another one is filled meanwhile, and it is taken up again', async () => {
    const orderId = number(await asked());
    expect(await words('/cart', GWEN)).toContain('Mettre de côté et continuer');
    expect(await words('/approval-confirmation', GWEN)).toContain('Mettre de côté et continuer');
    const aside = await post('/cart', GWEN, { intent: 'set-apart' });
    expect(aside.headers['location']).toBe('/cart?fait=mis-de-cote');
    expect((await add(GLUE, 1)).headers['location']).toMatch(/^\/cart/);
    const cart = await shop.visit('/cart', { as: GWEN });
    expect(spaced(wordsOf(cart.html))).toContain(`Demande ${orderId} 6 articles · En attente de validation`);
    expect(cart.html).not.toContain('Retirer ma demande');
    const cartId = /name="cartId" value="([^"]+)"/.exec(cart.html)?.[1] ?? '';
    expect((await post('/cart', GWEN, { intent: 'take-up', cartId })).headers['location']).toBe(
      '/cart?fait=repris',
    );
    expect(await words('/cart', GWEN)).toMatch(/Panier mis de côté 1 article.*Retirer ma demande/);
  });

  it('APR-09 the banner is put away for good, until there are other news', async () => {
    const path = await asked();
    expect((await shop.visit('/livraison', { as: GWEN })).html).toContain('data-message-banner="requested"');
    const away = await post(OWN, GWEN, { intent: 'dismiss', back: '/livraison' });
    expect(away.headers['location']).toBe('/livraison');
    expect((await shop.visit('/livraison', { as: GWEN })).html).not.toContain('data-message-banner');
    await post(path, YANN, { intent: 'reject', reason: 'Trop cher' });
    expect((await shop.visit('/livraison', { as: GWEN })).html).toContain('data-message-banner="rejected"');
    const elsewhere = await post(OWN, GWEN, { intent: 'dismiss', back: 'https://ailleurs.example/' });
    expect(elsewhere.headers['location']).toBe(OWN);
  });
});
