import { allowed } from '../../allowed.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { deleteAddress } from '../addresses-store.ts';

export async function deleteCustomerAddress({ db, viewer }: Context, id: number): Promise<true> {
  const { customerId } = allowed(viewer, 'use-account');
  if (!(await deleteAddress(db, customerId, id))) throw new Refusal('UNKNOWN_ADDRESS');
  return true;
}
