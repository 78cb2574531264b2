// What customers have asked and nobody is known to have answered.
import { sql } from 'kysely';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import type { Database } from '../../database/tables.ts';
import { selectWaiting } from '../../request/waiting-store.ts';
import type { Waiting } from '../../request/waiting-store.ts';
import { messagesWithin } from './desk-messages-store.ts';

export function selectWaitingMessages(db: Database, reach: Reach): Promise<Waiting> {
  const columns = {
    key: sql`contact_message.id`,
    title: sql`reason`,
    detail: sql`concat_ws(' – ', name, assigned_name)`,
    at: sql`created_at`,
  };
  return selectWaiting(
    db,
    columns,
    sql`contact_message where settled_at is null and ${messagesWithin(reach)}
      order by created_at, contact_message.id`,
  );
}

/** Accounts that named a client code and wait for their company. */
export function selectWaitingLinks(db: Database): Promise<Waiting> {
  const columns = {
    key: sql`customer.id`,
    title: sql`trim(customer.firstname || ' ' || customer.lastname)`,
    detail: sql`concat_ws(' – ', company.name, company.client_code)`,
    at: sql`asked_at`,
  };
  return selectWaiting(
    db,
    columns,
    sql`company_proof join customer on customer.id = company_proof.customer_id
      left join company on company.id = customer.company_id order by asked_at, customer.id`,
  );
}
