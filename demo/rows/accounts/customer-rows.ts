import type {
  CustomerAddressRow,
  CustomerRow,
} from '@nuancier/api/customers/imports/customers-import-rows.ts';
import addresses from '../../data/accounts/addresses.json' with { type: 'json' };
import customers from '../../data/accounts/customers.json' with { type: 'json' };
import { addDays, BASE_DATE, daysFromBase } from '../../shift-dates.ts';
import { clientCodeOf, companyNameOf } from './company-rows.ts';

/** Every account of the demo opens with it. */
export const DEMO_PASSWORD = 'Demo!2026';

/** Accounts were opened one a fortnight, the oldest first. */
const OLDEST_ACCOUNT_DAYS = 420;
const DAYS_BETWEEN_ACCOUNTS = 14;

type DemoCustomer = (typeof customers)[number];

export function customerRows(today: Date): CustomerRow[] {
  return customers.map((customer, index) => {
    const { ceiling_validated_order: ceiling, ...permissions } = customer.permissions;
    const age = OLDEST_ACCOUNT_DAYS - index * DAYS_BETWEEN_ACCOUNTS;
    return {
      ...permissions,
      ceiling_validated_order_cents: Math.round(ceiling * 100),
      email: customer.email,
      password: DEMO_PASSWORD,
      role: roleOf(customer.role),
      client_code: clientCodeOf(customer.company),
      parent_email: customers.find((other) => other.id === customer.parent)?.email ?? null,
      prefix: customer.prefix,
      firstname: customer.firstname,
      lastname: customer.lastname,
      job_title: customer.job_title,
      mobile: customer.mobile,
      is_subscribed: customer.is_subscribed,
      is_confirmed: customer.confirmed,
      is_active: true,
      created_at: `${addDays(BASE_DATE, daysFromBase(today) - age)}T08:00:00Z`,
      addresses: addresses.filter((address) => address.customer === customer.id).map(addressOf(customer)),
    };
  });
}

/** The customers whom sales representatives may sign in as. */
export function portfolioRows(): { representative_email: string; customer_email: string }[] {
  return customers.flatMap(({ email, connect_as: portfolio }) =>
    customers
      .filter((customer) => portfolio.some((id) => id === customer.id))
      .map((customer) => ({ representative_email: email, customer_email: customer.email })),
  );
}

function addressOf(customer: DemoCustomer): (address: (typeof addresses)[number]) => CustomerAddressRow {
  return ({ customer: _owner, ...address }) => ({
    ...address,
    firstname: customer.firstname,
    lastname: customer.lastname,
    company: companyNameOf(customer.company),
    telephone: customer.mobile,
  });
}

function roleOf(role: string | null): CustomerRow['role'] {
  switch (role) {
    case 'Dirigeant':
    case 'Subaccount':
    case 'Commercial':
    case 'Manager':
    case null:
      return role;
    default:
      throw new Error(`The demo names an unknown role « ${role} »`);
  }
}
