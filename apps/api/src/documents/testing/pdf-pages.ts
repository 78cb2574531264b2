// What is painted on each page of a PDF, in order, and under which mark.
import { reader } from './pdf-objects.ts';
import type { PdfDict, PdfObjects, PdfValue } from './pdf-objects.ts';

/** A number of the structure, decoration, or nothing at all. */
export type Mark = number | 'artifact' | null;
export type Painted = { mark: Mark; text: string | null };
export type PdfPage = { dict: PdfDict; painted: readonly Painted[]; fonts: readonly PdfDict[] };

const PAINTS = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's', 'Do', 'sh', 'Tj', 'TJ', "'", '"']);
/** What a letter that its font does not name in Unicode is read as. */
export const UNNAMED = '\u0000';

export function pdfPages(pdf: PdfObjects): PdfPage[] {
  const pages = pdf.items(pdf.entry(pdf.entry(pdf.root, 'Pages'), 'Kids')).map((kid) => pdf.at(kid));
  return pages.flatMap((page) => (page?.kind === 'dict' ? [pageOf(pdf, page)] : []));
}

function pageOf(pdf: PdfObjects, dict: PdfDict): PdfPage {
  const named = pdf.entry(pdf.entry(dict, 'Resources'), 'Font');
  const fonts = new Map<string, PdfDict>();
  if (named?.kind === 'dict')
    for (const name of named.entries.keys()) {
      const font = pdf.entry(named, name);
      if (font?.kind === 'dict') fonts.set(name, font);
    }
  const contents = pdf.entry(dict, 'Contents');
  const source = contents?.kind === 'dict' ? (contents.stream?.toString('latin1') ?? '') : '';
  return { dict, painted: painted(pdf, source, fonts), fonts: [...fonts.values()] };
}

function painted(pdf: PdfObjects, source: string, fonts: ReadonlyMap<string, PdfDict>): Painted[] {
  const found: Painted[] = [];
  const marks: Mark[] = [];
  const operators = reader(source, 0, pdf.at);
  const named = new Map([...fonts].map(([name, font]) => [name, lettersOf(pdf, font)]));
  let operands: PdfValue[] = [];
  let letters: Letters | undefined;
  while (!operators.atEnd()) {
    const value = operators.value();
    if (value.kind !== 'word') {
      operands.push(value);
      continue;
    }
    const [first, second] = operands;
    if (value.text === 'BMC' || value.text === 'BDC') marks.push(markOf(pdf, first, second));
    if (value.text === 'EMC') marks.pop();
    if (value.text === 'Tf') letters = named.get(pdf.text(first));
    if (PAINTS.has(value.text)) {
      const isText = value.text === 'TJ' || value.text === 'Tj';
      const mark = marks.findLast((held) => held !== null) ?? null;
      found.push({ mark, text: isText ? shown(pdf, first, letters) : null });
    }
    operands = [];
  }
  return found;
}

function markOf(pdf: PdfObjects, tag: PdfValue | undefined, properties: PdfValue | undefined): Mark {
  if (pdf.text(tag) === 'Artifact') return 'artifact';
  const id = pdf.entry(properties, 'MCID');
  return id?.kind === 'number' ? id.number : null;
}

function shown(pdf: PdfObjects, value: PdfValue | undefined, letters: Letters | undefined): string {
  const pieces = value?.kind === 'array' ? value.items : value === undefined ? [] : [value];
  return pieces
    .filter(({ kind }) => kind === 'text')
    .map((piece) => letters?.(pdf.text(piece)) ?? UNNAMED)
    .join('');
}

type Letters = (codes: string) => string;

function lettersOf(pdf: PdfObjects, font: PdfDict): Letters {
  const map = pdf.entry(font, 'ToUnicode');
  const text = map?.kind === 'dict' ? (map.stream?.toString('latin1') ?? '') : '';
  const named = new Map<number, string>();
  for (const [, from = '', list = ''] of text.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/g)) {
    for (const [nth, [, hex = '']] of [...list.matchAll(/<([\da-f ]*)>/g)].entries())
      named.set(
        Number.parseInt(from, 16) + nth,
        Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      );
  }
  return (codes) => {
    let words = '';
    for (let nth = 0; nth + 1 < codes.length; nth += 2)
      words += named.get(codes.charCodeAt(nth) * 256 + codes.charCodeAt(nth + 1)) ?? UNNAMED;
    return words;
  };
}
