/** As a file writes an amount: two decimals, no more. */
export function inEuros(amount: number): string {
  return (Math.round(amount * 100) / 100).toFixed(2);
}
