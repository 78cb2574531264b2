// What leaves the shop when a request ends without an answer: one mail to the other side, an event.
import type { RequestEnd } from '@nuancier/domain/quotations/quotation-status.ts';
import { accountOf } from '../../customers/customers.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { recordEvent } from '../../events/events.ts';
import { queueMail } from '../../outbox/outbox.ts';
import type { DeskQuotation } from '../desk/desk-quotation-store.ts';
import type { QuotationsContext } from '../quotations-context.ts';
import { selectClientCodes, selectCompanyFacts } from '../quotations-store.ts';
import { writersOf } from './asked-news.ts';

type Withdrawn = { number: string; companyId: number; customerId: number; now: Date };

/** To whoever was asked for the answer. */
export async function tellWithdrawn(
  db: DatabaseTransaction,
  { number, companyId, customerId, now }: Withdrawn,
  { site: { code: site }, contactEmail }: Pick<QuotationsContext, 'site' | 'contactEmail'>,
): Promise<void> {
  const account = await accountOf(db, customerId);
  const company = await selectCompanyFacts(db, companyId);
  if (account === undefined || company === undefined) throw new Error(`Nobody withdraws ${number}`);
  const variables = {
    number,
    name: `${account.firstname} ${account.lastname}`.trim(),
    company: company.name,
    deskPath: `/gestion/devis/${encodeURIComponent(number)}` as const,
  };
  const readers = await writersOf(db, companyId, company.shopCode);
  await Promise.all(
    (readers.length === 0 ? [contactEmail] : readers).map((to) =>
      queueMail(
        db,
        { template: 'quotation_request_withdrawn', to, replyTo: account.email, variables, site },
        now,
      ),
    ),
  );
  await tellEnd(db, number, 'withdrawn', now);
}

type Declined = { reason: string; by: string; site: string; now: Date };

/** To who asked, as long as the account is there. */
export async function tellDeclined(
  db: DatabaseTransaction,
  { number, label, customerId }: Pick<DeskQuotation, 'number' | 'label' | 'customerId'>,
  { reason, by, site, now }: Declined,
): Promise<void> {
  const account = customerId === null ? undefined : await accountOf(db, customerId);
  if (account !== undefined) {
    const { email: to, firstname, lastname } = account;
    const quotationPath = `/customer/my-quotations/${encodeURIComponent(number)}` as const;
    const variables = { civility: null, firstname, lastname, number, label, by, reason, quotationPath };
    await queueMail(db, { template: 'quotation_request_declined', to, variables, site }, now);
  }
  await tellEnd(db, number, 'declined', now);
}

async function tellEnd(db: DatabaseTransaction, number: string, end: RequestEnd, now: Date): Promise<void> {
  const [known] = await selectClientCodes(db, [number]);
  const data = { quotation_number: number, client_code: known?.clientCode ?? null, end };
  await recordEvent(db, { type: 'quotation.request_ended', of: number, data }, now);
}
