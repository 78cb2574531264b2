// The price per litre, kilogram or square metre shown beside the price of a pack.

export type UnitPrice = { amount: number; unit: string };

/** For a pack of one litre, one kilogram or one piece the unit price repeats the pack price: left out. */
export function shownUnitPrice(pack: number | null, perUnit: UnitPrice | null): UnitPrice | null {
  const isSame =
    perUnit !== null && pack !== null && Math.round(perUnit.amount * 100) === Math.round(pack * 100);
  return isSame ? null : perUnit;
}

/** Null when the pack is one piece sold by the piece: both prices would say the same. */
export function unitPrice(pack: { price: number; quantity: number; unit: string }): UnitPrice | null {
  if (!(pack.quantity > 0) || (pack.unit === 'U' && pack.quantity === 1)) return null;
  // From cents, so that a binary fraction does not push the last digit down.
  return { amount: Math.round(Math.round(pack.price * 100) / pack.quantity) / 100, unit: pack.unit };
}
