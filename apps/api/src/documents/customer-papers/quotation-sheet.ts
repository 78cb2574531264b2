// A quotation on paper: what the reader sees on its page, and not one figure more.
import type { TaxLabel } from '@nuancier/domain/tax.ts';
import type { QuotationView } from '../../quotations/quotations.ts';
import { customerLines } from '../content/customer-lines.ts';
import { documentCopy } from '../content/document-copy.ts';
import { frenchDate } from '../../text/french-date.ts';
import { factTable, paperOf } from '../content/paper-content.ts';
import type { PaperContent } from '../content/paper-content.ts';
import { itemSums, itemTable } from '../content/paper-lines.ts';
import { sellerLines } from '../content/seller-lines.ts';
import type { PaperHouse } from '../content/seller-lines.ts';

const copy = documentCopy.quotation;

export function quotationSheet(
  quotation: QuotationView,
  { shop, seller }: PaperHouse,
  large: readonly TaxLabel[],
): PaperContent {
  const { number, label, items } = quotation;
  const date = new Date(quotation.created_on);
  const until = frenchDate(new Date(quotation.valid_until));
  const showsPrices = quotation.total_including_tax != null;
  const head = {
    shop,
    kind: copy.kind,
    title: copy.title(number),
    subtitle: copy.subtitle(frenchDate(date), until),
    footer: copy.footer(seller?.name ?? shop, number),
    date,
  };
  const columns = [
    { title: copy.seller, lines: seller === null ? [shop] : sellerLines(seller) },
    ...(quotation.billing ? [{ title: copy.customer, lines: customerLines(quotation.billing) }] : []),
  ];
  const facts = [
    ...(label ? [[copy.label, label]] : []),
    ...(quotation.seller ? [[copy.contact, quotation.seller]] : []),
    [copy.status, quotation.status_label],
    [copy.validUntil, until],
  ];
  return paperOf(head, [
    { kind: 'columns', columns },
    factTable(copy.facts, facts),
    itemTable(items, showsPrices ? large : null),
    ...(showsPrices ? [itemSums(quotation, large)] : []),
    ...(quotation.is_open ? [{ kind: 'note' as const, text: copy.agreement(until) }] : []),
  ]);
}
