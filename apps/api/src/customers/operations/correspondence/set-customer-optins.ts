import { randomUUID } from 'node:crypto';
import type { CustomerOptins, CustomerOptinsInput } from '@nuancier/contract/api-types.ts';
import { allowed } from '../../../refusals/allowed.ts';
import type { CustomersContext } from '../../customers-context.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import { chooseSubscription } from '../../correspondence/newsletter-store.ts';
import { optinTexts } from '../../correspondence/optin-texts.ts';
import type { OptinKind } from '../../correspondence/optin-texts.ts';
import { insertOptins, markSubscribed, selectCustomerEmail } from '../../correspondence/optins-store.ts';
import { optinsOf } from './customer-optins.ts';

const KINDS: readonly OptinKind[] = ['email', 'sms', 'phone'];

/** A sales representative may not consent to advertising for a customer. */
export function setCustomerOptins(
  { db, viewer, now }: Pick<CustomersContext, 'db' | 'viewer' | 'now'>,
  input: CustomerOptinsInput,
): Promise<CustomerOptins> {
  const { customerId } = allowed(viewer, 'change-credentials');
  const choices = KINDS.flatMap((kind) => {
    const granted = input[kind];
    return typeof granted === 'boolean' ? [{ kind, granted, text: optinTexts[kind] }] : [];
  });
  if (choices.length === 0) throw new Refusal('NO_OPTIN_GIVEN');
  return db.transaction().execute(async (transaction) => {
    await insertOptins(transaction, customerId, choices, now());
    const byEmail = choices.find(({ kind }) => kind === 'email');
    if (byEmail !== undefined) {
      const { granted, text } = byEmail;
      const email = await selectCustomerEmail(transaction, customerId);
      const unsubscribeToken = randomUUID();
      await chooseSubscription(transaction, { email, granted, unsubscribeToken, text, now: now() });
      await markSubscribed(transaction, email, granted);
    }
    return optinsOf(transaction, customerId);
  });
}
