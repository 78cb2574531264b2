import { AuthorizationResponseError } from 'openid-client';

export type DirectoryTrouble = { kind: 'denied' | 'away' | 'clock' | 'refused'; says: string };

const DENIED = new Set(['access_denied', 'login_required', 'interaction_required', 'consent_required']);
const AWAY = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_PARSE_ERROR'];
const CLOCK = 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED';

/** `says` is for the log: it names what failed and repeats nothing that was sent. */
export function directoryTrouble(error: unknown): DirectoryTrouble {
  if (error instanceof AuthorizationResponseError) {
    const kind = DENIED.has(error.error) ? 'denied' : 'refused';
    return { kind, says: `answered ${/^\w{1,60}$/.exec(error.error)?.[0] ?? 'with an unknown error'}` };
  }
  if (!(error instanceof Error)) return { kind: 'refused', says: 'unknown' };
  const code: unknown = 'code' in error ? error.code : undefined;
  const says = typeof code === 'string' ? code : error.message;
  if (code === CLOCK) return { kind: 'clock', says };
  // What fetch throws when nobody answers.
  const isAway = AWAY.some((known) => known === code) || (error instanceof TypeError && code === undefined);
  return { kind: isAway ? 'away' : 'refused', says };
}
