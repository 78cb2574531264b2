import type { OrderAtTheDeskFragment } from '../../../generated/documents.ts';

type Line = Pick<
  OrderAtTheDeskFragment['lines'][number],
  'quantity' | 'picked' | 'handed_over' | 'brought_in'
>;

/** Of what the shelf did not hold, the packs that nobody has set aside or handed over since. */
export function stillToCome({ quantity, picked, handed_over: handed, brought_in: broughtIn }: Line): number {
  return Math.min(broughtIn, quantity - Math.max(picked, handed));
}
