// Messages as the staff answer them: within a reach, in the order of their arrival.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import { plannedForValues } from '../../database/statements/planned-for-values.ts';
import type { Database } from '../../database/tables.ts';
import type { FileOwner } from '../../request/file-owner.ts';

export type DeskMessage = {
  id: number;
  at: Date;
  name: string;
  email: string;
  telephone: string | null;
  reason: string;
  message: string;
  store: string | null;
  shopEmail: string | null;
  /** who wrote was signed in, and gave the address of the account */
  isOwnAddress: boolean;
  customerId: number | null;
  /** whose account has the address that was given: nobody has shown that it is theirs */
  addressOf: number | null;
  assignedTo: number | null;
  assignedName: string | null;
  settledAt: Date | null;
  settledBy: string | null;
  answer: string | null;
};

const MESSAGE = sql`contact_message.id::int as id, contact_message.created_at as at, contact_message.name,
  contact_message.email::text as email, contact_message.telephone, contact_message.reason, contact_message.message,
  shop.title_label as store, shop.email as "shopEmail",
  (select id from customer where customer.id = contact_message.customer_id and customer.erased_at is null)
    as "customerId",
  (select id from customer where customer.email = contact_message.email and customer.erased_at is null
    order by id limit 1) as "addressOf",
  exists (select from customer where customer.id = contact_message.customer_id
    and lower(customer.email) = lower(contact_message.email)) as "isOwnAddress",
  assigned_to as "assignedTo", assigned_name as "assignedName", settled_at as "settledAt",
  settled_by as "settledBy", answer
  from contact_message left join shop on shop.code = contact_message.shop_code`;

export function messagesWithin(reach: Reach): RawBuilder<unknown> {
  switch (reach.kind) {
    case 'all':
      return sql`true`;
    case 'stores':
      return sql`contact_message.shop_code = any(${[...reach.codes]}::text[])`;
    // Messages are no portfolio's.
    case 'portfolio':
      return sql`false`;
  }
}

/** Of a company those of its people. */
export function messagesOf(owner: FileOwner): RawBuilder<unknown> {
  return 'customerId' in owner
    ? sql`contact_message.customer_id = ${owner.customerId}`
    : sql`contact_message.customer_id = any(array(select id from customer where company_id = ${owner.companyId}))`;
}

/**
 * Written by somebody who was not signed in, under an address of the person, or of the company and its people: nobody has
 * shown who wrote it. Who only claims to be of a company has no part in its file.
 */
export function messagesUnderAddressOf(owner: FileOwner): RawBuilder<unknown> {
  const addresses =
    'customerId' in owner
      ? sql`select email from customer where id = ${owner.customerId} and erased_at is null`
      : sql`select email from customer
            where company_id = ${owner.companyId} and is_proven and erased_at is null
          union all select email from company where id = ${owner.companyId} and email is not null`;
  return sql`contact_message.customer_id is null and contact_message.email = any(array(${addresses}))`;
}

const WORDS = sql`plain_words(concat_ws(' ', contact_message.name, contact_message.email::text,
  contact_message.reason, contact_message.message))`;

export type MessagesAsked = {
  isSettled: boolean;
  words: readonly string[];
  /** null: everybody's */
  owner: FileOwner | null;
  /** null: every one's, and those to no store */
  store: string | null;
  after: number | null;
  limit: number;
};

export async function selectMessages(
  db: Database,
  reach: Reach,
  { isSettled, words, owner, store, after, limit }: MessagesAsked,
): Promise<DeskMessage[]> {
  const [way, beyond] = isSettled ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const place =
    after === null
      ? sql`true`
      : sql`(contact_message.created_at, contact_message.id) ${beyond}
          (select last.created_at, last.id from contact_message last where last.id = ${after})`;
  const tests = [
    isSettled ? sql`settled_at is not null` : sql`settled_at is null`,
    messagesWithin(reach),
    place,
    ...(owner === null ? [] : [messagesOf(owner)]),
    ...(store === null ? [] : [sql`contact_message.shop_code = ${store}`]),
    ...words.map((word) => sql`strpos(${WORDS}, plain_words(${word})) > 0`),
  ];
  const reading = sql<DeskMessage>`
    select ${MESSAGE} where ${sql.join(tests, sql` and `)}
    order by contact_message.created_at ${way}, contact_message.id ${way} limit ${limit}`;
  const found = await plannedForValues(db, (held) => reading.execute(held));
  return found.rows;
}

export async function selectMessage(
  db: Database,
  reach: Reach,
  id: number,
): Promise<DeskMessage | undefined> {
  const found = await sql<DeskMessage>`
    select ${MESSAGE} where contact_message.id = ${id} and ${messagesWithin(reach)}`.execute(db);
  return found.rows[0];
}

/** Locked until the transaction ends: of two who answer, one does. */
export async function lockMessage(db: Database, reach: Reach, id: number): Promise<DeskMessage | undefined> {
  const found = await sql<DeskMessage>`
    select ${MESSAGE} where contact_message.id = ${id} and ${messagesWithin(reach)}
    for update of contact_message`.execute(db);
  return found.rows[0];
}

export async function writeTaken(db: Database, id: number, staff: { staffId: number; name: string }) {
  await db
    .updateTable('contact_message')
    .set({ assigned_to: staff.staffId, assigned_name: staff.name })
    .where('id', '=', String(id))
    .execute();
}

export async function writeSettled(
  db: Database,
  id: number,
  { by, at, answer }: { by: string; at: Date; answer: string | null },
): Promise<void> {
  await db
    .updateTable('contact_message')
    .set({ settled_at: at, settled_by: by, answer })
    .where('id', '=', String(id))
    .execute();
}
