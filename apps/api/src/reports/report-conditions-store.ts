// What every report asks of its rows: their French days, and whose they are.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { StaffReach } from '../customers/customers.ts';
import type { Period } from './report-period.ts';

type Sql = RawBuilder<unknown>;

/** Placed, not cancelled; what waits for a company's approval is no sale yet. */
export const SOLD = sql`orders.status <> 'ANNULEE' and not orders.waiting_for_approval`;

export function frenchDay(moment: Sql): Sql {
  return sql`(${moment} at time zone 'Europe/Paris')::date`;
}

export function within(moment: Sql, { since, until }: Period): Sql {
  return sql`(${moment} >= (${since}::date::timestamp at time zone 'Europe/Paris')
    and ${moment} < ((${until}::date + 1)::timestamp at time zone 'Europe/Paris'))`;
}

export type Owned = { shop: Sql; customer: Sql; company: Sql };

const OF_ORDERS: Owned = {
  shop: sql`orders.shop_code`,
  customer: sql`orders.customer_id`,
  company: sql`orders.company_id`,
};

/** Whose rows, and of one store alone where one was asked for. */
export type ReportReach = StaffReach & { store?: string | null };

export function ofReach(reach: ReportReach, owned: Owned = OF_ORDERS): Sql {
  const theirs = ofStaffReach(reach, owned);
  return reach.store == null ? theirs : sql`(${theirs} and ${ofStore(reach.store, owned.shop)})`;
}

function ofStaffReach(reach: StaffReach, { shop, customer, company }: Owned): Sql {
  switch (reach.kind) {
    case 'all':
      return sql`true`;
    case 'stores':
      return sql`${shop} = any(${[...reach.codes]}::text[])`;
    case 'customers':
      return sql`(${customer} = any(${[...reach.customerIds]}::int[])
        or ${company} = any(${[...reach.companyIds]}::int[]))`;
  }
}

/** Of one store alone, if one was named. */
export function ofStore(store: string | null, shop: Sql = OF_ORDERS.shop): Sql {
  return store === null ? sql`true` : sql`${shop} = ${store}`;
}
