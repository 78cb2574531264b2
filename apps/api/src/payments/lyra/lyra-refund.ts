// Money given back by the bank's web service. Until it has been taken from the card (AUTHORISED) it is not refunded:
// the payment is cancelled, or made smaller.
import { refundStep } from '@nuancier/domain/orders/refund.ts';
import type { CardRefund, RefundAnswer } from '../card-payments.ts';
import { operateAtLyra, transactionsAtLyra } from './lyra-web-service.ts';
import type { LyraOperationAnswer, LyraTransactionAnswer } from './lyra-web-service.ts';
import type { LyraSetting } from '../../configuration/payment-setting.ts';

const TAKEN = 'CAPTURED';
const HELD = 'AUTHORISED';
const CANCELLED = 'CANCELLED';
/** A refund that the bank did not make. */
const NOT_GIVEN: ReadonlySet<string> = new Set([
  'REFUSED',
  'CANCELLED',
  'EXPIRED',
  'NOT_CREATED',
  'ABANDONED',
]);

export async function refundAtLyra(setting: LyraSetting, asked: CardRefund): Promise<RefundAnswer> {
  const { payment, amountCents, backCents, knownIds } = asked;
  const transactions = (await transactionsAtLyra(setting, payment.orderNumber)) ?? [];
  const debits = transactions.filter(
    (one) => one.operationType === 'DEBIT' && [TAKEN, HELD, CANCELLED].includes(one.detailedStatus),
  );
  if (debits.length === 0) return { kind: 'refused', reason: 'aucun paiement à rendre sous ce numéro' };
  const debit = debits.find(({ detailedStatus }) => detailedStatus !== CANCELLED);
  const credits = transactions.filter(
    (one) => one.operationType === 'CREDIT' && !NOT_GIVEN.has(one.detailedStatus),
  );
  const left = debit?.amount ?? 0;
  const atBank = payment.amountCents - left + credits.reduce((sum, { amount }) => sum + amount, 0);
  const step = refundStep({ backCents, amountCents }, atBank);
  if (step === 'differs') return { kind: 'differs', backCents: atBank };
  if (step === 'given' || debit === undefined)
    return { kind: 'given', refundId: foundAgain([...credits, ...debits], knownIds) };
  return answerOf(await operate(setting, asked, debit), debit);
}

function operate(
  setting: LyraSetting,
  { amountCents, payment: { currency } }: CardRefund,
  { uuid, amount, detailedStatus }: LyraTransactionAnswer,
): Promise<LyraOperationAnswer> {
  if (detailedStatus === TAKEN)
    return operateAtLyra(setting, 'Transaction/CancelOrRefund', {
      uuid,
      amount: amountCents,
      currency,
      resolutionMode: 'REFUND_ONLY',
    });
  if (amount === amountCents)
    return operateAtLyra(setting, 'Transaction/CancelOrRefund', {
      uuid,
      resolutionMode: 'CANCELLATION_ONLY',
    });
  return operateAtLyra(setting, 'Transaction/Update', {
    uuid,
    cardUpdate: { amount: amount - amountCents, currency },
  });
}

/** A refund is a movement of its own; a payment cancelled or made smaller is the same one. */
function answerOf(answer: LyraOperationAnswer, debit: LyraTransactionAnswer): RefundAnswer {
  if (!answer.ok) return { kind: 'refused', reason: answer.reason };
  const { transaction } = answer;
  const isCredit = transaction.operationType === 'CREDIT';
  if (isCredit ? NOT_GIVEN.has(transaction.detailedStatus) : transaction.uuid !== debit.uuid)
    return { kind: 'refused', reason: transaction.detailedStatus };
  return { kind: 'given', refundId: idOf(transaction) };
}

/** The movement that the shop has not heard of: the one whose answer was lost. */
function foundAgain(movements: readonly LyraTransactionAnswer[], knownIds: readonly string[]): string {
  const id = movements.map(idOf).find((one) => !knownIds.includes(one));
  if (id === undefined) throw new Error('The bank has given back money that none of its movements shows');
  return id;
}

/** A payment may be made smaller more than once: each of these is another. */
function idOf({ uuid, operationType, detailedStatus, amount }: LyraTransactionAnswer): string {
  return operationType === 'CREDIT' || detailedStatus === CANCELLED ? uuid : `${uuid} ${amount}`;
}
