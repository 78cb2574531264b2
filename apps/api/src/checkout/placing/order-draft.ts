import { packsOf } from '@nuancier/domain/cart/cart-line.ts';
import type { LineTint } from '@nuancier/domain/cart/cart-line.ts';
import { isFreeLine } from '@nuancier/domain/cart/quoted-lines.ts';
import { formulaCode } from '@nuancier/domain/catalogue/colour/tints/formula-code.ts';
import { waitsForBank } from '@nuancier/domain/checkout/payment-methods/payment-methods.ts';
import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import { FIRST_STATUS } from '@nuancier/domain/orders/order-status.ts';
import { slowest } from '@nuancier/domain/arrivals/arrival.ts';
import type { Arrival } from '@nuancier/domain/arrivals/arrival.ts';
import { PLATFORM, shelfFor } from '@nuancier/domain/stock/platform.ts';
import { twoDeliveries } from '@nuancier/domain/arrivals/wished-arrival.ts';
import type { WishedArrival } from '@nuancier/domain/arrivals/wished-arrival.ts';
import { ecoOf } from '../../cart/cart.ts';
import type { Cart, CartAddress, PricedLine } from '../../cart/cart.ts';
import type { Account } from '../../customers/customers.ts';
import type { OrderDraft, OrderLineDraft, OrderPostalAddress, TintMade } from '../../orders/orders.ts';
import type { Packs, Shelves } from '../../stock/stock.ts';
import type { Shop } from '../../stores/stores.ts';
import type { CheckoutRecord } from '../steps/checkout-store.ts';
import type { Judged } from './judge-order.ts';

export type Buyer = {
  viewer: Viewer;
  /** none for a visitor */
  account: Account | null;
};

export type OrderFacts = {
  reckoned: Cart;
  record: CheckoutRecord;
  shop: Shop;
  judged: Judged;
  buyer: Buyer;
  /** where a sub-account is billed, whatever the cart says */
  company: CartAddress | null;
  /** what is taken from stock, and where; the rest is brought in */
  taken: readonly Packs[];
  /** of each line, by the shelves it is taken from */
  arrivals: readonly Arrival[];
  /** judged possible */
  wish: WishedArrival | null;
  now: Date;
};

export function orderDraft(facts: OrderFacts): OrderDraft {
  const { reckoned, record, shop, judged, buyer, company, taken, now } = facts;
  const { cart, lines, totals, coupon } = reckoned;
  const { viewer, account } = buyer;
  const customer = viewer.kind === 'customer' && account !== null ? viewer : null;
  const places = new Map(taken.map(({ sku, place }) => [sku, place]));
  const { total, subtotal, discountHt, shippingHt } = totals;
  const { deliveries, ...promised } = promisedTo(facts);
  return {
    cartId: cart.id,
    customerId: customer?.customerId ?? null,
    companyId: customer?.companyId ?? null,
    representativeId: customer?.representativeId ?? null,
    placedByStaffId: customer?.staffId ?? null,
    buyerName: nameOf(account ?? cart.billingAddress),
    email: account?.email ?? cart.email ?? '',
    shopCode: shop.code,
    mode: judged.mode,
    origin: 'SW',
    status: FIRST_STATUS,
    paymentMethod: judged.method,
    paymentState: waitsForBank(judged.method) ? 'pending' : 'due',
    purchaseRef: record.purchaseRef,
    purchaseOrderNumber: record.purchaseOrderNumber,
    customerNotes: record.customerNotes,
    couponCode: coupon?.code ?? null,
    sums: {
      goodsHt: subtotal.excluding,
      ecoHt: ecoOf(lines),
      discountHt,
      shippingHt: shippingHt ?? 0,
      totalHt: total.excluding,
      tax: total.including - total.excluding,
      totalTtc: total.including,
    },
    shippingAddress: judged.mode === 'LIV' ? postalAddress(cart.shippingAddress) : null,
    billingAddress: postalAddress(company ?? cart.billingAddress),
    placedAt: now,
    ...promised,
    receivedAt: null,
    lines: lines.map((line, at) => ({
      ...lineDraft(line, places.get(line.line.articleSku) ?? null),
      delivery: deliveries?.[at] ?? null,
    })),
  };
}

type Promised = Pick<OrderDraft, 'promisedAt' | 'deliveryOn' | 'wished' | 'firstDeliveryOn'> & {
  /** line by line, where there are two */
  deliveries: readonly (1 | 2)[] | null;
};

/** What the buyer is promised: as soon as possible, or what it wished for. */
function promisedTo({ judged: { mode }, arrivals, wish }: OrderFacts): Promised {
  const { pickupAt, deliveryOn } = slowest(arrivals);
  const wished = wish?.kind === 'two' ? null : wish;
  const once = { wished, firstDeliveryOn: null, deliveries: null };
  if (mode === 'EMP') return { ...once, promisedAt: pickupAt, deliveryOn: null };
  const two = wish?.kind === 'two' ? twoDeliveries(arrivals) : null;
  if (two === null) return { ...once, promisedAt: null, deliveryOn: wished?.on ?? deliveryOn };
  const { firstOn: firstDeliveryOn, secondOn, deliveries } = two;
  return { wished: null, promisedAt: null, deliveryOn: secondOn, firstDeliveryOn, deliveries };
}

/** Each article once, however many lines name it; what is no article is on no shelf. */
export function wishedArticles(lines: readonly Pick<PricedLine, 'line'>[]): { sku: string; packs: number }[] {
  const wishes = lines.map(({ line }) => line).filter((line) => !isFreeLine(line));
  const skus = new Set(wishes.map((line) => line.articleSku));
  return [...skus].map((sku) => ({ sku, packs: packsOf(wishes, sku) }));
}

/** From which shelf each article is taken; what is not among them is brought in on order. */
export function takenArticles(
  lines: readonly PricedLine[],
  shelves: Shelves,
  { mode, store }: { mode: Judged['mode']; store: string },
): Packs[] {
  return wishedArticles(lines).flatMap(({ sku, packs }) => {
    const stocks = { store: shelves.get(store)?.get(sku), platform: shelves.get(PLATFORM)?.get(sku) };
    const shelf = shelfFor(mode, packs, stocks);
    return shelf === null ? [] : [{ place: shelf === 'platform' ? PLATFORM : store, sku, packs }];
  });
}

function lineDraft({ line, facts, price, discountHt }: PricedLine, place: string | null): OrderLineDraft {
  if (price === null) throw new Error(`The line ${line.uid} was judged good without a price`);
  const { tint } = line;
  return {
    articleSku: line.articleSku,
    parentSku: line.parentSku,
    name: line.name,
    conditioning: facts?.condition.conditioning ?? null,
    // Of a tinted article the colour is its base, which is the counter's business.
    color: tint === null ? (facts?.condition.parts.color ?? null) : null,
    tint: tint && { customColorExa: tint.hex, customerColorLabel: tint.label, code: tint.code },
    made: tint && madeOf(tint, facts?.condition.parts.color ?? null),
    pricingUnit: line.pricingUnit,
    quantity: line.quantity,
    unitHt: price.unitHt,
    tintHt: price.tintHt,
    discountHt,
    taxRate: price.rate,
    fromStock: place === null ? 0 : line.quantity,
    stockPlace: place,
  };
}

/** The base is the article's colour: kept for the counter, and never said to the buyer. */
function madeOf({ code, hex, name, tintClass }: LineTint, base: string | null): TintMade {
  return { name, tintClass, base, formula: formulaCode({ base, code, hex, tintClass }) };
}

function nameOf(named: { firstname: string; lastname: string } | null): string {
  return named === null ? '' : `${named.firstname} ${named.lastname}`;
}

function postalAddress(address: CartAddress | null): OrderPostalAddress | null {
  if (address === null) return null;
  const { prefix = null, suffix = null, middlename = null, fax = null, vat_id = null } = address;
  const more = { prefix, suffix, middlename, fax, vat_id };
  return { ...address, ...more, street: [...address.street], country_code: 'FR' };
}
