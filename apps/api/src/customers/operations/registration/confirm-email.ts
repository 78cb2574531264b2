import type { ConfirmEmailInput } from '@nuancier/contract/api-types.ts';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import { recordAudit } from '../../../audit/audit.ts';
import type { CustomersContext } from '../../customers-context.ts';
import type { CustomerView } from '../../account/customer-view.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import { queueMail } from '../../../outbox/outbox.ts';
import { allow } from '../../../rate-limit/rate-limit.ts';
import { tokenHash } from '../../../request/secret-token.ts';
import { customerOutput } from '../../registration/customer-output.ts';
import { useConfirmation } from '../../registration/email-confirmation-store.ts';

const PER_ADDRESS = { name: 'confirm-email', most: 20, perMs: HOUR_MS };

/** The link proves the mailbox; signing in still takes the password. */
export async function confirmEmail(
  context: Pick<CustomersContext, 'requestId' | 'now' | 'viewer' | 'clientAddress' | 'db' | 'site'>,
  input: ConfirmEmailInput,
): Promise<{ customer: CustomerView }> {
  const { db, now, site, clientAddress } = context;
  if (!(await allow(db, { ...PER_ADDRESS, key: clientAddress }, now())))
    throw new Refusal('TOO_MANY_ATTEMPTS');
  const hash = tokenHash(input.confirmation_key);
  const email = input.email?.trim() || null;
  return db.transaction().execute(async (transaction) => {
    const customerId = await useConfirmation(transaction, { hash, email, now: now() });
    if (customerId === undefined) throw new Refusal('CONFIRMATION_EXPIRED');
    const output = await customerOutput(transaction, customerId, now());
    const { prefix, firstname, lastname, company, email: to } = output.customer;
    const variables = {
      civility: prefix ?? null,
      firstname: firstname ?? '',
      lastname: lastname ?? '',
      company: company?.name ?? null,
      shop: null,
      awaitsProof: company?.awaits_proof ?? false,
    };
    await queueMail(
      transaction,
      { template: 'account_created', to: to ?? '', variables, site: site.code },
      now(),
    );
    await recordAudit(transaction, context, { event: 'email-confirmed', customerId });
    return output;
  });
}
