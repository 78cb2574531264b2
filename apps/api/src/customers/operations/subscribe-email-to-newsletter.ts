import { randomUUID } from 'node:crypto';
import type { SubscribeEmailToNewsletterOutput } from '@nuancier/contract/api-types.ts';
import { isEmail } from '@nuancier/domain/customers/field-rules.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { queueMail } from '../../outbox/outbox.ts';
import { allow } from '../../rate-limit/rate-limit.ts';
import { newToken, tokenHash } from '../../secret-token.ts';
import { requestSubscription } from '../newsletter-store.ts';
import { newsletterText } from '../optin-texts.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const PER_CLIENT = { name: 'newsletter-client', most: 10, perMs: HOUR_MS };
// Anybody can type anybody's address: its owner gets no more mails than this.
const PER_ADDRESS = { name: 'newsletter-address', most: 3, perMs: DAY_MS };

/** One answer for every address, subscribed or not, so that nobody learns who is. */
export async function subscribeEmailToNewsletter(
  { db, now, site, clientAddress }: Context,
  asked: string,
): Promise<SubscribeEmailToNewsletterOutput> {
  const email = asked.trim();
  if (!isEmail(email)) throw new Refusal('EMAIL_INVALID');
  if (!(await allow(db, { ...PER_CLIENT, key: clientAddress }, now())))
    throw new Refusal('TOO_MANY_ATTEMPTS');
  if (await allow(db, { ...PER_ADDRESS, key: email }, now())) {
    const token = newToken();
    await db.transaction().execute(async (transaction) => {
      const hash = tokenHash(token);
      const text = newsletterText;
      const request = { email, hash, unsubscribeToken: randomUUID(), text, now: now() };
      if (!(await requestSubscription(transaction, request))) return;
      const variables = { confirmPath: `/newsletter/confirmation?jeton=${token}` } as const;
      const mail = { template: 'newsletter_confirm', to: email, variables, site: site.code } as const;
      await queueMail(transaction, mail, now());
    });
  }
  return { status: 'UNCONFIRMED' };
}
