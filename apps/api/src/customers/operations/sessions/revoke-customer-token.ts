import type { RevokeCustomerTokenOutput } from '@nuancier/contract/api-types.ts';
import { allowed } from '../../../refusals/allowed.ts';
import { recordAudit } from '../../../audit/audit.ts';
import type { CustomersContext } from '../../customers-context.ts';
import { tokenHash } from '../../../request/secret-token.ts';
import { deleteDeviceSession } from '../../sessions/sessions-store.ts';

export async function revokeCustomerToken(
  context: Pick<CustomersContext, 'requestId' | 'now' | 'viewer' | 'sessionToken' | 'clientAddress' | 'db'>,
): Promise<RevokeCustomerTokenOutput> {
  const { customerId, representativeId } = allowed(context.viewer, 'use-account');
  const hash = tokenHash(context.sessionToken ?? '');
  await context.db.transaction().execute(async (transaction) => {
    await deleteDeviceSession(transaction, customerId, hash);
    await recordAudit(transaction, context, {
      event: representativeId === null ? 'sign-out' : 'connect-as-ended',
    });
  });
  return { result: true };
}
