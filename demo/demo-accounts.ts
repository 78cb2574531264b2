// The accounts listed when the demo starts.
import { DEMO_CODE } from '@nuancier/api/staff/factors/totp.ts';
import { STAFF_ROLE_WORDS } from '@nuancier/api/text/staff-role-words.ts';
import customers from './data/accounts/customers.json' with { type: 'json' };
import { companyNameOf } from './rows/accounts/company-rows.ts';
import { DEMO_PASSWORD } from './rows/accounts/customer-rows.ts';
import { DEMO_STAFF_PASSWORD, staffRows } from './rows/accounts/staff-rows.ts';

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
  if (role === 'Manager')
    return 'compte de magasin, sans accès à la boutique\u00A0: il a le sien dans la gestion';
  return confirmed ? null : 'compte non confirmé\u00A0: la connexion le dit';
}

export type DemoStaff = {
  password: string;
  /** the second factor of all of them */
  code: string;
  people: readonly { email: string; role: string; name: string; stores: readonly string[] }[];
};

/** Two of each role. */
export function demoStaff(): DemoStaff {
  const people = staffRows().map(({ email, role, firstname, lastname, stores }) => ({
    email,
    role: STAFF_ROLE_WORDS[role],
    name: `${firstname} ${lastname}`,
    stores,
  }));
  return { password: DEMO_STAFF_PASSWORD, code: DEMO_CODE, people };
}
