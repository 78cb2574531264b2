// A cart with its prices, its troubles and its totals: worked out from what is known, without a question asked.
import { lineRefusal, packsOf } from '@nuancier/domain/cart/cart-line.ts';
import type { LineRefusal, QuotedPrice } from '@nuancier/domain/cart/cart-line.ts';
import { cartTotals, rowHt } from '@nuancier/domain/cart/cart-totals.ts';
import type { CartTotals, ShippingTerms } from '@nuancier/domain/cart/cart-totals.ts';
import { couponShares } from '@nuancier/domain/cart/coupons/coupon.ts';
import type { Coupon, CouponRefusal } from '@nuancier/domain/cart/coupons/coupon.ts';
import { tintKey } from '@nuancier/domain/cart/coupons/tester-credits.ts';
import { articleName } from '@nuancier/domain/catalogue/articles/article-name.ts';
import { isFreeLine, quotedPriceHolds } from '@nuancier/domain/cart/quoted-lines.ts';
import { cents, sumOf } from '@nuancier/domain/money.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import type { PriceType } from '@nuancier/domain/pricing/choose-price.ts';
import { tintedPackHt } from '@nuancier/domain/pricing/tinted-pack.ts';
import { taxRate } from '@nuancier/domain/tax.ts';
import type { TaxRate } from '@nuancier/domain/tax.ts';
import type { ArticleFacts, Facts } from './article-facts.ts';
import { approvedPrice, endedPrices } from './approved-price.ts';
import type { ApprovedPrices } from './approved-price.ts';
import type { CartLine, CartRecord, Notice } from '../records/cart-record.ts';

export type LinePrice = {
  /** one pack before tax, its tint included */
  unitHt: Cents;
  regularHt: Cents;
  type: PriceType | null;
  rate: TaxRate;
  /** of one pack, included in the unit price */
  tintHt: Cents | null;
  ecoHt: Cents;
  priceGroup: string;
};

export type CartLineRefusal = LineRefusal | 'QUOTATION_LAPSED';

export type ReckonedLine = {
  line: CartLine;
  facts: ArticleFacts | null;
  /** why it cannot be ordered in this state */
  refusal: CartLineRefusal | null;
  /** none for what has no price any more: it counts for nothing */
  price: LinePrice | null;
  rowHt: Cents;
  /** its share of the coupon, before tax */
  discountHt: Cents;
};

export type ReckonedCart = {
  cart: CartRecord;
  shopCode: string | null;
  lines: readonly ReckonedLine[];
  /** the one that counts */
  coupon: Coupon | null;
  /** why the cart's coupon does not */
  couponRefusal: CouponRefusal | null;
  totals: CartTotals;
  /** approved prices that have expired */
  ended: readonly Notice[];
};

export type Reckoning = {
  cart: CartRecord;
  shopCode: string | null;
  lines: readonly CartLine[];
  facts: Facts;
  coupon: Coupon | null;
  /** the French day */
  day: string;
  /** what the head of the company agreed to pay */
  approved: ApprovedPrices;
};

export function reckonCart(reckoning: Reckoning): ReckonedCart {
  const { cart, shopCode, lines, facts, coupon, day, approved } = reckoning;
  const priced = lines.map((line) => pricedLine(line, lines, facts, { day, approved }));
  const ended = endedPrices(priced, approved);
  return { ...totalled(priced, { cart, shopCode, coupon, day }), ended };
}

/** The same lines at the same prices, for another buyer, method or coupon. */
export function reckonAgain(
  { lines, shopCode, ended }: ReckonedCart,
  cart: CartRecord,
  { coupon, day }: Pick<Reckoning, 'coupon' | 'day'>,
): ReckonedCart {
  return { ...totalled(lines, { cart, shopCode, coupon, day }), ended };
}

type PricedLine = Omit<ReckonedLine, 'discountHt'>;

function totalled(
  priced: readonly PricedLine[],
  { cart, shopCode, coupon, day }: Omit<Reckoning, 'lines' | 'facts' | 'approved'>,
): Omit<ReckonedCart, 'ended'> {
  // What a quotation offers is not made cheaper by a coupon.
  const rows = priced.map((one) => ({
    rowHt: one.line.quoted ? cents(0) : one.rowHt,
    priceGroup: one.price?.priceGroup ?? '',
    productSku: one.line.parentSku,
    tint: one.line.tint && tintKey(one.line.tint),
  }));
  const shares = coupon && couponShares(coupon, rows, day);
  const reckoned = priced.map((one, at) => ({
    ...one,
    discountHt: (shares?.ok ? shares.value[at] : undefined) ?? cents(0),
  }));
  const sums = reckoned.flatMap(({ line, price, discountHt }) =>
    price === null ? [] : [{ unitHt: price.unitHt, quantity: line.quantity, discountHt, rate: price.rate }],
  );
  return {
    cart,
    shopCode,
    lines: reckoned,
    coupon: shares?.ok ? coupon : null,
    couponRefusal: shares && !shares.ok ? shares.refusal : null,
    totals: cartTotals(sums, shippingTerms(cart)),
  };
}

/** Of one that is not in the cart yet, among those that would be. */
export function judgeLine(
  line: CartLine,
  lines: readonly CartLine[],
  facts: Facts,
  day: string,
): Pick<ReckonedLine, 'facts' | 'refusal'> {
  return pricedLine(line, lines, facts, { day, approved: new Map() });
}

function pricedLine(
  line: CartLine,
  lines: readonly CartLine[],
  { articles, tariff }: Facts,
  { day, approved }: Pick<Reckoning, 'day' | 'approved'>,
): PricedLine {
  const facts = articles.get(line.articleSku) ?? null;
  const today = facts && linePrice(line, facts, tariff);
  // A quotation's price is the store's word; an approval only keeps today's from changing.
  const price = line.quoted ? today : approvedPrice(line, today, approved);
  const lapsed = line.quoted && !quotedPriceHolds(line.quoted, day) ? 'QUOTATION_LAPSED' : null;
  if (isFreeLine(line)) return { line, facts: null, ...freeLine(line), refusal: lapsed };
  const refusal = lapsed ?? lineRefusal(facts?.offer, packsOf(lines, line.articleSku));
  return {
    // As the catalogue calls it today: what the line was written with may be a quotation's, or older.
    line: facts ? { ...line, name: articleName(facts.condition.parts, line.tint) } : line,
    facts,
    price,
    refusal: refusal ?? (price === null ? 'NOT_SALABLE' : null),
    rowHt: price === null ? cents(0) : rowHt(price.unitHt, line.quantity),
  };
}

function linePrice(
  { tint, quoted }: CartLine,
  { condition }: ArticleFacts,
  tariff: Facts['tariff'],
): LinePrice | null {
  const { price } = condition;
  if (quoted && price !== null) return quotedPrice(quoted, condition);
  const tintHt = tint && tariff({ tintClass: tint.tintClass, litres: condition.packQuantity });
  if (price === null || (tint !== null && tintHt === null)) return null;
  return {
    unitHt: tintedPackHt(price.final.packHt, tintHt),
    regularHt: tintedPackHt(price.regular.packHt, tintHt),
    type: price.type,
    rate: condition.taxRate,
    tintHt,
    ecoHt: condition.ecoHt,
    priceGroup: condition.priceGroup,
  };
}

/** The store's word is all there is of it. */
function freeLine({ quoted, quantity }: CartLine): Pick<PricedLine, 'price' | 'rowHt'> {
  const unitHt = cents(quoted?.unitHt ?? 0);
  const rate = taxRate('standard');
  const price = {
    unitHt,
    regularHt: unitHt,
    type: null,
    rate,
    tintHt: null,
    ecoHt: cents(0),
    priceGroup: '',
  };
  return { price, rowHt: rowHt(unitHt, quantity) };
}

/** Once it has lapsed the line is refused; until it is changed it shows what was offered. */
function quotedPrice({ unitHt, tintHt }: QuotedPrice, condition: ArticleFacts['condition']): LinePrice {
  const { taxRate: rate, ecoHt, priceGroup } = condition;
  return {
    unitHt: cents(unitHt),
    regularHt: cents(unitHt),
    type: null,
    rate,
    tintHt: tintHt === null ? null : cents(tintHt),
    ecoHt,
    priceGroup,
  };
}

function shippingTerms({ shippingMethod, shippingHt, shippingFreeFromHt }: CartRecord): ShippingTerms | null {
  if (shippingMethod === null || shippingHt === null) return null;
  return {
    feeHt: cents(shippingHt),
    freeFromHt: shippingFreeFromHt === null ? null : cents(shippingFreeFromHt),
    rate: taxRate('standard'),
  };
}

/** Included in the prices of the lines. */
export function ecoOf(lines: readonly Pick<ReckonedLine, 'price' | 'line'>[]): Cents {
  return sumOf(lines.map(({ price, line }) => cents((price?.ecoHt ?? 0) * line.quantity)));
}
