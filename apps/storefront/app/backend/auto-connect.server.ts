import { AutoConnectDocument } from '../../generated/documents.ts';
import { BackendRefusal } from './backend.server.ts';
import type { Backend } from './backend.server.ts';
import { dropCookie, setCookie } from './session.server.ts';

type Attempt = { token: string | null; cookies: string[] };

/** Exchanges a persistent token for a session. Only the very token that was sent may come back with it. */
export async function autoConnect(
  backend: Backend,
  persistentToken: string,
  secure: boolean,
): Promise<Attempt> {
  const answer = await backend
    .mutate(AutoConnectDocument, { token: persistentToken }, { keepsSession: true })
    .catch((error: unknown) => (error instanceof BackendRefusal ? 'refused' : 'failed'));
  // The API is out of order: the token may be good, the next page tries again.
  if (answer === 'failed') return { token: null, cookies: [] };
  const connected = answer === 'refused' ? null : answer.requestLoginByToken;
  const token = connected?.persistentLoginToken === persistentToken ? (connected.token ?? null) : null;
  if (token === null) return { token, cookies: [setCookie('nuancier-auto-connect', 'failed', { secure })] };
  return {
    token,
    cookies: [setCookie('vsf-customer', token, { secure }), dropCookie('nuancier-auto-connect', { secure })],
  };
}
