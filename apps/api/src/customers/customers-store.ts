import type { Database } from '../database/tables.ts';

export async function updateShop(db: Database, customerId: number, shopCode: string): Promise<void> {
  await db
    .updateTable('customer')
    .set({ current_shop_code: shopCode })
    .where('id', '=', customerId)
    .execute();
}

/** How long an account that nobody uses is kept counts from here. */
export async function noteVisit(db: Database, customerId: number, now: Date): Promise<void> {
  await db.updateTable('customer').set({ last_seen_at: now }).where('id', '=', customerId).execute();
}
