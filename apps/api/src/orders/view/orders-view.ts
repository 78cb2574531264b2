import type { CustomerOrder, Money, OrderAddress, OrderTotal } from '@nuancier/contract/api-types.ts';
import { cents, euros } from '@nuancier/domain/money.ts';
import { includingTax, taxRate } from '@nuancier/domain/tax.ts';
import { paymentCode } from '@nuancier/domain/checkout/payment-methods/payment-codes.ts';
import { waitsAtCounter } from '@nuancier/domain/orders/hand-over/pickup-code.ts';
import { orderState } from '@nuancier/domain/orders/order-state.ts';
import { statusFacts } from '@nuancier/domain/orders/order-status.ts';
import { paymentKnown } from '@nuancier/domain/orders/payment-state.ts';
import type { PaymentState } from '@nuancier/domain/orders/payment-state.ts';
import type { OrderOpening } from '../../request/order-signature.ts';
import { departementOf } from '../../site/site.ts';
import { vatName } from '../../text/vat-name.ts';
import { orderCopy } from './order-copy.ts';
import { orderItemView as itemView } from './order-item-view.ts';
import type { OrderItemView } from './order-item-view.ts';
import type { Order, OrderPostalAddress } from '../records/order-record.ts';
import { deliveriesOf, promiseOf } from './promise-of.ts';
import { shipmentsOf } from './shipments-of.ts';
import type { ShipmentView } from './shipments-of.ts';
import { returnCopy } from '../returns/return-copy.ts';
import { shareOf } from '../returns/return-lines.ts';
import { withdrawableOf } from '../withdrawal/withdrawable-of.ts';

/** Papers, product and token are added by those who know them. */
export type OrderView = Omit<CustomerOrder, 'items' | 'shipments' | 'invoices' | 'credit_memos' | 'token'> & {
  items: OrderItemView[];
  shipments: ShipmentView[];
  invoices: [];
  token: '';
  /** what its token opens; all of it by default */
  opening?: OrderOpening;
};

/** `mayWithdraw`: a consumer, without a representative. `mayFetch`: not in somebody's name, nor by what the store knows. */
export type Looker = { showsPrices: boolean; mayWithdraw: boolean; mayFetch: boolean; now: Date };

export function orderView(order: Order, { showsPrices, mayWithdraw, mayFetch, now }: Looker): OrderView {
  const items = order.lines.map((line) => itemView(order, line, { showsPrices, now }));
  return {
    id: String(order.id),
    number: order.number,
    order_date: magentoMoment(order.placedAt),
    placed_at: order.placedAt.toISOString(),
    email: order.email,
    token: '',
    status: orderCopy.statuses[order.status],
    state: orderState(order.status, paymentStateOf(order)),
    status_code: order.status,
    status_label: orderCopy.statuses[order.status],
    waiting_for_approval: order.waitingForApproval,
    delivery_mode: order.mode,
    delivery_mode_label: orderCopy.modes[order.mode],
    order_origin: order.origin,
    order_origin_label: orderCopy.modes[order.origin],
    shop_code: order.shopCode,
    purchase_ref: order.purchaseRef,
    purchase_order_number: order.purchaseOrderNumber,
    quotations: order.quotations.map(({ number, label }) => ({ number, label })),
    buyer_name: order.buyerName,
    representative_name: order.representativeName,
    read_only: false,
    payment_state: paymentStateOf(order),
    refunds: order.refunds.map(({ at, cents: amount }) => ({
      at: new Date(at).toISOString(),
      amount: showsPrices ? money(amount) : null,
    })),
    payment_methods: [
      {
        name: orderCopy.payments[order.paymentMethod].name,
        type: paymentCode(order.paymentMethod),
        additional_data:
          order.purchaseOrderNumber === null ? [] : [{ name: 'po_number', value: order.purchaseOrderNumber }],
      },
    ],
    pickup_code: mayFetch && waitsAtCounter(order) ? order.pickupCode : null,
    ...promiseOf(order, now),
    deliveries: deliveriesOf(order),
    shipping_method: orderCopy.modes[order.mode],
    carrier: orderCopy.carriers[order.mode],
    applied_coupons: order.couponCode === null ? [] : [{ code: order.couponCode }],
    is_virtual: false,
    shipping_address: addressView(order.shippingAddress),
    billing_address: addressView(order.billingAddress),
    items,
    total: showsPrices ? totalView(order) : null,
    grand_total: showsPrices ? euros(cents(order.sums.totalTtc)) : null,
    comments: [],
    invoices: [],
    shipments: shipmentsOf(order, items),
    status_changes: order.changes.map(({ to, at }) => ({
      status: to,
      status_label: orderCopy.statuses[to],
      at: at.toISOString(),
    })),
    withdrawals: order.withdrawals.map(({ id, state, declaredAt, lineIds, refusalReason }) => ({
      state,
      state_label: returnCopy.states[state],
      declared_at: new Date(declaredAt).toISOString(),
      items: lineIds.map(String),
      quantities: lineIds.map((lineId) => {
        const line = order.lines.find((one) => one.id === lineId);
        return line === undefined ? 0 : shareOf({ order, record: { id } }, line).asked;
      }),
      refusal_reason: refusalReason,
    })),
    withdrawable_items: withdrawableOf(order, mayWithdraw, now).map(({ line }) => String(line.id)),
  };
}

function totalView({ sums, couponCode }: Order): OrderTotal {
  const rate = taxRate('standard') / 100;
  return {
    subtotal: money(sums.goodsHt),
    eco_contribution: money(sums.ecoHt),
    discounts:
      sums.discountHt === 0
        ? []
        : [
            {
              amount: money(sums.discountHt),
              label: couponCode === null ? '' : orderCopy.coupon(couponCode),
            },
          ],
    total_excluding_tax: money(sums.totalHt),
    total_tax: money(sums.tax),
    taxes: [{ amount: money(sums.tax), rate, title: vatName(rate) }],
    grand_total: money(sums.totalTtc),
    base_grand_total: money(sums.totalTtc),
    total_shipping: money(sums.shippingHt),
    shipping_handling: {
      total_amount: money(sums.shippingHt),
      amount_excluding_tax: money(sums.shippingHt),
      amount_including_tax: money(includingTax(cents(sums.shippingHt), taxRate('standard'))),
      taxes: [],
      discounts: [],
    },
  };
}

export function addressView(address: OrderPostalAddress | null): OrderAddress | null {
  if (address === null) return null;
  const departement = departementOf(address.postcode);
  return {
    ...address,
    region: departement?.name ?? null,
    region_id: departement === undefined ? null : String(departement.id),
  };
}

/** Magento writes moments in universal time, without saying so. */
function magentoMoment(at: Date): string {
  return at.toISOString().slice(0, 19).replace('T', ' ');
}

function money(amount: number | null): Money {
  return { value: amount === null ? null : euros(cents(amount)), currency: 'EUR' };
}

/**
 * An order on account is paid when its invoice is: the accounting system reports invoices only. One that is paid at the
 * counter, when it is fetched.
 */
function paymentStateOf({ paymentState, paymentMethod, isInvoiceSettled, status }: Order): PaymentState {
  if (paymentState === 'due' && isInvoiceSettled) return 'paid';
  return paymentKnown({ paymentMethod, paymentState, isReceived: statusFacts(status).isReceived });
}
