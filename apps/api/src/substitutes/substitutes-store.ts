import { sql } from 'kysely';
import type { SubstituteAnswer, SubstituteState } from '@nuancier/domain/orders/substitutes/substitute.ts';
import type { Database, DatabaseTransaction } from '../database/tables.ts';

export type SubstituteDraft = {
  orderId: number;
  lineId: number;
  packs: number;
  insteadSku: string;
  insteadName: string;
  articleSku: string;
  parentSku: string;
  name: string;
  conditioning: string | null;
  color: string | null;
  pricingUnit: string | null;
  unitHt: number;
  taxRate: number;
  ecoChangeHt: number;
  proposedAt: Date;
  proposedBy: string;
};

export type Substitute = SubstituteDraft & {
  id: number;
  number: string;
  /** of its line in the order, from 1 */
  position: number;
  state: SubstituteState;
};

/** By reference, or by EAN as a scanner reads it, with or without leading zeros. */
export async function selectSkuOf(db: Database, code: string): Promise<string | undefined> {
  const found = await sql<{ sku: string }>`
    select sku from article
    where sku = ${code} or ean = any(array[${code}, ltrim(${code}, '0'), lpad(${code}, 13, '0')])
    order by sku = ${code} desc, sku limit 1`.execute(db);
  return found.rows[0]?.sku;
}

/** Undefined: one waits for its answer already. */
export async function insertSubstitute(
  db: DatabaseTransaction,
  draft: SubstituteDraft,
): Promise<number | undefined> {
  const written = await db
    .insertInto('order_substitute')
    .values({
      order_id: draft.orderId,
      line_id: draft.lineId,
      packs: draft.packs,
      instead_sku: draft.insteadSku,
      instead_name: draft.insteadName,
      article_sku: draft.articleSku,
      parent_sku: draft.parentSku,
      name: draft.name,
      conditioning: draft.conditioning,
      color: draft.color,
      pricing_unit: draft.pricingUnit,
      unit_ht_cents: draft.unitHt,
      tax_rate: draft.taxRate,
      eco_change_ht_cents: draft.ecoChangeHt,
      proposed_at: draft.proposedAt,
      proposed_by: draft.proposedBy,
    })
    .onConflict((conflict) =>
      // Written out: an index of some rows is not found by a parameter.
      conflict.column('line_id').where('state', '=', sql.lit('proposed')).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return written?.id;
}

/** False when it was answered before. The order must be locked. */
export async function moveSubstitute(
  db: DatabaseTransaction,
  id: number,
  to: { state: SubstituteAnswer; at: Date; lessTtc: number },
): Promise<boolean> {
  const moved = await db
    .updateTable('order_substitute')
    .set({ state: to.state, answered_at: to.at, less_ttc_cents: to.lessTtc })
    .where('id', '=', id)
    .where('state', '=', 'proposed')
    .executeTakeFirst();
  return moved.numUpdatedRows === 1n;
}

/** Oldest first. What its order no longer waits for has expired. */
export async function selectSubstitutes(db: Database, numbers: readonly string[]): Promise<Substitute[]> {
  const found = await sql<Omit<Substitute, 'unitHt'> & { unitHt: string }>`
    select substitute.id, orders.number, line.position, substitute.order_id as "orderId", line_id as "lineId", packs,
      case when state = 'proposed' and orders.status = 'ANNULEE' then 'expired' else state end as state,
      instead_sku as "insteadSku", instead_name as "insteadName", substitute.article_sku as "articleSku",
      substitute.parent_sku as "parentSku", substitute.name, substitute.conditioning, substitute.color,
      substitute.pricing_unit as "pricingUnit", substitute.unit_ht_cents::text as "unitHt",
      substitute.tax_rate as "taxRate", eco_change_ht_cents as "ecoChangeHt",
      proposed_at as "proposedAt", proposed_by as "proposedBy"
    from order_substitute substitute join orders on orders.id = substitute.order_id
      join order_line line on line.id = substitute.line_id
    where orders.number = any(${[...numbers]}::text[]) order by substitute.id`.execute(db);
  return found.rows.map((row) => ({ ...row, unitHt: Number(row.unitHt) }));
}
