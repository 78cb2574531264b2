import type { SetPaymentMethodOnCartInput } from '@nuancier/contract/api-types.ts';
import { methodOfCode } from '@nuancier/domain/checkout/payment-codes.ts';
import type { Cart } from '../../cart/cart.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import type { RefusalCode } from '../../refusal-messages.ts';
import { changeCheckout } from '../change-checkout.ts';
import { payerOf, paymentFacts, paymentRefusal } from '../payer.ts';

const LONGEST_REF = 50;

export function setPaymentMethodOnCart(
  context: Context,
  { cart_id: cartId, payment_method: given }: SetPaymentMethodOnCartInput,
): Promise<Cart> {
  const { code, purchase_order_number: number, purchase_ref: ref } = given;
  const method = methodOfCode(code);
  if (method === null) throw new Refusal('PAYMENT_NOT_ALLOWED');
  const beside = {
    ...(number === undefined ? {} : { purchaseOrderNumber: short(number, 'PURCHASE_ORDER_NUMBER_INVALID') }),
    ...(ref === undefined ? {} : { purchaseRef: short(ref, 'PURCHASE_REF_INVALID') }),
  };
  return changeCheckout(context, cartId, async (db, reckoned) => {
    const payer = await payerOf(db, context, false);
    const refusal = paymentRefusal(method, payer, paymentFacts(reckoned, context.site));
    if (refusal !== null) throw new Refusal(refusal);
    return { onCart: { paymentMethod: method }, beside };
  });
}

function short(text: string | null, refusal: RefusalCode): string | null {
  const trimmed = text?.trim() || null;
  if (trimmed !== null && trimmed.length > LONGEST_REF) throw new Refusal(refusal);
  return trimmed;
}
