import type { SignedInViewer } from '../frame-viewer.ts';
import type { Viewer } from '../request-context.server.ts';

/** No account's number. */
export const VISITORS_MARK = 'visiteur';

const REPRESENTED = '-r';

/** Tells one account from another, and a customer from whoever acts in the customer's name. */
export function viewerMark({ customerId, representative }: SignedInViewer): string {
  return representative ? `${customerId}${REPRESENTED}` : customerId;
}

/** Whether a page was drawn for a representative in a customer's shop. */
export function isCustomersName(mark: string): boolean {
  return mark.endsWith(REPRESENTED);
}

/** What the forms of a page say of whom it was drawn for; nothing where nobody knows. */
export function markOf(viewer: Viewer): string | null {
  if (viewer.kind === 'unknown') return null;
  return viewer.kind === 'signed-in' ? viewerMark(viewer) : VISITORS_MARK;
}
