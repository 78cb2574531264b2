import type { CartContext } from '../cart/cart-context.ts';
import type { OrdersMeans } from '../orders/orders-context.ts';
import type { CustomersContext } from '../customers/customers-context.ts';
import type { CardPayments } from '../payments/payments.ts';
import type { ExternalCheckout } from '../configuration/external-checkout-setting.ts';

export type CheckoutMeans = {
  /** the bank's page and its word */
  cardPayments: CardPayments;
  /** where orders are placed instead of here, if anywhere */
  externalCheckout: ExternalCheckout | undefined;
};

export type CheckoutContext = CartContext & CustomersContext & OrdersMeans & CheckoutMeans;
