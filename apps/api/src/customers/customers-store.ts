import type { Database } from '../database/tables.ts';

export async function updateShop(db: Database, customerId: number, shopCode: string): Promise<void> {
  await db
    .updateTable('customer')
    .set({ current_shop_code: shopCode })
    .where('id', '=', customerId)
    .execute();
}
