// An order on paper: what the reader sees on its page, and not one figure more.
import type { OrderAddress, OrderTotal } from '@nuancier/contract/api-types.ts';
import type { OrderItemView, OrderView } from '../orders/orders.ts';
import { documentCopy } from './document-copy.ts';
import { frenchDate } from './french-date.ts';
import { paperAmount as amount } from './paper-amount.ts';
import { openSheetPaper } from './sheet-paper.ts';
import type { SheetPaper } from './sheet-paper.ts';

const copy = documentCopy.order;

export type OrderSheetPlace = { shop: string; store: string };

export function orderSheet(order: OrderView, { shop, store }: OrderSheetPlace): Promise<Buffer> {
  const date = new Date(order.placed_at);
  const paper = openSheetPaper({
    shop,
    kind: copy.kind,
    title: copy.title(order.number),
    subtitle: copy.subtitle(frenchDate(date), order.buyer_name, order.order_origin_label),
    footer: copy.footer(shop, order.number),
    date,
  });
  paper.heading(copy.facts);
  paper.table(factRows(order, store), [0.4, 0.6]);
  writeAddress(paper, copy.shipping, order.shipping_address);
  writeAddress(paper, copy.billing, order.billing_address);
  writeLines(paper, order);
  if (order.total != null) {
    paper.heading(copy.sums);
    paper.table(sumRows(order.total), [0.7, 0.3], 1);
  }
  return paper.finish();
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

function writeLines(paper: SheetPaper, { items, total }: OrderView): void {
  paper.heading(copy.lines);
  const head = [copy.article, copy.sku, copy.quantity];
  if (total == null) {
    paper.table([head, ...items.map(lineCells)], [0.66, 0.2, 0.14], 2);
    return;
  }
  const priced = items.map((item) => [
    ...lineCells(item),
    amount(item.product_sale_price),
    amount(item.row_total),
  ]);
  paper.table([[...head, copy.unitPrice, copy.rowTotal], ...priced], [0.4, 0.15, 0.09, 0.18, 0.18], 2);
}

function lineCells(item: OrderItemView): string[] {
  const { product_name: name, tint } = item;
  const supplement = tint?.supplement ? copy.tint(amount(tint.supplement)) : null;
  return [
    [name, supplement].filter(Boolean).join('\n'),
    item.article_sku,
    (item.quantity_ordered ?? 0).toLocaleString('fr-FR'),
  ];
}

function sumRows(total: OrderTotal): string[][] {
  const discounts = (total.discounts ?? []).flatMap((discount) => (discount ? [discount] : []));
  const taxes = (total.taxes ?? []).flatMap((tax) => (tax ? [tax] : []));
  return [
    [copy.subtotal, amount(total.subtotal)],
    ...discounts.map(({ label, amount: off }) => [
      label === '' ? copy.discount : `${copy.discount} (${label})`,
      `-${amount(off)}`,
    ]),
    [copy.delivery, amount(total.total_shipping)],
    [copy.totalExcluding, amount(total.total_excluding_tax)],
    ...taxes.map((tax) => [tax.title, amount(tax.amount)]),
    [copy.totalIncluding, amount(total.grand_total)],
  ];
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr-FR') + text.slice(1);
}
