import type { OrderDetailFragment } from '../../../../generated/documents.ts';

/** The order has left its first status. */
export function hasMoved({ status_changes: changes }: Pick<OrderDetailFragment, 'status_changes'>): boolean {
  return changes.length > 1;
}
