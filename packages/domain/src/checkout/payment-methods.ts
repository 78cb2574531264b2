// How an order may be paid, by whom. Asked when the method is chosen and again when the order is placed.

export const PAYMENT_METHODS = ['card', 'on_account', 'at_store', 'bank_transfer'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export type Payer = {
  /** a visitor, who pays by card, or at the store where the merchant lets visitors do so */
  isGuest: boolean;
  /** the card right; a visitor has it */
  mayPayByCard: boolean;
  /** the right to buy on the company's account */
  mayPayOnAccount: boolean;
  /** what the company may still owe, in cents */
  availableCreditCents: number;
};

export type PaymentFacts = {
  /** none while the method of delivery is not chosen */
  mode: 'EMP' | 'LIV' | null;
  totalCents: number;
  /** off unless the merchant offers it */
  bankTransfer: boolean;
  /** off unless the merchant trusts visitors to come and pay */
  guestsPayAtStore: boolean;
};

export type PaymentRefusal = 'PAYMENT_NOT_ALLOWED' | 'CREDIT_EXCEEDED';

export function paymentMethods(payer: Payer, facts: PaymentFacts): PaymentMethod[] {
  return PAYMENT_METHODS.filter((method) => refusalOf(method, payer, facts) === null);
}

/** null: it may be paid so. */
export function refusalOf(method: PaymentMethod, payer: Payer, facts: PaymentFacts): PaymentRefusal | null {
  switch (method) {
    case 'card':
      return payer.mayPayByCard ? null : 'PAYMENT_NOT_ALLOWED';
    case 'on_account':
      if (!payer.mayPayOnAccount) return 'PAYMENT_NOT_ALLOWED';
      return facts.totalCents <= payer.availableCreditCents ? null : 'CREDIT_EXCEEDED';
    case 'at_store':
      // Offered until delivery is chosen: clients that find no way to pay beforehand say that nothing can be paid.
      return (!payer.isGuest || facts.guestsPayAtStore) && facts.mode !== 'LIV'
        ? null
        : 'PAYMENT_NOT_ALLOWED';
    case 'bank_transfer':
      return facts.bankTransfer && !payer.isGuest ? null : 'PAYMENT_NOT_ALLOWED';
  }
}

export function isPaymentMethod(text: string): text is PaymentMethod {
  return PAYMENT_METHODS.some((method) => method === text);
}
