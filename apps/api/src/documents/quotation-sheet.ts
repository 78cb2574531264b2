// A quotation on paper: what the reader sees on its page, and not one figure more.
import type { TaxLabel } from '@nuancier/domain/tax.ts';
import type { QuotationView } from '../quotations/quotations.ts';
import { customerLines } from './customer-lines.ts';
import { documentCopy } from './document-copy.ts';
import { frenchDate } from './french-date.ts';
import { writePaperLines, writePaperSums } from './paper-lines.ts';
import { sellerLines } from './seller-lines.ts';
import type { PaperHouse } from './seller-lines.ts';
import { openSheetPaper } from './sheet-paper.ts';

const copy = documentCopy.quotation;

export function quotationSheet(
  quotation: QuotationView,
  { shop, seller }: PaperHouse,
  large: readonly TaxLabel[],
): Promise<Buffer> {
  const { number, label, items } = quotation;
  const date = new Date(quotation.created_on);
  const until = frenchDate(new Date(quotation.valid_until));
  const showsPrices = quotation.total_including_tax != null;
  const paper = openSheetPaper({
    shop,
    kind: copy.kind,
    title: copy.title(number),
    subtitle: copy.subtitle(frenchDate(date), until),
    footer: copy.footer(seller?.name ?? shop, number),
    date,
  });
  paper.columns([
    { title: copy.seller, lines: seller === null ? [shop] : sellerLines(seller) },
    ...(quotation.billing ? [{ title: copy.customer, lines: customerLines(quotation.billing) }] : []),
  ]);
  paper.heading(copy.facts);
  paper.table(
    [
      ...(label ? [[copy.label, label]] : []),
      ...(quotation.seller ? [[copy.contact, quotation.seller]] : []),
      [copy.status, quotation.status_label],
      [copy.validUntil, until],
    ],
    [0.4, 0.6],
  );
  writePaperLines(paper, items, showsPrices ? large : null);
  if (showsPrices) writePaperSums(paper, quotation, large);
  if (quotation.is_open) paper.note(copy.agreement(until));
  return paper.finish();
}
