import type { CustomerAddress, MutationUpdateCustomerAddressArgs } from '@nuancier/contract/api-types.ts';
import { changedAddress } from '@nuancier/domain/customers/profile/changed-address.ts';
import { allowed } from '../../../refusals/allowed.ts';
import type { CustomersContext } from '../../customers-context.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import { addressFields } from '../../addresses/address-fields.ts';
import {
  clearOtherDefaults,
  countAddresses,
  lockAddress,
  writeAddress,
} from '../../addresses/addresses-store.ts';
import { addressView } from '../../addresses/address-view.ts';
import { tellChanged } from '../../news/customer-events.ts';

export function updateCustomerAddress(
  { db, viewer, now }: Pick<CustomersContext, 'db' | 'viewer' | 'now'>,
  { id, input }: MutationUpdateCustomerAddressArgs,
): Promise<CustomerAddress> {
  const { customerId } = allowed(viewer, 'use-account');
  return db.transaction().execute(async (transaction) => {
    await countAddresses(transaction, customerId);
    const record = await lockAddress(transaction, customerId, id);
    if (record === undefined) throw new Refusal('UNKNOWN_ADDRESS');
    const { id: _id, country_code: _country, ...held } = record;
    const address = changedAddress(held, addressFields(input ?? {}));
    if (!address.ok) throw new Refusal(address.refusal);
    // Its mark goes when another address takes it: without one, it could then be deleted.
    if (held.default_billing && !address.value.default_billing) throw new Refusal('ONLY_BILLING_ADDRESS');
    const written = await writeAddress(transaction, customerId, id, address.value);
    await clearOtherDefaults(transaction, customerId, written);
    await tellChanged(transaction, customerId, 'addresses', now());
    return addressView(written);
  });
}
