import type { Guard } from '@nuancier/domain/customers/rights/route-guard.ts';

const files: Record<Guard, string> = {
  'is-authenticated': 'guards/is-authenticated.ts',
  'is-dirigeant-account': 'guards/is-dirigeant-account.ts',
  'is-sub-account': 'guards/is-sub-account.ts',
  'is-guest': 'guards/is-guest.ts',
  'is-representative': 'guards/is-representative.ts',
  'may-view-orders': 'guards/may-view-orders.ts',
  'may-view-order': 'guards/may-view-order.ts',
  'may-view-invoices': 'guards/may-view-invoices.ts',
  'may-view-quotations': 'guards/may-view-quotations.ts',
  'may-ask-quotation': 'guards/may-ask-quotation.ts',
  'may-approve': 'guards/may-approve.ts',
  'may-view-listing': 'guards/may-view-listing.ts',
};

/** The guard's module; an unknown name gets one that answers 500 to every request. */
export function guardFile(name: string): string {
  return new Map(Object.entries(files)).get(name) ?? 'guards/unknown-guard.ts';
}
