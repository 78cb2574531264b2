import { cents, sumOf } from '../../money.ts';
import type { Cents } from '../../money.ts';

/**
 * Divides an amount over rows in proportion to them, to the cent: the largest remainders take what is left over, the
 * first row among equals. No row is given more than it holds.
 */
export function spreadAmount(amount: Cents, rows: readonly Cents[]): Cents[] {
  const whole = BigInt(sumOf(rows));
  if (whole === 0n) return rows.map(() => cents(0));
  const exact = rows.map((row) => BigInt(row) * BigInt(amount));
  const shares = exact.map((share) => Number(share / whole));
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((share, at) => ({ at, remainder: share % whole }))
    .toSorted((one, other) => Number(other.remainder - one.remainder) || one.at - other.at);
  const favoured = new Set(byRemainder.slice(0, left).map(({ at }) => at));
  return shares.map((share, at) => cents(share + (favoured.has(at) ? 1 : 0)));
}
