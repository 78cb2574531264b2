import type { OrderAtTheDeskFragment } from '../../../../generated/documents.ts';

type Order = Pick<OrderAtTheDeskFragment, 'may' | 'substitutes'>;
type Line = Pick<
  OrderAtTheDeskFragment['lines'][number],
  'position' | 'tint' | 'is_withheld' | 'picked' | 'quantity'
>;

export function awaitsConsent(
  { substitutes }: Pick<Order, 'substitutes'>,
  { position }: Pick<Line, 'position'>,
) {
  return (substitutes ?? []).some((one) => one.state === 'proposed' && one.position === position);
}

/** Whether another article may be proposed for what is missing of the line; the shop judges again. */
export function isReplaceable(order: Order, line: Line): boolean {
  if (!order.may.includes('prepareLines') || line.tint !== null || line.is_withheld) return false;
  return line.picked < line.quantity && !awaitsConsent(order, line);
}
