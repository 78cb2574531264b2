// Which people and companies a list of the back office holds. Conditions on `customer` and on `company`, each with an
// index that serves it.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { StaffReach } from '../representatives/staff-reach.ts';
import type { CustomersAsked } from './customers-asked.ts';

type Test = RawBuilder<unknown>;

/** Of a person, beside the company it may have: a company's people are of the company's store. */
export function personWithin(reach: StaffReach): Test {
  switch (reach.kind) {
    case 'all':
      return sql`true`;
    case 'stores':
      return sql`case when customer.company_id is null then customer.current_shop_code else company.shop_code end
        = any(${[...reach.codes]}::text[])`;
    case 'customers':
      return sql`(customer.id = any(${[...reach.customerIds]}::int[])
        or customer.is_proven and customer.company_id = any(${[...reach.companyIds]}::int[]))`;
  }
}

export function companyWithin(reach: StaffReach): Test {
  switch (reach.kind) {
    case 'all':
      return sql`true`;
    case 'stores':
      return sql`company.shop_code = any(${[...reach.codes]}::text[])`;
    case 'customers':
      return sql`company.id = any(${[...reach.companyIds]}::int[])`;
  }
}

export function matchingPeople(reach: StaffReach, { words, filter, store }: CustomersAsked): Test {
  return all([
    sql`customer.erased_at is null`,
    personWithin(reach),
    filter === null ? null : PEOPLE_FILTERS[filter],
    store === null ? null : personWithin({ kind: 'stores', codes: [store] }),
    ...words.map((word) => any(personArms(word))),
  ]);
}

export function matchingCompanies(reach: StaffReach, { words, filter, store, day }: CustomersAsked): Test {
  return all([
    companyWithin(reach),
    filter === null ? null : companyFilter(filter, day),
    store === null ? null : companyWithin({ kind: 'stores', codes: [store] }),
    ...words.map((word) => any(companyArms(word))),
  ]);
}

/** An invoice of a company that is past its day. */
export function overdueOf(day: string): Test {
  return sql`invoice.company_id = company.id and invoice.type = 'FACTURE' and invoice.balance_ttc_cents <> 0
    and invoice.due_on < ${day}::date`;
}

export function isOverdue(day: string): Test {
  return sql`exists (select from invoice where ${overdueOf(day)})`;
}

/** A filter of the other list finds nothing here. */
const PEOPLE_FILTERS: Readonly<Record<NonNullable<CustomersAsked['filter']>, Test>> = {
  particuliers: sql`customer.company_id is null and customer.role is null`,
  professionnels: sql`customer.company_id is not null`,
  fermes: sql`(not customer.is_active or customer.suspended_at is not null)`,
  clients: sql`false`,
  prospects: sql`false`,
  en_retard: sql`false`,
};

function companyFilter(filter: NonNullable<CustomersAsked['filter']>, day: string): Test {
  switch (filter) {
    case 'clients':
      return sql`not company.is_prospect`;
    case 'prospects':
      return sql`company.is_prospect`;
    case 'en_retard':
      return isOverdue(day);
    default:
      return sql`false`;
  }
}

const MOST_FOUND = 500;
/** Of one town: who looks for another there adds the name. */
const MOST_OF_A_TOWN = 2_000;
const LEAST_DIGITS = 6;

const PERSON_WORDS = sql`customer_words(customer.firstname, customer.lastname, customer.email::text)`;
const COMPANY_WORDS = sql`plain_words(company.name || ' ' || company.client_code)`;

/** Each arm is a bitmap of its index; what the other table finds comes in as a bounded list of keys. */
function personArms(word: string): Test[] {
  return [
    ...personOwnArms(word),
    ...(isNumber(word) ? [] : [sql`customer.id = any(${peopleOfTown(word)})`]),
    sql`customer.company_id = any(${companiesWith(word)})`,
  ];
}

/** By the address book. A number is no town. */
function peopleOfTown(word: string): Test {
  return sql`array(select address.customer_id from customer_address address
    where plain_words(address.city) like plain_words(${like(word)}) limit ${MOST_OF_A_TOWN})`;
}

function companiesWith(word: string): Test {
  const named = sql`select company.id from company where ${any(companyOwnArms(word))} limit ${MOST_FOUND}`;
  if (isNumber(word)) return sql`array(${named})`;
  return sql`array((${named}) union all (select company.id from company where ${ofTown(word)} limit ${MOST_OF_A_TOWN}))`;
}

function ofTown(word: string): Test {
  return sql`plain_words(company.city) like plain_words(${like(word)})`;
}

function personOwnArms(word: string): Test[] {
  const arms = [sql`${PERSON_WORDS} like plain_words(${like(word)})`];
  return isNumber(word) ? [...arms, sql`digits_of(customer.mobile) like ${like(word)}`] : arms;
}

function companyArms(word: string): Test[] {
  return [
    ...companyOwnArms(word),
    ...(isNumber(word) ? [] : [ofTown(word)]),
    sql`company.id = any(array(select customer.company_id from customer
      where customer.erased_at is null and customer.is_proven and ${any(personOwnArms(word))} limit ${MOST_FOUND}))`,
  ];
}

/** Of a person who is not erased, by its own words or its company's. */
export function personNamed(word: string): Test {
  return any(personArms(word));
}

/** Keys of the people and of the companies with that word, or of that town, for lists of what is theirs. */
export function keysNamed(word: string): { people: Test; companies: Test } {
  const people = sql`array(select customer.id from customer
    where customer.erased_at is null and ${any(personOwnArms(word))} limit ${MOST_FOUND})`;
  return {
    people: isNumber(word) ? people : sql`(${people} || ${peopleOfTown(word)})`,
    companies: companiesWith(word),
  };
}

function companyOwnArms(word: string): Test[] {
  const arms = [sql`${COMPANY_WORDS} like plain_words(${like(word)})`];
  return isNumber(word) ? [...arms, sql`company.siret like ${`${word}%`}`] : arms;
}

function isNumber(word: string): boolean {
  return /^\d+$/.test(word) && word.length >= LEAST_DIGITS;
}

export function like(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

function all(tests: readonly (Test | null)[]): Test {
  return sql.join(
    tests.filter((test) => test !== null),
    sql` and `,
  );
}

function any(tests: readonly Test[]): Test {
  return sql`(${sql.join([...tests], sql` or `)})`;
}
