import type { CustomerToken, MutationGenerateCustomerTokenArgs } from '@nuancier/contract/api-types.ts';
import { recordAudit } from '../../../audit/audit.ts';
import { proveHuman } from '../../../captcha/captcha.ts';
import type { CustomersContext } from '../../customers-context.ts';
import { isRisky } from '../../../passwords/compare-password.ts';
import { refuseOverlong } from '../../../passwords/overlong-password.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import { selectAccountByEmail } from '../../account/accounts-store.ts';
import { signInOnDevice } from '../../customers.ts';
import { provePassword } from '../../passwords/prove-password.ts';
import { notifyNewDevice } from '../../sessions/notify-new-device.ts';

/** One answer for a wrong password, an unknown account, a locked, a closed and a back-office one. */
export async function generateCustomerToken(
  context: CustomersContext,
  { email, password, recaptchaToken }: MutationGenerateCustomerTokenArgs,
): Promise<CustomerToken> {
  const { db, now, site } = context;
  refuseOverlong(password);
  const risky = await isRisky(context, { wicket: 'sign-in', account: email });
  await proveHuman(context, { action: 'login', token: recaptchaToken, risky });
  const account = await selectAccountByEmail(db, email);
  const right = await provePassword(context, { email, account, password, failure: 'sign-in-failed' });
  const wrong = () => new Refusal('SIGN_IN', undefined, site.settings.login_error_message);
  if (!right || account === undefined) throw wrong();
  // After the password check, so that a stranger learns nothing about the account.
  if (account.is_suspended) throw new Refusal('SUSPENDED');
  if (!account.is_active || account.role === 'Manager') throw wrong();
  if (!account.is_confirmed) throw new Refusal('UNCONFIRMED');
  return db.transaction().execute(async (transaction) => {
    await recordAudit(transaction, context, { event: 'sign-in', customerId: account.id });
    const entering = { customerId: account.id, device: context.device };
    const { tokens, isStranger } = await signInOnDevice(transaction, entering, now());
    if (isStranger) await notifyNewDevice(transaction, account.id, context);
    return tokens;
  });
}
