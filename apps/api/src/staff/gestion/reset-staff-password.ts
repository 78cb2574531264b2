import type { MutationResetStaffPasswordArgs } from '@nuancier/contract/gestion-types.ts';
import { isEmail } from '@nuancier/domain/customers/profile/contact-details.ts';
import { HOUR_MS, MINUTE_MS } from '@nuancier/domain/durations.ts';
import { recordAudit } from '../../audit/audit.ts';
import { queueMail } from '../../outbox/outbox.ts';
import { hashInTurn } from '../../passwords/password-work.ts';
import { clearAttempts } from '../../passwords/sign-in-attempts.ts';
import { allow, allowAll } from '../../rate-limit/rate-limit.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { tokenHash } from '../../request/secret-token.ts';
import { notifyPasswordChanged } from '../accounts/notify-password-changed.ts';
import { attemptsKey, refusePoorStaffPassword } from '../accounts/staff-password.ts';
import { selectStaffByEmail, writeStaffPassword } from '../accounts/staff-store.ts';
import { issueStaffLink, useStaffLink } from '../links/staff-links.ts';
import { deleteStaffLink } from '../links/staff-links-store.ts';
import { endStaffSessions } from '../sessions/staff-sessions-store.ts';
import type { StaffContext } from '../staff-context.ts';

const LINK_HOURS = 1;
const FROM_ADDRESS = { name: 'staff-reset-address', most: 20, perMs: HOUR_MS };
const PER_HOUR = { name: 'staff-reset-mails', most: 5, perMs: HOUR_MS };
const APART = { name: 'staff-reset-apart', most: 1, perMs: 10 * MINUTE_MS };

/** Always « sent »: must not reveal who works here. For an unknown address the same statements run. */
export async function requestStaffPasswordReset(context: StaffContext, email: string): Promise<true> {
  const { db, clientAddress, site } = context;
  const now = context.now();
  if (!isEmail(email)) throw new Refusal('EMAIL_INVALID');
  if (!(await allow(db, { ...FROM_ADDRESS, key: clientAddress }, now)))
    throw new Refusal('TOO_MANY_ATTEMPTS');
  const limits = [APART, PER_HOUR].map((limit) => ({ ...limit, key: email }));
  if (!(await allowAll(db, limits, now))) return true;
  const account = await selectStaffByEmail(db, email);
  // Who was invited and never came has a link of another kind.
  const hasEntered = account?.password_hash != null || account?.has_directory === true;
  const isOwner = account !== undefined && !account.is_disabled && hasEntered;
  const staffId = isOwner ? account.id : null;
  await db.transaction().execute(async (transaction) => {
    const link = { staffId, kind: 'password', hours: LINK_HOURS } as const;
    const token = await issueStaffLink(transaction, link, now);
    const resetPath = `/gestion/mot-de-passe?jeton=${token}` as const;
    const { firstname = '', lastname = '' } = account ?? {};
    const variables = { civility: null, firstname, lastname, resetPath, hours: LINK_HOURS };
    const letter = { template: 'staff_password_reset', to: account?.email ?? email, variables } as const;
    await queueMail(transaction, { ...letter, site: site.code }, now, { leaves: isOwner });
    const details = { of: staffId };
    await recordAudit(transaction, context, { event: 'staff-password-reset-requested', details });
  });
  return true;
}

/** The second factor stays what it was: a mailbox alone opens nothing. */
export async function resetStaffPassword(
  context: StaffContext,
  { token, newPassword }: MutationResetStaffPasswordArgs,
): Promise<true> {
  const { db, now } = context;
  refusePoorStaffPassword(newPassword);
  const owner = await useStaffLink(context, 'password', token);
  const hash = await hashInTurn(newPassword);
  await db.transaction().execute(async (transaction) => {
    if (!(await deleteStaffLink(transaction, tokenHash(token)))) throw new Refusal('STAFF_LINK');
    await writeStaffPassword(transaction, owner.id, hash);
    await endStaffSessions(transaction, { staffId: owner.id, except: null, now: now() });
    await clearAttempts(transaction, attemptsKey(owner.email));
    await notifyPasswordChanged(transaction, context, owner);
    await recordAudit(transaction, { ...context, staffId: owner.id }, { event: 'staff-password-reset' });
  });
  return true;
}
