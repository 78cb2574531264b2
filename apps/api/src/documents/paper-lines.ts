// The articles and the sums of a quotation, an invoice or a credit note.
import type { CustomerInvoiceItem, Money, QuotationItem } from '@nuancier/contract/api-types.ts';
import { taxRate } from '@nuancier/domain/tax.ts';
import { documentCopy } from './document-copy.ts';
import { paperAmount } from './paper-amount.ts';
import type { SheetPaper } from './sheet-paper.ts';

const copy = documentCopy.order;

type Item = QuotationItem | CustomerInvoiceItem;
type Sums = {
  total_excluding_tax?: Money | null | undefined;
  total_tax?: Money | null | undefined;
  total_including_tax?: Money | null | undefined;
};

/** Without amounts for a reader who may not see them. */
export function writePaperLines(paper: SheetPaper, items: readonly Item[], showsPrices: boolean): void {
  paper.heading(copy.lines);
  const head = [copy.article, copy.sku, copy.quantity];
  if (!showsPrices) {
    paper.table([head, ...items.map(cells)], [0.66, 0.2, 0.14], 2);
    return;
  }
  const priced = items.map((item) => [
    ...cells(item),
    paperAmount(item.unit_price),
    paperAmount(item.row_total),
  ]);
  paper.table([[...head, copy.unitPrice, copy.rowTotal], ...priced], [0.4, 0.15, 0.09, 0.18, 0.18], 2);
}

export function writePaperSums(paper: SheetPaper, sums: Sums, more: readonly string[][] = []): void {
  paper.heading(copy.sums);
  const rows = [
    [copy.totalExcluding, paperAmount(sums.total_excluding_tax)],
    [documentCopy.vat(taxRate('standard') / 100), paperAmount(sums.total_tax)],
    [copy.totalIncluding, paperAmount(sums.total_including_tax)],
    ...more,
  ];
  paper.table(rows, [0.7, 0.3], 1);
}

function cells({ product_name: name, product_sku: sku, quantity }: Item): string[] {
  return [name, sku, quantity.toLocaleString('fr-FR')];
}
