import { allowed } from '../../../refusals/allowed.ts';
import type { CustomersContext } from '../../customers-context.ts';
import { Denied } from '../../../refusals/refusal.ts';
import { selectAddresses } from '../../addresses/addresses-store.ts';
import { selectCustomer } from '../../account/customer-store.ts';
import { customerView } from '../../account/customer-view.ts';
import type { CustomerView } from '../../account/customer-view.ts';

export async function customer({
  db,
  viewer,
}: Pick<CustomersContext, 'db' | 'viewer'>): Promise<CustomerView> {
  const self = allowed(viewer, 'use-account');
  const record = await selectCustomer(db, self.customerId, self);
  if (record === undefined) throw new Denied();
  const addresses = self.representativeId === null ? [] : await selectAddresses(db, self.customerId);
  return customerView(self, record, addresses);
}
