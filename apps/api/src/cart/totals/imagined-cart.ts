// What articles would come to in a cart that nobody has: for quotations, and to try a coupon.
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import { findColours } from '../../catalogue/catalogue.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Database } from '../../database/tables.ts';
import type { RefusalCode } from '../../refusals/refusal.ts';
import { tintCodeOf, wantedItem, wantedLine } from '../changes/wanted-line.ts';
import { couponOf } from '../coupons/coupon-of-cart.ts';
import type { CartRecord } from '../records/cart-record.ts';
import { gatherFacts } from './article-facts.ts';
import { reckonCart } from './reckon-cart.ts';
import type { ReckonedCart } from './reckon-cart.ts';

export type Imagined = {
  sku: string;
  quantity: number;
  /** of the charts, or a tint mixed to a hexadecimal */
  tint: { code: string | null; hex: string | null; label: string | null } | null;
};

export type ImaginedCart = {
  /** in the order asked: the place of each among the lines, or why it cannot be one */
  places: readonly ({ at: number } | { refusal: RefusalCode })[];
  reckoned: ReckonedCart;
};

/** For that person, at no store: nothing is refused for want of stock, and nothing is written. */
export async function imaginedCart(
  db: Database,
  { viewer, now, catalogue }: { viewer: Viewer; now: Date; catalogue: Catalogue },
  articles: readonly Imagined[],
  couponCode: string | null = null,
): Promise<ImaginedCart> {
  const items = articles.map(itemOf);
  const codes = items.map(tintCodeOf).filter((code) => code !== null);
  const colours = await findColours(db, codes);
  const verdicts = items.map((item) => wantedLine(item, catalogue, colours));
  const lines = verdicts.flatMap((verdict) => (verdict.ok ? [verdict.value] : []));
  const places = verdicts.map((verdict) =>
    verdict.ok ? { at: lines.indexOf(verdict.value) } : { refusal: verdict.refusal },
  );
  const facts = await gatherFacts(db, { viewer, shopCode: null, now }, lines);
  const cart = nobodys(viewer, couponCode);
  const coupon = await couponOf(db, couponCode, cart);
  const day = localMoment(now).date;
  const reckoned = reckonCart({
    cart,
    shopCode: null,
    lines,
    facts,
    coupon,
    day,
    approved: new Map(),
  });
  return { places, reckoned };
}

function itemOf({ sku, quantity, tint }: Imagined) {
  const options = [
    { uid: 'customColorExa', value: tint?.code ? '' : (tint?.hex ?? '') },
    { uid: 'customerColorLabel', value: tint?.label ?? '' },
    { uid: 'tint_code', value: tint?.code ?? '' },
  ];
  return wantedItem({ sku, quantity, entered_options: options });
}

function nobodys(viewer: Viewer, couponCode: string | null): CartRecord {
  return {
    id: '',
    customerId: viewer.kind === 'customer' ? viewer.customerId : null,
    shopCode: null,
    state: 'open',
    isApart: false,
    couponCode,
    email: null,
    shippingAddress: null,
    billingAddress: null,
    contactTokenHash: null,
    shippingMethod: null,
    shippingHt: null,
    shippingFreeFromHt: null,
    paymentMethod: null,
    notices: [],
    shownTtc: null,
    proposedRef: null,
  };
}
