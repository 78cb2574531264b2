import { sql } from 'kysely';
import { announceToScreens } from '../../database/announce-to-screens.ts';
import { dueAtOnce } from '../../database/due-at-once.ts';
import { NOT_HELD } from '../../database/not-held.ts';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';

export type WebhookRecord = {
  id: number;
  name: string;
  url: string;
  types: string[] | null;
  secret: Buffer;
  old_secret: Buffer | null;
  old_until: Date | null;
  position: string;
  created_at: Date;
  disabled_at: Date | null;
  disabled_for: string | null;
};

const COLUMNS = sql`
  id, name, url, types, secret, old_secret, old_until, position, created_at, disabled_at, disabled_for`;

export type NewWebhook = Pick<WebhookRecord, 'name' | 'url' | 'types' | 'secret' | 'created_at'> & {
  position: number;
};

export async function insertWebhook(db: Database, webhook: NewWebhook): Promise<number> {
  const { id } = await db.insertInto('webhook').values(webhook).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function selectWebhooks(db: Database): Promise<WebhookRecord[]> {
  const found = await sql<WebhookRecord>`select ${COLUMNS} from webhook order by id`.execute(db);
  return found.rows;
}

export async function lockWebhook(db: Database, id: number): Promise<WebhookRecord | undefined> {
  const found = await sql<WebhookRecord>`select ${COLUMNS} from webhook where id = ${id} for update`.execute(
    db,
  );
  return found.rows[0];
}

/** One whose cursor nobody else is moving; the others are passed over. */
export async function lockWebhookBehind(
  db: DatabaseTransaction,
  head: number,
): Promise<WebhookRecord | undefined> {
  const found = await sql<WebhookRecord>`
    select ${COLUMNS} from webhook where disabled_at is null and position < ${head}
    order by position limit 1 for update skip locked`.execute(db);
  return found.rows[0];
}

export async function moveWebhook(db: Database, id: number, position: number): Promise<void> {
  await sql`update webhook set position = ${position} where id = ${id}`.execute(db);
}

export async function rotateSecret(
  db: Database,
  id: number,
  { secret, until }: { secret: Buffer; until: Date },
): Promise<void> {
  await sql`
    update webhook set old_secret = secret, old_until = ${until}, secret = ${secret}
    where id = ${id}`.execute(db);
}

export async function disableWebhook(
  db: Database,
  id: number,
  { reason, now }: { reason: string; now: Date },
): Promise<boolean> {
  const done = await sql`
    update webhook set disabled_at = ${now}, disabled_for = ${reason}
    where id = ${id} and disabled_at is null`.execute(db);
  return done.numAffectedRows === 1n;
}

/** What had been given up meanwhile is due again. */
export async function enableWebhook(db: Database, id: number, now: Date): Promise<boolean> {
  const done = await sql`
    update webhook set disabled_at = null, disabled_for = null
    where id = ${id} and disabled_at is not null`.execute(db);
  if (done.numAffectedRows !== 1n) return false;
  await sql`
    update webhook_delivery set failed_at = null, tries = 0, next_try_at = ${dueAtOnce(now)}
    where webhook_id = ${id} and failed_at is not null`.execute(db);
  return true;
}

export type QueuedEvent = { position: number; eventId: string; type: string };

export async function insertDeliveries(
  db: Database,
  webhookId: number,
  { events, now }: { events: readonly QueuedEvent[]; now: Date },
): Promise<void> {
  await sql`
    insert into webhook_delivery (webhook_id, position, event_id, type, created_at, next_try_at)
    select ${webhookId}, given.position, given.event_id, given.type, ${now}::timestamptz, ${dueAtOnce(now)}
    from unnest(${events.map(({ position }) => position)}::bigint[],
      ${events.map(({ eventId }) => eventId)}::uuid[], ${events.map(({ type }) => type)}::text[])
      as given (position, event_id, type)
    on conflict do nothing`.execute(db);
}

/** All that the log still holds after that place, once more; the address must be locked. How many. */
export async function insertReplay(
  db: Database,
  { id, types, position }: Pick<WebhookRecord, 'id' | 'types' | 'position'>,
  { after, now }: { after: number; now: Date },
): Promise<number> {
  const made = await sql`
    insert into webhook_delivery (webhook_id, position, event_id, type, replay, created_at, next_try_at)
    select ${id}, position, event_id, type,
      (select coalesce(max(replay), 0) + 1 from webhook_delivery where webhook_id = ${id}),
      ${now}::timestamptz, ${dueAtOnce(now)}
    from event where ${replayed({ types, position }, after)}
    order by position`.execute(db);
  return Number(made.numAffectedRows ?? 0n);
}

/** How many that would be, counted up to `most`. */
export async function countReplay(
  db: Database,
  { id, after, most }: { id: number; after: number; most: number },
): Promise<number | undefined> {
  const [webhook] = (await sql<WebhookRecord>`select ${COLUMNS} from webhook where id = ${id}`.execute(db))
    .rows;
  if (webhook === undefined) return undefined;
  const found = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from event where ${replayed(webhook, after)} order by position limit ${most}) counted`.execute(
    db,
  );
  return found.rows[0]?.count ?? 0;
}

function replayed({ types, position }: Pick<WebhookRecord, 'types' | 'position'>, after: number) {
  const wanted = types === null ? sql`true` : sql`type = any(${types}::text[])`;
  return sql`position > ${after} and position <= ${position}::bigint and ${wanted}`;
}

/** Addresses that are not disabled and have a call to make. */
export async function selectDueWebhooks(db: Database, now: Date): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from webhook where disabled_at is null and ${NOT_HELD} and exists (
      select from webhook_delivery where webhook_id = webhook.id
        and delivered_at is null and failed_at is null and next_try_at <= ${now})
    order by id`.execute(db);
  return found.rows.map(({ id }) => id);
}

export type DueDelivery = {
  id: string;
  webhook_id: number;
  tries: number;
  url: string;
  secret: Buffer;
  old_secret: Buffer | null;
  old_until: Date | null;
  name: string;
  event_id: string;
  position: string;
  type: string;
  version: number;
  subject: string;
  at: Date;
  data: unknown;
};

export type Claim = { webhookId: number; now: Date; leaseUntil: Date; most: number };

/** Of an address that is not disabled, for as long as the lease lasts; the oldest first. */
export async function claimDeliveries(
  db: Database,
  { webhookId, now, leaseUntil, most }: Claim,
): Promise<DueDelivery[]> {
  const claimed = await sql<DueDelivery>`
    with due as (
      select delivery.id from webhook_delivery delivery join webhook on webhook.id = webhook_id
      where webhook_id = ${webhookId} and delivered_at is null and failed_at is null and next_try_at <= ${now}
        and disabled_at is null and ${NOT_HELD}
      order by next_try_at, delivery.id limit ${most} for update of delivery skip locked
    ), taken as (
      update webhook_delivery set tries = tries + 1, next_try_at = ${leaseUntil}
      where id in (select id from due)
      returning id, webhook_id, tries, event_id
    )
    select taken.id, taken.webhook_id, taken.tries, webhook.url, webhook.secret, webhook.old_secret,
      webhook.old_until, webhook.name, event.event_id, event.position, event.type, event.version, event.subject,
      event.at, event.data
    from taken join webhook on webhook.id = taken.webhook_id join event on event.event_id = taken.event_id
    order by taken.id`.execute(db);
  return claimed.rows;
}

export async function noteDelivered(db: Database, id: string, status: number, now: Date): Promise<void> {
  await sql`
    update webhook_delivery set delivered_at = ${now}, last_status = ${status}, last_error = null
    where id = ${id} and failed_at is null`.execute(db);
}

export type Missed = { status: number | null; error: string; nextTryAt: Date | null; now: Date };

export async function noteMissed(
  db: Database,
  id: string,
  { status, error, nextTryAt, now }: Missed,
): Promise<void> {
  await sql`
    update webhook_delivery set last_status = ${status}, last_error = ${error},
      next_try_at = coalesce(${nextTryAt}::timestamptz, next_try_at),
      failed_at = case when ${nextTryAt}::timestamptz is null then ${now}::timestamptz end
    where id = ${id} and delivered_at is null`.execute(db);
  if (nextTryAt === null)
    await announceToScreens(db, { kind: 'webhook.failed', subject: 'today/failed_webhooks' });
}

export type LoggedDelivery = {
  id: string;
  type: string;
  position: string;
  tries: number;
  created_at: Date;
  delivered_at: Date | null;
  failed_at: Date | null;
  next_try_at: Date;
  last_status: number | null;
  last_error: string | null;
};

const STATES = {
  received: sql`delivered_at is not null`,
  given_up: sql`failed_at is not null`,
  waiting: sql`delivered_at is null and failed_at is null`,
} as const;

export type DeliveriesAsked = {
  most: number;
  state?: keyof typeof STATES | null;
  /** read on behind this one */
  after?: string | null;
};

/** The youngest first. */
export async function selectDeliveries(
  db: Database,
  webhookId: number,
  { most, state = null, after = null }: DeliveriesAsked,
): Promise<LoggedDelivery[]> {
  const found = await sql<LoggedDelivery>`
    select id, type, position, tries, created_at, delivered_at, failed_at, next_try_at, last_status, last_error
    from webhook_delivery
    where webhook_id = ${webhookId} and ${state === null ? sql`true` : STATES[state]}
      and ${after === null ? sql`true` : sql`id < ${after}::bigint`}
    order by id desc limit ${most}`.execute(db);
  return found.rows;
}

/** Calls of each address that were given up, or are tried again. */
export async function countMissed(db: Database): Promise<ReadonlyMap<number, number>> {
  const found = await sql<{ id: number; count: number }>`
    select webhook_id as id, count(*)::integer as count from webhook_delivery
    where delivered_at is null and tries > 0 group by webhook_id`.execute(db);
  return new Map(found.rows.map(({ id, count }) => [id, count]));
}

/** Those that came to an end, and those whose event the log has forgotten. */
export async function deleteDeliveries(db: Database, before: Date): Promise<number> {
  const gone = await sql`
    delete from webhook_delivery where created_at < ${before}
      and (delivered_at is not null or failed_at is not null
        or not exists (select from event where event.event_id = webhook_delivery.event_id))`.execute(db);
  return Number(gone.numAffectedRows ?? 0n);
}
