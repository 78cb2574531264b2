import type {
  PriceGroup,
  QueryShopCouponsArgs,
  ShopCoupon,
  ShopCouponPage,
} from '@nuancier/contract/gestion-types.ts';
import { priceGroupLabel } from '@nuancier/domain/pricing/price-group-label.ts';
import type { PriceGroupName } from '@nuancier/domain/pricing/price-group-label.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { priceGroupNames } from '../../site/site.ts';
import { plainWords } from '../../text/plain-words.ts';
import type { CartDeskContext } from '../cart-context.ts';
import { selectDeskCoupon, selectDeskCoupons, selectPriceGroups } from '../desk/desk-coupons-store.ts';
import type { DeskCoupon } from '../desk/desk-coupons-store.ts';

const USUAL = 50;
const MOST = 100;
const LONGEST_SEARCH = 100;

export async function shopCoupons(
  { db, staff, now }: CartDeskContext,
  { state, isEnding, query, first, after }: QueryShopCouponsArgs,
): Promise<ShopCouponPage> {
  entitled(staff, 'shopCoupons');
  const size = first ?? USUAL;
  if (size < 1 || size > MOST) throw new Refusal('PAGE_SIZE');
  const words = plainWords((query ?? '').slice(0, LONGEST_SEARCH));
  const filter = { state: state ?? null, isEnding: isEnding ?? false, words, today: localMoment(now()).date };
  const found = await selectDeskCoupons(db, filter, { after: after || null, limit: size + 1 });
  const rows = found.slice(0, size);
  const names = await priceGroupNames(db);
  return {
    rows: rows.map((row) => couponView(row, names)),
    next: found.length > size ? (rows.at(-1)?.code ?? null) : null,
  };
}

export async function shopCoupon(
  { db, staff, now }: CartDeskContext,
  code: string,
): Promise<ShopCoupon | null> {
  entitled(staff, 'shopCoupon');
  const found = await selectDeskCoupon(db, code, { today: localMoment(now()).date });
  return found === undefined ? null : couponView(found, await priceGroupNames(db));
}

export async function couponGroups({ db, staff }: CartDeskContext): Promise<PriceGroup[]> {
  entitled(staff, 'couponGroups');
  return named(await selectPriceGroups(db), await priceGroupNames(db));
}

export function couponView(coupon: DeskCoupon, names: readonly PriceGroupName[]): ShopCoupon {
  const { isOn, changedBy, changedAt, mark, leftMark: _, price_groups: groups, ...terms } = coupon;
  return {
    ...terms,
    price_groups: named(groups, names),
    is_on: isOn,
    changed_by: changedBy,
    changed_at: changedAt?.toISOString() ?? null,
    read: mark,
  };
}

function named(codes: readonly string[], names: readonly PriceGroupName[]): PriceGroup[] {
  return codes.map((code) => ({ code, label: priceGroupLabel(code, names) }));
}
