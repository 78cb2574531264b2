import { sql } from 'kysely';
import type { OrderStatus } from '@nuancier/domain/orders/order-status.ts';
import type { Database } from '../../database/tables.ts';
import { REPRESENTATIVE } from '../records/orders-read-store.ts';

export type PortfolioOrderRow = {
  number: string;
  customerId: number | null;
  companyId: number | null;
  status: OrderStatus;
  buyerName: string;
  representativeName: string | null;
  companyName: string | null;
  totalHt: string;
  placedAt: Date;
};

/** Newest first, of these customers and companies. */
export async function selectOrdersOf(
  db: Database,
  { customerIds, companyIds }: { customerIds: readonly number[]; companyIds: readonly number[] },
  limit: number,
): Promise<PortfolioOrderRow[]> {
  const found = await sql<PortfolioOrderRow>`
    select number, customer_id as "customerId", company_id as "companyId", status, buyer_name as "buyerName",
      ${REPRESENTATIVE} as "representativeName",
      (select name from company where company.id = orders.company_id) as "companyName",
      total_ht_cents::text as "totalHt", placed_at as "placedAt"
    from orders
    where customer_id = any(${customerIds}::int[]) or company_id = any(${companyIds}::int[])
    order by placed_at desc, id desc limit ${limit}`.execute(db);
  return found.rows;
}
