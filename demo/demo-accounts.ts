// The accounts listed when the demo starts.
import customers from './data/accounts/customers.json' with { type: 'json' };
import { companyNameOf } from './rows/accounts/company-rows.ts';
import { DEMO_PASSWORD } from './rows/accounts/customer-rows.ts';

export type DemoAccount = {
  role: string;
  name: string;
  email: string;
  password: string;
  shows: string;
  /** Why the shop does not let this one in; null for those it does. */
  closed: string | null;
};

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
      closed: closedBecause(customer),
    };
  });
}

function closedBecause({ role, confirmed }: { role: string | null; confirmed: boolean }): string | null {
  if (role === 'Manager') return 'compte du futur espace magasin, sans accès à la boutique';
  return confirmed ? null : 'compte non confirmé\u00A0: la connexion le dit';
}
