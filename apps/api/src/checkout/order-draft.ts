import { packsOf } from '@nuancier/domain/cart/cart-line.ts';
import type { Viewer } from '@nuancier/domain/customers/permissions.ts';
import { FIRST_STATUS } from '@nuancier/domain/orders/order-status.ts';
import { promisedPickup } from '@nuancier/domain/stores/pickup-promise.ts';
import type { Cart, CartAddress, PricedLine } from '../cart/cart.ts';
import type { Account } from '../customers/customers.ts';
import type { OrderDraft, OrderLineDraft, OrderPostalAddress } from '../orders/orders.ts';
import type { ArticleStock } from '../stock/stock.ts';
import type { Shop } from '../stores/stores.ts';
import type { CheckoutRecord } from './checkout-store.ts';
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
  /** which articles the store takes from its own shelf */
  shelved: ReadonlySet<string>;
  now: Date;
};

export function orderDraft({ reckoned, record, shop, judged, buyer, shelved, now }: OrderFacts): OrderDraft {
  const { cart, lines, totals, coupon } = reckoned;
  const { viewer, account } = buyer;
  const customer = viewer.kind === 'customer' && account !== null ? viewer : null;
  const isShelved = lines.every(({ line }) => shelved.has(line.articleSku));
  const { total, subtotal, discountHt, shippingHt } = totals;
  return {
    cartId: cart.id,
    customerId: customer?.customerId ?? null,
    companyId: customer?.companyId ?? null,
    representativeId: customer?.representativeId ?? null,
    buyerName: nameOf(account ?? cart.billingAddress),
    email: account?.email ?? cart.email ?? '',
    shopCode: shop.code,
    mode: judged.mode,
    origin: 'SW',
    status: FIRST_STATUS,
    paymentMethod: judged.method,
    paymentState: judged.method === 'card' ? 'pending' : 'due',
    purchaseRef: record.purchaseRef,
    customerNotes: record.customerNotes,
    couponCode: coupon?.code ?? null,
    sums: {
      goodsHt: subtotal.excluding,
      discountHt,
      shippingHt: shippingHt ?? 0,
      totalHt: total.excluding,
      tax: total.including - total.excluding,
      totalTtc: total.including,
    },
    shippingAddress: judged.mode === 'LIV' ? postalAddress(cart.shippingAddress) : null,
    billingAddress: postalAddress(cart.billingAddress),
    placedAt: now,
    promisedAt: judged.mode === 'EMP' && isShelved ? promisedPickup(shop, now) : null,
    receivedAt: null,
    lines: lines.map((line) => lineDraft(line, shelved)),
  };
}

/** Articles of which the store holds all that is wanted; the others come from the platform. */
export function shelvedArticles(
  lines: readonly PricedLine[],
  stocks: ReadonlyMap<string, ArticleStock>,
): { sku: string; packs: number }[] {
  const wishes = lines.map(({ line }) => line);
  return [...new Set(wishes.map((line) => line.articleSku))]
    .map((sku) => ({ sku, packs: packsOf(wishes, sku) }))
    .filter(({ sku, packs }) => (stocks.get(sku)?.available ?? 0) >= packs);
}

function lineDraft(
  { line, facts, price, discountHt }: PricedLine,
  shelved: ReadonlySet<string>,
): OrderLineDraft {
  if (price === null) throw new Error(`The line ${line.uid} was judged good without a price`);
  const { tint } = line;
  return {
    articleSku: line.articleSku,
    parentSku: line.parentSku,
    name: line.name,
    conditioning: facts?.condition.conditioning ?? null,
    color: null,
    tint: tint && { customColorExa: tint.hex, customerColorLabel: tint.label, code: tint.code },
    pricingUnit: line.pricingUnit,
    quantity: line.quantity,
    unitHt: price.unitHt,
    discountHt,
    taxRate: price.rate,
    fromStock: shelved.has(line.articleSku) ? line.quantity : 0,
  };
}

function nameOf(named: { firstname: string; lastname: string } | null): string {
  return named === null ? '' : `${named.firstname} ${named.lastname}`;
}

function postalAddress(address: CartAddress | null): OrderPostalAddress | null {
  if (address === null) return null;
  return { ...address, street: [...address.street], country_code: 'FR', prefix: null, suffix: null };
}
