/** Whole cents of a euro: sums of money are never fractions. */
export type Cents = number & { readonly unit: 'cents' };

export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number of cents`);
  return value as Cents;
}

/** Ten million euros, tax included: an order or a quotation above it is a mistake, or somebody who plays. */
const LARGEST_TOTAL = 1_000_000_000;

export function isTooLarge(including: number): boolean {
  return including > LARGEST_TOTAL;
}

/** For the contract's decimals: 2495 cents are written 24.95. */
export function euros(amount: Cents): number {
  return amount / 100;
}

/** Share by which `reduced` is below `full`, in percent with two decimals. */
export function percentOff(full: Cents, reduced: Cents): number {
  return basisPointsOff(full, reduced) / 100;
}

/** The same share in whole hundredths of a percent. */
export function basisPointsOff(full: Cents, reduced: Cents): number {
  return full === 0 ? 0 : Math.round(((full - reduced) * 10_000) / full);
}

/** So many hundredths of a percent of an amount, half a cent up; exact however large the amount. */
export function shareOf(amount: Cents, basisPoints: number): Cents {
  const rest = amount % WHOLE;
  const whole = (amount - rest) / WHOLE;
  return cents(whole * basisPoints + Math.floor((rest * basisPoints + WHOLE / 2) / WHOLE));
}

const WHOLE = 10_000;

export function sumOf(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((sum: number, amount) => sum + amount, 0));
}
