import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

export async function personalDataInApprovals(
  db: Database,
  id: number,
): Promise<{ demandes_de_validation: unknown[]; decisions_sur_demandes: unknown[] }> {
  const [asked, decided] = await Promise.all([selectOwnRequests(db, id), selectOwnDecisions(db, id)]);
  return { demandes_de_validation: asked, decisions_sur_demandes: decided };
}

/** Their own requests and the answers; the decider is left out, being another person's data. */
async function selectOwnRequests(db: Database, id: number): Promise<unknown[]> {
  const found = await sql`
    select number, status, comment, reason, requested_at, decided_at, order_number,
      (select json_agg(json_build_object('name', name, 'asked', asked, 'granted', granted) order by line_key)
        from approval_line where request_id = request.id) as lines,
      (select json_agg(json_build_object('at', at, 'kind', kind, 'words', words, 'changes', changes) order by id)
        from approval_event where request_id = request.id) as history
    from approval_request request where customer_id = ${id} order by request.id`.execute(db);
  return found.rows;
}

/** Their own decisions; the asker is left out, being another person's data. */
async function selectOwnDecisions(db: Database, id: number): Promise<unknown[]> {
  const found = await sql`
    select request.number, event.at, event.kind, event.words, event.changes
    from approval_event event join approval_request request on request.id = event.request_id
    where event.actor_id = ${id} and request.customer_id <> ${id} order by event.id`.execute(db);
  return found.rows;
}

/**
 * Runs before the carts are erased: unordered carts take their requests along, and the texts of the others are erased
 * here.
 */
export async function eraseCustomerInApprovals(db: Database, id: number): Promise<void> {
  await sql`
    with news as (delete from approval_message where customer_id = ${id}),
      said as (update approval_event set words = null where actor_id = ${id}
        or request_id in (select request.id from approval_request request where request.customer_id = ${id})),
      words as (update approval_request set comment = null, reason = null where customer_id = ${id})
    select`.execute(db);
}
