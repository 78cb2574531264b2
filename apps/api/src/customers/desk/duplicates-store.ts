// Accounts that may be one person's. They are shown to somebody, never joined by themselves.
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export type Duplicate = { id: number; name: string; email: string; by_telephone: boolean };

const MOST = 5;
/** A French number without its zero or its country; shorter ones are no telephone. */
const DIGITS = 9;

/** Private, open accounts with the same telephone, or the same name and a postcode in common. */
export async function selectDuplicates(db: Database, id: number): Promise<Duplicate[]> {
  const found = await sql<Duplicate>`
    with own as (
      select customer.id, right(digits_of(mobile), ${DIGITS}) as telephone,
        plain_words(lastname || ' ' || firstname) as name
      from customer where id = ${id} and company_id is null and role is null),
    alike as (
      select other.id, true as by_telephone from own join customer other
        on right(digits_of(other.mobile), 9) = own.telephone and length(own.telephone) = ${DIGITS}
      where other.erased_at is null and other.company_id is null and other.role is null
        and other.mobile is not null
      union all
      select other.id, false from own join customer other
        on plain_words(other.lastname || ' ' || other.firstname) = own.name
      where other.erased_at is null and other.company_id is null and other.role is null and exists (
        select from customer_address a join customer_address b on b.postcode = a.postcode
        where a.customer_id = own.id and b.customer_id = other.id))
    select customer.id, trim(firstname || ' ' || lastname) as name, email::text as email,
      bool_or(alike.by_telephone) as by_telephone
    from alike join customer on customer.id = alike.id
    where customer.id <> ${id} and customer.is_active
    group by customer.id order by by_telephone desc, customer.id limit ${MOST}`.execute(db);
  return found.rows;
}
