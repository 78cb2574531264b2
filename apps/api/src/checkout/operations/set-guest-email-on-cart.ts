import type { SetGuestEmailOnCartInput } from '@nuancier/contract/api-types.ts';
import { isEmail } from '@nuancier/domain/customers/profile/contact-details.ts';
import { can } from '@nuancier/domain/customers/rights/policy.ts';
import type { Cart } from '../../cart/cart.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { changeCheckout } from '../steps/change-checkout.ts';

export function setGuestEmailOnCart(
  context: Pick<CheckoutContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'site' | 'cardPayments'>,
  { cart_id: cartId, email: given }: SetGuestEmailOnCartInput,
): Promise<Cart> {
  if (can(context.viewer, 'use-account')) throw new Refusal('GUEST_ONLY');
  const email = given.trim();
  if (!isEmail(email)) throw new Refusal('EMAIL_INVALID');
  return changeCheckout(context, cartId, () => ({ onCart: { contact: { email } } }));
}
