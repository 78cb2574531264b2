// Why a line of a customer file cannot be loaded, in French for the merchant who corrects it.
import type { LineRefusal } from '../../imports/import-report.ts';
import type { CustomerRow } from './customers-import-rows.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function customerRefusals(
  customers: readonly CustomerRow[],
  companies: ReadonlyMap<string, unknown>,
  known: ReadonlyMap<string, unknown>,
): LineRefusal[] {
  const inFile = new Set(customers.map((customer) => customer.email.toLowerCase()));
  const exists = (email: string): boolean =>
    inFile.has(email.toLowerCase()) || known.has(email.toLowerCase());
  return customers.flatMap((customer, index) =>
    reasonsAgainst(customer, companies, exists).map((reason) => ({ line: index + 1, reason })),
  );
}

function reasonsAgainst(
  customer: CustomerRow,
  companies: ReadonlyMap<string, unknown>,
  exists: (email: string) => boolean,
): string[] {
  const { email, client_code: code, parent_email: parent, role } = customer;
  const reasons = [
    EMAIL.test(email) ? null : `L’adresse e-mail «\u00A0${email}\u00A0» n’est pas valide.`,
    [customer.firstname, customer.lastname].some((name) => name.trim() === '')
      ? 'Le prénom et le nom sont obligatoires.'
      : null,
    code !== null && !companies.has(code) ? `Le code client «\u00A0${code}\u00A0» n’existe pas.` : null,
    role === 'Subaccount' && parent === null ? 'Un sous-compte doit avoir un compte dirigeant.' : null,
    parent !== null && !exists(parent) ? `Le compte dirigeant «\u00A0${parent}\u00A0» n’existe pas.` : null,
    customer.ceiling_validated_order_cents < 0 ? 'Le plafond de commande ne peut pas être négatif.' : null,
  ];
  return reasons.filter((reason) => reason !== null);
}
