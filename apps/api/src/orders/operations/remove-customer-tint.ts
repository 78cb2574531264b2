import { allowed } from '../../refusals/allowed.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { OrdersContext } from '../orders-context.ts';
import { deleteTintByHand } from '../tints/kept-tints-store.ts';
import { readTintUid } from '../tints/tint-uid.ts';
import { tintReader } from '../tints/tint-reader.ts';

/** What was ordered cannot be taken away: it is part of the order. */
export async function removeCustomerTint(
  { db, viewer }: Pick<OrdersContext, 'db' | 'viewer'>,
  uid: string,
): Promise<true> {
  const { reach } = tintReader(allowed(viewer, 'view-orders'));
  const named = readTintUid(uid);
  if (named.kind === 'ordered') throw new Refusal('TINT_ORDERED');
  if (!(await deleteTintByHand(db, reach, named.id))) throw new Refusal('UNKNOWN_TINT');
  return true;
}
