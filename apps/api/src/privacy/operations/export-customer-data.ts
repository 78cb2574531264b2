import type { CustomerDataExport } from '@nuancier/contract/api-types.ts';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { allowed } from '../../refusals/allowed.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { PrivacyContext } from '../privacy-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { allow } from '../../rate-limit/rate-limit.ts';
import { personalData } from '../personal-data.ts';

const PER_CUSTOMER = { name: 'data-export', most: 10, perMs: HOUR_MS };

export async function exportCustomerData(
  context: Pick<PrivacyContext, 'requestId' | 'now' | 'viewer' | 'clientAddress' | 'db'>,
): Promise<CustomerDataExport> {
  const { db, now } = context;
  const { customerId } = allowed(context.viewer, 'change-credentials');
  if (!(await allow(db, { ...PER_CUSTOMER, key: String(customerId) }, now())))
    throw new Refusal('TOO_MANY_ATTEMPTS');
  const data = await personalData(db, customerId);
  await recordAudit(db, context, { event: 'export', details: { what: 'personal-data' } });
  const day = localMoment(now()).date;
  return { file_name: `mes-donnees-${day}.json`, content: JSON.stringify(data, null, 2) };
}
