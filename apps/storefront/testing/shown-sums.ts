// The sums of a cart or an order as shown: on a page, in a PDF, in a mail. In whole cents.
import { wordsOf } from './drawn-listing.ts';

export type ShownSums = {
  /** In which of the two the rows down to the first total are. */
  reads: 'HT' | 'TTC';
  rows: number[];
  subtotal: number;
  discount: number;
  shipping: number;
  /** Of the tax, where rows with tax do not add up to the total. */
  rounding: number;
  excluding: number;
  taxes: number[];
  including: number;
};

type Pair = readonly [label: string, value: string];

/** The list of sums that ends with « Total TTC », and the rows as the page shows them. */
export function sumsOfPage(html: string, rows: readonly string[]): ShownSums {
  const lists = [...html.matchAll(/<dl[^>]*>(.*?)<\/dl>/gs)].map(([, list = '']) => list);
  const list = lists.find((one) => one.includes('Total TTC')) ?? '';
  const pairs = [...list.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gs)];
  return sumsOf(
    rows.map(centsOf),
    pairs.map(([, label = '', value = '']) => [wordsOf(label), value]),
  );
}

/** From the output of pdfText: each figure follows its label. */
export function sumsOfPaper(text: string): ShownSums {
  const lines = text.split('\n');
  const [from, to] = [lines.indexOf('Articles'), lines.indexOf('Montants')];
  const figures = lines.slice(from, to).filter(isAmount);
  const pairs = lines
    .map((line, at): Pair => [lines[at - 1] ?? '', line])
    .slice(to)
    .filter(([, value]) => isAmount(value));
  // One pack, then the row; where both amounts are shown, the row before tax comes between them.
  const columns = lines
    .slice(from, to)
    .filter((line) => /^(Prix unitaire|Total) (HT|TTC)$/.test(line)).length;
  return sumsOf(figures.filter((_, at) => at % columns === columns - 1).map(centsOf), pairs);
}

function isAmount(line: string): boolean {
  return /\d\s*€$/.test(line);
}

export function sumsOfMailText(text: string): ShownSums {
  const lines = text.split('\n');
  const rows = lines
    .filter((line) => line.startsWith('- '))
    .map((line) => line.split('\u00a0: ').at(-1) ?? '');
  const first = lines.findIndex((line) => /^(Sous-total|Total)\u00a0(HT|TTC)/.test(line));
  const facts = lines.slice(first, lines.indexOf('', first));
  return sumsOf(
    rows.map(centsOf),
    facts.map((line): Pair => [line.split('\u00a0: ')[0] ?? '', line.split('\u00a0: ')[1] ?? '']),
  );
}

export function sumsOfMailHtml(html: string): ShownSums {
  // Sums are right-aligned; other facts are left-aligned, and column names are not sums.
  const cells = [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].flatMap(([, row = '']) =>
    row.includes('align="right"') && !row.includes('scope="col"')
      ? [[...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => wordsOf(cell))]
      : [],
  );
  return sumsOf(
    cells.flatMap((row) => (row.length === 3 ? [centsOf(row[2] ?? '')] : [])),
    cells.flatMap((row): Pair[] => (row.length === 2 ? [[row[0] ?? '', row[1] ?? '']] : [])),
  );
}

/** « 1 234,56 € HT »: 123456. */
export function centsOf(text: string): number {
  const figure = /(-?[\d\s]+),(\d\d)\s*€/.exec(wordsOf(text).replaceAll('\u2212', '-'));
  if (figure === null) throw new Error(`No amount in « ${text} »`);
  return Number(`${figure[1]}${figure[2]}`.replaceAll(/\s/g, ''));
}

function sumsOf(rows: number[], pairs: readonly Pair[]): ShownSums {
  const words = pairs.map(([label, value]): Pair => [wordsOf(label), value]);
  const totals = words.flatMap(([label]) => (label.startsWith('Total ') ? [label.slice(6)] : []));
  const sums: ShownSums = {
    reads: totals[0] === 'TTC' ? 'TTC' : 'HT',
    rows,
    subtotal: rows.reduce((sum, row) => sum + row, 0),
    discount: 0,
    shipping: 0,
    rounding: 0,
    excluding: Number.NaN,
    taxes: [],
    including: Number.NaN,
  };
  for (const [label, value] of words) {
    if (label === `Sous-total ${sums.reads}`) sums.subtotal = centsOf(value);
    else if (label === 'Total HT') sums.excluding = centsOf(value);
    else if (label === 'Total TTC') sums.including = centsOf(value);
    else if (/^(dont )?TVA/.test(label)) sums.taxes.push(centsOf(value));
    else if (label.startsWith('Arrondi')) sums.rounding = centsOf(value);
    else if (label === `Livraison ${sums.reads}` || label === 'Retrait en magasin')
      sums.shipping = /offerte|gratuit/i.test(value) ? 0 : centsOf(value);
    else if (!label.startsWith('dont éco')) sums.discount -= centsOf(value);
  }
  return sums;
}
