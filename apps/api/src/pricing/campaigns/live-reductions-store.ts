import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export type LiveReduction = {
  articleSku: string;
  kind: string;
  packHt: number;
  unitHt: string;
  from: string;
  to: string;
};

/** What campaigns that run or are to come have announced; of several the latest. */
export async function selectLiveReductions(
  db: Database,
  skus: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, LiveReduction>> {
  const found = await sql<LiveReduction>`
    select distinct on (article_sku) article_sku as "articleSku", kind, pack_ht_cents as "packHt", unit_ht as "unitHt",
      from_day::text as from, to_day::text as to
    from campaign_article join campaign on campaign.id = campaign_id
    where article_sku = any(${skus}::text[]) and state = 'scheduled' and to_day >= ${today}::date
    order by article_sku, scheduled_at desc`.execute(db);
  return new Map(found.rows.map((row) => [row.articleSku, row]));
}

export type StoppedReduction = {
  sku: string;
  packHt: number;
  kind: 'PROMOTION' | 'DESTOCK';
  from: string;
  to: string;
};

/** Reductions that the shop holds and that only campaigns which were stopped had announced. */
export async function selectStoppedReductions(
  db: Database,
  skus: readonly string[],
): Promise<StoppedReduction[]> {
  const found = await sql<StoppedReduction>`
    select article_sku as sku, reduced_pack_ht_cents as "packHt", reduced_type as kind,
      reduced_from::text as from, reduced_to::text as to
    from public_price price
    where article_sku = any(${skus}::text[]) and ${isAnnounced('stopped')} and not ${isAnnounced('scheduled')}
    order by article_sku`.execute(db);
  return found.rows;
}

/** Reduced on that day by a line of a price file that no campaign wrote; up to one more than is told. */
export async function countReducedByFile(db: Database, today: string, most: number): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from public_price price
      where reduced_type is not null and (reduced_from is null or reduced_from <= ${today}::date)
        and (reduced_to is null or reduced_to >= ${today}::date) and not ${isAnnounced('scheduled')}
      limit ${most + 1}) as counted`.execute(db);
  return found.rows[0]?.count ?? 0;
}

const isAnnounced = (state: 'stopped' | 'scheduled') => sql`exists (
  select from campaign_article announced join campaign on campaign.id = announced.campaign_id
  where announced.article_sku = price.article_sku and campaign.state = ${state}
    and announced.pack_ht_cents = price.reduced_pack_ht_cents and campaign.kind = price.reduced_type
    and campaign.from_day = price.reduced_from and campaign.to_day = price.reduced_to)`;
