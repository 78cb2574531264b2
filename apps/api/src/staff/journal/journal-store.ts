// The audit log as it is searched, the newest first.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { plannedForValues } from '../../database/statements/planned-for-values.ts';
import type { Database } from '../../database/tables.ts';

export type JournalRecord = {
  id: string;
  at: Date;
  event: string;
  /** of the staff, or who the entry itself names */
  person: string | null;
  /** who acted in the customer's place, and no name of the staff is known */
  representative: string | null;
  /** the customer who acted, whatever is left of the name; the account concerned for who was not signed in yet */
  customer: string | null;
  is_customer: boolean;
  account: string | null;
  client_address: string | null;
  details: Readonly<Record<string, unknown>>;
};

export type JournalAsked = {
  /** each word must be found in who did it, or in what it was about; none asks nothing */
  person: readonly string[];
  event: string | null;
  about: readonly string[];
  since: string | null;
  until: string | null;
  after: string | null;
  limit: number;
};

const named = (table: string) =>
  sql`nullif(trim(concat_ws(' ', ${sql.ref(`${table}.firstname`)}, ${sql.ref(`${table}.lastname`)})), '')`;
const STAFF = sql`coalesce(${named('staff')}, ${named('representative')})`;
const TOLD = sql`coalesce(entry.details ->> 'author', entry.details ->> 'by')`;
const IS_CUSTOMER = sql`(entry.staff_id is null and (entry.actor_id is not null
  or (entry.customer_id is not null and ${TOLD} is null)))`;

const WHO = sql`concat_ws(' ', ${STAFF}, ${TOLD}, ${named('actor')}, actor.email::text, staff.email::text)`;
const ABOUT = sql`concat_ws(' ', customer.email::text, entry.details::text)`;
const isIn = (word: string, text: RawBuilder<unknown>) =>
  sql`strpos(plain_words(${text}), plain_words(${word}::text)) > 0`;

/** Walked from the newest on, and given up after this while: words are in no index. */
const WALK_MS = 4_000;

export async function selectJournal(
  db: Database,
  asked: JournalAsked,
  { mostMs = WALK_MS }: { mostMs?: number } = {},
): Promise<JournalRecord[]> {
  const reading = sql<JournalRecord>`
    select entry.id::text as id, entry.at, entry.event, coalesce(${named('staff')}, ${TOLD}) as person,
      ${named('representative')} as representative, ${IS_CUSTOMER} as is_customer,
      coalesce(${named('actor')}, ${named('customer')}) as customer, customer.email::text as account,
      entry.client_address, entry.details
    from audit_entry entry
      left join staff on staff.id = entry.staff_id
      left join customer actor on actor.id = entry.actor_id
      left join customer representative on representative.id = entry.representative_id
      left join customer on customer.id = entry.customer_id
    where ${sql.join(matching(asked), sql` and `)}
    order by entry.id desc limit ${asked.limit}`;
  const found = await plannedForValues(db, (held) => reading.execute(held), { mostMs });
  return found.rows;
}

/** Only what is asked: a condition that may be left out is one no index serves. */
function matching({ person, event, about, since, until, after }: JournalAsked): RawBuilder<unknown>[] {
  return [
    sql`true`,
    event === null ? null : sql`entry.event = ${event}`,
    since === null ? null : sql`entry.at >= (${since}::date)::timestamp at time zone 'Europe/Paris'`,
    until === null ? null : sql`entry.at < (${until}::date + 1)::timestamp at time zone 'Europe/Paris'`,
    ...person.map((word) => isIn(word, WHO)),
    ...about.map((word) => isIn(word, ABOUT)),
    after === null ? null : sql`entry.id < ${after}::bigint`,
  ].filter((test) => test !== null);
}
