// What leaves the shop when a quotation is asked for: a mail to who will write it, one to who asked, an event.
import { lineName } from '@nuancier/domain/catalogue/articles/article-name.ts';
import { accountOf, followerEmails } from '../../customers/customers.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { recordEvent } from '../../events/events.ts';
import { queueMail } from '../../outbox/outbox.ts';
import { findShop } from '../../stores/stores.ts';
import type { WrittenLine } from '../desk/write-quotation-store.ts';
import { selectCompanyFacts } from '../quotations-store.ts';
import type { QuotationsContext } from '../quotations-context.ts';
import type { NewRequest } from './asking-store.ts';

type Place = Pick<QuotationsContext, 'site' | 'contactEmail'>;

export async function tellAsked(
  db: DatabaseTransaction,
  request: NewRequest,
  written: readonly WrittenLine[],
  { site: { code: site }, contactEmail }: Place,
): Promise<void> {
  const { number, customerId, companyId, label, message, wishedOn, now } = request;
  const account = await accountOf(db, customerId);
  const company = await selectCompanyFacts(db, companyId);
  if (account === undefined || company === undefined) throw new Error(`Nobody asked for ${number}`);
  const lines = written.map((line) => ({
    name: lineName(line),
    reference: line.articleSku,
    quantity: line.quantity,
    cents: null,
  }));
  const { email, firstname, lastname } = account;
  const wishes = { number, label, message, wishedOn, lines };
  const forDesk = {
    ...wishes,
    name: `${firstname} ${lastname}`.trim(),
    company: company.name,
    clientCode: company.clientCode,
    email,
    deskPath: `/gestion/devis/${encodeURIComponent(number)}` as const,
  };
  const readers = await writersOf(db, companyId, company.shopCode);
  const ack = {
    ...wishes,
    civility: null,
    firstname,
    lastname,
    quotationPath: `/customer/my-quotations/${encodeURIComponent(number)}` as const,
  };
  await Promise.all([
    ...(readers.length === 0 ? [contactEmail] : readers).map((to) =>
      queueMail(db, { template: 'quotation_asked', to, replyTo: email, variables: forDesk, site }, now),
    ),
    queueMail(db, { template: 'quotation_asked_ack', to: email, variables: ack, site }, now),
  ]);
  const data = {
    quotation_number: number,
    client_code: company.clientCode,
    customer_id: customerId,
    wished_on: wishedOn,
  };
  await recordEvent(db, { type: 'quotation.asked', of: number, data }, now);
}

/** Who follows the company; else its store, as far as it has an address. */
export async function writersOf(
  db: DatabaseTransaction,
  companyId: number,
  shopCode: string | null,
): Promise<readonly string[]> {
  const followers = await followerEmails(db, companyId);
  if (followers.length > 0) return followers;
  const shop = shopCode === null ? undefined : await findShop(db, shopCode);
  return shop?.email ? [shop.email] : [];
}
