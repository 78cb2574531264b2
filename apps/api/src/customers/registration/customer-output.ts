import type { Database } from '../../database/tables.ts';
import { addressView } from '../addresses/address-view.ts';
import { selectAddresses } from '../addresses/addresses-store.ts';
import { selectCustomer } from '../account/customer-store.ts';
import { customerView } from '../account/customer-view.ts';
import type { CustomerView } from '../account/customer-view.ts';
import { customerOf } from '../sessions/customer-of.ts';
import { selectViewer } from '../sessions/sessions-store.ts';

/** An account as its owner sees it, for operations that run before signing in. */
export async function customerOutput(
  db: Database,
  id: number,
  now: Date,
): Promise<{ customer: CustomerView }> {
  const viewer = await selectViewer(db, id, now);
  const record = await selectCustomer(db, id);
  if (viewer === undefined || record === undefined) throw new Error('An account just written is gone');
  const addresses = (await selectAddresses(db, id)).map(addressView);
  return { customer: { ...customerView(customerOf(viewer), record), addresses } };
}
