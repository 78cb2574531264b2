// What a way to pay says of itself: one file per way, gathered in payment-methods.ts.

export type PaymentRule = {
  /** What Magento's clients call it: stock clients show only the codes they know. */
  code: string;
  /** Whose word its orders wait for before they are prepared; null: they are paid later. */
  waitsFor: PaymentPort | null;
  /** Whether its open orders count against what the company may owe. */
  spendsCredit: boolean;
  /** null: it may be paid so. */
  refusal: (payer: Payer, facts: PaymentFacts) => PaymentRefusal | null;
};

/** Who takes money at once. A further one is opened and settled where checkout gathers them. */
export type PaymentPort = 'card-bank';

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
