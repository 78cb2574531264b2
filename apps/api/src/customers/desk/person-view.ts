import type { ShopCompanyPerson, ShopCustomerAddress } from '@nuancier/contract/gestion-types.ts';
import { RIGHTS } from '@nuancier/domain/customers/rights/permissions.ts';
import type { AddressRecord } from '../addresses/addresses-store.ts';
import { customerMarks } from './customer-marks.ts';
import type { DeskPerson } from './desk-customer-store.ts';

/** Rights and limits are a sub-account's alone: a head has them all, a private customer none to be given. */
export function personView(person: DeskPerson): Omit<ShopCompanyPerson, '__typename'> {
  const { id, name, email, telephone, jobTitle, role, ceiling, monthlyBudget } = person;
  const isSub = role === 'Subaccount';
  return {
    id: String(id),
    name,
    email,
    telephone,
    job_title: jobTitle,
    role,
    marks: customerMarks(person),
    rights: isSub ? RIGHTS.filter((right) => person[right]) : [],
    ceiling_cents: isSub ? Number(ceiling) : null,
    monthly_budget_cents: isSub && monthlyBudget !== null ? Number(monthlyBudget) : null,
  };
}

export function deskAddressView(address: AddressRecord): ShopCustomerAddress {
  const { label, firstname, lastname, company, street, postcode, city, telephone } = address;
  const name = `${firstname} ${lastname}`.trim();
  const lines = [company ?? '', name, ...street, `${postcode} ${city}`.trim()];
  return {
    label,
    lines: lines.filter((line) => line !== ''),
    telephone,
    is_default_delivery: address.default_shipping,
    is_default_invoicing: address.default_billing,
  };
}
