import type { IsEmailAvailableOutput } from '@nuancier/contract/api-types.ts';
import { isEmail } from '@nuancier/domain/customers/profile/contact-details.ts';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import type { CustomersContext } from '../../customers-context.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import { allow } from '../../../rate-limit/rate-limit.ts';
import { selectAccountByEmail } from '../../account/accounts-store.ts';

/** As few per hour as registrations: it must not serve to find out who is a customer. */
const PER_ADDRESS = { name: 'email-available', most: 5, perMs: HOUR_MS };

export async function isEmailAvailable(
  { db, now, clientAddress }: Pick<CustomersContext, 'db' | 'now' | 'clientAddress'>,
  email: string,
): Promise<IsEmailAvailableOutput> {
  if (!isEmail(email)) throw new Refusal('EMAIL_INVALID');
  if (!(await allow(db, { ...PER_ADDRESS, key: clientAddress }, now())))
    throw new Refusal('TOO_MANY_ATTEMPTS');
  return { is_email_available: (await selectAccountByEmail(db, email)) === undefined };
}
