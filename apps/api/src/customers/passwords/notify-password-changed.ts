import type { CustomersContext } from '../customers-context.ts';
import type { Database } from '../../database/tables.ts';
import { queueMail } from '../../outbox/outbox.ts';
import type { Account } from '../account/accounts-store.ts';

/** Warns the owner in case another person did it. */
export function notifyPasswordChanged(
  db: Database,
  {
    email,
    prefix: civility,
    firstname,
    lastname,
  }: Pick<Account, 'email' | 'prefix' | 'firstname' | 'lastname'>,
  { now, site }: Pick<CustomersContext, 'now' | 'site'>,
): Promise<void> {
  const variables = { civility, firstname, lastname, at: now().toISOString() };
  return queueMail(db, { template: 'password_changed', to: email, variables, site: site.code }, now());
}
