import { sql } from 'kysely';
import type { Profile } from '@nuancier/domain/customers/profile/changed-profile.ts';
import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Database } from '../../database/tables.ts';

export type CustomerRecord = Profile & {
  id: number;
  email: string;
  is_confirmed: boolean;
  company_name: string | null;
  client_code: string | null;
  is_prospect: boolean | null;
  siret: string | null;
  vat_number: string | null;
  company_email: string | null;
  default_billing: number | null;
  default_shipping: number | null;
  representative_firstname: string | null;
  representative_lastname: string | null;
};

/** `by`: who is there in the customer's place; one of the staff is named, not whom they stand in for. */
export async function selectCustomer(
  db: Database,
  id: number,
  by: Pick<Customer, 'representativeId' | 'staffId'> = { representativeId: null, staffId: null },
): Promise<CustomerRecord | undefined> {
  const found = await sql<CustomerRecord>`
    select customer.id, customer.email::text as email, customer.prefix, customer.firstname, customer.middlename,
      customer.lastname, customer.suffix, customer.job_title, customer.mobile,
      customer.date_of_birth::text as date_of_birth, customer.gender, customer.taxvat, customer.is_subscribed,
      customer.is_confirmed,
      company.name as company_name, company.client_code, company.is_prospect, company.siret, company.vat_number,
      company.email::text as company_email,
      (select id from customer_address where customer_id = customer.id and customer_address.default_billing
        order by id limit 1) as default_billing,
      (select id from customer_address where customer_id = customer.id and customer_address.default_shipping
        order by id limit 1) as default_shipping,
      coalesce(staff.firstname, representative.firstname) as representative_firstname,
      coalesce(staff.lastname, representative.lastname) as representative_lastname
    from customer
    left join company on company.id = customer.company_id
    left join customer representative on representative.id = ${by.representativeId}
    left join staff on staff.id = ${by.staffId}
    where customer.id = ${id}`.execute(db);
  return found.rows[0];
}
