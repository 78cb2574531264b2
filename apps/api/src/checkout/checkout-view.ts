import type {
  AvailablePaymentMethod,
  AvailableShippingMethod,
  Money,
  PlacedOrder,
  SelectedPaymentMethod,
  SelectedShippingMethod,
} from '@nuancier/contract/api-types.ts';
import type { PaymentMethod } from '@nuancier/domain/checkout/payment-methods.ts';
import type { ShippingMethod } from '@nuancier/domain/checkout/shipping-methods.ts';
import { cents, euros } from '@nuancier/domain/money.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import { includingTax, taxRate } from '@nuancier/domain/tax.ts';
import { orderCopy } from '../orders/orders.ts';
import type { Order } from '../orders/orders.ts';
import { checkoutCopy } from './checkout-copy.ts';

export function shippingMethodView(
  { mode, amountHt }: ShippingMethod,
  showsPrices: boolean,
): AvailableShippingMethod {
  const [excluding, including] = [amountHt, includingTax(amountHt, taxRate('shipping'))];
  return {
    carrier_code: mode,
    carrier_title: checkoutCopy.shipping[mode],
    method_code: mode,
    method_title: checkoutCopy.shipping[mode],
    error_message: null,
    amount: money(excluding, showsPrices),
    price_excl_tax: money(excluding, showsPrices),
    price_incl_tax: money(including, showsPrices),
    available: true,
  };
}

export function selectedShippingView(method: ShippingMethod, showsPrices: boolean): SelectedShippingMethod {
  const title = checkoutCopy.shipping[method.mode];
  return {
    carrier_code: method.mode,
    method_code: method.mode,
    carrier_title: title,
    method_title: title,
    amount: money(method.amountHt, showsPrices),
  };
}

export function paymentMethodView(method: PaymentMethod): AvailablePaymentMethod {
  return { code: method, title: checkoutCopy.payment[method] };
}

export function selectedPaymentView(method: PaymentMethod): SelectedPaymentMethod {
  return { code: method, title: checkoutCopy.payment[method] };
}

export function placedOrderView(order: Order, showsPrices: boolean, cartId: string | null): PlacedOrder {
  return {
    number: order.number,
    status: order.status,
    status_label: orderCopy.statuses[order.status],
    payment_state: order.paymentState,
    payment_method: order.paymentMethod,
    delivery_mode: order.mode,
    delivery_mode_label: orderCopy.modes[order.mode],
    shop_code: order.shopCode,
    promised_at: order.promisedAt?.toISOString() ?? null,
    total_excluding_tax: showsPrices ? money(cents(order.sums.totalHt), true) : null,
    grand_total: showsPrices ? money(cents(order.sums.totalTtc), true) : null,
    cart_id: cartId,
  };
}

function money(amount: Cents, shown: boolean): Money {
  return { value: shown ? euros(amount) : null, currency: 'EUR' };
}
