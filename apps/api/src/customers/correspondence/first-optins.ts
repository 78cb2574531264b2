import type { CustomerOptinsInput } from '@nuancier/contract/api-types.ts';
import type { CustomersContext } from '../customers-context.ts';
import type { Database } from '../../database/tables.ts';
import { optinTexts } from './optin-texts.ts';
import type { OptinKind } from './optin-texts.ts';
import { insertOptins } from './optins-store.ts';
import { requestNewsletter } from './request-newsletter.ts';

const KINDS: readonly OptinKind[] = ['email', 'sms', 'phone'];

/** Only a yes is recorded. The mailbox is not proven yet: the newsletter begins with the confirmation link. */
export async function recordFirstOptins(
  db: Database,
  { now, site }: Pick<CustomersContext, 'now' | 'site'>,
  { id, email, optins }: { id: number; email: string; optins: CustomerOptinsInput },
): Promise<void> {
  const choices = KINDS.filter((kind) => optins[kind] === true).map((kind) => ({
    kind,
    granted: true,
    text: optinTexts[kind],
  }));
  if (choices.length === 0) return;
  await insertOptins(db, id, choices, now());
  if (optins.email === true) await requestNewsletter(db, { email, site: site.code, now: now() });
}
