// A shop where sub-accounts ask and heads of companies answer, the same at the beginning of every test.
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { ALI, approvalDesk, GLUE, GWEN, PAINT, YANN } from './approval-desk.ts';
import type { ShownRequest } from './approval-desk.ts';

export const TWO = [
  { sku: PAINT, quantity: 4 },
  { sku: GLUE, quantity: 2 },
];

/** Empty carts, full shelves, an empty outbox and the accounts as they were, before each test. */
export function approvalShop() {
  let shop: ShopApi;
  let now = DEMO_DAY;
  let logged = '0';
  beforeAll(async () => {
    shop = await shopApi({ now: () => now });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    now = DEMO_DAY;
    await clear(shop);
    logged = await lastEntry(shop);
  });
  const desk = approvalDesk(() => shop);
  return {
    ...desk,
    shop: () => shop,
    now: () => now,
    /** Moves the clock relative to the test's start; sessions are kept alive. */
    passTime: async (ms: number) => {
      now = new Date(DEMO_DAY.getTime() + ms);
      await shop.db.updateTable('customer_session').set({ last_seen_at: now }).execute();
    },
    approved: (orderId: string) => desk.answer<ShownRequest>(YANN, 'approve', { orderId }),
    rejected: (orderId: string, reason?: string) =>
      desk.answer<ShownRequest>(YANN, 'reject', { orderId, reason }),
    /** What the audit log says of the running test. */
    events: (event: string) =>
      shop.db
        .selectFrom('audit_entry')
        .select(['actor_id', 'customer_id', 'details'])
        .where('event', '=', event)
        .where('id', '>', logged)
        .orderBy('id')
        .execute(),
  };
}

export function uidOf({ items }: ShownRequest, sku: string): string {
  return items.find((item) => item.sku === sku)?.uid ?? '';
}

async function clear(shop: ShopApi): Promise<void> {
  await shop.db.deleteFrom('cart').execute();
  await shop.db.deleteFrom('outbox').execute();
  await shop.db.deleteFrom('rate_counter').execute();
  await shop.db
    .updateTable('stock')
    .set({ available: 500, statut_article_mag: 'P', resupply_time: 5, appro_directe_fournisseur: false })
    .where('article_sku', 'in', [PAINT, GLUE])
    .execute();
  const account = { role: 'Subaccount', is_active: true, is_view_price: true } as const;
  await shop.db.updateTable('customer').set(account).where('email', 'in', [GWEN, ALI]).execute();
  await shop.db
    .updateTable('customer')
    .set({ is_notification_order: true })
    .where('email', '=', YANN)
    .execute();
}

async function lastEntry(shop: ShopApi): Promise<string> {
  const { last } = await shop.db
    .selectFrom('audit_entry')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return String(last ?? 0);
}
