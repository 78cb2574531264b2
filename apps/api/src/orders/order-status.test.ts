import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_DAY } from '../testing/build-template.ts';
import type { ClonedDatabase } from '../testing/clone-database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { changeOrderStatus } from './operations/change-order-status.ts';

let database: ClonedDatabase;
beforeAll(async () => {
  database = await testDatabase('demo');
});
afterAll(() => database.close());

const place = {
  viewer: { kind: 'visitor' },
  clientAddress: 'poste',
  requestId: 'essai-0001',
  now: () => DEMO_DAY,
} as const;
const move = (number: string, to: 'EN_PREPARATION' | 'DISPONIBLE' | 'LIVREE' | 'ANNULEE', now = place.now) =>
  changeOrderStatus(database.db, { ...place, now }, { number, to, author: 'marc' });

it('D49 D68 a change is written with its author, told to the buyer and kept in the audit log', async () => {
  const number = await orderIn('EMP', 'EN_ATTENTE');
  expect((await move(number, 'EN_PREPARATION')).ok).toBe(true);
  expect((await move(number, 'DISPONIBLE')).ok).toBe(true);
  const changes = await database.db
    .selectFrom('order_status_change')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['from_status', 'to_status', 'author'])
    .where('number', '=', number)
    .orderBy('order_status_change.id')
    .execute();
  expect(changes.slice(1)).toEqual([
    { from_status: 'EN_ATTENTE', to_status: 'EN_PREPARATION', author: 'marc' },
    { from_status: 'EN_PREPARATION', to_status: 'DISPONIBLE', author: 'marc' },
  ]);
  const mails = await database.db.selectFrom('outbox').select('payload').orderBy('created_at').execute();
  expect(mails.map(({ payload }) => payload)).toMatchObject([
    { template: 'order_status_changed', variables: { orderNumber: number, status: 'En préparation' } },
    { template: 'click_collect_ready', variables: { orderNumber: number } },
  ]);
  const audit = await database.db
    .selectFrom('audit_entry')
    .select(['event', 'details'])
    .where('event', '<>', 'import')
    .execute();
  expect(audit).toMatchObject([
    { event: 'order-status-changed', details: { number, to: 'EN_PREPARATION', author: 'marc' } },
    { event: 'order-status-changed', details: { number, to: 'DISPONIBLE' } },
  ]);
});

it.each([
  [
    '2026-11-16T09:00:00Z',
    '7\u00A0h\u00A030\u00A0–\u00A012\u00A0h, 13\u00A0h\u00A030\u00A0–\u00A018\u00A0h\u00A055',
  ],
  ['2026-11-15T09:00:00Z', 'fermé'],
])('what waits in the store is told with the hours of that day: %s, %s', async (moment, shopHours) => {
  const number = await orderIn('EMP', 'EN_ATTENTE');
  await database.db
    .updateTable('shop')
    .set({
      schedules: JSON.stringify({
        monday: '07:30-12:00 13:30-18:55',
      }),
      special_hours: '',
    })
    .execute();
  await move(number, 'EN_PREPARATION', () => new Date(moment));
  await move(number, 'DISPONIBLE', () => new Date(moment));
  const mails = await database.db.selectFrom('outbox').select('payload').execute();
  expect(mails.map(({ payload }) => payload)).toContainEqual(
    expect.objectContaining({
      template: 'click_collect_ready',
      variables: expect.objectContaining({ orderNumber: number, shopHours }),
    }),
  );
});

it('D49 what the table does not allow is refused, and changes nothing', async () => {
  const number = await orderIn('EMP', 'EN_ATTENTE');
  expect(await move(number, 'LIVREE')).toEqual({ ok: false, refusal: 'STATUS_CHANGE_REFUSED' });
  expect(await move('W26999999', 'ANNULEE')).toEqual({ ok: false, refusal: 'UNKNOWN_ORDER' });
  const order = await database.db
    .selectFrom('orders')
    .select('status')
    .where('number', '=', number)
    .execute();
  expect(order).toEqual([{ status: 'EN_ATTENTE' }]);
});

it('of two who move it at once, one does', async () => {
  const number = await orderIn('LIV', 'EN_ATTENTE');
  const moved = await Promise.all([move(number, 'EN_PREPARATION'), move(number, 'EN_PREPARATION')]);
  expect(moved.filter(({ ok }) => ok)).toHaveLength(1);
});

it('a cancelled order gives back what it took from the shelf', async () => {
  const number = await orderIn('EMP', 'EN_ATTENTE');
  const order = await database.db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  await database.db
    .updateTable('order_line')
    .set({ quantity: 2, row_ht_cents: 200, unit_ht_cents: 100, from_stock: 2 })
    .where('order_id', '=', order.id)
    .execute();
  const { article_sku: sku } = await database.db
    .selectFrom('order_line')
    .select('article_sku')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const left = async () => {
    const held = database.db.selectFrom('stock').select('available').where('article_sku', '=', sku);
    return (await held.where('shop_code', '=', order.shop_code).executeTakeFirstOrThrow()).available;
  };
  const before = await left();
  await move(number, 'ANNULEE');
  expect(await left()).toBe(before + 2);
});

/** An order of the demo, put where the test wants it. */
async function orderIn(mode: 'EMP' | 'LIV', status: 'EN_ATTENTE'): Promise<string> {
  const order = await database.db
    .selectFrom('orders')
    .innerJoin('customer', 'customer.id', 'orders.customer_id')
    .select(['orders.id', 'number'])
    .where('delivery_mode', '=', mode)
    .where('is_notification_order', '=', true)
    .where('status', 'in', ['RETIREE', 'LIVREE'])
    .orderBy('orders.id')
    .executeTakeFirstOrThrow();
  await database.db.updateTable('orders').set({ status }).where('id', '=', order.id).execute();
  await database.db
    .updateTable('order_line')
    .set({ prepared: 0, handed_over: 0 })
    .where('order_id', '=', order.id)
    .execute();
  return order.number;
}
