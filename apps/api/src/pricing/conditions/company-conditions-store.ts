import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export type CompanyConditionRow = {
  label: string;
  articleSku: string | null;
  articleName: string | null;
  family: number | null;
  /** where most of its products stand */
  familyName: string | null;
  fromQuantity: number;
  percent: string | null;
  netCents: number | null;
  validFrom: string | null;
  validTo: string | null;
};

/** What a company has negotiated and has not run out on that day. */
export async function selectCompanyConditions(
  db: Database,
  companyId: number,
  { day, limit }: { day: string; limit: number },
): Promise<CompanyConditionRow[]> {
  const found = await sql<CompanyConditionRow>`
    with place as (
      select distinct on (product.family) product.family, category.name
      from product join lateral (
          select category_id from product_category where product_id = product.id order by position, category_id limit 1
        ) first on true join category on category.id = first.category_id
      where product.family in (select family from special_condition where company_id = ${companyId})
      group by product.family, category.id order by product.family, count(*) desc, category.id
    )
    select special_condition.label, article_sku as "articleSku", product.name as "articleName",
      special_condition.family, place.name as "familyName", from_quantity as "fromQuantity", extra_percent::text as percent,
      net_pack_ht_cents as "netCents", valid_from::text as "validFrom", valid_to::text as "validTo"
    from special_condition
      left join article on article.sku = article_sku left join product on product.id = article.product_id
      left join place on place.family = special_condition.family
    where company_id = ${companyId} and (valid_to is null or valid_to >= ${day}::date)
    order by special_condition.family nulls last, article_sku, from_quantity limit ${limit}`.execute(db);
  return found.rows;
}
