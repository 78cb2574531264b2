import type { CustomerConditions } from '@nuancier/contract/api-types.ts';
import { allowed } from '../../refusals/allowed.ts';
import type { PrivacyContext } from '../privacy-context.ts';
import { selectAcceptances } from '../../customers/customers.ts';

export async function customerConditions({
  db,
  viewer,
  site,
}: Pick<PrivacyContext, 'db' | 'viewer' | 'site'>): Promise<CustomerConditions> {
  const { customerId } = allowed(viewer, 'use-account');
  const accepted = await selectAcceptances(db, customerId);
  const current = site.settings.cgv_version;
  // The one that holds now, or else the newest of those before.
  const shown = accepted.find(({ version }) => version === current) ?? accepted[0];
  return {
    current_version: current,
    accepted_version: shown?.version ?? null,
    accepted_at: shown?.accepted_at.toISOString() ?? null,
    is_current: shown?.version === current,
  };
}
