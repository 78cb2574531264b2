// A cart and its lines as the database keeps them.
import type { LineTint, QuotedPrice } from '@nuancier/domain/cart/cart-line.ts';
import type { ProposedRef } from '@nuancier/domain/cart/order-again.ts';

export type CartState = 'open' | 'frozen' | 'closed';

export type CartAddress = {
  firstname: string;
  lastname: string;
  company: string | null;
  street: readonly string[];
  postcode: string;
  city: string;
  country_code: string;
  /** as it was given: judged when the order is placed */
  telephone: string | null;
  /** what else Magento's clients may give; left out by carts written before it was kept */
  prefix?: string | null;
  middlename?: string | null;
  suffix?: string | null;
  fax?: string | null;
  vat_id?: string | null;
};

export const noticeCodes = [
  'QUANTITY_CAPPED',
  'LINE_NOT_MERGED',
  'PRICE_CHANGED',
  'NO_LONGER_SELLABLE',
  'COUPON_REMOVED',
  'COUPON_IDLE',
  'QUOTATION_RELEASED',
  'CARTS_MERGED',
  'APPROVED_PRICE_ENDED',
] as const;

/** What the shop changed by itself. */
export type Notice = {
  code: (typeof noticeCodes)[number];
  lineUid: string | null;
  /** of the line or lines, the coupon's code, or the quotation's number */
  name: string;
};

export type CartRecord = {
  id: string;
  /** none: a guest's */
  customerId: number | null;
  shopCode: string | null;
  state: CartState;
  /** set apart, beside the one its owner fills */
  isApart: boolean;
  couponCode: string | null;
  email: string | null;
  shippingAddress: CartAddress | null;
  billingAddress: CartAddress | null;
  contactTokenHash: Buffer | null;
  shippingMethod: string | null;
  shippingHt: number | null;
  shippingFreeFromHt: number | null;
  paymentMethod: string | null;
  notices: readonly Notice[];
  /** the total last shown to the buyer, tax included: a different one at placement needs consent */
  shownTtc: number | null;
  /** the site of goods that were ordered again */
  proposedRef: ProposedRef | null;
};

export type CartLine = {
  uid: string;
  articleSku: string;
  parentSku: string;
  name: string;
  pricingUnit: string;
  /** packs */
  quantity: number;
  tint: LineTint | null;
  /** one pack before tax, as last shown */
  shownHt: number | null;
  /** at the price of a quotation, as long as that holds */
  quoted?: QuotedPrice | null;
};
