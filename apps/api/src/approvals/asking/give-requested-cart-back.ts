import { restoreCart, giveCartBack, lockCart } from '../../cart/cart.ts';
import type { CartReader } from '../../cart/cart.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { ApprovalRequest } from '../records/approval-record.ts';

/** The cart is its owner's again, as it was submitted; set apart, it stays there while another one is filled. */
export async function giveRequestedCartBack(
  db: DatabaseTransaction,
  reader: CartReader,
  { cartId, customerId }: Pick<ApprovalRequest, 'cartId' | 'customerId'>,
): Promise<void> {
  const { cart } = await lockCart(db, reader, cartId);
  const { now } = reader;
  if (!(await giveCartBack(db, cartId, now))) throw new Refusal('APPROVAL_TREATED');
  if (cart.isApart) await restoreCart(db, { cartId, customerId, now }, { makesRoom: false });
}
