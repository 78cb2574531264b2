import { sql } from 'kysely';
import type { QuotationStatus } from '@nuancier/domain/quotations/quotation-status.ts';
import type { Database } from '../database/tables.ts';

export type PortfolioQuotationRow = {
  number: string;
  label: string | null;
  companyId: number | null;
  customerId: number | null;
  companyName: string | null;
  status: QuotationStatus;
  isAsked: boolean;
  validUntil: string;
  totalHt: string;
};

/** Being prepared or to be accepted on that day, those that end first before the others. */
export async function selectOpenOf(
  db: Database,
  { customerIds, companyIds }: { customerIds: readonly number[]; companyIds: readonly number[] },
  { day, limit }: { day: string; limit: number },
): Promise<PortfolioQuotationRow[]> {
  const found = await sql<PortfolioQuotationRow>`
    select number, label, company_id as "companyId", customer_id as "customerId",
      (select name from company where company.id = quotation.company_id) as "companyName", status,
      asked_at is not null as "isAsked",
      valid_until::text as "validUntil", total_ht_cents::text as "totalHt"
    from quotation
    where (company_id = any(${companyIds}::int[])
        or (company_id is null and customer_id = any(${customerIds}::int[])))
      and status in ('EN_COURS', 'A_VALIDER') and not is_draft and valid_until >= ${day}::date
    order by valid_until, number limit ${limit}`.execute(db);
  return found.rows;
}
