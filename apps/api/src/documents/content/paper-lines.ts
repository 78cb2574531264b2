// The articles and the sums of a quotation, an invoice or a credit note.
import type { CustomerInvoiceItem, Money, QuotationItem } from '@nuancier/contract/api-types.ts';
import { shownReference } from '@nuancier/domain/free-line.ts';
import { taxRate } from '@nuancier/domain/tax.ts';
import type { TaxLabel } from '@nuancier/domain/tax.ts';
import { vatName } from '../../text/vat-name.ts';
import { documentCopy } from './document-copy.ts';
import { paperAmountIn, paperUnitPrice } from './paper-amount.ts';
import type { PaperTable } from './paper-content.ts';
import { sumTable } from './paper-sums.ts';

const copy = documentCopy.order;

type Item = QuotationItem | CustomerInvoiceItem;
type MaybeMoney = Money | null | undefined;
type Sums = {
  items: readonly Item[];
  total_excluding_tax?: MaybeMoney;
  total_tax?: MaybeMoney;
  total_including_tax?: MaybeMoney;
};

/** Without amounts for a reader who may not see them. */
export function itemTable(items: readonly Item[], large: readonly TaxLabel[] | null): PaperTable {
  const lead = large?.[0] ?? null;
  return lineTable(
    items.map((item) => ({ cells: cells(item, lead), ...pricesOf(item) })),
    large,
  );
}

/** `cells`: article, reference, quantity. */
type PaperLine = { cells: string[]; unit: MaybeMoney; row: MaybeMoney; quantity: number };

/** Unit price and row in the reader's main amount; only the row in the other. */
export function lineTable(lines: readonly PaperLine[], large: readonly TaxLabel[] | null): PaperTable {
  const table = { kind: 'table', title: copy.lines, figuresFrom: 2 } as const;
  const head = [copy.article, copy.sku, copy.quantity];
  if (large === null)
    return { ...table, head, rows: lines.map((line) => line.cells), widths: [0.66, 0.2, 0.14] };
  const [lead = 'TTC', ...others] = large;
  const rowsIn = [...others, lead];
  const priced = lines.map(({ cells: told, ...prices }) => [
    ...told,
    paperUnitPrice(prices, lead),
    ...rowsIn.map((taxLabel) => paperAmountIn(prices.row, taxLabel)),
  ]);
  const columns = [...head, copy.unitPrice(lead), ...rowsIn.map(copy.rowTotal)];
  const widths = others.length === 0 ? [0.47, 0.12, 0.08, 0.18, 0.15] : [0.32, 0.12, 0.08, 0.18, 0.15, 0.15];
  return { ...table, head: columns, rows: priced, widths };
}

export function itemSums(
  { items, ...sums }: Sums,
  large: readonly TaxLabel[],
  more: readonly string[][] = [],
): PaperTable {
  const vat = vatName(taxRate('standard') / 100);
  const facts = {
    rows: items.map(({ row_total: row }) => row),
    subtotal: sums.total_excluding_tax,
    eco: null,
    discounts: [],
    shipping: null,
    excluding: sums.total_excluding_tax,
    taxes: [{ label: vat, amount: sums.total_tax }],
    including: sums.total_including_tax,
  };
  return sumTable(facts, large, more);
}

function pricesOf({ unit_price: unit, row_total: row, quantity }: Item) {
  return { unit, row, quantity };
}

function cells(item: Item, lead: TaxLabel | null): string[] {
  const { product_name: name, product_sku: sku, quantity } = item;
  const supplement = 'tint' in item ? item.tint?.supplement : null;
  const tinting = supplement && lead ? copy.tint(paperAmountIn(supplement, lead), lead) : null;
  return [
    [name, tinting].filter(Boolean).join('\n'),
    shownReference(sku) ?? '',
    quantity.toLocaleString('fr-FR'),
  ];
}
