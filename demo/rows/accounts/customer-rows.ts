import addresses from '../../data/accounts/addresses.json' with { type: 'json' };
import customers from '../../data/accounts/customers.json' with { type: 'json' };
import { addDays, BASE_DATE, daysFromBase } from '../../shift-dates.ts';
import type { FileLine } from '../file-line.ts';
import { clientCodeOf, companyNameOf } from './company-rows.ts';

/** Every account of the demo opens with it. */
export const DEMO_PASSWORD = 'Demo!2026';

/** Accounts were opened one a fortnight, the oldest first. */
const OLDEST_ACCOUNT_DAYS = 420;
const DAYS_BETWEEN_ACCOUNTS = 14;

type DemoCustomer = (typeof customers)[number];

/** All but the sub-accounts, which name the head they answer to. */
export function customerRows(today: Date): FileLine[] {
  return customers
    .filter(({ role }) => role !== 'Subaccount')
    .map((customer) => ({
      ...personOf(customer, today),
      client: clientCodeOf(customer.company),
      role: customer.role,
      paie_compte: customer.permissions.is_pay_outstanding,
    }));
}

export function subAccountRows(today: Date): FileLine[] {
  return customers
    .filter(({ role }) => role === 'Subaccount')
    .map((customer) => ({
      ...personOf(customer, today),
      client: clientCodeOf(customer.company),
      dirigeant: customers.find(({ id }) => id === customer.parent)?.email,
      voit_prix: customer.permissions.is_view_price,
      voit_commandes: customer.permissions.is_view_order,
      voit_factures: customer.permissions.is_view_invoices,
      voit_devis: customer.permissions.is_view_quotations,
      voit_encours: customer.permissions.is_view_outstanding,
      voit_listes: customer.permissions.is_view_listing,
      valide_commandes: customer.permissions.is_validate_order,
      recoit_avis: customer.permissions.is_notification_order,
      paie_carte: customer.permissions.is_pay_cd,
      paie_compte: customer.permissions.is_pay_outstanding,
      plafond_ht: customer.permissions.ceiling_validated_order,
    }));
}

function personOf(customer: DemoCustomer, today: Date): FileLine {
  const age = OLDEST_ACCOUNT_DAYS - customers.indexOf(customer) * DAYS_BETWEEN_ACCOUNTS;
  return {
    email: customer.email,
    prenom: customer.firstname,
    nom: customer.lastname,
    civilite: customer.prefix,
    fonction: customer.job_title,
    mobile: customer.mobile,
    lettre: customer.is_subscribed,
    confirme: customer.confirmed,
    cree_le: `${addDays(BASE_DATE, daysFromBase(today) - age)}T08:00:00Z`,
  };
}

export function addressRows(): FileLine[] {
  return addresses.map(({ customer: id, ...address }) => {
    const customer = demoCustomer(id);
    return {
      email: customer.email,
      nom_adresse: address.label,
      prenom: customer.firstname,
      nom: customer.lastname,
      societe: companyNameOf(customer.company),
      adresse: address.street,
      code_postal: address.postcode,
      commune: address.city,
      pays: address.country_code,
      telephone: customer.mobile,
      livraison: address.default_shipping,
      facturation: address.default_billing,
    };
  });
}

/** The customers whom sales representatives may sign in as. */
export function portfolioRows(): FileLine[] {
  return customers.flatMap(({ email, connect_as: portfolio }) =>
    portfolio.map((id) => ({ commercial: email, client: emailOf(id) })),
  );
}

export function demoEmails(): string[] {
  return customers.map(({ email }) => email);
}

export function emailOf(id: string): string {
  return demoCustomer(id).email;
}

function demoCustomer(id: string): DemoCustomer {
  const found = customers.find((customer) => customer.id === id);
  if (found === undefined) throw new Error(`The demo names an unknown customer « ${id} »`);
  return found;
}
