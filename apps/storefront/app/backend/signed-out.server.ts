// The end of a session: what the browser has to forget.
import { redirect } from 'react-router';
import { backAtDesk, deskOf, toDesk } from './desk.server.ts';
import { flashCookie } from './flashes.server.ts';
import { dropCookie } from './session.server.ts';
import type { Session } from './session.server.ts';

const personal = [
  'vsf-customer',
  'persistent_token',
  'vsf-cart',
  'vsf-role',
  'nuancier-viewer',
  'nuancier-desk',
  'nuancier-order',
] as const;

/** Token, cart id and role; the carts and customers themselves stay with the API. */
export function forgottenSession(secure: boolean): string[] {
  return personal.map((name) => dropCookie(name, { secure }));
}

/** The same for whichever session it was: a customer's that a representative was in gives way to the desk behind it. */
export function leftSession(session: Session, secure: boolean): string[] {
  const desk = deskOf(session);
  return desk === null ? forgottenSession(secure) : backAtDesk(desk, secure);
}

/**
 * The session is dead: clears it, leaves a message for the next page and redirects home with the page requested; from
 * a customer's shop to the representative's desk, without that page.
 */
export function signedOut(session: Session, secure: boolean, askedPage: readonly string[] = []): Response {
  const desk = deskOf(session);
  if (desk !== null) return toDesk([...backAtDesk(desk, secure), flashCookie(['connect-as-ended'], secure)]);
  const headers = new Headers();
  const cookies = [...forgottenSession(secure), flashCookie(['not-authorized'], secure), ...askedPage];
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return redirect('/', { headers });
}
