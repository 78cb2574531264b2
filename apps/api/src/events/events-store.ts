import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../database/tables.ts';

export type NewEvent = {
  eventId: string;
  type: string;
  version: number;
  subject: string;
  at: Date;
  data: object;
};

export type EventRecord = {
  position: number;
  eventId: string;
  type: string;
  version: number;
  subject: string;
  at: Date;
  data: unknown;
};

export async function insertEvents(db: Database, events: readonly NewEvent[]): Promise<void> {
  await sql`
    insert into event (event_id, type, version, subject, at, data)
    select * from unnest(
      ${events.map(({ eventId }) => eventId)}::uuid[], ${events.map(({ type }) => type)}::text[],
      ${events.map(({ version }) => version)}::smallint[], ${events.map(({ subject }) => subject)}::text[],
      ${events.map(({ at }) => at)}::timestamptz[],
      ${events.map(({ data }) => JSON.stringify(data))}::jsonb[])`.execute(db);
}

/** Null while another reader numbers: what it numbers is read next time. */
export async function lockHead(db: DatabaseTransaction): Promise<number | null> {
  const held = await sql<{ position: string }>`
    select position from event_head for update skip locked`.execute(db);
  const [row] = held.rows;
  return row === undefined ? null : Number(row.position);
}

/** Committed events without a place get the next ones, in the order of their ids. The head must be locked. */
export async function placeEvents(db: DatabaseTransaction, from: number, most: number): Promise<number> {
  const placed = await sql`
    update event set position = ${from}::bigint + fresh.nth
    from (
      select id, row_number() over (order by id) as nth
      from (select id from event where position is null order by id limit ${most}) as due
    ) as fresh
    where event.id = fresh.id`.execute(db);
  const count = Number(placed.numAffectedRows ?? 0n);
  if (count > 0) await sql`update event_head set position = ${from + count}`.execute(db);
  return count;
}

/** Readers hold cursors of places that are not known here any more: what comes now stands after all of them. */
export async function skipPositions(db: Database, most: number): Promise<void> {
  await sql`update event_head set position = position + ${most}`.execute(db);
}

export type EventsAsked = { after: number; most: number; types: readonly string[] | null };

/** `until`: the head that was read; what was placed meanwhile is for the next page. */

export async function selectEvents(
  db: Database,
  { after, most, types, until }: EventsAsked & { until: number },
): Promise<EventRecord[]> {
  const found = await sql<EventRecord & { position: string }>`
    select position, event_id as "eventId", type, version, subject, at, data from event
    where position > ${after} and position <= ${until} and (${types}::text[] is null or type = any(${types}::text[]))
    order by position limit ${most}`.execute(db);
  return found.rows.map((row) => ({ ...row, position: Number(row.position) }));
}

export type Head = { position: number; forgotten: number };

export async function selectHead(db: Database): Promise<Head> {
  const found = await sql<{ position: string; forgotten: string }>`
    select position, forgotten from event_head`.execute(db);
  const [row] = found.rows;
  if (row === undefined) throw new Error('The event log has no head');
  return { position: Number(row.position), forgotten: Number(row.forgotten) };
}

/** Those older than that moment; the head remembers how far the log was forgotten. */
export async function deleteEvents(db: DatabaseTransaction, before: Date): Promise<number> {
  const gone = await sql<{ last: string | null; count: number }>`
    with gone as (delete from event where at < ${before} and position is not null returning position)
    select max(position) as last, count(*)::int as count from gone`.execute(db);
  const { last, count } = gone.rows[0] ?? { last: null, count: 0 };
  if (last !== null)
    await sql`update event_head set forgotten = greatest(forgotten, ${last}::bigint)`.execute(db);
  return count;
}
