import type { QueryShopCouponsArgs, ShopCoupon, ShopCouponPage } from '@nuancier/contract/gestion-types.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
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
  return { rows: rows.map(couponView), next: found.length > size ? (rows.at(-1)?.code ?? null) : null };
}

export async function shopCoupon(
  { db, staff, now }: CartDeskContext,
  code: string,
): Promise<ShopCoupon | null> {
  entitled(staff, 'shopCoupon');
  const found = await selectDeskCoupon(db, code, { today: localMoment(now()).date });
  return found === undefined ? null : couponView(found);
}

export function couponGroups({ db, staff }: CartDeskContext): Promise<string[]> {
  entitled(staff, 'couponGroups');
  return selectPriceGroups(db);
}

export function couponView(coupon: DeskCoupon): ShopCoupon {
  const { isOn, changedBy, changedAt, mark, leftMark: _, ...terms } = coupon;
  return {
    ...terms,
    is_on: isOn,
    changed_by: changedBy,
    changed_at: changedAt?.toISOString() ?? null,
    read: mark,
  };
}
