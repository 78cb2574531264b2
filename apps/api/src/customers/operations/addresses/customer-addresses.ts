import type { CompanyAddresses, CustomerAddress } from '@nuancier/contract/api-types.ts';
import { allowed } from '../../../refusals/allowed.ts';
import type { CustomersContext } from '../../customers-context.ts';
import { selectAddresses } from '../../addresses/addresses-store.ts';
import { addressView } from '../../addresses/address-view.ts';
import { companyAddressBook } from '../../addresses/company-addresses.ts';

export async function customerAddresses({
  db,
  viewer,
}: Pick<CustomersContext, 'db' | 'viewer'>): Promise<CustomerAddress[]> {
  const { customerId } = allowed(viewer, 'use-account');
  return (await selectAddresses(db, customerId)).map(addressView);
}

export async function companyAddresses({
  db,
  viewer,
}: Pick<CustomersContext, 'db' | 'viewer'>): Promise<CompanyAddresses | null> {
  const book = await companyAddressBook(db, allowed(viewer, 'use-account'));
  return book && { billing: addressView(book.billing), sites: book.sites.map(addressView) };
}
