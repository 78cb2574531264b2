import type { StaffOperation } from '@nuancier/domain/staff/rights.ts';
import { reachOf } from '@nuancier/domain/staff/reach.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import type { Database } from '../../database/tables.ts';
import { customerInReach, selectFollowers } from '../desk/desk-customer-store.ts';
import type { Follower } from '../desk/desk-customer-store.ts';
import { selectStandIn } from './connect-as-store.ts';
import { staffReach } from './staff-reach.ts';

const ENTERING: StaffOperation = 'enterAsCustomer';

/**
 * Under whose name this person would enter the customer's shop: a sales person's own, otherwise the first that follows
 * it, or the shop's first where nobody does. None without the right, out of reach, or without an account that lives.
 */
export async function enteredAs(
  db: Database,
  staff: Staff,
  customerId: number | null,
): Promise<Follower | undefined> {
  const reach = reachOf(staff, ENTERING);
  if (reach === null || customerId === null) return undefined;
  const followers = await selectFollowers(db, [customerId]);
  if (reach.kind === 'portfolio') return followers.find(({ id }) => id === reach.representativeId);
  if (!(await customerInReach(db, await staffReach(db, reach), customerId))) return undefined;
  return followers[0] ?? (await selectStandIn(db, customerId));
}
