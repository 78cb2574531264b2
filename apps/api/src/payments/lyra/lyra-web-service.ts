// The bank's web service: asked about an order when its notification has not come, and before money is given back.
import * as v from 'valibot';
import type { CardNotice } from '../card-payments.ts';
import { lyraNews } from './lyra-news.ts';
import type { LyraSetting } from '../../configuration/payment-setting.ts';

const PATIENCE_MS = 8_000;
const UNKNOWN_ORDER = 'PSP_010';

const Transaction = v.object({
  uuid: v.string(),
  detailedStatus: v.string(),
  operationType: v.string(),
  amount: v.pipe(v.number(), v.safeInteger()),
  currency: v.string(),
});
export type LyraTransactionAnswer = v.InferOutput<typeof Transaction>;

const Refused = v.object({
  status: v.literal('ERROR'),
  answer: v.object({ errorCode: v.string(), errorMessage: v.optional(v.string(), '') }),
});
const OrderAnswer = v.variant('status', [
  v.object({
    status: v.literal('SUCCESS'),
    mode: v.string(),
    answer: v.object({ orderId: v.string(), shopId: v.string(), transactions: v.array(Transaction) }),
  }),
  Refused,
]);
const OperationAnswer = v.variant('status', [
  v.object({ status: v.literal('SUCCESS'), mode: v.string(), answer: Transaction }),
  Refused,
]);

/**
 * null: the order is unknown to the bank, because its form was never sent. Throws when the bank cannot be reached.
 */
export async function askLyra(setting: LyraSetting, orderNumber: string): Promise<CardNotice | null> {
  const told = decisive((await transactionsAtLyra(setting, orderNumber)) ?? []);
  return told === undefined ? null : noticeOf(told, orderNumber);
}

/** Every movement of an order; null: unknown to the bank. */
export async function transactionsAtLyra(
  setting: LyraSetting,
  orderNumber: string,
): Promise<LyraTransactionAnswer[] | null> {
  const { siteId, mode } = setting;
  const read = v.parse(OrderAnswer, await call(setting, 'Order/Get', { orderId: orderNumber }));
  if (read.status === 'ERROR') {
    if (read.answer.errorCode === UNKNOWN_ORDER) return null;
    throw new Error(`The bank refused the question: ${read.answer.errorCode}`);
  }
  if (read.mode !== mode || read.answer.shopId !== siteId || read.answer.orderId !== orderNumber)
    throw new Error('The bank answered about something else');
  return read.answer.transactions;
}

export type LyraOperationAnswer =
  { ok: true; transaction: LyraTransactionAnswer } | { ok: false; reason: string };

export async function operateAtLyra(
  setting: LyraSetting,
  service: 'Transaction/CancelOrRefund' | 'Transaction/Update',
  body: object,
): Promise<LyraOperationAnswer> {
  const read = v.parse(OperationAnswer, await call(setting, service, body));
  if (read.status === 'SUCCESS') return { ok: true, transaction: read.answer };
  const { errorCode, errorMessage } = read.answer;
  return { ok: false, reason: [errorCode, errorMessage].filter((word) => word !== '').join(' ') };
}

const GreetingAnswer = v.variant('status', [
  v.object({ status: v.literal('SUCCESS'), mode: v.string(), answer: v.object({ value: v.string() }) }),
  Refused,
]);

/** The bank's own call for trying the keys out: it repeats a word, and moves no money. */
export async function greetLyra(
  setting: LyraSetting,
): Promise<{ kind: 'well' } | { kind: 'refused'; code: string } | { kind: 'other-mode'; mode: string }> {
  const value = 'nuancier';
  const read = v.parse(GreetingAnswer, await call(setting, 'Charge/SDKTest', { value }));
  if (read.status === 'ERROR') return { kind: 'refused', code: read.answer.errorCode };
  if (read.answer.value !== value) throw new Error('The bank answered about something else');
  return read.mode === setting.mode ? { kind: 'well' } : { kind: 'other-mode', mode: read.mode };
}

async function call(
  { apiUrl, apiPassword, siteId }: LyraSetting,
  service: string,
  body: object,
): Promise<unknown> {
  const response = await fetch(`${apiUrl}/api-payment/V4/${service}`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${siteId}:${apiPassword}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`The bank answered ${response.status}`);
  return response.json();
}

/** A card may be refused before another pays: money taken counts first, then what is still open. */
function decisive(transactions: readonly LyraTransactionAnswer[]): LyraTransactionAnswer | undefined {
  const debits = transactions.filter(({ operationType }) => operationType === 'DEBIT');
  const told = (news: string) => debits.find((one) => newsOf(one) === news);
  return told('paid') ?? told('pending') ?? debits.at(-1);
}

function noticeOf(told: LyraTransactionAnswer, orderNumber: string): CardNotice {
  const { uuid, detailedStatus, amount: amountCents, currency } = told;
  return {
    // Asked again, the same answer is the same event.
    eventId: `asked ${uuid} ${detailedStatus}`,
    orderNumber,
    amountCents,
    currency,
    news: newsOf(told),
  };
}

function newsOf({ detailedStatus: status, operationType: operation }: LyraTransactionAnswer) {
  return lyraNews({ status, operation });
}
