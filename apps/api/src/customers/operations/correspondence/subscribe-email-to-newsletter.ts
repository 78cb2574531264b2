import type { SubscribeEmailToNewsletterOutput } from '@nuancier/contract/api-types.ts';
import { isEmail } from '@nuancier/domain/customers/forms/field-rules.ts';
import { DAY_MS, HOUR_MS } from '@nuancier/domain/durations.ts';
import type { CustomersContext } from '../../customers-context.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import { allow } from '../../../rate-limit/rate-limit.ts';
import { requestNewsletter } from '../../correspondence/request-newsletter.ts';

const PER_CLIENT = { name: 'newsletter-client', most: 10, perMs: HOUR_MS };
// Any address can be typed: limits the mails its owner gets.
const PER_ADDRESS = { name: 'newsletter-address', most: 3, perMs: DAY_MS };

/** The same answer for every address, so that it does not reveal who is subscribed. */
export async function subscribeEmailToNewsletter(
  { db, now, site, clientAddress }: Pick<CustomersContext, 'db' | 'now' | 'site' | 'clientAddress'>,
  asked: string,
): Promise<SubscribeEmailToNewsletterOutput> {
  const email = asked.trim();
  if (!isEmail(email)) throw new Refusal('EMAIL_INVALID');
  if (!(await allow(db, { ...PER_CLIENT, key: clientAddress }, now())))
    throw new Refusal('TOO_MANY_ATTEMPTS');
  if (await allow(db, { ...PER_ADDRESS, key: email }, now())) {
    const request = { email, site: site.code, now: now() };
    await db.transaction().execute((transaction) => requestNewsletter(transaction, request));
  }
  return { status: 'UNCONFIRMED' };
}
