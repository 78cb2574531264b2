import type { CustomerFile } from '@nuancier/contract/gestion-types.ts';

export type FileOwner = { customerId: number } | { companyId: number };

/** Whose file it is; the page that opened it has seen to it that it is within reach. */
export function fileOwner({ customer_id: customer, company_id: company }: CustomerFile): FileOwner {
  return company == null ? { customerId: Number(customer) } : { companyId: Number(company) };
}

/** From the newest on, after the row of that number. */
export type FilePlace = { after: string | null; limit: number };

const ROW = /^\d{1,18}$/;

/** The place that an address says, one row more than a page has; null: no place of a list. */
export function placeAsked(after: string | null | undefined, size: number): FilePlace | null {
  if (!after) return { after: null, limit: size + 1 };
  return ROW.test(after) ? { after, limit: size + 1 } : null;
}

/** A page of what was read with one row more. */
export function pageOf<Row extends { id: string }>(
  found: readonly Row[],
  size: number,
): { rows: readonly Row[]; next: string | null } {
  const rows = found.slice(0, size);
  return { rows, next: found.length > size ? (rows.at(-1)?.id ?? null) : null };
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
