// Acts on one order in the back office, as a browser without script gets them.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hiddenFields, openBrowser } from '../../testing/browser.ts';
import { testShop } from '../../testing/visit.ts';
import type { TestShop } from '../../testing/visit.ts';

const MARC = 'marc.leroy';
const LOIC = 'loic.tanguy';
const NUMBER = 'W26100021';
const ORDER = `/gestion/commandes/${NUMBER}`;

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

const linesNow = () =>
  shop.db
    .selectFrom('order_line')
    .innerJoin('orders', 'orders.id', 'order_line.order_id')
    .select(['order_line.id', 'order_line.position', 'quantity', 'prepared', 'handed_over'])
    .where('orders.number', '=', NUMBER)
    .orderBy('order_line.position')
    .execute();

/** One line of four packs, so many of them ready. */
async function readyNow(packs: number): Promise<void> {
  const [line] = await linesNow();
  await shop.db
    .updateTable('orders')
    .set({ status: 'PARTIELLE', delivery_mode: 'EMP', payment_state: 'due', payment_method: 'on_account' })
    .where('number', '=', NUMBER)
    .execute();
  await shop.db
    .updateTable('order_line')
    .set({ quantity: 4, row_ht_cents: 400, unit_ht_cents: 100, discount_ht_cents: 0, prepared: packs })
    .where('id', '=', line?.id ?? 0)
    .execute();
}

it('what a colleague makes ready between reading and pressing stays in the store; the customer may take a part', async () => {
  await readyNow(2);
  const loic = await entered(LOIC);
  const read = await loic.see(`${ORDER}/remise`);
  expect(read.html).toMatch(/<input[^>]*name="nombre-1"[^>]*value="2"/);
  const form = hiddenFields(read.html);
  await readyNow(3);
  const done = await loic.send(`${ORDER}/remise`, { ...form, receveur: 'Jeanne Le Goff' });
  expect(done.headers['location']).toBe(`${ORDER}?fait=remise`);
  expect(await linesNow()).toMatchObject([{ prepared: 3, handed_over: 2 }, ...(await linesNow()).slice(1)]);

  await readyNow(4);
  const more = hiddenFields((await loic.see(`${ORDER}/remise`)).html);
  const many = await loic.send(`${ORDER}/remise`, { ...more, 'nombre-1': '3', receveur: 'Jeanne Le Goff' });
  expect(many.status).toBe(422);
  expect(many.html).toContain('un nombre entier de 0 à 2');
  expect(many.html).toMatch(/<input[^>]*name="nombre-1"[^>]*value="3"/);
  const part = await loic.send(`${ORDER}/remise`, { ...more, 'nombre-1': '1', receveur: 'Jeanne Le Goff' });
  expect(part.headers['location']).toBe(`${ORDER}?fait=remise`);
  expect(await linesNow()).toMatchObject([{ prepared: 4, handed_over: 3 }, ...(await linesNow()).slice(1)]);
  const late = await loic.send(`${ORDER}/remise`, { ...more, cle: '', receveur: 'Rose Martin' });
  expect([late.status, late.html.includes('Loïc Tanguy, à')]).toEqual([422, true]);
});

it('what was said to be ready goes back to the bench, once it is said that the customer was told', async () => {
  await readyNow(4);
  const marc = await entered(MARC);
  const order = await marc.see(ORDER);
  expect(order.html).toContain(`href="${ORDER}/reprise"`);
  const page = await marc.see(`${ORDER}/reprise`);
  expect(page.html).toContain('Le client a déjà été prévenu');
  const form = hiddenFields(page.html);
  const done = await marc.send(`${ORDER}/reprise`, { ...form, 'nombre-1': '1' });
  expect(done.headers['location']).toBe(`${ORDER}?fait=reprise`);
  expect(await linesNow()).toMatchObject([{ prepared: 3, handed_over: 3 }, ...(await linesNow()).slice(1)]);
  expect((await marc.see(`${ORDER}?fait=reprise`)).html).toContain('de nouveau à préparer');
  // Whoever only reads orders is not led there.
  expect((await (await entered('anne.schmitt')).see(ORDER)).html).not.toContain('/reprise"');
});

it('the page of a hand-over leads back to an order of which nothing is ready, and whoever only reads orders', async () => {
  const page = async (who: string) => {
    const { status, headers } = await (await entered(who)).see(`${ORDER}/remise`);
    return [status, headers['location']];
  };
  await readyNow(4);
  expect(await page(LOIC)).toEqual([200, undefined]);
  expect(await page('anne.schmitt')).toEqual([302, ORDER]);
  await shop.db
    .updateTable('order_line')
    .set({ prepared: 0, handed_over: 0 })
    .where(
      'id',
      'in',
      (await linesNow()).map(({ id }) => id),
    )
    .execute();
  await shop.db
    .updateTable('orders')
    .set({ status: 'EN_PREPARATION' })
    .where('number', '=', NUMBER)
    .execute();
  expect(await page(LOIC)).toEqual([302, ORDER]);
});

it('whoever opens what a colleague has begun reads who and since when, and may help', async () => {
  const { number } = await shop.db
    .selectFrom('orders')
    .select('number')
    .where('shop_code', '=', 'VB006')
    .where('status', '=', 'EN_ATTENTE')
    .where('payment_state', 'not in', ['pending', 'refused'])
    .where('waiting_for_approval', '=', false)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const order = `/gestion/commandes/${number}`;
  const marc = await entered(MARC);
  const { html } = await marc.see(order);
  await marc.send(order, { ...hiddenFields(html), intent: 'startPreparation' });
  const seen = await (await entered(LOIC)).see(order);
  expect(seen.html).toMatch(
    /Marc Leroy a commencé à la préparer à \d{1,2}\u00A0h\u00A0\d{2}\. Vous pouvez l’aider\./,
  );
});

it('that a part is ready is told after a page that says what leaves, and not by the first press', async () => {
  const { number, id } = await shop.db
    .selectFrom('orders')
    .innerJoin('order_line', 'order_line.order_id', 'orders.id')
    .select(['orders.number', 'order_line.id'])
    .where('shop_code', '=', 'VB006')
    .where('orders.status', 'in', ['EN_ATTENTE', 'EN_PREPARATION'])
    .where('payment_state', 'not in', ['pending', 'refused'])
    .where('waiting_for_approval', '=', false)
    .orderBy('orders.id')
    .executeTakeFirstOrThrow();
  const address = `/gestion/commandes/${number}`;
  const loic = await entered(LOIC);
  await shop.db
    .updateTable('orders')
    .set({ status: 'EN_PREPARATION', delivery_mode: 'EMP' })
    .where('number', '=', number)
    .execute();
  await shop.db
    .updateTable('order_line')
    .set({ quantity: 4, row_ht_cents: 400, unit_ht_cents: 100, discount_ht_cents: 0, picked: 1 })
    .where('id', '=', id)
    .execute();
  const prepared = () =>
    shop.db.selectFrom('order_line').select('prepared').where('id', '=', id).executeTakeFirstOrThrow();
  const order = await loic.see(address);
  expect(order.html).toContain(`href="${address}/partie"`);
  expect(order.html).not.toContain('value="markReady"');
  const pressed = await loic.send(`${address}/preparation`, { intent: 'markReady-partie' });
  expect(pressed.headers['location']).toBe(`${address}/partie`);
  const page = await loic.see(`${address}/partie`);
  expect(page.html).toContain('Un e-mail part à');
  expect(page.html).toMatch(/Reste à préparer[^]*3 × /);
  expect(await prepared()).toEqual({ prepared: 0 });
  const done = await loic.send(`${address}/partie`, hiddenFields(page.html));
  expect(done.headers['location']).toBe(`${address}?fait=prete`);
  expect(await prepared()).toEqual({ prepared: 1 });
});
