import { statusFacts } from './order-status.ts';
import type { OrderStatus } from './order-status.ts';
import type { PaymentState } from './payment-state.ts';

/** Magento's coarse order states; its clients colour and filter by them. */
export type OrderState = 'new' | 'pending_payment' | 'processing' | 'complete' | 'canceled';

export function orderState(status: OrderStatus, payment: PaymentState): OrderState {
  const { state } = statusFacts(status);
  return state === 'new' && payment === 'pending' ? 'pending_payment' : state;
}
