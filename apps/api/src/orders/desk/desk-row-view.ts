import type { OrderPicker, ShopOrderRow } from '@nuancier/contract/gestion-types.ts';
import { reachedBy } from '@nuancier/domain/orders/contact/reached-by.ts';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import { seesMoney } from '@nuancier/domain/staff/rights/selling/orders-rights.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import { nameOfLine } from '../view/name-of-line.ts';
import { orderCopy } from '../view/order-copy.ts';
import type { DeskRow } from './desk-rows-store.ts';
import { paymentLabel, paymentNow, toCollect } from './payment-now.ts';

export function deskRowView(
  row: DeskRow,
  staff: Pick<Staff, 'staffId' | 'role'>,
  { isCodeShown = false } = {},
): ShopOrderRow {
  const { pickerId, pickerName, pickingSince } = row;
  const { telephone, of } = telephoneOf(row);
  const totalTtc = Number(row.totalTtc);
  return {
    number: row.number,
    placed_at: row.placedAt.toISOString(),
    due_at: row.dueAt?.toISOString() ?? null,
    delivery_on: row.mode === 'LIV' ? row.deliveryOn : null,
    is_late: row.isLate,
    store: { code: row.shopCode, name: row.shopName },
    mode: row.mode,
    buyer_name: row.buyerName,
    company: row.company,
    telephone,
    telephone_of: of,
    email: row.email,
    lines: row.lines,
    packs: row.packs,
    handed_over: row.handedOver,
    tinted_lines: row.tintedLines,
    status: row.status,
    status_label: orderCopy.statuses[row.status],
    payment: paymentNow(row),
    payment_label: paymentLabel(row),
    picker:
      pickerId === null || pickerName === null || pickingSince === null
        ? null
        : pickerView({ staffId: pickerId, name: pickerName, since: pickingSince }, staff),
    ready_since: row.readySince?.toISOString() ?? null,
    to_collect_cents: toCollect(row, totalTtc),
    waiting: row.waiting.map((line) => ({
      position: line.position,
      name: nameOfLine(line),
      from: line.from,
      to: line.to,
    })),
    is_code_shown: isCodeShown,
    to_put_back: row.isToPutBack,
    may_close: row.isToPutBack && scopeOf('cancelShopOrder', staff.role) !== null,
    total_ttc_cents: seesMoney(staff.role) ? totalTtc : null,
    to_give_back_cents: seesMoney(staff.role) ? owedBack(row) : null,
  };
}

export function telephoneOf({ deliveryPhone, billingPhone, ...row }: DeskRow) {
  const shippingAddress = { telephone: deliveryPhone };
  return reachedBy({ ...row, shippingAddress, billingAddress: { telephone: billingPhone } });
}

/** In cents; null where nothing is to be given back. */
export function owedBack({ toGiveBack }: Pick<DeskRow, 'toGiveBack'>): number | null {
  return toGiveBack === null ? null : Number(toGiveBack);
}

export function pickerView(
  { staffId, name, since }: { staffId: number; name: string; since: Date },
  staff: Pick<Staff, 'staffId'>,
): OrderPicker {
  return { name, since: since.toISOString(), is_self: staffId === staff.staffId };
}
