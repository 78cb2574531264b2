import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/tables.ts';
import { queueMail } from '../../outbox/outbox.ts';
import { newToken, tokenHash } from '../../request/secret-token.ts';
import { requestSubscription } from './newsletter-store.ts';
import { newsletterText as text } from './optin-texts.ts';

/** A mail asks the owner of the address to confirm; a subscribed address gets none. */
export async function requestNewsletter(
  db: Database,
  { email, site, now }: { email: string; site: string; now: Date },
): Promise<void> {
  const token = newToken();
  const request = { email, hash: tokenHash(token), unsubscribeToken: randomUUID(), text, now };
  if (!(await requestSubscription(db, request))) return;
  const variables = { confirmPath: `/newsletter/confirmation?jeton=${token}` } as const;
  await queueMail(db, { template: 'newsletter_confirm', to: email, variables, site }, now);
}
