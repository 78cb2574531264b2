import type { OrderStatus } from './order-status.ts';
import type { PaymentState } from './payment-state.ts';

/** Magento's coarse order states; its clients colour and filter by them. */
export type OrderState = 'new' | 'pending_payment' | 'processing' | 'complete' | 'canceled';

export function orderState(status: OrderStatus, payment: PaymentState): OrderState {
  switch (status) {
    case 'ANNULEE':
      return 'canceled';
    case 'RETIREE':
    case 'LIVREE':
      return 'complete';
    case 'EN_ATTENTE':
      return payment === 'pending' ? 'pending_payment' : 'new';
    default:
      return 'processing';
  }
}
