import type {
  AvailablePaymentMethod,
  AvailableShippingMethod,
  Money,
  PlacedOrder,
  SelectedPaymentMethod,
  SelectedShippingMethod,
} from '@nuancier/contract/api-types.ts';
import { paymentCode } from '@nuancier/domain/checkout/payment-methods/payment-codes.ts';
import type { PaymentMethod } from '@nuancier/domain/checkout/payment-methods/payment-methods.ts';
import type { ShippingMethod } from '@nuancier/domain/checkout/shipping-methods.ts';
import { cents, euros } from '@nuancier/domain/money.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import { orderLinkEnd } from '@nuancier/domain/orders/order-link.ts';
import { includingTax, taxRate } from '@nuancier/domain/tax.ts';
import { orderCopy, promiseOf } from '../../orders/orders.ts';
import type { Order } from '../../orders/orders.ts';
import type { Shop } from '../../stores/stores.ts';
import { checkoutCopy } from './checkout-copy.ts';
import type { CheckoutRecord } from './checkout-store.ts';

type Showing = { showsPrices: boolean; shop: Pick<Shop, 'titleLabel'> | undefined };

export function shippingMethodView(method: ShippingMethod, showing: Showing): AvailableShippingMethod {
  return { ...methodFields(method, showing), error_message: null, available: true };
}

export function selectedShippingView(method: ShippingMethod, showing: Showing): SelectedShippingMethod {
  return methodFields(method, showing);
}

/** The store's name is in the method's title, for clients without a notion of stores. */
function methodFields({ mode, amountHt }: ShippingMethod, { showsPrices, shop }: Showing) {
  const [excluding, including] = [amountHt, includingTax(amountHt, taxRate('shipping'))];
  const title = checkoutCopy.shipping[mode];
  return {
    carrier_code: mode,
    carrier_title: title,
    method_code: mode,
    method_title: mode === 'EMP' && shop ? checkoutCopy.fetchedAt(shop.titleLabel) : title,
    amount: money(excluding, showsPrices),
    price_excl_tax: money(excluding, showsPrices),
    price_incl_tax: money(including, showsPrices),
  };
}

export function paymentMethodView(method: PaymentMethod): AvailablePaymentMethod {
  return { code: paymentCode(method), title: orderCopy.payments[method].offered };
}

export function selectedPaymentView(
  method: PaymentMethod | null,
  given: Pick<CheckoutRecord, 'purchaseRef' | 'purchaseOrderNumber'> | null,
): SelectedPaymentMethod {
  return {
    code: method === null ? '' : paymentCode(method),
    title: method === null ? '' : orderCopy.payments[method].offered,
    purchase_order_number: given?.purchaseOrderNumber ?? null,
    purchase_ref: given?.purchaseRef ?? null,
  };
}

/** The bank's page and the order itself are added where they are asked for. */
export type PlacedOrderView = Omit<PlacedOrder, 'card_payment' | 'detail'>;

type PlacedFacts = { showsPrices: boolean; cartId: string | null; isBrokenOff: boolean };

export function placedOrderView(
  order: Order,
  { showsPrices, cartId, isBrokenOff }: PlacedFacts,
): PlacedOrderView {
  return {
    number: order.number,
    status: order.status,
    status_label: orderCopy.statuses[order.status],
    payment_state: order.paymentState,
    payment_method: order.paymentMethod,
    delivery_mode: order.mode,
    delivery_mode_label: orderCopy.modes[order.mode],
    shop_code: order.shopCode,
    ...promiseOf(order),
    total_excluding_tax: showsPrices ? money(cents(order.sums.totalHt), true) : null,
    grand_total: showsPrices ? money(cents(order.sums.totalTtc), true) : null,
    cart_id: cartId,
    broken_off: isBrokenOff,
    may_open_account: order.customerId === null && order.companyId === null,
    link_until: orderLinkEnd(order.placedAt).toISOString(),
  };
}

function money(amount: Cents, shown: boolean): Money {
  return { value: shown ? euros(amount) : null, currency: 'EUR' };
}
