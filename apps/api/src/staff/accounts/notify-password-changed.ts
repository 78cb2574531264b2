import type { Database } from '../../database/tables.ts';
import { queueMail } from '../../outbox/outbox.ts';
import type { StaffContext } from '../staff-context.ts';

/** Warns the owner in case another person did it. */
export function notifyPasswordChanged(
  db: Database,
  { now, site }: Pick<StaffContext, 'now' | 'site'>,
  { email, firstname, lastname }: { email: string; firstname: string; lastname: string },
): Promise<void> {
  const variables = { civility: null, firstname, lastname, at: now().toISOString() };
  return queueMail(db, { template: 'password_changed', to: email, variables, site: site.code }, now());
}
