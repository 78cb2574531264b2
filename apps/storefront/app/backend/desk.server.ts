// A sales representative's own session, which waits while it is in a customer's shop: its desk.
import { redirect } from 'react-router';
import type { FrameViewer } from './frame-viewer.ts';
import { paths } from '../addresses/paths.ts';
import { dropCookie, setCookie } from './session.server.ts';
import type { Session } from './session.server.ts';

type Viewer = FrameViewer | { kind: 'unknown' };

/** The desk that waits behind this session; behind no session there is none. */
export function deskOf({ customerToken, deskToken }: Session): string | null {
  return customerToken === null ? null : deskToken;
}

/** The session to return to after following a link: only that of the representative it was made for. */
export function deskBehind(
  before: { viewer: Viewer; session: Session },
  { representative }: { representative: { id: string } | null | undefined },
): string | null {
  const { viewer, session } = before;
  if (viewer.kind !== 'signed-in' || !representative) return null;
  if (viewer.representative) return viewer.representative.id === representative.id ? deskOf(session) : null;
  return viewer.customerId === representative.id ? session.customerToken : null;
}

/** At the desk, or in a customer's name. */
export function isRepresentative(viewer: Viewer): boolean {
  return viewer.kind === 'signed-in' && (viewer.representative !== null || viewer.role === 'Commercial');
}

/** What was the customer's is forgotten. The persistent login has been the representative's all along. */
export function backAtDesk(desk: string, secure: boolean): string[] {
  const customers = ['vsf-cart', 'vsf-role', 'nuancier-viewer', 'nuancier-desk'] as const;
  return [
    setCookie('vsf-customer', desk, { secure }),
    ...customers.map((name) => dropCookie(name, { secure })),
  ];
}

/** Whether it is still open is found out there; a session that is over by then is asked for. */
export function toDesk(cookies: readonly string[]): Response {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return redirect(paths['customer-portfolio'](), { headers });
}
