// An invoice or a credit note on paper, with what French law wants on it.
import type { TaxLabel } from '@nuancier/domain/tax.ts';
import type { InvoiceView } from '../../invoices/invoices.ts';
import { customerLines } from '../content/customer-lines.ts';
import { documentCopy } from '../content/document-copy.ts';
import { frenchDate } from '../../text/french-date.ts';
import { paperAmount } from '../content/paper-amount.ts';
import { factTable, paperOf } from '../content/paper-content.ts';
import type { PaperBlock, PaperContent } from '../content/paper-content.ts';
import { itemSums, itemTable } from '../content/paper-lines.ts';
import { sellerLines } from '../content/seller-lines.ts';
import type { PaperHouse } from '../content/seller-lines.ts';

const copy = documentCopy.invoice;

/** What the order behind it says of the goods. */
export type InvoicedOrder = {
  purchaseRef: string | null;
  purchaseOrderNumber: string | null;
  delivery: InvoicedDelivery | null;
};
export type InvoicedDelivery = { kind: 'EMP'; store: string } | { kind: 'LIV'; address: string };

export function invoiceSheet(
  invoice: InvoiceView,
  order: InvoicedOrder | null,
  { shop, seller }: PaperHouse,
  large: readonly TaxLabel[],
): PaperContent {
  const { number, type, items } = invoice;
  const date = new Date(invoice.issued_on);
  const head = {
    shop,
    kind: copy.kinds[type],
    title: copy.title(copy.kinds[type], number),
    subtitle: copy.subtitle(frenchDate(date)),
    footer: copy.footer(seller?.name ?? shop, copy.kinds[type], number),
    date,
  };
  const columns = [
    { title: copy.seller, lines: seller === null ? [shop] : sellerLines(seller) },
    { title: copy.customer, lines: customerLines(invoice.billing) },
  ];
  const left = [type === 'AVOIR' ? copy.leftToUse : copy.leftToPay, paperAmount(invoice.balance)];
  return paperOf(head, [
    { kind: 'columns', columns },
    factTable(copy.facts, factRows(invoice, order)),
    itemTable(items, large),
    itemSums(invoice, large, [left]),
    ...(type === 'FACTURE' ? paymentBlocks(seller) : []),
  ]);
}

function paymentBlocks(seller: PaperHouse['seller']): PaperBlock[] {
  return [
    ...(seller?.iban ? [{ kind: 'paragraph' as const, text: copy.bank(seller.iban, seller.bic) }] : []),
    { kind: 'terms', text: copy.lateness },
  ];
}

const day = (text: string) => frenchDate(new Date(text));

function factRows(invoice: InvoiceView, order: InvoicedOrder | null): string[][] {
  return [
    [copy.issuedOn, day(invoice.issued_on)],
    ...(invoice.due_on ? [[copy.dueOn, day(invoice.due_on)]] : []),
    [copy.state, invoice.state_label],
    ...(invoice.order_number ? [[copy.order, invoice.order_number]] : []),
    ...(order?.purchaseOrderNumber ? [[copy.purchaseOrder, order.purchaseOrderNumber]] : []),
    ...(order?.purchaseRef ? [[copy.site, order.purchaseRef]] : []),
    ...(order?.delivery ? [deliveryRow(order.delivery)] : []),
    ...(invoice.corrected_number ? [[copy.corrects, invoice.corrected_number]] : []),
    ...(invoice.reason ? [[copy.reason, invoice.reason]] : []),
  ];
}

function deliveryRow(delivery: InvoicedDelivery): string[] {
  return delivery.kind === 'EMP' ? [copy.pickup, delivery.store] : [copy.delivery, delivery.address];
}
