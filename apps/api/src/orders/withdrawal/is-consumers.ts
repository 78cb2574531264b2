import { isConsumer } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Database } from '../../database/tables.ts';
import type { Order } from '../records/order-record.ts';
import { selectReader } from '../records/order-reader-store.ts';

/** The law of withdrawals protects who buys for a household: it gives a company neither the right nor its days. */
export async function isConsumers(
  db: Database,
  { customerId, companyId }: Pick<Order, 'customerId' | 'companyId'>,
): Promise<boolean> {
  if (companyId !== null) return false;
  if (customerId === null) return true;
  const account = await selectReader(db, customerId);
  return account === undefined || isConsumer({ role: account.role, hasCompany: account.company_id !== null });
}
