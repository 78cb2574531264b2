import { isFreeReference } from '@nuancier/domain/free-line.ts';
import type { OrderAtTheDeskFragment } from '../../../../generated/documents.ts';

type Order = Pick<OrderAtTheDeskFragment, 'may' | 'substitutes'>;
type Line = Pick<
  OrderAtTheDeskFragment['lines'][number],
  'position' | 'sku' | 'tint' | 'is_withheld' | 'picked' | 'quantity'
>;

export function awaitsConsent(
  { substitutes }: Pick<Order, 'substitutes'>,
  { position }: Pick<Line, 'position'>,
) {
  return (substitutes ?? []).some((one) => one.state === 'proposed' && one.position === position);
}

/** The last one about it that anybody has to know of: what was taken back, or ended with its order, is no news. */
export function substituteOf(
  { substitutes }: Pick<Order, 'substitutes'>,
  { position, sku }: Pick<Line, 'position' | 'sku'>,
) {
  return (substitutes ?? []).findLast(({ state, ...one }) =>
    state === 'accepted'
      ? one.sku === sku
      : one.position === position && (state === 'proposed' || state === 'declined'),
  );
}

/** Whether another article may be proposed for what is missing of the line; the shop judges again. */
export function isReplaceable(order: Order, line: Line): boolean {
  if (!order.may.includes('prepareLines') || line.tint !== null || line.is_withheld) return false;
  if (isFreeReference(line.sku)) return false;
  return line.picked < line.quantity && !awaitsConsent(order, line);
}

/** Missing, and tinted for this customer: nothing on a shelf stands for it, and the page says so. */
export function isMadeForOne(order: Order, line: Line): boolean {
  if (!order.may.includes('prepareLines') || line.is_withheld) return false;
  return line.tint !== null && line.picked < line.quantity;
}
