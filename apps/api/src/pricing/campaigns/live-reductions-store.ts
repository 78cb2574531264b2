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
