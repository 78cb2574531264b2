// The sums of a cart or an order as somebody reads them: on a page, on paper, in a mail. In whole cents.
import { wordsOf } from './drawn-listing.ts';

export type ShownSums = {
  rows: number[];
  subtotal: number;
  discount: number;
  shipping: number;
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

/** As pdfText gives it: each figure stands behind its label. */
export function sumsOfPaper(text: string): ShownSums {
  const lines = text.split('\n');
  const [from, to] = [lines.indexOf('Articles'), lines.indexOf('Montants')];
  const figures = lines.slice(from, to).filter(isAmount);
  const pairs = lines
    .map((line, at): Pair => [lines[at - 1] ?? '', line])
    .slice(to)
    .filter(([, value]) => isAmount(value));
  // One pack, then the row.
  return sumsOf(figures.filter((_, at) => at % 2 === 1).map(centsOf), pairs);
}

function isAmount(line: string): boolean {
  return /\d\s*€$/.test(line);
}

export function sumsOfMailText(text: string): ShownSums {
  const lines = text.split('\n');
  const rows = lines
    .filter((line) => line.startsWith('- '))
    .map((line) => line.split('\u00a0: ').at(-1) ?? '');
  const first = lines.findIndex((line) => /^(Sous-total|Total)\u00a0HT/.test(line));
  const facts = lines.slice(first, lines.indexOf('', first));
  return sumsOf(
    rows.map(centsOf),
    facts.map((line): Pair => [line.split('\u00a0: ')[0] ?? '', line.split('\u00a0: ')[1] ?? '']),
  );
}

export function sumsOfMailHtml(html: string): ShownSums {
  const cells = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => wordsOf(cell)),
  );
  return sumsOf(
    cells.flatMap((row) => (row.length === 3 ? [centsOf(row[2] ?? '')] : [])),
    cells.flatMap((row): Pair[] => (row.length === 2 ? [[row[0] ?? '', row[1] ?? '']] : [])),
  );
}

/** « 1 234,56 € HT »: 123456. */
export function centsOf(text: string): number {
  const figure = /(-?[\d\s]+),(\d\d)\s*€/.exec(wordsOf(text));
  if (figure === null) throw new Error(`No amount in « ${text} »`);
  return Number(`${figure[1]}${figure[2]}`.replaceAll(/\s/g, ''));
}

function sumsOf(rows: number[], pairs: readonly Pair[]): ShownSums {
  const sums: ShownSums = {
    rows,
    subtotal: rows.reduce((sum, row) => sum + row, 0),
    discount: 0,
    shipping: 0,
    excluding: Number.NaN,
    taxes: [],
    including: Number.NaN,
  };
  for (const [words, value] of pairs) {
    const label = wordsOf(words);
    if (label === 'Sous-total HT') sums.subtotal = centsOf(value);
    else if (label === 'Total HT') sums.excluding = centsOf(value);
    else if (label === 'Total TTC') sums.including = centsOf(value);
    else if (label.startsWith('TVA')) sums.taxes.push(centsOf(value));
    else if (/^(Livraison|Retrait)/.test(label))
      sums.shipping = /offerte|gratuit/i.test(value) ? 0 : centsOf(value);
    else if (!label.startsWith('dont')) sums.discount -= centsOf(value);
  }
  return sums;
}
