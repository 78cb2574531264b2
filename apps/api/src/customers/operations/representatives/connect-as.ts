import type { CustomerToken } from '@nuancier/contract/api-types.ts';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import { recordAudit } from '../../../audit/audit.ts';
import type { CustomersContext } from '../../customers-context.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import { allow } from '../../../rate-limit/rate-limit.ts';
import { tokenHash } from '../../../request/secret-token.ts';
import { takeConnectAsToken } from '../../representatives/connect-as-store.ts';
import { customerOfToken } from '../../customers.ts';
import { openVisit } from '../../sessions/begin-session.ts';

const FAILED_PER_ADDRESS = { name: 'connect-as', most: 20, perMs: 10 * MINUTE_MS };

/**
 * A session with both identities and without a persistent login: it ends within the hour. 32 random bytes cannot be
 * guessed, so a valid link works whatever else the address has tried; only failures count.
 */
export async function connectAs(
  context: Pick<CustomersContext, 'requestId' | 'now' | 'viewer' | 'clientAddress' | 'db' | 'production'>,
  token: string,
): Promise<CustomerToken> {
  const { db, now, clientAddress, production } = context;
  const session = await db.transaction().execute(async (transaction) => {
    const visit = await takeConnectAsToken(transaction, tokenHash(token), now());
    if (visit === undefined) return null;
    const opened = await openVisit(transaction, visit, now());
    const viewer = await customerOfToken(transaction, opened, { now: now(), production });
    if (viewer === null) return null;
    await recordAudit(transaction, { ...context, viewer }, { event: 'connect-as-started' });
    return opened;
  });
  if (session !== null) return { token: session, persistentLoginToken: null };
  const isOneMore = await allow(db, { ...FAILED_PER_ADDRESS, key: clientAddress }, now());
  throw new Refusal(isOneMore ? 'CONNECT_AS' : 'TOO_MANY_ATTEMPTS');
}
