import type { MutationAskForQuotationArgs } from '@nuancier/contract/api-types.ts';
import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import { quotationNumber } from '@nuancier/domain/quotations/quotation-number.ts';
import { judgeWishedDay, usualValidity } from '@nuancier/domain/quotations/written-line.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { recordAudit } from '../../audit/audit.ts';
import { findCart } from '../../cart/cart.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { allow } from '../../rate-limit/rate-limit.ts';
import { allowed } from '../../refusals/allowed.ts';
import { Denied, Refusal } from '../../refusals/refusal.ts';
import { freeText } from '../../request/free-text.ts';
import { onceForCustomer } from '../../request/once-for-customer.ts';
import { askedLines, askedTotal } from '../asking/asked-lines.ts';
import { tellAsked } from '../asking/asked-news.ts';
import { insertRequest } from '../asking/asking-store.ts';
import { readLabel } from '../desk/read-label.ts';
import { insertWrittenLines, takeQuotationNth } from '../desk/write-quotation-store.ts';
import type { QuotationsContext } from '../quotations-context.ts';
import type { QuotationView } from '../quotations-view.ts';
import { ownQuotation, viewFor } from './customer-quotation.ts';

const MESSAGE = { most: 1_000, tooLong: 'QUOTATION_MESSAGE', unreadable: 'FIELD_FORBIDDEN' } as const;
/** A day's work at a desk; each one mails somebody. */
const PER_ASKER = { name: 'quotation-asked', most: 20, perMs: HOUR_MS } as const;

type Asking = Omit<
  QuotationsContext,
  'log' | 'publicUrl' | 'refusals' | 'sites' | 'sessionToken' | 'sentToken' | 'device'
>;

/** What the cart holds, for the store to price. The cart stays as it is. */
export async function askForQuotation(
  context: Asking,
  args: MutationAskForQuotationArgs,
): Promise<{ quotation: QuotationView }> {
  const customer = allowed(context.viewer, 'ask-quotation');
  const { db } = context;
  const now = context.now();
  const asked = readAsked(args, localMoment(now).date);
  if (!(await allow(db, { ...PER_ASKER, key: String(customer.customerId) }, now)))
    throw new Refusal('TOO_MANY_ATTEMPTS');
  const number = await db
    .transaction()
    .execute((transaction) =>
      onceForCustomer(transaction, context, { customer, asked: ['askForQuotation', asked] }, () =>
        writeRequest(transaction, context, customer, asked),
      ),
    );
  return { quotation: viewFor(customer, await ownQuotation(db, customer, number), now) };
}

type Asked = {
  cartId: string;
  shopToken: string | null;
  label: string | null;
  message: string | null;
  wishedOn: string | null;
};

function readAsked(args: MutationAskForQuotationArgs, day: string): Asked {
  const wished = args.wishedOn?.trim() || null;
  const judged = wished === null ? null : judgeWishedDay(wished, day);
  if (judged?.ok === false) throw new Refusal(judged.refusal);
  return {
    cartId: args.cartId,
    shopToken: args.tokenId || null,
    label: readLabel(args.label),
    message: freeText(args.message, MESSAGE),
    wishedOn: judged?.value ?? null,
  };
}

/** Request, mails, event and audit entry: all of them or none. */
async function writeRequest(
  db: DatabaseTransaction,
  context: Asking,
  customer: Customer,
  { cartId, shopToken, label, message, wishedOn }: Asked,
): Promise<string> {
  const { customerId, companyId } = customer;
  if (companyId === null) throw new Denied();
  const now = context.now();
  const day = localMoment(now).date;
  const reader = { viewer: customer, shopToken: shopToken ?? context.shopToken, now };
  const lines = await askedLines(db, context, customer, await findCart(db, reader, cartId));
  const total = askedTotal(lines);
  const year = Number(day.slice(0, 4));
  const number = quotationNumber(year, await takeQuotationNth(db, year));
  const dates = { createdOn: day, validUntil: usualValidity(day), now };
  const request = { number, companyId, customerId, label, message, wishedOn, total, ...dates };
  const id = await insertRequest(db, request, lines);
  await insertWrittenLines(db, id, lines);
  await tellAsked(db, request, lines, context);
  const details = { number, before: null, after: { label, wished_on: wishedOn, lines: lines.length } };
  await recordAudit(db, context, { event: 'quotation-asked', details });
  return number;
}
