import type { ConnectAsLink } from '@nuancier/contract/api-types.ts';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import { allowed } from '../../../refusals/allowed.ts';
import type { CustomersContext } from '../../customers-context.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import { allow } from '../../../rate-limit/rate-limit.ts';
import { issueConnectAs as issue } from '../../representatives/connect-as.ts';

const PER_REPRESENTATIVE = { name: 'connect-as-issued', most: 60, perMs: 10 * MINUTE_MS };
const NUMBER = /^\d{1,9}$/;

/** A customer outside the portfolio is answered as one that does not exist. */
export async function issueConnectAs(
  context: Pick<CustomersContext, 'requestId' | 'now' | 'viewer' | 'clientAddress' | 'db'>,
  customerId: string,
): Promise<ConnectAsLink> {
  const { customerId: representativeId } = allowed(context.viewer, 'use-portfolio');
  const { db, now } = context;
  if (!(await allow(db, { ...PER_REPRESENTATIVE, key: String(representativeId) }, now())))
    throw new Refusal('TOO_MANY_ATTEMPTS');
  const link = NUMBER.test(customerId)
    ? await db
        .transaction()
        .execute((transaction) =>
          issue(transaction, context, { representativeId, customerId: Number(customerId) }),
        )
    : null;
  if (link === null) throw new Refusal('NOT_IN_PORTFOLIO');
  return { path: link.path, expires_at: link.expiresAt.toISOString() };
}
