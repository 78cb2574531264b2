import { allowed } from '../../../refusals/allowed.ts';
import type { CustomersContext } from '../../customers-context.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import { countAddresses, deleteAddress, lockAddress } from '../../addresses/addresses-store.ts';
import { tellChanged } from '../../news/customer-events.ts';

/** One address at most is the one invoices go to: it leaves only when another has taken its place. */
export async function deleteCustomerAddress(
  { db, viewer, now }: Pick<CustomersContext, 'db' | 'viewer' | 'now'>,
  id: number,
): Promise<true> {
  const { customerId } = allowed(viewer, 'use-account');
  await db.transaction().execute(async (transaction) => {
    await countAddresses(transaction, customerId);
    const address = await lockAddress(transaction, customerId, id);
    if (address === undefined) throw new Refusal('UNKNOWN_ADDRESS');
    if (address.default_billing) throw new Refusal('ONLY_BILLING_ADDRESS');
    await deleteAddress(transaction, customerId, id);
    await tellChanged(transaction, customerId, 'addresses', now());
  });
  return true;
}
