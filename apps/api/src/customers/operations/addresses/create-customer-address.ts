import { isDeepStrictEqual } from 'node:util';
import type { CustomerAddress, MutationCreateCustomerAddressArgs } from '@nuancier/contract/api-types.ts';
import { changedAddress, EMPTY_ADDRESS } from '@nuancier/domain/customers/profile/changed-address.ts';
import { allowed } from '../../../refusals/allowed.ts';
import type { CustomersContext } from '../../customers-context.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import {
  clearOtherDefaults,
  countAddresses,
  insertAddress,
  MOST_ADDRESSES,
  selectAddresses,
} from '../../addresses/addresses-store.ts';
import { addressView } from '../../addresses/address-view.ts';
import { addressFields } from '../../addresses/address-fields.ts';
import { tellChanged } from '../../news/customer-events.ts';

export function createCustomerAddress(
  { db, viewer, now }: Pick<CustomersContext, 'db' | 'viewer' | 'now'>,
  { input, shipping }: MutationCreateCustomerAddressArgs,
): Promise<CustomerAddress> {
  const { customerId } = allowed(viewer, 'use-account');
  const fields = addressFields(input);
  const wanted = { ...fields, default_shipping: shipping ?? fields.default_shipping };
  const address = changedAddress(EMPTY_ADDRESS, wanted);
  if (!address.ok) throw new Refusal(address.refusal);
  return db.transaction().execute(async (transaction) => {
    const held = await countAddresses(transaction, customerId);
    // A form pressed twice, or sent again after a lost answer, makes one address.
    const known = await selectAddresses(transaction, customerId);
    const same = known.find((one) => isDeepStrictEqual({ ...one, ...address.value }, one));
    if (same !== undefined) return addressView(same);
    if (held >= MOST_ADDRESSES) throw new Refusal('TOO_MANY_ADDRESSES');
    const record = await insertAddress(transaction, customerId, address.value);
    await clearOtherDefaults(transaction, customerId, record);
    await tellChanged(transaction, customerId, 'addresses', now());
    return addressView(record);
  });
}
