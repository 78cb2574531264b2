import type { MutationResetPasswordArgs } from '@nuancier/contract/api-types.ts';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import { recordAudit } from '../../../audit/audit.ts';
import { proveHuman } from '../../../captcha/captcha.ts';
import type { CustomersContext } from '../../customers-context.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import { allow, giveBack, hitsOf } from '../../../rate-limit/rate-limit.ts';
import { selectAccount, writePassword } from '../../account/accounts-store.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { refusePoorPassword } from '../../passwords/good-password.ts';
import { accountOfLink, consumePasswordLink, looksLikeLinkToken } from '../../passwords/password-links.ts';
import { hashInTurn } from '../../../passwords/password-work.ts';
import { clearAttempts } from '../../../passwords/sign-in-attempts.ts';
import { notifyPasswordChanged } from '../../passwords/notify-password-changed.ts';

const PER_ADDRESS = { name: 'reset-password', most: 20, perMs: HOUR_MS };
const FAILURES_WITHOUT_PROOF = 3;

/** One answer for a used, replaced, expired or foreign link. A poor password does not use it up. */
export async function resetPassword(
  context: Pick<
    CustomersContext,
    'requestId' | 'now' | 'viewer' | 'clientAddress' | 'db' | 'site' | 'captcha'
  >,
  { email, resetPasswordToken: token, newPassword, recaptchaToken }: MutationResetPasswordArgs,
): Promise<true> {
  const { db, now } = context;
  const fromHere = { ...PER_ADDRESS, key: context.clientAddress };
  const risky = (await hitsOf(db, fromHere, now())) > FAILURES_WITHOUT_PROOF;
  await proveHuman(context, { action: 'reset-password', token: recaptchaToken, risky });
  refusePoorPassword(newPassword, context.site);
  if (!(await allow(db, fromHere, now()))) throw new Refusal('TOO_MANY_ATTEMPTS');
  if (!looksLikeLinkToken(token)) throw new Refusal('LINK_MISMATCH');
  const owner = await accountOfLink(db, { token, email }, now());
  if (owner === undefined) throw new Refusal('LINK_EXPIRED');
  const hash = await hashInTurn(newPassword);
  await db.transaction().execute(async (transaction) => {
    if (!(await consumePasswordLink(transaction, token))) throw new Refusal('LINK_EXPIRED');
    const account = await selectAccount(transaction, owner.id);
    await writePassword(transaction, owner.id, { hash, confirms: true });
    await endSessions(transaction, owner.id);
    await clearAttempts(transaction, email);
    // A first password replaces none: no mail about a change.
    if (account !== undefined && account.password_hash !== null)
      await notifyPasswordChanged(transaction, account, context);
    await recordAudit(transaction, context, { event: 'password-reset', customerId: owner.id });
  });
  await giveBack(db, fromHere);
  return true;
}
