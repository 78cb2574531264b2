// Public prices. Days are French days, written YYYY-MM-DD.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { isOffered } from '../../database/is-offered.ts';
import type { Database } from '../../database/tables.ts';

export type PublicPriceRecord = {
  article_sku: string;
  pack_ht_cents: number;
  unit_ht: string;
  eco_ht_cents: number;
  /** only while it runs */
  reduced_type: 'PROMOTION' | 'DESTOCK' | null;
  reduced_pack_ht_cents: number | null;
  reduced_unit_ht: string | null;
};

export async function selectPublicPrices(
  db: Database,
  skus: readonly string[],
  day: string,
): Promise<PublicPriceRecord[]> {
  const found = await sql<PublicPriceRecord>`
    select article_sku, pack_ht_cents, unit_ht, eco_ht_cents,
      case when ${isRunning(day)} then reduced_type end as reduced_type,
      reduced_pack_ht_cents, reduced_unit_ht
    from public_price where article_sku = any(${skus}::text[])`.execute(db);
  return found.rows;
}

export type ReferenceRecord = { article_sku: string; pack_ht_cents: number; unit_ht: string };

/** Code de la consommation, L112-1-1: the lowest price of the thirty days before the reduction. */
export async function selectReferences(db: Database, skus: readonly string[]): Promise<ReferenceRecord[]> {
  const found = await sql<ReferenceRecord>`
    select distinct on (article_sku) article_sku, history.pack_ht_cents, history.unit_ht
    from price_history history join public_price price using (article_sku)
    where article_sku = any(${skus}::text[]) and ${isBefore(sql`price.reduced_since`)}
    order by article_sku, history.pack_ht_cents`.execute(db);
  return found.rows;
}

/** The same before a reduction that is only thought of: the lowest pack, in cents, by article. */
export async function selectReferencesSince(
  db: Database,
  asked: readonly { sku: string; since: string }[],
): Promise<ReadonlyMap<string, number>> {
  const found = await sql<{ sku: string; lowest: number }>`
    select asked.sku, min(history.pack_ht_cents) as lowest
    from unnest(${asked.map(({ sku }) => sku)}::text[], ${asked.map(({ since }) => since)}::date[])
      as asked(sku, since)
    join price_history history on history.article_sku = asked.sku and ${isBefore(sql`asked.since`)}
    group by asked.sku`.execute(db);
  return new Map(found.rows.map(({ sku, lowest }) => [sku, lowest]));
}

const isBefore = (since: RawBuilder<unknown>) => sql`history.valid_from < ${since}
  and (history.valid_to is null or history.valid_to >= ${since} - 30)`;

/** How many products have an article in promotion that day. */
export async function countPromoted(db: Database, day: string): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(distinct product.id)::integer as count
    from public_price
    join article on article.sku = article_sku
    join product on product.id = article.product_id and ${isOffered(day)}
    where reduced_type = 'PROMOTION' and ${isRunning(day)}`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** Whether a reduction has begun or ended between the two days. */
export async function priceTurnsBetween(db: Database, before: string, day: string): Promise<boolean> {
  const found = await sql`
    select from public_price
    where (reduced_from > ${before}::date and reduced_from <= ${day}::date)
      or (reduced_to >= ${before}::date and reduced_to < ${day}::date) limit 1`.execute(db);
  return found.rows.length > 0;
}

export const isRunning = (day: string) =>
  sql`reduced_from <= ${day}::date and (reduced_to is null or reduced_to >= ${day}::date)`;
