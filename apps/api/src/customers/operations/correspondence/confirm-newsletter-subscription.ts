import type { SubscribeEmailToNewsletterOutput } from '@nuancier/contract/api-types.ts';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import type { CustomersContext } from '../../customers-context.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import { queueMail } from '../../../outbox/outbox.ts';
import { tokenHash } from '../../../request/secret-token.ts';
import { confirmSubscription } from '../../correspondence/newsletter-store.ts';
import { newsletterText } from '../../correspondence/optin-texts.ts';
import { insertOptins, markSubscribed } from '../../correspondence/optins-store.ts';

const LINK_LIFE_MS = 7 * DAY_MS;

export function confirmNewsletterSubscription(
  { db, now, site }: Pick<CustomersContext, 'db' | 'now' | 'site'>,
  token: string,
): Promise<SubscribeEmailToNewsletterOutput> {
  return db.transaction().execute(async (transaction) => {
    const since = new Date(now().getTime() - LINK_LIFE_MS);
    const subscription = await confirmSubscription(transaction, tokenHash(token), since, now());
    if (subscription === undefined) throw new Refusal('EXPIRED_LINK');
    const customerId = await markSubscribed(transaction, subscription.email, true);
    const choice = { kind: 'email', granted: true, text: newsletterText } as const;
    if (customerId !== undefined) await insertOptins(transaction, customerId, [choice], now());
    const unsubscribePath = `/newsletter/desinscription?jeton=${subscription.unsubscribe_token}` as const;
    await queueMail(
      transaction,
      {
        template: 'newsletter_welcome',
        to: subscription.email,
        variables: { unsubscribePath },
        site: site.code,
      },
      now(),
    );
    return { status: 'SUBSCRIBED' };
  });
}
