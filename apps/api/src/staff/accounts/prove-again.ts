import { recordAudit } from '../../audit/audit.ts';
import type { AuditEvent } from '../../audit/audit.ts';
import { lockedUntil } from '../../passwords/sign-in-attempts.ts';
import { Denied, Refusal } from '../../refusals/refusal.ts';
import { frenchMoment } from '../../text/french-words.ts';
import { countFactor } from '../factors/count-factor.ts';
import { factorShown } from '../factors/factor-shown.ts';
import { typedCode } from '../factors/totp.ts';
import type { StaffContext } from '../staff-context.ts';
import { attemptsKey, compareStaffPassword } from './staff-password.ts';
import { selectStaff } from './staff-store.ts';
import type { StaffAccount } from './staff-store.ts';

type Context = Pick<
  StaffContext,
  'requestId' | 'now' | 'viewer' | 'staff' | 'staffId' | 'clientAddress' | 'db' | 'production' | 'shopSecret'
>;

/**
 * Before something is made that outlives the session: a screen left alone gives nobody a key. By the password; whoever
 * has none and comes by the directory gives a code of their application.
 */
export async function proveAgain(
  context: Context,
  given: string,
  failure: AuditEvent = 'staff-proof-failed',
): Promise<StaffAccount> {
  const { db, staff } = context;
  const account = staff.kind === 'staff' ? await selectStaff(db, staff.staffId) : undefined;
  if (account === undefined) throw new Denied();
  const proof = { account, given, failure };
  if (account.password_hash === null) await proveByCode(context, proof);
  else await proveByPassword(context, proof);
  return account;
}

type Proof = { account: StaffAccount; given: string; failure: AuditEvent };

async function proveByPassword(context: Context, { account, given, failure }: Proof): Promise<void> {
  const { db, now } = context;
  const { email } = account;
  // Said before anything is compared: it tells nothing of the password.
  const until = await lockedUntil(db, attemptsKey(email), now());
  if (until !== null)
    throw new Refusal(
      'PROOF_LOCKED',
      undefined,
      `Trop de mots de passe faux\u00A0: aucun n’est plus essayé avant le ${frenchMoment(until.toISOString())}. Rien n’a été enregistré.`,
    );
  const outcome = await compareStaffPassword(context, { email, account, password: given, failure });
  if (outcome === 'locked') throw new Refusal('TOO_MANY_ATTEMPTS');
  if (outcome === 'wrong') throw new Refusal('PASSWORD_MISMATCH');
}

async function proveByCode(context: Context, { account: { id }, given, failure }: Proof): Promise<void> {
  const turnedOutWell = await countFactor(context, id);
  const shown = await context.db
    .transaction()
    .execute((db) => factorShown(db, context, { staffId: id, code: typedCode(given) }));
  if (shown === null) {
    const details = { of: id, factor: 'totp' };
    await recordAudit(context.db, context, { event: failure, details });
    throw new Refusal('PROOF_CODE');
  }
  await turnedOutWell();
}
