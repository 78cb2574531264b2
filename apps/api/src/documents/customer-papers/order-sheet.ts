// An order on paper: what the reader sees on its page, and not one figure more.
import type { OrderAddress, OrderItemTint, OrderTotal } from '@nuancier/contract/api-types.ts';
import { shownReference } from '@nuancier/domain/free-line.ts';
import { hasBegun, sumParts } from '@nuancier/domain/orders/order-parts.ts';
import type { PartsSum } from '@nuancier/domain/orders/order-parts.ts';
import type { TaxLabel } from '@nuancier/domain/tax.ts';
import { frenchDelivery, frenchWeekday, frenchWeekdayMoment, frenchWish } from '../../text/french-words.ts';
import type { OrderItemView, OrderView } from '../../orders/orders.ts';
import { documentCopy } from '../content/document-copy.ts';
import { frenchDate, shortDate } from '../../text/french-date.ts';
import { paperAmountIn } from '../content/paper-amount.ts';
import { factTable, paperOf } from '../content/paper-content.ts';
import type { PaperContent, PaperTable } from '../content/paper-content.ts';
import { lineTable } from '../content/paper-lines.ts';
import { sumTable } from '../content/paper-sums.ts';
import type { PaperSums } from '../content/paper-sums.ts';
import { sellerLines } from '../content/seller-lines.ts';
import type { PaperHouse } from '../content/seller-lines.ts';

const copy = documentCopy.order;

/** `store`: its name, then its address. */
export type OrderSheetPlace = PaperHouse & { store: readonly string[]; large: readonly TaxLabel[] };

const paymentStates: Readonly<Record<string, string>> = copy.paymentStates;

export function orderSheet(given: OrderView, { shop, seller, store, large }: OrderSheetPlace): PaperContent {
  // Of a line whose packs are all cancelled nothing is left to see.
  const order = { ...given, items: given.items.filter(({ quantity_current: left }) => left > 0) };
  const date = new Date(order.placed_at);
  const head = {
    shop,
    kind: copy.kind,
    title: copy.title(order.number),
    subtitle: copy.subtitle(frenchDate(date), placedBy(order), order.order_origin_label),
    footer: copy.footer(seller?.name ?? shop, order.number),
    date,
  };
  const parties = [
    { title: copy.seller, lines: seller === null ? [shop] : sellerLines(seller) },
    { title: copy.billing, lines: addressLines(order.billing_address) },
    order.delivery_mode === 'EMP'
      ? { title: copy.pickup, lines: store }
      : { title: copy.shipping, lines: addressLines(order.shipping_address) },
  ];
  return paperOf(head, [
    { kind: 'columns', columns: parties.filter(({ lines }) => lines.length > 0) },
    factTable(copy.facts, factRows(order)),
    linesOf(order, large),
    ...(order.total == null ? [] : [sumTable(sumsOf(order, order.total), large)]),
    ...counterOf(order),
  ]);
}

function placedBy({ representative_name: representative, buyer_name: buyer }: OrderView): string {
  return representative ? copy.placedFor(representative, buyer) : buyer;
}

function factRows(order: OrderView): string[][] {
  const payment = (order.payment_methods ?? []).flatMap((method) => (method ? [method.name] : []));
  const method = payment.join(', ');
  const state = paymentStates[order.payment_state];
  return [
    [copy.status, order.status_label],
    ...order.quotations.map(({ number, label }) => [
      copy.quotation,
      [number, label].filter(Boolean).join(' – '),
    ]),
    ...(order.purchase_order_number ? [[copy.purchaseOrder, order.purchase_order_number]] : []),
    ...(order.purchase_ref ? [[copy.reference, order.purchase_ref]] : []),
    [copy.mode, capital(order.delivery_mode_label)],
    ...promiseLines(order).map((promise) => [copy.promise, promise]),
    [copy.payment, state === undefined ? method : copy.paid(method, state)],
  ];
}

/** While the promise is open: the API returns none afterwards. */
function promiseLines(order: OrderView): string[] {
  const { delivery_on: on, wished, deliveries, delivery_mode: mode } = order;
  const sum = sumOf(order);
  const isDayTold = wished?.kind === 'DAY' || deliveries.length > 0;
  return [
    ...(mode === 'EMP' ? pickupLines(order, sum) : []),
    ...(on && !isDayTold
      ? [(sum.handedOver > 0 ? copy.restDelivered : copy.delivered)(frenchWeekday(on))]
      : []),
    ...(wished ? [frenchWish(wished.code)] : []),
    ...deliveries.map(({ on: day }, nth) => frenchDelivery(nth + 1, day ?? null)),
  ];
}

/** What waits at the counter now, and from when the rest can be fetched. */
function pickupLines({ promised_at: at }: OrderView, { waiting, handedOver, left }: PartsSum): string[] {
  const moment = at ? frenchWeekdayMoment(at) : null;
  if (waiting > 0) {
    const now = copy.waiting(waiting);
    if (left === 0) return [now];
    return [moment === null ? copy.waitingRestOpen(now) : copy.waitingAndRest(now, moment)];
  }
  if (moment === null) return [];
  return [handedOver > 0 ? copy.restPromised(moment) : copy.promised(moment)];
}

/** What is cancelled waits nowhere. */
function sumOf({ items }: OrderView): PartsSum {
  const awaited = items.filter((item) => !isCancelled(item));
  return sumParts(
    awaited.map(({ quantity_current: ordered, quantity_prepared: prepared, quantity_shipped: handed }) => ({
      ordered,
      prepared,
      handedOver: handed ?? 0,
    })),
  );
}

/** All of it; of a line that was cut the rest goes on. */
function isCancelled({ quantity_ordered: ordered, quantity_canceled: cancelled }: OrderItemView): boolean {
  return (cancelled ?? 0) >= (ordered ?? 0);
}

function addressLines(address: OrderAddress | null | undefined): string[] {
  if (!address) return [];
  const { prefix, firstname, lastname, company, street, postcode, city, telephone } = address;
  const lines = [
    company,
    [prefix, firstname, lastname].filter(Boolean).join(' '),
    ...street,
    [postcode, city].filter(Boolean).join(' '),
    telephone ? documentCopy.party.phone(telephone) : null,
  ];
  return lines.filter((line) => line != null && line !== '').map(String);
}

function linesOf(order: OrderView, large: readonly TaxLabel[]): PaperTable {
  const [lead = 'TTC'] = large;
  const lines = order.items.map((item) => ({
    cells: lineCells(order, item, lead),
    unit: item.product_sale_price,
    row: item.row_total,
    quantity: item.quantity_current,
  }));
  return lineTable(lines, order.total == null ? null : large);
}

const COUNTER_WIDTHS = [0.22, 0.15, 0.13, 0.09, 0.16, 0.18, 0.07];

/** What the counter mixes from, on a sheet for the store: each tinted line with its paint, base and formula, as sold. */
function counterOf({ items, number }: OrderView): PaperTable[] {
  const rows = items.flatMap((item) => {
    const { tint, conditioning, quantity_current: packs } = item;
    if (!tint?.made) return [];
    const { base, tint_class: tintClass, formula_code: formula } = tint.made;
    const quantity = packs.toLocaleString('fr-FR');
    const article = [paintOf(item), documentCopy.reference(item.article_sku)].join('\n');
    const mixed = [counterTint(tint), baseMark(base ?? null), tintClass, formula];
    return [[article, ...mixed, conditioning ?? '', quantity]];
  });
  if (rows.length === 0) return [];
  const { title, head } = copy.counter;
  return [
    {
      kind: 'table',
      title: title(number),
      head,
      rows,
      widths: COUNTER_WIDTHS,
      figuresFrom: 6,
      ownSheet: true,
    },
  ];
}

/** The article's name without what the columns beside it tell. */
function paintOf({
  product_name: name,
  article_sku: sku,
  conditioning,
  entered_options: entered,
}: OrderItemView) {
  const told = new Set([conditioning, ...(entered ?? []).map((option) => option?.value)]);
  return (name ?? sku)
    .split(' – ')
    .filter((part) => !told.has(part))
    .join(' – ');
}

/** « TR », below it « (transparente) »: the column says that it is a base, and nothing on the paper calls it a colour. */
function baseMark(base: string | null): string {
  return base?.replace(/^base /i, '').replace(' (', '\n(') ?? '';
}

/** « RAL 7016 Gris anthracite », below it what the buyer calls it. */
function counterTint({ code, customColorExa: hex, customerColorLabel: label, made }: OrderItemTint): string {
  const named = code ? [code, made?.name].filter(Boolean).join(' ') : copy.counter.hex(hex);
  return [named, label].filter(Boolean).join('\n');
}

/** Of an order delivered in two: with which of them the line comes. */
function whichDelivery({ deliveries }: OrderView, { id }: OrderItemView): string | null {
  const at = deliveries.findIndex(({ items }) => items.includes(id));
  const { on } = deliveries[at] ?? {};
  return at < 0 ? null : frenchDelivery(at + 1, on ?? null);
}

function lineCells(order: OrderView, item: OrderItemView, lead: TaxLabel): string[] {
  const { product_name: name, tint } = item;
  const supplement = tint?.supplement ? copy.tint(paperAmountIn(tint.supplement, lead), lead) : null;
  return [
    [name, supplement, whichDelivery(order, item), progressOf(order, item)].filter(Boolean).join('\n'),
    shownReference(item.article_sku) ?? '',
    item.quantity_current.toLocaleString('fr-FR'),
  ];
}

/** « Préparé : 2 (12/11/2026) · Remis : 1 (13/11/2026) · Vous attend au comptoir : 1 · Reste à préparer : 2 » */
function progressOf({ items, delivery_mode: mode }: OrderView, item: OrderItemView): string | null {
  const { quantity_current: ordered, quantity_shipped, quantity_prepared: prepared, parts } = item;
  const begun = hasBegun(items.map((other) => ({ prepared: other.quantity_prepared })));
  if (!begun || isCancelled(item)) return null;
  const isPickup = mode === 'EMP';
  const handed = quantity_shipped ?? 0;
  const days = (kind: 'PREPARED' | 'HANDED_OVER') => {
    const moments = parts.filter((part) => part.kind === kind).map(({ at }) => shortDate(new Date(at)));
    return moments.length === 0 ? '' : ` (${[...new Set(moments)].join(', ')})`;
  };
  const gone = isPickup ? copy.handedOver : copy.sent;
  const waits = isPickup ? copy.atCounter : copy.readyToLeave;
  if (handed === ordered) return gone(handed, days('HANDED_OVER'));
  return [
    copy.prepared(prepared, days('PREPARED')),
    ...(handed > 0 ? [gone(handed, days('HANDED_OVER'))] : []),
    ...(prepared > handed ? [waits(prepared - handed)] : []),
    ...(ordered > prepared ? [copy.left(ordered - prepared)] : []),
  ].join(' · ');
}

function sumsOf({ items, delivery_mode: mode }: OrderView, total: OrderTotal): PaperSums {
  return {
    rows: items.map(({ row_total: row }) => row),
    subtotal: total.subtotal,
    eco: total.eco_contribution,
    discounts: (total.discounts ?? []).flatMap((discount) => (discount ? [discount] : [])),
    shipping: { isPickup: mode === 'EMP', amount: total.total_shipping },
    excluding: total.total_excluding_tax,
    taxes: (total.taxes ?? []).flatMap((tax) => (tax ? [{ label: tax.title, amount: tax.amount }] : [])),
    including: total.grand_total,
  };
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr-FR') + text.slice(1);
}
