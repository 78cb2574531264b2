// What leaves the shop when a quotation is sent: a mail to its customer, an event for the merchant's systems.
import { lineName } from '@nuancier/domain/catalogue/articles/article-name.ts';
import { accountOf } from '../../customers/customers.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { recordEvent } from '../../events/events.ts';
import { queueMail } from '../../outbox/outbox.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { selectClientCodes } from '../quotations-store.ts';
import type { DeskQuotation } from './desk-quotation-store.ts';

type Sending = { message: string | null; replaces: string | null; site: string; now: Date };

export async function tellSent(
  db: DatabaseTransaction,
  quotation: DeskQuotation,
  { message, replaces, site, now }: Sending,
): Promise<void> {
  const { number, customerId } = quotation;
  const account = customerId === null ? undefined : await accountOf(db, customerId);
  if (account === undefined) throw new Refusal('QUOTATION_CUSTOMER');
  const { email: to, firstname, lastname } = account;
  const variables = {
    civility: null,
    firstname,
    lastname,
    number,
    label: quotation.label,
    seller: quotation.seller ?? '',
    validUntil: quotation.validUntil,
    message,
    replaces,
    lines: quotation.lines.map((line) => ({
      name: lineName(line),
      reference: line.articleSku,
      quantity: line.quantity,
      cents: line.unitHt * line.quantity,
      tintCents: line.tintHt,
    })),
    htCents: quotation.totalHt,
    ttcCents: quotation.totalTtc,
    quotationPath: `/customer/my-quotations/${encodeURIComponent(number)}` as const,
  };
  await queueMail(db, { template: 'quotation_sent', to, variables, site }, now);
  const [known] = await selectClientCodes(db, [number]);
  const data = {
    quotation_number: number,
    client_code: known?.clientCode ?? null,
    replaces,
    valid_until: quotation.validUntil,
    total_ht_cents: quotation.totalHt,
  };
  await recordEvent(db, { type: 'quotation.sent', of: number, data }, now);
}
