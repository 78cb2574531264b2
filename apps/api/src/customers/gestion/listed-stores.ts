import type { StaffStore } from '@nuancier/contract/gestion-types.ts';
import { placeReach } from '@nuancier/domain/staff/reach.ts';
import type { CustomersDeskContext } from '../customers-context.ts';
import { selectListedStores } from '../desk/listed-stores-store.ts';
import { staffReach } from '../representatives/staff-reach.ts';

/** What every list of orders, customers and the like may be narrowed to; each narrows by its own reach all the same. */
export async function listedStores({
  db,
  staff,
}: Pick<CustomersDeskContext, 'db' | 'staff'>): Promise<StaffStore[] | null> {
  const reach = staff.kind === 'staff' ? placeReach(staff) : null;
  return reach === null ? null : selectListedStores(db, await staffReach(db, reach));
}
