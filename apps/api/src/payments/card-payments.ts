// The port for card payments. The browser is sent to the bank's own page; the bank notifies the shop of the outcome.
import type { PaymentNews } from '@nuancier/domain/orders/payment-state.ts';

export type CardPaymentRequest = {
  /** ours; the same payment asked for again is the same payment */
  paymentId: string;
  orderNumber: string;
  amountCents: number;
  currency: string;
  email: string;
  /** where the bank's page leads back to */
  returnUrl: string;
  now: Date;
};

/** A form the browser sends. */
export type CardPage = { url: string; fields: readonly { name: string; value: string }[] };

/** A notification of the bank, with its signature verified. */
export type CardNotice = {
  /** the bank's own id of this message: the same message twice is one */
  eventId: string;
  orderNumber: string;
  amountCents: number;
  currency: string;
  news: PaymentNews;
  /** of money given back: the bank's id of that, in whatever message it stands */
  refundId?: string;
};

/** As it was opened. */
export type CardPayment = {
  paymentId: string;
  orderNumber: string;
  amountCents: number;
  currency: string;
};

/** `backCents`: what was given back before, as the shop knows it, under which ids. */
export type CardRefund = {
  payment: CardPayment;
  amountCents: number;
  backCents: number;
  knownIds: readonly string[];
};

export type RefundAnswer =
  | { kind: 'given'; refundId: string }
  /** the bank has given back another sum than the shop knows of */
  | { kind: 'differs'; backCents: number }
  | { kind: 'refused'; reason: string };

/** As it came in: a signature is over bytes, not over what they mean. */
export type RawNotice = { body: string; headers: Readonly<Record<string, string | string[] | undefined>> };

export type CardPayments = {
  provider: string;
  start(request: CardPaymentRequest): Promise<CardPage>;
  /** null: not the bank's word, or too old to be taken for it. */
  readNotice(raw: RawNotice, now: Date): CardNotice | null;
  /** The bank's state of a payment; null: unknown to the bank. */
  ask(payment: CardPayment): Promise<CardNotice | null>;
  /** Never twice: what an answer that was lost has given is found again. Throws when the bank cannot be reached. */
  refund(asked: CardRefund): Promise<RefundAnswer>;
};
