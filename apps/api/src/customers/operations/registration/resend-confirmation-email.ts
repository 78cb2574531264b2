import type { MutationResendConfirmationEmailArgs } from '@nuancier/contract/api-types.ts';
import { isEmail } from '@nuancier/domain/customers/forms/field-rules.ts';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import { proveHuman } from '../../../captcha/captcha.ts';
import type { CustomersContext } from '../../customers-context.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import { allow, hitsOf } from '../../../rate-limit/rate-limit.ts';
import { selectAccountByEmail } from '../../account/accounts-store.ts';
import { awaitsConfirmation } from '../../registration/email-confirmation-store.ts';
import { sendConfirmation } from '../../registration/send-confirmation.ts';

const FROM_ADDRESS = { name: 'confirmation-from-address', most: 10, perMs: HOUR_MS };
const PER_EMAIL = { name: 'confirmation-mails', most: 3, perMs: HOUR_MS };
const WITHOUT_PROOF = 3;

/** Always « sent »: must not reveal whether there is an account to confirm. */
export async function resendConfirmationEmail(
  context: Pick<CustomersContext, 'now' | 'clientAddress' | 'db' | 'site' | 'captcha'>,
  args: MutationResendConfirmationEmailArgs,
): Promise<true> {
  const { db, now, clientAddress } = context;
  const email = args.email.trim();
  if (!isEmail(email)) throw new Refusal('EMAIL_INVALID');
  const fromHere = { ...FROM_ADDRESS, key: clientAddress };
  const risky = (await hitsOf(db, fromHere, now())) >= WITHOUT_PROOF;
  await proveHuman(context, { action: 'confirm', token: args.recaptchaToken, risky });
  if (!(await allow(db, fromHere, now()))) throw new Refusal('TOO_MANY_ATTEMPTS');
  if (!(await allow(db, { ...PER_EMAIL, key: email }, now()))) return true;
  await db.transaction().execute(async (transaction) => {
    const account = await selectAccountByEmail(transaction, email);
    if (account === undefined || account.is_confirmed || !account.is_active) return;
    if (await awaitsConfirmation(transaction, account.id))
      await sendConfirmation(transaction, account, context);
  });
  return true;
}
