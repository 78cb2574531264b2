import type { SubscribeEmailToNewsletterOutput } from '@nuancier/contract/api-types.ts';
import * as v from 'valibot';
import type { CustomersContext } from '../../customers-context.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import { endSubscription } from '../../correspondence/newsletter-store.ts';
import { unsubscribeText } from '../../correspondence/optin-texts.ts';
import { insertOptins, markSubscribed } from '../../correspondence/optins-store.ts';

const Token = v.pipe(v.string(), v.uuid());

export function unsubscribeFromNewsletter(
  { db, now }: Pick<CustomersContext, 'db' | 'now'>,
  token: string,
): Promise<SubscribeEmailToNewsletterOutput> {
  return db.transaction().execute(async (transaction) => {
    const email = v.is(Token, token) ? await endSubscription(transaction, token, now()) : undefined;
    if (email === undefined) throw new Refusal('EXPIRED_LINK');
    const customerId = await markSubscribed(transaction, email, false);
    const choice = { kind: 'email', granted: false, text: unsubscribeText } as const;
    if (customerId !== undefined) await insertOptins(transaction, customerId, [choice], now());
    return { status: 'UNSUBSCRIBED' };
  });
}
