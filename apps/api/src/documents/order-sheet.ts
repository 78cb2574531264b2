// An order on paper: what the reader sees on its page, and not one figure more.
import type { OrderAddress, OrderTotal } from '@nuancier/contract/api-types.ts';
import type { TaxLabel } from '@nuancier/domain/tax.ts';
import type { OrderItemView, OrderView } from '../orders/orders.ts';
import { documentCopy } from './document-copy.ts';
import { frenchDate } from './french-date.ts';
import { paperAmountIn } from './paper-amount.ts';
import { writeLineTable } from './paper-lines.ts';
import { writeSums } from './paper-sums.ts';
import type { PaperSums } from './paper-sums.ts';
import { openSheetPaper } from './sheet-paper.ts';
import type { SheetPaper } from './sheet-paper.ts';

const copy = documentCopy.order;

export type OrderSheetPlace = { shop: string; store: string; large: readonly TaxLabel[] };

export function orderSheet(order: OrderView, { shop, store, large }: OrderSheetPlace): Promise<Buffer> {
  const date = new Date(order.placed_at);
  const paper = openSheetPaper({
    shop,
    kind: copy.kind,
    title: copy.title(order.number),
    subtitle: copy.subtitle(frenchDate(date), placedBy(order), order.order_origin_label),
    footer: copy.footer(shop, order.number),
    date,
  });
  paper.heading(copy.facts);
  paper.table(factRows(order, store), [0.4, 0.6]);
  writeAddress(paper, copy.shipping, order.shipping_address);
  writeAddress(paper, copy.billing, order.billing_address);
  writeLines(paper, order, large);
  if (order.total != null) writeSums(paper, sumsOf(order, order.total), large);
  return paper.finish();
}

function placedBy({ representative_name: representative, buyer_name: buyer }: OrderView): string {
  return representative ? copy.placedFor(representative, buyer) : buyer;
}

function factRows(order: OrderView, store: string): string[][] {
  const payment = (order.payment_methods ?? []).flatMap((method) => (method ? [method.name] : []));
  return [
    [copy.status, order.status_label],
    ...(order.purchase_ref ? [[copy.reference, order.purchase_ref]] : []),
    [copy.mode, capital(order.delivery_mode_label)],
    [copy.store, store],
    [copy.payment, payment.join(', ')],
  ];
}

function writeAddress(paper: SheetPaper, title: string, address: OrderAddress | null | undefined): void {
  if (!address) return;
  const { prefix, firstname, lastname, company, street, postcode, city, telephone } = address;
  paper.heading(title);
  const lines = [
    company,
    [prefix, firstname, lastname].filter(Boolean).join(' '),
    ...street,
    [postcode, city].filter(Boolean).join(' '),
    telephone ? copy.phone(telephone) : null,
  ];
  paper.paragraph(lines.filter(Boolean).join('\n'));
}

function writeLines(paper: SheetPaper, { items, total }: OrderView, large: readonly TaxLabel[]): void {
  const lines = items.map((item) => ({
    cells: lineCells(item, large),
    unit: item.product_sale_price,
    row: item.row_total,
  }));
  writeLineTable(paper, lines, total == null ? null : large);
}

function lineCells(item: OrderItemView, [lead = 'TTC']: readonly TaxLabel[]): string[] {
  const { product_name: name, tint } = item;
  const supplement = tint?.supplement ? copy.tint(paperAmountIn(tint.supplement, lead), lead) : null;
  return [
    [name, supplement].filter(Boolean).join('\n'),
    item.article_sku,
    (item.quantity_ordered ?? 0).toLocaleString('fr-FR'),
  ];
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
