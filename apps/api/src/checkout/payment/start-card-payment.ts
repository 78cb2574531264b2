import type { CardPaymentPage } from '@nuancier/contract/api-types.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { orderSignature } from '../../request/order-signature.ts';
import type { OpenPayment } from './payment-store.ts';

/** The bank's page for an order that waits for its card. Asked again, it is the same payment. */
export async function startCardPayment(
  {
    now,
    publicUrl,
    cardPayments,
    orderSecret,
  }: Pick<CheckoutContext, 'now' | 'publicUrl' | 'cardPayments' | 'orderSecret'>,
  number: string,
  payment: OpenPayment,
): Promise<CardPaymentPage> {
  const signature = orderSignature(number, orderSecret);
  const returnUrl = `${publicUrl}/thankcb-you?order=${encodeURIComponent(number)}&signature=${signature}`;
  const { paymentId, amountCents, currency, email } = payment;
  const page = await cardPayments.start({
    paymentId,
    orderNumber: number,
    amountCents,
    currency,
    email,
    returnUrl,
    now: now(),
  });
  return { url: page.url, fields: [...page.fields] };
}
