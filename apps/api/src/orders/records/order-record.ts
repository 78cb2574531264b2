// An order as the shop keeps it: sums in whole cents, addresses as they were that day.
import type { ProofKind } from '@nuancier/domain/orders/hand-over/hand-over-proof.ts';
import type { PaymentMethod } from '@nuancier/domain/checkout/payment-methods/payment-methods.ts';
import type { ShopDays } from '@nuancier/domain/catalogue/within-days.ts';
import type { DeliveryMode, OrderOrigin, OrderStatus } from '@nuancier/domain/orders/order-status.ts';
import type { LineParts, PartKind } from '@nuancier/domain/orders/order-parts.ts';
import type { PaymentState } from '@nuancier/domain/orders/payment-state.ts';
import type { ReturnState } from '@nuancier/domain/orders/returns/returns.ts';
import type { WishedArrival } from '@nuancier/domain/arrivals/wished-arrival.ts';

export type OrderPostalAddress = {
  prefix: string | null;
  firstname: string;
  lastname: string;
  suffix: string | null;
  company: string | null;
  street: string[];
  postcode: string;
  city: string;
  country_code: 'FR';
  telephone: string | null;
  /** left out by orders written before they were kept */
  middlename?: string | null;
  fax?: string | null;
  vat_id?: string | null;
};

export type OrderTint = { customColorExa: string; customerColorLabel: string | null; code: string | null };

/** A tint as it was made: the charts may change, what was sold does not. */
export type TintMade = {
  /** in the chart of that day */
  name: string | null;
  tintClass: string;
  /** « Base TR (transparente) » */
  base: string | null;
  formula: string;
};

export type OrderSums = {
  goodsHt: number;
  /** included in the goods */
  ecoHt: number;
  discountHt: number;
  shippingHt: number;
  totalHt: number;
  tax: number;
  totalTtc: number;
};

export type OrderLineDraft = {
  articleSku: string;
  parentSku: string;
  name: string;
  conditioning: string | null;
  color: string | null;
  tint: OrderTint | null;
  /** of a tinted line */
  made: TintMade | null;
  pricingUnit: string | null;
  quantity: number;
  unitHt: number;
  /** for the tint of one pack, included in the unit price; null when unknown */
  tintHt: number | null;
  discountHt: number;
  /** hundredths of a percent */
  taxRate: number;
  /** packs taken from stock; the rest is brought in */
  fromStock: number;
  /** where they were taken; none: at the order's store */
  stockPlace?: string | null;
  /** with which of two deliveries it comes; none where there is one */
  delivery?: 1 | 2 | null;
};

export type OrderWish = Exclude<WishedArrival, { kind: 'two' }>;

export type OrderDraft = {
  cartId: string | null;
  customerId: number | null;
  companyId: number | null;
  representativeId: number | null;
  /** whoever of the staff entered under that representative's name */
  placedByStaffId: number | null;
  buyerName: string;
  email: string;
  shopCode: string;
  mode: DeliveryMode;
  origin: OrderOrigin;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentState: PaymentState;
  /** the site, or whatever the buyer calls it by */
  purchaseRef: string | null;
  /** of the buyer's own purchase order */
  purchaseOrderNumber: string | null;
  customerNotes: string | null;
  couponCode: string | null;
  sums: OrderSums;
  shippingAddress: OrderPostalAddress | null;
  billingAddress: OrderPostalAddress | null;
  placedAt: Date;
  promisedAt: Date | null;
  /** the day a delivery was promised for, which is the one wished for; of two, the second's */
  deliveryOn: string | null;
  /** none: as soon as possible */
  wished: OrderWish | null;
  /** delivered in two: the first's day */
  firstDeliveryOn: string | null;
  receivedAt: Date | null;
  lines: readonly OrderLineDraft[];
};

/** `at`: ISO; `nth` counts the moves of the order. */
export type LinePart = { nth: number; kind: PartKind; quantity: number; at: string };

export type OrderLine = OrderLineDraft & {
  id: number;
  /** from 1 */
  position: number;
  /** set aside by the store beyond what it has said to be prepared */
  picked: number;
  prepared: number;
  handedOver: number;
  /** never left and never will: its buyer changed its mind */
  released: number;
  /** no longer part of the quantity */
  cancelled: number;
  /** oldest first */
  parts: readonly LinePart[];
  /** that the shop sells, on its days */
  product: (ShopDays & { url_key: string }) | null;
  /** a consumer has declared that it changed its mind about it */
  withdrawn: boolean;
  /** so it has, and was not refused: what of it is still in the store stays there */
  withheld: boolean;
};

export type StatusChange = { to: OrderStatus; at: Date };

/** One that the order accepted, and what it is for. */
export type OrderQuotation = { number: string; label: string | null };

/** Who of the staff began to prepare it. */
export type OrderPicker = { staffId: number; name: string; since: Date };

/** `at`: ISO */
export type OrderRefund = { at: string; cents: number; by: string };

/** A consumer's declaration about some of the lines, and what has become of it. `declaredAt`: ISO */
export type OrderWithdrawal = {
  id: number;
  state: ReturnState;
  declaredAt: string;
  /** ISO, to its state */
  movedAt: string | null;
  lineIds: number[];
  /** of each line, counted at the counter; null: all that was in no return that day */
  quantities: number[] | null;
  refusalReason: string | null;
};

export type Order = Omit<OrderDraft, 'lines'> & {
  id: number;
  number: string;
  quotations: readonly OrderQuotation[];
  /** money that went back to the card, oldest first */
  refunds: readonly OrderRefund[];
  /** oldest first */
  withdrawals: readonly OrderWithdrawal[];
  waitingForApproval: boolean;
  /** all of it was invoiced, and nothing of that is left to pay */
  isInvoiceSettled: boolean;
  /** current name; null when no representative ordered, or its data was erased */
  representativeName: string | null;
  picker: OrderPicker | null;
  /** what its customer shows at the counter; null before anything waits there, and once all is over */
  pickupCode: string | null;
  lines: readonly OrderLine[];
  changes: readonly StatusChange[];
};

/** How the store knew whom it gave the goods; the name is there wherever the proof is one. */
export type HandedTo = { provenBy: ProofKind; receivedBy: string | null; signature: string | null };

export function linePartsOf({ id, quantity, released, prepared, handedOver }: OrderLine): LineParts {
  return { id, ordered: quantity - released, prepared, handedOver };
}
