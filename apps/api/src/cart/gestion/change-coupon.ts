// What people write of a code goes through the door of the file, in the place of its line.
import type {
  MutationSaveCouponArgs,
  MutationSwitchCouponArgs,
  ShopCoupon,
} from '@nuancier/contract/gestion-types.ts';
import { isCalendarDay } from '@nuancier/domain/calendar-day.ts';
import { couponCode, LONGEST_COUPON_LABEL } from '@nuancier/domain/cart/coupons/coupon-faults.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { ChangeEvent } from '../../audit/change-events.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { holdKind } from '../../imports/staging/hold-kind-store.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { priceGroupNames } from '../../site/site.ts';
import { counted, frenchMoment } from '../../text/french-words.ts';
import type { CartDeskContext } from '../cart-context.ts';
import type { CouponRow } from '../coupons/coupon-import-store.ts';
import { isTaken, keepDesk, selectDeskCoupon, selectPriceGroups } from '../desk/desk-coupons-store.ts';
import type { DeskCoupon } from '../desk/desk-coupons-store.ts';
import { importCoupons } from '../operations/import-coupons.ts';
import { couponView } from './shop-coupons.ts';

export function saveCoupon(
  context: CartDeskContext,
  { read, input }: MutationSaveCouponArgs,
): Promise<ShopCoupon> {
  const { staff } = entitled(context.staff, 'saveCoupon');
  const row = rowOf(input);
  return context.db.transaction().execute(async (db) => {
    const before = read == null ? null : await heldCoupon(db, context, row.code, read);
    if (before === null) await refuseTaken(db, row.code);
    await refuseUnsound(db, row, before);
    const report = await importCoupons(db, [row]);
    if (!report.ok)
      throw new Refusal('COUPON_REFUSED', undefined, report.refusals.map(({ reason }) => reason).join(' '));
    return kept(db, context, staff, {
      event: 'coupon-saved',
      code: row.code,
      before,
      isOn: before?.isOn ?? true,
    });
  });
}

/** Of two who make the same code at once, the second finds the first one's. */
async function refuseTaken(db: DatabaseTransaction, code: string): Promise<void> {
  await holdKind(db, 'coupons');
  if (await isTaken(db, code)) throw new Refusal('COUPON_TAKEN');
}

export function switchCoupon(
  context: CartDeskContext,
  { code, read, isOn }: MutationSwitchCouponArgs,
): Promise<ShopCoupon> {
  const { staff } = entitled(context.staff, 'switchCoupon');
  return context.db.transaction().execute(async (db) => {
    const before = await heldCoupon(db, context, code, read);
    return kept(db, context, staff, { event: 'coupon-switched', code, before, isOn });
  });
}

type Change = { event: ChangeEvent; code: string; before: DeskCoupon | null; isOn: boolean };

async function kept(
  db: DatabaseTransaction,
  context: CartDeskContext,
  { name }: Staff,
  { event, code, before, isOn }: Change,
): Promise<ShopCoupon> {
  const now = context.now();
  await keepDesk(db, before?.code ?? code, { isOn, by: name, now });
  const after = await selectDeskCoupon(db, code, { today: localMoment(now).date });
  if (after === undefined) throw new Refusal('UNKNOWN_COUPON');
  const details = { coupon: after.code, before: before && toldOf(before), after: toldOf(after) };
  await recordAudit(db, context, { event, details });
  return couponView(after, await priceGroupNames(db));
}

async function heldCoupon(
  db: DatabaseTransaction,
  { now }: CartDeskContext,
  code: string,
  read: string,
): Promise<DeskCoupon> {
  const found = await selectDeskCoupon(db, code, { today: localMoment(now()).date, isHeld: true });
  if (found === undefined) throw new Refusal('UNKNOWN_COUPON');
  if (found.mark === read) return found;
  const { changedBy, changedAt, mark, leftMark } = found;
  const who =
    changedBy !== null && changedAt !== null && leftMark === mark
      ? `${changedBy} a changé ce code le ${frenchMoment(changedAt.toISOString())}.`
      : 'Un fichier a changé ce code entre-temps.';
  const words = `${who} Rien n’a été enregistré\u00A0: relisez-le, puis recommencez.`;
  throw new Refusal('COUPON_CHANGED', undefined, words);
}

async function refuseUnsound(
  db: DatabaseTransaction,
  { label, price_groups: groups, usage_limit: limit, valid_from: from, valid_to: to }: CouponRow,
  before: DeskCoupon | null,
): Promise<void> {
  if (label === '') throw new Refusal('COUPON_NO_LABEL');
  if (label.length > LONGEST_COUPON_LABEL) throw new Refusal('COUPON_LABEL');
  if ([from, to].some((day) => day !== null && !isCalendarDay(day))) throw new Refusal('COUPON_DAYS');
  const used = before?.used ?? 0;
  if (limit !== null && limit < used)
    throw new Refusal(
      'COUPON_LIMIT_USED',
      undefined,
      `Ce code a déjà servi ${counted(used, 'fois', 'fois')}\u00A0: la limite ne peut pas être plus basse.`,
    );
  const known = groups.length === 0 ? [] : await selectPriceGroups(db);
  if (groups.some((group) => !known.includes(group))) throw new Refusal('COUPON_GROUPS');
}

function rowOf(input: MutationSaveCouponArgs['input']): CouponRow {
  return {
    code: couponCode(input.code),
    label: input.label.trim(),
    kind: input.kind,
    value: input.value,
    min_ht_cents: input.min_ht_cents,
    price_groups: [...new Set(input.price_groups)],
    valid_from: input.valid_from || null,
    valid_to: input.valid_to || null,
    usage_limit: input.usage_limit ?? null,
    per_customer: input.per_customer ?? null,
    first_order: input.first_order,
  };
}

function toldOf(coupon: DeskCoupon) {
  const { label, kind, value, min_ht_cents, price_groups, valid_from, valid_to, isOn: is_on } = coupon;
  const { usage_limit, per_customer, first_order } = coupon;
  return {
    label,
    kind,
    value,
    min_ht_cents,
    price_groups,
    valid_from,
    valid_to,
    usage_limit,
    per_customer,
    first_order,
    is_on,
  };
}
