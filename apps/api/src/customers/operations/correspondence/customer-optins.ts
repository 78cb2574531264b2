import type { CustomerOptins } from '@nuancier/contract/api-types.ts';
import { can } from '@nuancier/domain/customers/rights/policy.ts';
import type { CustomersContext } from '../../customers-context.ts';
import type { Database } from '../../../database/tables.ts';
import { Denied } from '../../../refusals/refusal.ts';
import { selectSubscriptionStatus } from '../../correspondence/newsletter-store.ts';
import { optinTexts } from '../../correspondence/optin-texts.ts';
import type { OptinKind } from '../../correspondence/optin-texts.ts';
import { selectCustomerEmail, selectOptins } from '../../correspondence/optins-store.ts';

export function customerOptins({
  db,
  viewer,
}: Pick<CustomersContext, 'db' | 'viewer'>): Promise<CustomerOptins> {
  if (viewer.kind === 'visitor' || !can(viewer, 'use-account')) throw new Denied();
  return optinsOf(db, viewer.customerId);
}

export async function optinsOf(db: Database, customerId: number): Promise<CustomerOptins> {
  const records = await selectOptins(db, customerId);
  const optin = (kind: OptinKind) => {
    const record = records.find((one) => one.kind === kind);
    return {
      granted: record?.granted ?? false,
      text: optinTexts[kind],
      chosen_at: record?.chosen_at.toISOString() ?? null,
    };
  };
  const newsletter_status = await selectSubscriptionStatus(db, await selectCustomerEmail(db, customerId));
  return { newsletter_status, email: optin('email'), sms: optin('sms'), phone: optin('phone') };
}
