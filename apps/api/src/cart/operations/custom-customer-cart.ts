import { allowed } from '../../refusals/allowed.ts';
import type { CartContext } from '../cart-context.ts';
import type { CartView } from '../view/cart-view.ts';
import { customerCartId } from '../access/open-cart.ts';
import { customCart } from './custom-cart.ts';

export async function customCustomerCart(
  context: Pick<CartContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'catalogue'>,
  token: string | null | undefined,
): Promise<CartView> {
  const customer = allowed(context.viewer, 'use-account');
  const id = await customerCartId(context.db, customer, context.now());
  return customCart(context, { id, token });
}
