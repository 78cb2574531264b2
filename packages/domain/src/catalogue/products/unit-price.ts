// The price per litre, kilogram or square metre shown beside the price of a pack.

export type UnitPrice = { amount: number; unit: string };

/** A painted card: so little of a litre or a kilogram is not bought by the litre. */
const LEAST_MEASURE = 0.05;
const MEASURED: ReadonlySet<string> = new Set(['L', 'KG']);

/** For a pack of one litre, one kilogram or one piece the unit price repeats the pack price: left out. */
export function shownUnitPrice(pack: number | null, perUnit: UnitPrice | null): UnitPrice | null {
  if (perUnit === null || pack === null) return perUnit;
  const isSame = Math.round(perUnit.amount * 100) === Math.round(pack * 100);
  return isSame || isTiny(pack / perUnit.amount, perUnit.unit) ? null : perUnit;
}

/** Null when the pack is one piece sold by the piece, as both prices would say the same, and for very little. */
export function unitPrice(pack: { price: number; quantity: number; unit: string }): UnitPrice | null {
  if (!(pack.quantity > 0) || (pack.unit === 'U' && pack.quantity === 1)) return null;
  if (isTiny(pack.quantity, pack.unit)) return null;
  // From cents, so that a binary fraction does not push the last digit down.
  return { amount: Math.round(Math.round(pack.price * 100) / pack.quantity) / 100, unit: pack.unit };
}

function isTiny(quantity: number, unit: string): boolean {
  return MEASURED.has(unit.toUpperCase()) && quantity < LEAST_MEASURE;
}
