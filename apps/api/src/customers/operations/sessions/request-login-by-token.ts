import type { CustomerToken } from '@nuancier/contract/api-types.ts';
import { recordAudit } from '../../../audit/audit.ts';
import type { CustomersContext } from '../../customers-context.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import { signInAgain } from '../../customers.ts';
import { notifyNewDevice } from '../../sessions/notify-new-device.ts';

export function requestLoginByToken(
  context: Pick<
    CustomersContext,
    'requestId' | 'now' | 'viewer' | 'clientAddress' | 'device' | 'db' | 'site'
  >,
  token: string,
): Promise<CustomerToken> {
  const { db, now, device } = context;
  return db.transaction().execute(async (transaction) => {
    const again = await signInAgain(transaction, { persistentLoginToken: token, device }, now());
    if (again === null) throw new Refusal('PERSISTENT_LOGIN');
    await recordAudit(transaction, context, { event: 'sign-in-by-token', customerId: again.customerId });
    if (again.isStranger) await notifyNewDevice(transaction, again.customerId, context);
    return again.tokens;
  });
}
