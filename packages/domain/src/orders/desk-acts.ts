// What the staff may do with an order in its state, whoever they are.
import { cancellable } from './cancelling/cancel-packs.ts';
import { isCancelledByTakingBack, judgeStatus } from './order-parts.ts';
import { isFinal } from './order-status.ts';
import type { DeliveryMode, OrderStatus } from './order-status.ts';
import { isGivenBack } from './payment-state.ts';
import type { PaymentState } from './payment-state.ts';
import { leftToPick } from './preparation.ts';
import type { BenchLine } from './preparation.ts';
import { judgeRefund } from './refund.ts';

export const DESK_ACTS = [
  'startPreparation',
  'prepareLines',
  'markReady',
  'handOverLines',
  'takeBackLines',
  'shipOrder',
  'cancelShopOrder',
  'cancelOrderLines',
  'refundOrder',
  'settleCancelled',
  'noteOrder',
  'resendOrderMail',
] as const;
export type DeskAct = (typeof DESK_ACTS)[number];

export type DeskOrder = {
  mode: DeliveryMode;
  status: OrderStatus;
  paymentState: PaymentState;
  waitingForApproval: boolean;
  hasPicker: boolean;
  /** by card; null for an order paid otherwise */
  paidCents: number | null;
  backCents: number;
  /** otherwise than by card, for what is cancelled: what may still be noted as given back */
  settleCents: number;
  lines: readonly BenchLine[];
};

const BEFORE: ReadonlySet<OrderStatus> = new Set(['EN_ATTENTE', 'EN_COMMANDE']);

/** An order that waits for its company or the bank, or that the bank refused, is nobody's to prepare. */
export function isForTheStore({
  paymentState,
  waitingForApproval,
}: Pick<DeskOrder, 'paymentState' | 'waitingForApproval'>): boolean {
  return !waitingForApproval && paymentState !== 'pending' && paymentState !== 'refused';
}

export function isBegun(status: OrderStatus): boolean {
  return !isFinal(status) && status !== 'EXPEDIEE' && !BEFORE.has(status);
}

/** Also one that another system has begun: somebody has to be asked about it. */
export function mayStart(order: Pick<DeskOrder, 'status' | 'hasPicker'>): boolean {
  return BEFORE.has(order.status) || (isBegun(order.status) && !order.hasPicker);
}

/** Its customer has all of its money back, and some of it has not left the shop. */
export function isStopped(order: Pick<DeskOrder, 'status' | 'paymentState'>): boolean {
  return isGivenBack(order) && !isFinal(order.status) && order.status !== 'EXPEDIEE';
}

/** So, and some of it is in the customer's hands: it cannot be cancelled, and is closed without what is left. */
export function isClosedWithoutRest(
  order: Pick<DeskOrder, 'status' | 'paymentState'>,
  lines: readonly { handedOver: number }[],
): boolean {
  return isStopped(order) && lines.some(({ handedOver }) => handedOver > 0);
}

export function actsOn(order: DeskOrder): DeskAct[] {
  const { mode, status, lines } = order;
  const forStore = isForTheStore(order);
  const mayLeave = forStore && !isGivenBack(order);
  const begun = mayLeave && isBegun(status);
  const isFresh = lines.some(({ picked, prepared }) => picked > prepared);
  const isWaiting = lines.some(({ prepared, handedOver }) => prepared > handedOver);
  const leaving = lines.filter(({ isWithheld }) => !isWithheld);
  const may: Readonly<Record<DeskAct, boolean>> = {
    startPreparation: mayLeave && leftToPick(lines) > 0 && mayStart(order),
    prepareLines: begun && (leftToPick(lines) > 0 || isFresh),
    markReady: begun && mode === 'EMP' && leaving.some(({ picked, prepared }) => picked > prepared),
    handOverLines:
      mayLeave &&
      mode === 'EMP' &&
      !isFinal(status) &&
      leaving.some(({ prepared, handedOver }) => prepared > handedOver),
    takeBackLines: forStore && isWaiting && !isFinal(status),
    shipOrder: begun && mode === 'LIV' && leaving.some(({ picked, handedOver }) => picked > handedOver),
    cancelShopOrder:
      judgeStatus(order, lines, 'ANNULEE').ok ||
      isCancelledByTakingBack(order, lines) ||
      isClosedWithoutRest(order, lines),
    cancelOrderLines:
      mayLeave && !isFinal(status) && status !== 'EXPEDIEE' && lines.some((line) => cancellable(line) > 0),
    refundOrder: judgeRefund(order, null).ok,
    settleCancelled: order.settleCents > 0,
    noteOrder: true,
    resendOrderMail: forStore,
  };
  return DESK_ACTS.filter((act) => may[act]);
}
