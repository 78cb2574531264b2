import type { CustomerFile } from '@nuancier/contract/gestion-types.ts';

export type FileOwner = { customerId: number } | { companyId: number };

/** Whose file it is; the page that opened it has seen to it that it is within reach. */
export function fileOwner({ customer_id: customer, company_id: company }: CustomerFile): FileOwner {
  return company == null ? { customerId: Number(customer) } : { companyId: Number(company) };
}

const KEY = /^\d{1,9}$/;

/** Of which person or company alone a list is asked for; null: of all. An id that is none has nothing. */
export function ownerAsked({
  customer,
  company,
}: {
  customer?: string | null | undefined;
  company?: string | null | undefined;
}): FileOwner | null {
  if (company) return { companyId: keyOf(company) };
  return customer ? { customerId: keyOf(customer) } : null;
}

function keyOf(id: string): number {
  return KEY.test(id) ? Number(id) : 0;
}
