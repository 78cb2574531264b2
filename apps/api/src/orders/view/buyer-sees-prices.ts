import { seesPrices } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Database } from '../../database/tables.ts';
import type { Order } from '../records/order-record.ts';
import { selectReader } from '../records/order-reader-store.ts';

/**
 * Whether a link to an order shows its amounts: decided by the buyer's right, even when signed out. Unknown, so no,
 * for a company whose buyer's account is gone.
 */
export async function buyerSeesPrices(
  db: Database,
  { customerId, companyId }: Pick<Order, 'customerId' | 'companyId'>,
): Promise<boolean> {
  if (customerId === null) return companyId === null;
  const buyer = await selectReader(db, customerId);
  return buyer !== undefined && seesPrices(buyer.role, buyer);
}
