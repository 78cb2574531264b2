// In by the merchant's directory: there, back to the same browser, and into a session as by any other way.
import type {
  CurrentStaff,
  DirectoryEntry,
  StaffDirectory as StaffDirectoryView,
} from '@nuancier/contract/gestion-types.ts';
import { countsAsFactor, whoEnters } from '@nuancier/domain/staff/directory.ts';
import type { DirectoryClaims, DirectoryFault } from '@nuancier/domain/staff/directory.ts';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import { accept } from '@nuancier/domain/refusal.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import { recordAudit } from '../../audit/audit.ts';
import { allow, giveBack } from '../../rate-limit/rate-limit.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { tokenHash } from '../../request/secret-token.ts';
import { lockDirectoryPeople, writeBinding } from '../directory/bindings-store.ts';
import { insertDeparture, takeDeparture } from '../directory/departures-store.ts';
import type { DirectoryTrouble } from '../directory/directory-trouble.ts';
import type { StaffDirectory } from '../directory/open-directory.ts';
import { deleteStaffLinks } from '../links/staff-links-store.ts';
import { enterHalf, enterWhole } from '../sessions/enter.ts';
import type { StaffContext } from '../staff-context.ts';

/** Long enough for a second factor over there. */
const AWAY_MS = 10 * MINUTE_MS;
const DEPARTURES = { name: 'staff-directory-departures', most: 60, perMs: 10 * MINUTE_MS };
const RETURNS = { name: 'staff-directory-returns', most: 20, perMs: 10 * MINUTE_MS };
const LONGEST_ANSWER = 8_000;
const LONGEST_WAY = 500;

export function staffDirectory({ directory }: StaffContext): StaffDirectoryView | null {
  return directory === null ? null : { label: directory.label };
}

export async function beginDirectorySignIn(
  context: StaffContext,
  back: string | null | undefined,
): Promise<string> {
  const { db, device, clientAddress, session } = context;
  const now = context.now();
  const directory = ownDirectory(context);
  if (device === null) throw new Refusal('DIRECTORY_STALE');
  if (!(await allow(db, { ...DEPARTURES, key: clientAddress }, now))) throw new Refusal('TOO_MANY_ATTEMPTS');
  const departed = await directory.depart();
  if (!departed.ok) return throwTrouble(context, departed.trouble);
  const { url, state, nonce, verifier } = departed.value;
  await insertDeparture(db, {
    stateHash: tokenHash(state),
    deviceHash: device.hash,
    nonce,
    verifier,
    back: back && back.length <= LONGEST_WAY ? back : null,
    expiresAt: new Date(now.getTime() + AWAY_MS),
    now,
  });
  session.change = { kind: 'away' };
  return url;
}

/** One answer for an unknown, a closed and another's account: the log knows which. */
export async function signInByDirectory(context: StaffContext, answer: string): Promise<DirectoryEntry> {
  const { db, device, clientAddress } = context;
  const now = context.now();
  const directory = ownDirectory(context);
  const fromHere = { ...RETURNS, key: clientAddress };
  if (!(await allow(db, fromHere, now))) throw new Refusal('TOO_MANY_ATTEMPTS');
  const state = answer.length > LONGEST_ANSWER ? null : new URLSearchParams(answer).get('state');
  if (state === null || device === null) throw new Refusal('DIRECTORY_STALE');
  const kept = await takeDeparture(db, { stateHash: tokenHash(state), deviceHash: device.hash, now });
  if (kept === undefined) throw new Refusal('DIRECTORY_STALE');
  const claims = await directory.welcome(answer, { state, ...kept });
  if (!claims.ok) return throwTrouble(context, claims.trouble);
  const entered = await enters(context, directory, claims.value);
  if (!entered.ok) {
    const details = { of: null, factor: 'directory', reason: entered.refusal };
    await recordAudit(db, context, { event: 'staff-sign-in-failed', details });
    throw new Refusal('DIRECTORY_NOBODY');
  }
  await giveBack(db, fromHere);
  return { staff: entered.value, back: kept.back };
}

/** Where one signs out of the directory too. */
export async function directorySignOut({ directory, log }: StaffContext): Promise<string | null> {
  const page = await directory?.leave();
  if (page?.ok === false) log.warn({ trouble: page.trouble }, 'the directory did not say where to sign out');
  return page?.ok ? page.value : null;
}

function enters(
  context: StaffContext,
  { issuer, factor: setting }: StaffDirectory,
  claims: DirectoryClaims,
): Promise<Verdict<CurrentStaff, DirectoryFault>> {
  const { subject, verifiedEmail: email } = claims;
  const binding = { issuer, subject };
  return context.db.transaction().execute(async (transaction) => {
    const { production } = context;
    const people = await lockDirectoryPeople(transaction, { ...binding, email, production });
    const who = whoEnters(people, claims);
    if (!who.ok) return who;
    const { id: staffId, binds } = who.value;
    const place = { ...context, staffId };
    if (binds) {
      await writeBinding(transaction, staffId, binding);
      // An invitation is answered by coming in.
      await deleteStaffLinks(transaction, staffId);
      const details = { of: staffId, before: null, after: issuer };
      await recordAudit(transaction, place, { event: 'staff-directory-linked', details });
    }
    if (countsAsFactor(setting, claims))
      return accept(await enterWhole(transaction, context, { staffId, factor: 'directory' }));
    await recordAudit(transaction, place, { event: 'staff-directory-accepted' });
    return accept(await enterHalf(transaction, context, staffId));
  });
}

function ownDirectory({ directory }: Pick<StaffContext, 'directory'>): StaffDirectory {
  if (directory === null) throw new Refusal('NO_DIRECTORY');
  return directory;
}

const TROUBLES = {
  denied: 'DIRECTORY_DENIED',
  away: 'DIRECTORY_AWAY',
  clock: 'DIRECTORY_CLOCK',
  refused: 'DIRECTORY_REFUSED',
} as const satisfies Record<DirectoryTrouble['kind'], string>;

async function throwTrouble(context: StaffContext, trouble: DirectoryTrouble): Promise<never> {
  context.log.warn({ trouble }, 'somebody could not enter by the directory');
  const details = { of: null, factor: 'directory', reason: trouble.kind };
  await recordAudit(context.db, context, { event: 'staff-sign-in-failed', details });
  throw new Refusal(TROUBLES[trouble.kind]);
}
