// Which articles a campaign is of: by its rule while it is a draft, as they were announced afterwards.
import { sql } from 'kysely';
import type { CampaignRule } from '@nuancier/domain/pricing/campaigns/campaign.ts';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';

type Told = { sku: string; name: string; conditioning: string };

export type RuleArticle = Told & {
  packHt: number | null;
  unitHt: string | null;
  ecoHt: number | null;
  reducedType: string | null;
  reducedHt: number | null;
  reducedUnitHt: string | null;
  reducedFrom: string | null;
  reducedTo: string | null;
  reducedSince: string | null;
};

const NAMED = sql`article.sku, product.name, article.conditioning`;

/** What is out of range only where it is named, by its status or itself. */
export async function selectRuleArticles(
  db: Database,
  { categories, brands, rangeStatuses, references }: CampaignRule,
  limit: number,
): Promise<RuleArticle[]> {
  const saysMore = categories.length + brands.length + rangeStatuses.length > 0;
  const found = await sql<RuleArticle>`
    with recursive tree as (
      select id from category where id = any(${categories}::integer[])
      union select category.id from category join tree on category.parent_id = tree.id)
    select ${NAMED}, pack_ht_cents as "packHt", unit_ht as "unitHt", eco_ht_cents as "ecoHt",
      reduced_type as "reducedType", reduced_pack_ht_cents as "reducedHt", reduced_unit_ht as "reducedUnitHt",
      reduced_from::text as "reducedFrom", reduced_to::text as "reducedTo", reduced_since::text as "reducedSince"
    from article join product on product.id = article.product_id and product.is_active
    left join public_price on public_price.article_sku = article.sku
    where article.sku = any(${references}::text[]) or product.sku = any(${references}::text[])
      or (${saysMore}
        and (${categories.length} = 0 or exists (
          select from product_category join tree on tree.id = category_id where product_id = product.id))
        and (${brands.length} = 0 or product.brand = any(${brands}::text[]))
        and case when ${rangeStatuses.length} = 0 then article.range_status <> 'O'
          else article.range_status = any(${rangeStatuses}::text[]) end)
    order by article.sku limit ${limit}`.execute(db);
  return found.rows;
}

export type AnnouncedArticle = Told & {
  listHt: number;
  packHt: number;
  unitHt: string;
  referenceHt: number;
  /** the price the shop holds is the campaign's */
  isHeld: boolean;
};

/** By reference, those after one. */
export async function selectAnnounced(
  db: Database,
  campaignId: number,
  { after, limit }: { after: string | null; limit: number },
): Promise<AnnouncedArticle[]> {
  const found = await sql<AnnouncedArticle>`
    select ${NAMED}, announced.list_ht_cents as "listHt", announced.pack_ht_cents as "packHt",
      announced.unit_ht as "unitHt", announced.reference_ht_cents as "referenceHt",
      campaign.state = 'scheduled' and coalesce(price.reduced_type = campaign.kind
        and price.reduced_pack_ht_cents = announced.pack_ht_cents and price.reduced_from = campaign.from_day
        and price.reduced_to = campaign.to_day, false) as "isHeld"
    from campaign_article announced join campaign on campaign.id = announced.campaign_id
    join article on article.sku = announced.article_sku join product on product.id = article.product_id
    left join public_price price on price.article_sku = announced.article_sku
    where announced.campaign_id = ${campaignId} and (${after}::text is null or article.sku > ${after})
    order by article.sku limit ${limit}`.execute(db);
  return found.rows;
}

export type Announced = {
  article_sku: string;
  list_ht_cents: number;
  pack_ht_cents: number;
  unit_ht: number;
  reference_ht_cents: number;
};

export async function insertAnnounced(
  db: DatabaseTransaction,
  campaignId: number,
  articles: readonly Announced[],
): Promise<void> {
  await sql`
    insert into campaign_article (campaign_id, article_sku, list_ht_cents, pack_ht_cents, unit_ht, reference_ht_cents)
    select ${campaignId}, given.* from json_to_recordset(${JSON.stringify(articles)}::json) as given (
      article_sku text, list_ht_cents integer, pack_ht_cents integer, unit_ht numeric(12, 4),
      reference_ht_cents integer)`.execute(db);
}

/** Of neither article nor product; the first few. */
export async function selectUnknownReferences(
  db: Database,
  references: readonly string[],
): Promise<string[]> {
  const found = await sql<{ given: string }>`
    select given from unnest(${references}::text[]) as given
    where not exists (select from article where sku = given) and not exists (select from product where sku = given)
    limit 10`.execute(db);
  return found.rows.map((row) => row.given);
}

export type RuleCategory = { id: number; name: string; level: number };

/** In the order of the menu; without the roots, which are everything. */
export async function selectRuleCategories(
  db: Database,
  ids: readonly number[] | null = null,
): Promise<RuleCategory[]> {
  const found = await sql<RuleCategory>`
    with recursive tree as (
      select id, name, level, category_type, array[position, id] as place from category where parent_id is null
      union all
      select category.id, category.name, category.level, category.category_type,
        tree.place || array[category.position, category.id]
      from category join tree on category.parent_id = tree.id)
    select id, name, level from tree
    where level > 1 and case when ${ids}::integer[] is null then category_type = 0 else id = any(${ids}) end
    order by place`.execute(db);
  return found.rows;
}

export async function selectBrands(db: Database): Promise<string[]> {
  const found = await sql<{ brand: string }>`
    select distinct brand from product where is_active and brand <> '' order by brand`.execute(db);
  return found.rows.map(({ brand }) => brand);
}
