import type { OrderDetailFragment } from '../../../../generated/documents.ts';

/** The store has taken the order up: its first status is no longer where it stands. */
export function hasMoved({ status_changes: changes }: Pick<OrderDetailFragment, 'status_changes'>): boolean {
  return changes.length > 1;
}
