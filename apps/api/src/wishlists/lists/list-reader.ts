import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import { can } from '@nuancier/domain/customers/rights/policy.ts';
import type { ListReader } from '@nuancier/domain/wishlists/list-share.ts';

/** Whose lists the viewer finds: their own, and those of the company if they are beyond doubt one of its people. */
export function listReader(customer: Customer): ListReader {
  const { customerId, companyId } = customer;
  return { customerId, companyId: can(customer, 'use-company-lists') ? companyId : null };
}
