import { seesPrices } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Database } from '../../database/tables.ts';
import type { Order } from '../records/order-record.ts';
import { selectReader } from '../records/order-reader-store.ts';

/**
 * Whether the amounts of an order may be told to whoever holds a link to it: the right is its buyer's, who may have
 * signed out. Of a company whose buyer is gone nobody can say.
 */
export async function buyerSeesPrices(
  db: Database,
  { customerId, companyId }: Pick<Order, 'customerId' | 'companyId'>,
): Promise<boolean> {
  if (customerId === null) return companyId === null;
  const buyer = await selectReader(db, customerId);
  return buyer !== undefined && seesPrices(buyer.role, buyer);
}
