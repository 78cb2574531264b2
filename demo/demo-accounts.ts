// Who one can sign in as, for the list printed when the demo starts.
import customers from './data/accounts/customers.json' with { type: 'json' };
import { companyNameOf } from './rows/company-rows.ts';
import { DEMO_PASSWORD } from './rows/customer-rows.ts';

export type DemoAccount = { role: string; name: string; email: string; password: string; shows: string };

const ROLE_LABELS: Readonly<Record<string, string>> = {
  Dirigeant: 'Dirigeant',
  Subaccount: 'Sous-compte',
  Commercial: 'Commercial',
  Manager: 'Responsable de magasin',
};

export function demoAccounts(): DemoAccount[] {
  return customers.map((customer) => {
    const company = companyNameOf(customer.company);
    const person = `${customer.firstname} ${customer.lastname}`;
    return {
      role: ROLE_LABELS[customer.role ?? ''] ?? 'Prospect',
      name: company === null ? person : `${person} (${company})`,
      email: customer.email,
      password: DEMO_PASSWORD,
      shows: customer.shows.join(' · '),
    };
  });
}
