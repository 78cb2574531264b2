import { allowed } from '../../../refusals/allowed.ts';
import type { CustomersContext } from '../../customers-context.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import { countAddresses, deleteAddress, lockAddress } from '../../addresses/addresses-store.ts';

/** One address at most is the one invoices go to: it leaves only when another has taken its place. */
export async function deleteCustomerAddress(
  { db, viewer }: Pick<CustomersContext, 'db' | 'viewer'>,
  id: number,
): Promise<true> {
  const { customerId } = allowed(viewer, 'use-account');
  await db.transaction().execute(async (transaction) => {
    await countAddresses(transaction, customerId);
    const address = await lockAddress(transaction, customerId, id);
    if (address === undefined) throw new Refusal('UNKNOWN_ADDRESS');
    if (address.default_billing) throw new Refusal('ONLY_BILLING_ADDRESS');
    await deleteAddress(transaction, customerId, id);
  });
  return true;
}
