import type { MutationSendQuotationArgs, ShopQuotation } from '@nuancier/contract/gestion-types.ts';
import { judgeValidity } from '@nuancier/domain/quotations/written-line.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { freeText } from '../../request/free-text.ts';
import { actOnQuotation } from '../desk/act-on-quotation.ts';
import { auditChange } from '../desk/audited-quotation.ts';
import { customerPrices, readerOf } from '../desk/customer-prices.ts';
import { articleGone } from '../desk/desk-copy.ts';
import { lockById } from '../desk/desk-quotation-store.ts';
import type { DeskQuotation } from '../desk/desk-quotation-store.ts';
import { isWritable } from '../desk/quotation-acts.ts';
import { tellSent } from '../desk/quotation-news.ts';
import { refuseGoneCustomer } from '../desk/refuse-gone-customer.ts';
import { closeReplaced, markSent } from '../desk/write-quotation-store.ts';
import type { QuotationDeskContext } from '../quotations-context.ts';

const MESSAGE = { most: 1_000, tooLong: 'QUOTATION_MESSAGE', unreadable: 'QUOTATION_MESSAGE' } as const;

/** Told if, and only if, it is sent: mail and event go with the decision. */
export function sendQuotation(
  context: QuotationDeskContext,
  { number, revision, message: given }: MutationSendQuotationArgs,
): Promise<ShopQuotation> {
  const message = freeText(given, MESSAGE);
  const now = context.now();
  const day = localMoment(now).date;
  const act = { operation: 'sendQuotation', number, revision, args: message } as const;
  return actOnQuotation(context, act, async (db, quotation, staff) => {
    if (!isWritable(quotation)) throw new Refusal('QUOTATION_SENT');
    if (quotation.lines.length === 0) throw new Refusal('QUOTATION_EMPTY');
    const validity = judgeValidity(quotation.validUntil, day);
    if (!validity.ok) throw new Refusal(validity.refusal);
    await refuseGoneCustomer(db, quotation);
    await refuseUnsold(db, context, quotation);
    const replaces = await closeVersionBefore(db, quotation);
    const { name: by, staffId } = staff;
    await markSent(db, quotation.id, { day, by, staffId, now });
    await tellSent(
      db,
      { ...quotation, seller: quotation.seller ?? by },
      { message, replaces, site: context.site.code, now },
    );
    await auditChange(db, context, 'quotation-sent', quotation);
  });
}

/** Nobody is offered what it could not order. */
async function refuseUnsold(
  db: DatabaseTransaction,
  context: QuotationDeskContext,
  { customerId, lines }: DeskQuotation,
): Promise<void> {
  const articles = lines.filter(({ isFree }) => !isFree);
  const reader = await readerOf(db, customerId, context.now());
  const asked = articles.map(({ articleSku: sku, quantity, tint }) => ({ sku, quantity, tint }));
  const prices = await customerPrices(db, context, reader, asked);
  const gone = articles.find((_line, at) => 'refusal' in (prices[at] ?? { refusal: null }));
  if (gone !== undefined) throw new Refusal('QUOTATION_ARTICLE_GONE', undefined, articleGone(gone.name));
}

/** Its number, where there is one; refused once its customer has ordered by it. */
async function closeVersionBefore(
  db: DatabaseTransaction,
  { replacesId }: DeskQuotation,
): Promise<string | null> {
  if (replacesId === null) return null;
  const before = await lockById(db, replacesId);
  if (before === undefined) return null;
  if (before.status === 'ACCEPTE') throw new Refusal('QUOTATION_VERSION_ACCEPTED');
  await closeReplaced(db, before.id);
  return before.number;
}
