// One person or company as the back office sees it, within a reach: what is outside is not found.
import { sql } from 'kysely';
import type { Right, Role } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Database } from '../../database/tables.ts';
import { LIVING } from '../representatives/connect-as-store.ts';
import type { StaffReach } from '../representatives/staff-reach.ts';
import { companyWithin, isOverdue, personWithin } from './desk-search-store.ts';

export type DeskPerson = Record<Right, boolean> & {
  id: number;
  name: string;
  email: string;
  telephone: string | null;
  jobTitle: string | null;
  role: Role | null;
  companyId: number | null;
  company: string | null;
  clientCode: string | null;
  store: string | null;
  createdAt: Date;
  lastSeenAt: Date | null;
  isActive: boolean;
  isSuspended: boolean;
  isConfirmed: boolean;
  awaitsLink: boolean;
  ceiling: string;
  monthlyBudget: string | null;
};

const PERSON = sql`customer.id, trim(customer.firstname || ' ' || customer.lastname) as name,
  customer.email::text as email, customer.mobile as telephone, customer.job_title as "jobTitle", customer.role,
  company.id as "companyId", company.name as company, company.client_code as "clientCode",
  (select title_label from shop where shop.code = coalesce(company.shop_code, customer.current_shop_code)) as store,
  customer.created_at as "createdAt", customer.last_seen_at as "lastSeenAt", customer.is_active as "isActive",
  customer.suspended_at is not null as "isSuspended", customer.is_confirmed as "isConfirmed",
  exists (select from company_proof where company_proof.customer_id = customer.id) as "awaitsLink",
  customer.ceiling_validated_order_cents::text as ceiling, customer.monthly_budget_cents::text as "monthlyBudget",
  customer.is_view_price, customer.is_view_order, customer.is_view_invoices, customer.is_view_quotations,
  customer.is_view_outstanding, customer.is_view_listing, customer.is_validate_order,
  customer.is_notification_order, customer.is_pay_cd, customer.is_pay_outstanding
  from customer left join company on company.id = customer.company_id`;

export async function selectPerson(
  db: Database,
  reach: StaffReach,
  id: number,
): Promise<DeskPerson | undefined> {
  const found = await sql<DeskPerson>`
    select ${PERSON} where customer.id = ${id} and customer.erased_at is null and ${personWithin(reach)}`.execute(
    db,
  );
  return found.rows[0];
}

/** Heads first; who only says to be of the company is not. */
export async function selectPeopleOf(db: Database, companyId: number): Promise<DeskPerson[]> {
  const found = await sql<DeskPerson>`
    select ${PERSON} where customer.company_id = ${companyId} and customer.is_proven and customer.erased_at is null
    order by customer.role = 'Dirigeant' desc nulls last, plain_words(customer.lastname), customer.id limit 200`.execute(
    db,
  );
  return found.rows;
}

export type DeskCompany = {
  id: number;
  name: string;
  clientCode: string;
  siren: string | null;
  siret: string | null;
  vatNumber: string | null;
  naf: string | null;
  email: string | null;
  street: string[];
  postcode: string;
  city: string;
  store: string | null;
  paymentTerms: string | null;
  priceList: string;
  isProspect: boolean;
  isOverdue: boolean;
};

export async function selectCompany(
  db: Database,
  reach: StaffReach,
  { id, day }: { id: number; day: string },
): Promise<DeskCompany | undefined> {
  const found = await sql<DeskCompany>`
    select company.id, company.name, company.client_code as "clientCode", siren, siret, vat_number as "vatNumber",
      naf, email::text as email, street, postcode, city, payment_terms as "paymentTerms",
      coalesce((select label from price_list where code = company.price_list), company.price_list) as "priceList",
      (select title_label from shop where shop.code = company.shop_code) as store,
      is_prospect as "isProspect", ${isOverdue(day)} as "isOverdue"
    from company where company.id = ${id} and ${companyWithin(reach)}`.execute(db);
  return found.rows[0];
}

export type LockedCustomer = { id: number; email: string; name: string };

/** Locked until the transaction ends. */
export async function lockInReach(
  db: Database,
  reach: StaffReach,
  id: number,
): Promise<LockedCustomer | undefined> {
  if (!(await customerInReach(db, reach, id))) return undefined;
  const found = await sql<LockedCustomer>`
    select id, email::text as email, trim(firstname || ' ' || lastname) as name from customer
    where id = ${id} and erased_at is null for update`.execute(db);
  return found.rows[0];
}

export async function customerInReach(db: Database, reach: StaffReach, id: number): Promise<boolean> {
  const found = await sql`
    select from customer left join company on company.id = customer.company_id
    where customer.id = ${id} and customer.erased_at is null and ${personWithin(reach)}`.execute(db);
  return found.rows.length > 0;
}

export type Follower = { id: number; name: string };

/** Sales people in whose portfolio one of these is. */
export async function selectFollowers(db: Database, customerIds: readonly number[]): Promise<Follower[]> {
  const found = await sql<Follower>`
    select distinct representative.id,
      trim(representative.firstname || ' ' || representative.lastname) as name
    ${LIVING} where portfolio.customer_id = any(${[...customerIds]}::int[]) order by representative.id`.execute(
    db,
  );
  return found.rows;
}
