import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export type ApprovedRow = { lineUid: string; quantity: number; unitHt: number };

export async function selectApprovedPrices(
  db: Database,
  cartId: string,
): Promise<(ApprovedRow & { until: Date })[]> {
  const found = await sql<ApprovedRow & { until: Date }>`
    select line_uid as "lineUid", quantity, unit_ht_cents as "unitHt", holds_until as until
    from cart_approved_price where cart_id = ${cartId}`.execute(db);
  return found.rows;
}

export async function replaceApprovedPrices(
  db: Database,
  cartId: string,
  prices: readonly ApprovedRow[],
  until: Date,
): Promise<void> {
  await db.deleteFrom('cart_approved_price').where('cart_id', '=', cartId).execute();
  await sql`
    insert into cart_approved_price (line_uid, cart_id, quantity, unit_ht_cents, holds_until)
    select "lineUid", ${cartId}, quantity, "unitHt", ${until}
    from json_to_recordset(${JSON.stringify(prices)}::json)
      as given ("lineUid" uuid, quantity integer, "unitHt" integer)`.execute(db);
}
