// What a PDF says of itself, part by part: headings, lists, tables, and the marks that each of them reads.
import type { PdfObjects, PdfValue } from './pdf-objects.ts';
import type { PdfPage } from './pdf-pages.ts';

export type PdfPart = {
  tag: string;
  scope: string;
  alt: string;
  parts: readonly PdfPart[];
};

/** `reached`: how often « page mark » is read. */
export type PdfTree = { tree: readonly PdfPart[]; reached: ReadonlyMap<string, number> };

export function pdfTree(pdf: PdfObjects, pages: readonly PdfPage[]): PdfTree {
  const reached = new Map<string, number>();
  const tree = pdf
    .items(pdf.entry(pdf.entry(pdf.root, 'StructTreeRoot'), 'K'))
    .map((value) => partOf(pdf, value, pages, reached));
  return { tree, reached };
}

function partOf(
  pdf: PdfObjects,
  value: PdfValue,
  pages: readonly PdfPage[],
  reached: Map<string, number>,
): PdfPart {
  const kids = pdf.items(pdf.entry(value, 'K')).map((kid) => pdf.at(kid));
  const own = pdf.entry(value, 'Pg');
  const marked = kids.flatMap((kid) => {
    const isFar = pdf.text(pdf.entry(kid, 'Type')) === 'MCR';
    const mark = isFar ? pdf.entry(kid, 'MCID') : kid;
    const page = pages.findIndex(({ dict }) => dict === (isFar ? pdf.entry(kid, 'Pg') : own));
    return mark?.kind === 'number' ? [`${page} ${mark.number}`] : [];
  });
  for (const place of marked) reached.set(place, (reached.get(place) ?? 0) + 1);
  return {
    tag: pdf.text(pdf.entry(value, 'S')),
    scope: pdf.text(pdf.entry(pdf.entry(value, 'A'), 'Scope')),
    alt: pdf.text(pdf.entry(value, 'Alt')),
    parts: kids.flatMap((kid) =>
      kid !== undefined && pdf.entry(kid, 'S') !== undefined ? [partOf(pdf, kid, pages, reached)] : [],
    ),
  };
}
