import type { CustomerAddress } from '@nuancier/contract/api-types.ts';
import { allowed } from '../../allowed.ts';
import type { Context } from '../../context.ts';
import { selectAddresses } from '../addresses-store.ts';
import { addressView } from '../address-view.ts';

export async function customerAddresses({ db, viewer }: Context): Promise<CustomerAddress[]> {
  const { customerId } = allowed(viewer, 'use-account');
  return (await selectAddresses(db, customerId)).map(addressView);
}
