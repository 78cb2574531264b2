// Days, in France, on which products and categories are in the shop; both count themselves.
import { sql } from 'kysely';
import type { ShopDays } from '@nuancier/domain/catalogue/within-days.ts';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';

export async function updateProductDays(db: DatabaseTransaction, sku: string, days: ShopDays): Promise<void> {
  await db.updateTable('product').set(days).where('sku', '=', sku).execute();
}

export async function updateCategoryDays(db: DatabaseTransaction, id: number, days: ShopDays): Promise<void> {
  await db.updateTable('category').set(days).where('id', '=', id).execute();
}

/** Whether a product or a category has come or gone between the two days. */
export async function offerTurnsBetween(db: Database, before: string, day: string): Promise<boolean> {
  const turns = sql`(visible_from is not null or visible_until is not null)
      and ((visible_from > ${before}::date and visible_from <= ${day}::date)
        or (visible_until >= ${before}::date and visible_until < ${day}::date))`;
  const found = await sql`
    select where exists (select from product where ${turns}) or exists (select from category where ${turns})`.execute(
    db,
  );
  return found.rows.length > 0;
}
