// Links of the staff's mails: good once, for a while, and only the newest of its kind.
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import type { Database } from '../../database/tables.ts';
import { allow, giveBack } from '../../rate-limit/rate-limit.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { newToken, tokenHash } from '../../request/secret-token.ts';
import type { StaffContext } from '../staff-context.ts';
import { replaceStaffLink, selectLinked } from './staff-links-store.ts';
import type { LinkedStaff, LinkKind } from './staff-links-store.ts';

/** Without an account: the same work, and a link that opens nothing. */
export async function issueStaffLink(
  db: Database,
  { staffId, kind, hours }: { staffId: number | null; kind: LinkKind; hours: number },
  now: Date,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + hours * HOUR_MS);
  await replaceStaffLink(db, { staffId, kind, hash: tokenHash(token), expiresAt });
  return token;
}

/** Whose link it is, if it is good. */
export function linkedStaff(
  { db, now }: Pick<StaffContext, 'db' | 'now'>,
  kind: LinkKind,
  token: string,
): Promise<LinkedStaff | undefined> {
  return selectLinked(db, { kind, hash: tokenHash(token), now: now() });
}

const PER_ADDRESS = { name: 'staff-link', most: 20, perMs: HOUR_MS };

/** The same for whoever is about to use it; guesses are counted. */
export async function useStaffLink(
  context: Pick<StaffContext, 'db' | 'now' | 'clientAddress'>,
  kind: LinkKind,
  token: string,
): Promise<LinkedStaff> {
  const { db, now, clientAddress } = context;
  const fromHere = { ...PER_ADDRESS, key: clientAddress };
  if (!(await allow(db, fromHere, now()))) throw new Refusal('TOO_MANY_ATTEMPTS');
  const owner = await linkedStaff(context, kind, token);
  if (owner === undefined) throw new Refusal('STAFF_LINK');
  await giveBack(db, fromHere);
  return owner;
}
