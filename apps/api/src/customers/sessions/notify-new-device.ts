import type { CustomersContext } from '../customers-context.ts';
import type { Database } from '../../database/tables.ts';
import { queueMail } from '../../outbox/outbox.ts';
import { selectAccount } from '../account/accounts-store.ts';

/** Warns the owner in case another person signed in. */
export async function notifyNewDevice(
  db: Database,
  customerId: number,
  { now, site, device }: Pick<CustomersContext, 'now' | 'site' | 'device'>,
): Promise<void> {
  const account = await selectAccount(db, customerId);
  if (account === undefined || device === null) return;
  const { email, prefix: civility, firstname, lastname } = account;
  const variables = { civility, firstname, lastname, device: device.name, at: now().toISOString() };
  await queueMail(db, { template: 'new_device', to: email, variables, site: site.code }, now());
}
