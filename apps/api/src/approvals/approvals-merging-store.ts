import { sql } from 'kysely';
import type { Merging } from '@nuancier/domain/customers/merging.ts';
import type { Database } from '../database/tables.ts';

/** Of a time when the person belonged to a company: what was asked for goes along with its carts. */
export async function moveCustomerInApprovals(db: Database, { keep, fold }: Merging): Promise<void> {
  await sql`
    with news as (delete from approval_message where customer_id = ${fold}),
      said as (update approval_event set actor_id = ${keep} where actor_id = ${fold})
    update approval_request set customer_id = ${keep} where customer_id = ${fold}`.execute(db);
}
