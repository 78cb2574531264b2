import type { CustomerConditions } from '@nuancier/contract/api-types.ts';
import { allowed } from '../../refusals/allowed.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { PrivacyContext } from '../privacy-context.ts';
import { insertAcceptance } from '../../customers/customers.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { customerConditions } from './customer-conditions.ts';

/** Only the current text can be accepted, and not by a representative. */
export async function acceptConditions(
  context: Pick<PrivacyContext, 'requestId' | 'now' | 'viewer' | 'clientAddress' | 'db' | 'site'>,
  version: string,
): Promise<CustomerConditions> {
  const { db, viewer, site, now } = context;
  const { customerId } = allowed(viewer, 'change-credentials');
  if (version !== site.settings.cgv_version) throw new Refusal('CONDITIONS_CHANGED');
  await db.transaction().execute(async (transaction) => {
    await insertAcceptance(transaction, customerId, { version, accepted_at: now() });
    await recordAudit(transaction, context, { event: 'conditions-accepted', details: { version } });
  });
  return customerConditions(context);
}
