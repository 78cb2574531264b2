import { HOUR_MS } from '@nuancier/domain/durations.ts';
import type { CustomersContext } from '../customers-context.ts';
import type { Database } from '../../database/tables.ts';
import { queueMail } from '../../outbox/outbox.ts';
import { newToken, tokenHash } from '../../request/secret-token.ts';
import { replaceConfirmation } from './email-confirmation-store.ts';

const HOURS = 24;

type Addressee = { id: number; email: string; prefix: string | null; firstname: string; lastname: string };

/** A new link to confirm the account; the former is revoked. */
export async function sendConfirmation(
  db: Database,
  { id, email, prefix: civility, firstname, lastname }: Addressee,
  { now, site }: Pick<CustomersContext, 'now' | 'site'>,
): Promise<void> {
  const token = newToken();
  const expiresAt = new Date(now().getTime() + HOURS * HOUR_MS);
  await replaceConfirmation(db, { customerId: id, hash: tokenHash(token), expiresAt });
  const confirmPath = `/registration-confirmed?key=${token}` as const;
  const variables = { civility, firstname, lastname, confirmPath, hours: HOURS };
  await queueMail(db, { template: 'account_confirmation', to: email, variables, site: site.code }, now());
}
