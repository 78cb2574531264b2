import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export type CompanyConditionRow = {
  label: string;
  articleSku: string | null;
  articleName: string | null;
  family: number | null;
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
    select special_condition.label, article_sku as "articleSku", product.name as "articleName",
      special_condition.family, from_quantity as "fromQuantity", extra_percent::text as percent,
      net_pack_ht_cents as "netCents", valid_from::text as "validFrom", valid_to::text as "validTo"
    from special_condition
      left join article on article.sku = article_sku left join product on product.id = article.product_id
    where company_id = ${companyId} and (valid_to is null or valid_to >= ${day}::date)
    order by special_condition.family nulls last, article_sku, from_quantity limit ${limit}`.execute(db);
  return found.rows;
}
