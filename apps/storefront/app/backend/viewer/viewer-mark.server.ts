import type { SignedInViewer } from '../frame-viewer.ts';
import type { Viewer } from '../request-context.server.ts';

/** No account's number. */
export const VISITORS_MARK = 'visiteur';

const REPRESENTED = '-r';

/** Differs by account, and between a customer and a representative in its name. */
export function viewerMark({ customerId, representative }: SignedInViewer): string {
  return representative ? `${customerId}${REPRESENTED}` : customerId;
}

/** Whether a page was drawn for a representative in a customer's shop. */
export function isCustomersName(mark: string): boolean {
  return mark.endsWith(REPRESENTED);
}

/** The account a page's forms are rendered for; null when unknown. */
export function markOf(viewer: Viewer): string | null {
  if (viewer.kind === 'unknown') return null;
  return viewer.kind === 'signed-in' ? viewerMark(viewer) : VISITORS_MARK;
}
