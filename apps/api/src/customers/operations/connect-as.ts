import type { CustomerToken } from '@nuancier/contract/api-types.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { allow } from '../../rate-limit/rate-limit.ts';
import { tokenHash } from '../../secret-token.ts';
import { takeConnectAsToken } from '../connect-as-store.ts';
import { customerOfToken, openSession } from '../customers.ts';

const PER_ADDRESS = { name: 'connect-as', most: 20, perMs: 10 * 60_000 };

/** A session that carries both identities, without a persistent login: it ends within the hour. */
export async function connectAs(context: Context, token: string): Promise<CustomerToken> {
  const { db, now, clientAddress } = context;
  if (!(await allow(db, { ...PER_ADDRESS, key: clientAddress }, now())))
    throw new Refusal('TOO_MANY_ATTEMPTS');
  return db.transaction().execute(async (transaction) => {
    const connection = await takeConnectAsToken(transaction, tokenHash(token), now());
    if (connection === undefined) throw new Refusal('CONNECT_AS');
    const { customerId, representativeId } = connection;
    const session = await openSession(transaction, customerId, now(), representativeId);
    const viewer = (await customerOfToken(transaction, session, now())) ?? context.viewer;
    await recordAudit(transaction, { ...context, viewer }, { event: 'connect-as-started' });
    return { token: session, persistentLoginToken: null };
  });
}
