import type { ShownCartFragment } from '../../../generated/documents.ts';
import { budgetNote, whyApproval } from './approval-facts.ts';

type Props = { cart: Pick<ShownCartFragment, 'approval' | 'is_orderable' | 'prices' | 'state'> };

/** Above the way on: why this cart is submitted, or else what is left of the month. */
export function ApprovalNote({ cart }: Props) {
  if (cart.state === 'FROZEN') return null;
  const isNeeded = cart.is_orderable && cart.approval?.is_needed === true;
  const note = isNeeded ? whyApproval(cart) : budgetNote(cart);
  return note === null ? null : <p data-approval={isNeeded ? 'why' : 'budget'}>{note}</p>;
}
