// The audit log as it is searched, the newest first.
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export type JournalRecord = {
  id: string;
  at: Date;
  event: string;
  person: string | null;
  account: string | null;
  client_address: string | null;
  details: Readonly<Record<string, unknown>>;
};

export type JournalAsked = {
  person: string | null;
  event: string | null;
  about: string | null;
  since: string | null;
  until: string | null;
  after: string | null;
  limit: number;
};

const PERSON = sql`coalesce(nullif(trim(concat_ws(' ', staff.firstname, staff.lastname)), ''), actor.email::text,
  entry.details ->> 'author', entry.details ->> 'by')`;

export async function selectJournal(db: Database, asked: JournalAsked): Promise<JournalRecord[]> {
  const { person, event, about, since, until, after, limit } = asked;
  const found = await sql<JournalRecord>`
    select entry.id::text as id, entry.at, entry.event, ${PERSON} as person, customer.email::text as account,
      entry.client_address, entry.details
    from audit_entry entry
      left join staff on staff.id = entry.staff_id
      left join customer actor on actor.id = entry.actor_id
      left join customer on customer.id = entry.customer_id
    where (${event}::text is null or entry.event = ${event})
      and (${since}::date is null or entry.at >= (${since}::date)::timestamp at time zone 'Europe/Paris')
      and (${until}::date is null or entry.at < (${until}::date + 1)::timestamp at time zone 'Europe/Paris')
      and (${person}::text is null
        or strpos(lower(concat_ws(' ', ${PERSON}, staff.email::text)), lower(${person}::text)) > 0)
      and (${about}::text is null
        or strpos(lower(concat_ws(' ', customer.email::text, entry.details::text)), lower(${about}::text)) > 0)
      and (${after}::bigint is null or entry.id < ${after}::bigint)
    order by entry.id desc limit ${limit}`.execute(db);
  return found.rows;
}
