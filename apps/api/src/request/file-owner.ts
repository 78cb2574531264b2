import type { CustomerFile } from '@nuancier/contract/gestion-types.ts';

export type FileOwner = { customerId: number } | { companyId: number };

/** Whose file it is; the page that opened it has seen to it that it is within reach. */
export function fileOwner({ customer_id: customer, company_id: company }: CustomerFile): FileOwner {
  return company == null ? { customerId: Number(customer) } : { companyId: Number(company) };
}
