// How the staff act on an account: within their reach, audited, once for each idempotency key.
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import type { CustomerAct } from '@nuancier/domain/customers/desk-acts.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { onceForStaff } from '../../request/once-for-staff.ts';
import type { CustomersDeskContext } from '../customers-context.ts';
import { staffReach } from '../representatives/staff-reach.ts';
import { idOf } from './customers-asked.ts';
import { lockInReach } from './desk-customer-store.ts';
import type { LockedCustomer } from './desk-customer-store.ts';

type Acted = { act: CustomerAct; id: string; args?: unknown };

export async function actOnCustomer(
  context: CustomersDeskContext,
  { act: name, id, args = null }: Acted,
  act: (db: DatabaseTransaction, customer: LockedCustomer, staff: Staff) => Promise<void>,
): Promise<void> {
  const { staff, reach } = entitled(context.staff, name);
  await context.db.transaction().execute(async (db) => {
    await onceForStaff(db, context, { staff, asked: [name, id, args] }, async () => {
      const customer = await lockInReach(db, await staffReach(db, reach), idOf(id));
      if (customer === undefined) throw new Refusal('UNKNOWN_CUSTOMER');
      await act(db, customer, staff);
      return { id };
    });
  });
}
