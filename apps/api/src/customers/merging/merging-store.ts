// What customers' own tables do when an account is folded into another of the same person.
import { sql } from 'kysely';
import type { MergeSide, Merging, Moved } from '@nuancier/domain/customers/merging.ts';
import type { Database } from '../../database/tables.ts';

export type LockedSide = MergeSide & {
  email: string;
  prefix: string | null;
  firstname: string;
  lastname: string;
};

/** Locked until the transaction ends, always in the same order; erased ones are not found. */
export async function lockMergeSides(
  db: Database,
  ids: readonly number[],
  { now, seenSince }: { now: Date; seenSince: Date },
): Promise<LockedSide[]> {
  const found = await sql<LockedSide>`
    select id, role, company_id as "companyId", is_active as "isActive",
      is_confirmed or not exists (
        select from email_confirmation asked where asked.customer_id = customer.id) as "isConfirmed",
      email::text as email, prefix, firstname, lastname,
      exists (select from customer_session session where session.customer_id = customer.id
        and session.representative_id is not null and session.last_seen_at > ${seenSince}
        and (session.ends_at is null or session.ends_at > ${now}))
      or exists (select from connect_as_token token where token.customer_id = customer.id
        and token.expires_at > ${now}) as "isVisited"
    from customer where id = any(${[...ids]}::int[]) and erased_at is null
    order by id for update of customer`.execute(db);
  return found.rows;
}

/** The private account of this number or address. */
export async function selectMergeId(db: Database, named: string): Promise<number | undefined> {
  const number = /^\d{1,9}$/.test(named) ? Number(named) : null;
  const found = await sql<{ id: number }>`
    select id from customer where erased_at is null and (id = ${number} or email = ${named}::citext)`.execute(
    db,
  );
  return found.rows[0]?.id;
}

/** The account that this one was folded into; itself where it was not. */
export async function keptOf(db: Database, id: number): Promise<number> {
  const found = await sql<{ kept: number }>`
    select merged_into as kept from customer where id = ${id} and merged_into is not null`.execute(db);
  return found.rows[0]?.kept ?? id;
}

/**
 * An address that the kept account has word for word is left; its defaults stay, the other's count only where it has
 * none. Followers and accepted conditions are joined.
 */
export async function moveCustomerInCustomers(
  db: Database,
  { keep, fold }: Merging,
): Promise<{ addresses: Moved; messages: Moved }> {
  const same = await sql`
    delete from customer_address folded using customer_address kept
    where folded.customer_id = ${fold} and kept.customer_id = ${keep}
      and (lower(folded.firstname), lower(folded.lastname), folded.street, folded.postcode, lower(folded.city))
        = (lower(kept.firstname), lower(kept.lastname), kept.street, kept.postcode, lower(kept.city))`.execute(
    db,
  );
  const addresses = await sql`
    update customer_address set customer_id = ${keep},
      default_shipping = default_shipping and not exists (
        select from customer_address own where own.customer_id = ${keep} and own.default_shipping),
      default_billing = default_billing and not exists (
        select from customer_address own where own.customer_id = ${keep} and own.default_billing)
    where customer_id = ${fold}`.execute(db);
  const messages = await sql`
    update contact_message set customer_id = ${keep} where customer_id = ${fold}`.execute(db);
  await sql`
    insert into conditions_acceptance (customer_id, version, accepted_at)
    select ${keep}, version, accepted_at from conditions_acceptance where customer_id = ${fold}
    on conflict do nothing`.execute(db);
  await sql`delete from conditions_acceptance where customer_id = ${fold}`.execute(db);
  await sql`
    insert into portfolio (representative_id, customer_id)
    select representative_id, ${keep} from portfolio where customer_id = ${fold}
    on conflict do nothing`.execute(db);
  return {
    addresses: { moved: affected(addresses), left: affected(same) },
    messages: { moved: affected(messages), left: 0 },
  };
}

/** Those that were folded into it before lead to the same. */
export async function writeMerged(db: Database, { keep, fold }: Merging, email: string): Promise<void> {
  await sql`update customer set merged_into = ${keep} where id = ${fold} or merged_into = ${fold}`.execute(
    db,
  );
  await sql`update customer set merged_email = ${email} where id = ${fold}`.execute(db);
}

/** The addresses of what was folded into it, which are remembered no longer. One that somebody has now is theirs. */
export async function takeMergedEmails(db: Database, id: number): Promise<string[]> {
  const found = await sql<{ email: string }>`
    select merged_email::text as email from customer folded
    where merged_into = ${id} and merged_email is not null and not exists (
      select from customer live where live.email = folded.merged_email and live.erased_at is null)`.execute(
    db,
  );
  await sql`update customer set merged_email = null where merged_into = ${id}`.execute(db);
  return found.rows.map(({ email }) => email);
}

function affected({ numAffectedRows }: { numAffectedRows?: bigint | undefined }): number {
  return Number(numAffectedRows ?? 0n);
}
