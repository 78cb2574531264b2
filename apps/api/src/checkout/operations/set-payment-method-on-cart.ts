import type { SetPaymentMethodOnCartInput } from '@nuancier/contract/api-types.ts';
import { methodOfCode } from '@nuancier/domain/checkout/payment-methods/payment-codes.ts';
import type { Cart } from '../../cart/cart.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { freeLine } from '../../request/free-text.ts';
import { changeCheckout } from '../steps/change-checkout.ts';
import { payerOf, paymentFacts, paymentRefusal } from '../payment/payer.ts';

export const LONGEST_REF = 50;
const ORDER_NUMBER = {
  most: LONGEST_REF,
  tooLong: 'PURCHASE_ORDER_NUMBER_INVALID',
  unreadable: 'PURCHASE_ORDER_NUMBER_UNREADABLE',
} as const;
const REF = {
  most: LONGEST_REF,
  tooLong: 'PURCHASE_REF_INVALID',
  unreadable: 'PURCHASE_REF_UNREADABLE',
} as const;

export function setPaymentMethodOnCart(
  context: Pick<CheckoutContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'site' | 'cardPayments'>,
  { cart_id: cartId, payment_method: given }: SetPaymentMethodOnCartInput,
): Promise<Cart> {
  const { code, purchase_order_number: number, purchase_ref: ref } = given;
  const method = methodOfCode(code);
  if (method === null) throw new Refusal('PAYMENT_NOT_ALLOWED');
  const beside = {
    ...(number === undefined ? {} : { purchaseOrderNumber: freeLine(number, ORDER_NUMBER) }),
    ...(ref === undefined ? {} : { purchaseRef: freeLine(ref, REF) }),
  };
  return changeCheckout(context, cartId, async (db, reckoned) => {
    const payer = await payerOf(db, context, false);
    const refusal = paymentRefusal(method, payer, paymentFacts(reckoned, context.site));
    if (refusal !== null) throw new Refusal(refusal);
    return { onCart: { paymentMethod: method }, beside };
  });
}
