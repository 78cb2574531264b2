// Mails about an order, in the transaction that changes it.
import { isConsumer, largeAmounts, seesPrices } from '@nuancier/domain/customers/rights/permissions.ts';
import type { AmountReader } from '@nuancier/domain/customers/rights/permissions.ts';
import { KEEP_DAYS } from '@nuancier/domain/orders/hand-over/kept-goods.ts';
import { waitsAtCounter } from '@nuancier/domain/orders/hand-over/pickup-code.ts';
import { orderLinkEnd } from '@nuancier/domain/orders/order-link.ts';
import { statusFacts } from '@nuancier/domain/orders/order-status.ts';
import type { DeliveryMode } from '@nuancier/domain/orders/order-status.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { hoursOn } from '@nuancier/domain/stores/opening-hours.ts';
import { cents } from '@nuancier/domain/money.ts';
import { includingTax, taxRate } from '@nuancier/domain/tax.ts';
import { wishCode } from '@nuancier/domain/arrivals/wished-arrival.ts';
import type { WishedArrival } from '@nuancier/domain/arrivals/wished-arrival.ts';
import type { Database } from '../../database/tables.ts';
import { frenchClock } from '../../text/french-clock.ts';
import type {
  MailCounter,
  MailCredit,
  MailLine,
  MailParts,
  MailStore,
  MailToPay,
  MailTotals,
  OrderPage,
} from '../../outbox/mail-pieces.ts';
import type { QueuedMail } from '../../outbox/mail-variables.ts';
import { queueMail } from '../../outbox/outbox.ts';
import { findShop } from '../../stores/stores.ts';
import type { Shop } from '../../stores/stores.ts';
import { vatName } from '../../text/vat-name.ts';
import { toCollect } from '../desk/payment-now.ts';
import { orderCopy } from '../view/order-copy.ts';
import type { Order, OrderDraft, OrderLineDraft } from '../records/order-record.ts';
import { selectCardLeft } from '../records/card-money-store.ts';
import { selectPlacedBy, selectQuotationsOf, selectReader } from '../records/order-reader-store.ts';
import { isLeft, mailParts } from './mail-parts.ts';
import { nameOfLine } from '../view/name-of-line.ts';
import { addressOf, mailDestination } from './mail-destination.ts';

/** An order as it was placed, whether read again or not. */
export type PlacedOrder = OrderDraft & {
  number: string;
  /** the wish that could no longer be met at placement */
  lostWish?: WishedArrival | null;
  /** what its testers give on a tin */
  credits?: readonly PlacedCredit[];
};

export type PlacedCredit = {
  code: string;
  /** « Gris anthracite, RAL 7016 » */
  tint: string;
  valueHt: number;
  /** a French day */
  validTo: string;
  /** not before the order is paid */
  isAwaited: boolean;
};

export async function notifyOrderPlaced(db: Database, order: PlacedOrder, now: Date): Promise<void> {
  const reader = await readerOf(db, order);
  if (reader === null) return;
  const { showsPrices, account, to, ...addressed } = reader;
  const consumes = account === 'visitor' || isConsumer(account);
  const mail: QueuedMail = {
    template: 'order_confirmation',
    to,
    variables: {
      ...addressed,
      orderedAt: order.placedAt.toISOString(),
      mode: await mailDestination(db, order),
      lostWish: order.lostWish ? wishCode(order.lostWish) : null,
      store: await storeOf(db, order),
      isTinted: order.lines.some((line) => isLeft(line) && line.tint !== null),
      lines: order.lines.filter(isLeft).map((line) => lineOf(line, showsPrices)),
      totals: showsPrices ? totalsOf(order) : null,
      large: largeAmounts(account),
      credits: (order.credits ?? []).map((credit) => ({
        ...creditOf(credit, showsPrices),
        isCompanys: order.companyId !== null,
      })),
      payment: orderCopy.payments[order.paymentMethod].name,
      purchaseRef: order.purchaseRef,
      purchaseOrderNumber: order.purchaseOrderNumber,
      quotations: await selectQuotationsOf(db, order.number),
      placedFor: await placedFor(db, order),
      ...pageOf(order),
      withdrawalPath: consumes ? `/retractation?order=${order.number}` : null,
    },
  };
  await queueMail(db, mail, now);
}

export async function notifyStatusChanged(db: Database, order: Order, now: Date): Promise<void> {
  const reader = await readerOf(db, order);
  if (reader === null) return;
  const { showsPrices, account: _account, to, ...addressed } = reader;
  const about = {
    ...addressed,
    ...pageOf(order),
    mode: order.mode,
    lines: mailParts(order, now),
    pickupCode: waitsAtCounter(order) ? order.pickupCode : null,
  };
  await queueMail(db, await statusMail(db, order, { to, about, showsPrices }, now), now);
}

/** Now, and in all; `isWhole`: nothing of the payment is left. */
export type Refund = { amountCents: number; backCents: number; isWhole: boolean; now: Date };

/** Without the amount for a buyer who may not see prices. `how`: otherwise than by card, in the store's words. */
export async function notifyRefund(
  db: Database,
  order: Order,
  {
    amountCents,
    backCents,
    isWhole,
    returnId,
    how = null,
    now,
  }: Refund & { returnId: number | null; how?: string | null },
): Promise<void> {
  const reader = await readerOf(db, order);
  if (reader === null) return;
  const { showsPrices, account: _account, to, ...addressed } = reader;
  const amounts = showsPrices ? { amountCents, backCents } : null;
  const of = returnId === null ? {} : { returnId };
  const variables = { ...addressed, ...pageOf(order), ...of, amounts, isWhole, isByCard: how === null, how };
  await queueMail(db, { template: 'order_refunded', to, variables }, now);
}

export type Withdrawal = { id: number; declaration: string; at: Date };

/** The law requires an acknowledgement whatever the account's mail settings; the store is notified too. */
export async function notifyWithdrawal(
  db: Database,
  order: Order,
  { id, declaration, at }: Withdrawal,
  contactEmail: string,
): Promise<void> {
  const reader = await readerOf(db, order);
  const { to, civility, firstname, lastname } = reader ?? {
    to: order.email,
    civility: null,
    firstname: '',
    lastname: order.buyerName,
  };
  const shop = await findShop(db, order.shopCode);
  const returnAddress = shop === undefined ? order.shopCode : [shop.titleLabel, addressOf(shop)].join(', ');
  const withdrawal = { civility, firstname, lastname, orderNumber: order.number, declaration };
  const variables = { ...withdrawal, returnId: id, at: at.toISOString(), returnAddress };
  await queueMail(db, { template: 'withdrawal_ack', to, variables }, at);
  const { reason } = orderCopy.withdrawal;
  const deskPath = `/gestion/commandes/${encodeURIComponent(order.number)}` as const;
  const message = {
    name: order.buyerName,
    email: to,
    telephone: null,
    reason,
    message: declaration,
    deskPath,
  };
  await queueMail(
    db,
    { template: 'contact_message', to: shop?.email ?? contactEmail, replyTo: to, variables: message },
    at,
  );
}

type About = OrderPage & {
  civility: string | null;
  firstname: string;
  lastname: string;
  mode: DeliveryMode;
  lines: readonly MailParts[];
  pickupCode: string | null;
};

async function statusMail(
  db: Database,
  order: Order,
  { to, about, showsPrices }: { to: string; about: About; showsPrices: boolean },
  now: Date,
): Promise<QueuedMail> {
  const shop = statusFacts(order.status).isReadyToFetch ? await findShop(db, order.shopCode) : undefined;
  if (shop !== undefined) {
    const { address, phone, hours } = counterOf(shop, now);
    const variables = {
      ...about,
      shop: shop.titleLabel,
      shopAddress: address,
      shopHours: hours.text,
      hoursOn: hours.on,
      shopPhone: phone ?? '',
      keepDays: KEEP_DAYS,
      toPay: toPayOf(order, showsPrices),
    };
    return { template: 'click_collect_ready', to, variables };
  }
  const refund = await refundDueOf(db, order, showsPrices);
  return {
    template: 'order_status_changed',
    to,
    variables: { ...about, status: orderCopy.statuses[order.status], refund },
  };
}

/** At the counter, and by what; without the sum for a buyer who may not see prices. */
export function toPayOf(order: Order, showsPrices: boolean): MailToPay | null {
  const owed = toCollect(order, order.sums.totalTtc);
  const by = orderCopy.payments[order.paymentMethod].name;
  return owed === null ? null : { cents: showsPrices ? owed : null, by };
}

/** What the card paid for a cancelled order comes back; without the sum for a buyer who may not see prices. */
async function refundDueOf(
  db: Database,
  { id, paymentState }: Order,
  showsPrices: boolean,
): Promise<{ cents: number | null } | null> {
  if (paymentState !== 'refund-due') return null;
  return { cents: showsPrices ? await selectCardLeft(db, id) : null };
}

/** Where and when goods that wait are fetched. */
export function counterOf(shop: Shop, now: Date): MailCounter {
  const on = localMoment(now).date;
  return { address: addressOf(shop), phone: shop.primaryPhone, hours: { on, text: hoursText(shop, on) } };
}

/** The store the buyer calls; for pickup, with its opening hours on the day. */
async function storeOf(db: Database, order: PlacedOrder): Promise<MailStore | null> {
  const shop = await findShop(db, order.shopCode);
  if (shop === undefined) return null;
  const on = order.mode === 'EMP' && order.promisedAt !== null ? localMoment(order.promisedAt).date : null;
  const hours = on === null ? null : { on, text: hoursText(shop, on) };
  return { name: shop.titleLabel, phone: shop.primaryPhone, hours };
}

/** Of one day, in words. */
export function hoursText(shop: Shop, date: string): string {
  const open = hoursOn(shop, date).map(({ from, to }) => orderCopy.open(frenchClock(from), frenchClock(to)));
  return open.join(', ') || orderCopy.closed;
}

type Reader = {
  to: string;
  civility: string | null;
  firstname: string;
  lastname: string;
  showsPrices: boolean;
  account: AmountReader;
};

/** Null when the account is gone or has switched these mails off; consumers always get them. */
export async function readerOf(db: Database, order: PlacedOrder): Promise<Reader | null> {
  if (order.customerId === null) {
    const address = order.billingAddress ?? order.shippingAddress;
    const { prefix: civility = null, firstname = '', lastname = order.buyerName } = address ?? {};
    const name = { civility, firstname, lastname };
    return { ...name, to: order.email, showsPrices: true, account: 'visitor' };
  }
  const found = await selectReader(db, order.customerId);
  if (found === undefined || !found.is_active) return null;
  const account = { role: found.role, hasCompany: found.company_id !== null };
  if (!isConsumer(account) && !found.is_notification_order) return null;
  return {
    to: found.email,
    civility: found.prefix,
    firstname: found.firstname,
    lastname: found.lastname,
    showsPrices: seesPrices(found.role, found),
    account,
  };
}

/** Of an order placed in the buyer's name: by whom and for whom. */
async function placedFor(db: Database, { number, buyerName }: PlacedOrder) {
  const representative = await selectPlacedBy(db, number);
  return representative === null ? null : { representative, buyer: buyerName };
}

function lineOf(line: OrderLineDraft, showsPrices: boolean): MailLine {
  return {
    name: nameOfLine(line),
    reference: line.articleSku,
    quantity: line.quantity,
    cents: showsPrices ? line.unitHt * line.quantity : null,
    tintCents: showsPrices ? line.tintHt : null,
  };
}

function creditOf({ valueHt, ...credit }: PlacedCredit, showsPrices: boolean): MailCredit {
  if (!showsPrices) return { ...credit, htCents: null, ttcCents: null };
  return { ...credit, htCents: valueHt, ttcCents: includingTax(cents(valueHt), taxRate('standard')) };
}

function totalsOf({ sums, mode, couponCode }: PlacedOrder): MailTotals {
  const label = couponCode === null ? orderCopy.discount : orderCopy.coupon(couponCode);
  return {
    goodsCents: sums.goodsHt,
    ecoCents: sums.ecoHt,
    discount: sums.discountHt === 0 ? null : { label, cents: sums.discountHt },
    deliveryCents: mode === 'LIV' || sums.shippingHt > 0 ? sums.shippingHt : null,
    htCents: sums.totalHt,
    vatLabel: vatName(taxRate('standard') / 100),
    vatCents: sums.tax,
    ttcCents: sums.totalTtc,
  };
}

/** In the account it belongs to; a guest's order by a link that expires. */
export function pageOf({ customerId, number: orderNumber, placedAt }: PlacedOrder): OrderPage {
  if (customerId !== null) return { orderNumber, orderPath: `/customer/order-history/${orderNumber}` };
  const linkUntil = orderLinkEnd(placedAt).toISOString();
  return { orderNumber, orderPath: `/thank-you?order=${orderNumber}`, linkUntil };
}
