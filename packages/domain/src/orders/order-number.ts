/** « W26000042 »: the web, the year, and the order's place in it, without a gap. */
export function orderNumber(year: number, nth: number): string {
  return `W${String(year % 100).padStart(2, '0')}${String(nth).padStart(6, '0')}`;
}

/** The parts of an order number; null for a number of another system. */
export function readOrderNumber(number: string): { year: number; nth: number } | null {
  const parts = /^W(\d{2})(\d{6,9})$/.exec(number);
  return parts === null ? null : { year: 2000 + Number(parts[1]), nth: Number(parts[2]) };
}
