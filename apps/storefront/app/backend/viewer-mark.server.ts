import type { SignedInViewer } from '../features/customers/frame-viewer.ts';

/** Tells one account from another, and a customer from whoever acts in the customer's name. */
export function viewerMark({ customerId, representative }: SignedInViewer): string {
  return representative ? `${customerId}-r` : customerId;
}
