// The end of a session: what the browser has to forget.
import { redirect } from 'react-router';
import { flashCookie } from './flashes.server.ts';
import { dropCookie } from './session.server.ts';

const personal = [
  'vsf-customer',
  'persistent_token',
  'vsf-cart',
  'vsf-role',
  'nuancier-viewer',
  'nuancier-desk',
] as const;

/** Token, cart id and role; the carts and customers themselves stay with the API. */
export function forgottenSession(secure: boolean): string[] {
  return personal.map((name) => dropCookie(name, { secure }));
}

/** The session is dead: forget it, say so once on the next page, and go home. */
export function signedOut(secure: boolean, further: readonly string[] = []): Response {
  const headers = new Headers();
  const cookies = [...forgottenSession(secure), flashCookie(['not-authorized'], secure), ...further];
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return redirect('/', { headers });
}
