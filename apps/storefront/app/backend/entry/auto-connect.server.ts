import { AutoConnectDocument } from '../../../generated/documents.ts';
import { BackendRefusal } from '../backend.server.ts';
import type { Backend } from '../backend.server.ts';
import { setCookie } from '../session.server.ts';

type Attempt = { kind: 'connected'; token: string } | { kind: 'refused' } | { kind: 'failed' };

/** Exchanges a persistent token for a session. Only the very token that was sent may come back with it. */
export async function autoConnect(backend: Backend, persistentToken: string): Promise<Attempt> {
  try {
    const { requestLoginByToken: connected } = await backend.mutate(
      AutoConnectDocument,
      { token: persistentToken },
      { keepsSession: true },
    );
    const token = connected?.persistentLoginToken === persistentToken ? connected.token : null;
    return token ? { kind: 'connected', token } : { kind: 'refused' };
  } catch (error) {
    // The API is out of order: the token may be good, the next page tries again.
    return { kind: error instanceof BackendRefusal ? 'refused' : 'failed' };
  }
}

/** Not tried again in this browser session. */
export function refusedMark(secure: boolean): string {
  return setCookie('nuancier-auto-connect', 'failed', { secure });
}
