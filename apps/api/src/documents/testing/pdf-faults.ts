// Faults against PDF/UA-1, as far as a program can find them, from the bytes of the PDF.
import { readPdf } from './pdf-objects.ts';
import type { PdfObjects, PdfValue } from './pdf-objects.ts';
import { pdfPages, UNNAMED } from './pdf-pages.ts';
import type { PdfPage } from './pdf-pages.ts';
import { pdfTree } from './pdf-tree.ts';
import type { PdfPart } from './pdf-tree.ts';

const WITHIN: Readonly<Record<string, readonly string[]>> = {
  Document: ['Sect', 'H1', 'H2', 'P', 'L', 'Table', 'Figure'],
  Sect: ['H2', 'P'],
  Table: ['TR'],
  TR: ['TH', 'TD'],
  TH: ['P'],
  TD: ['P'],
  L: ['LI'],
  LI: ['Lbl', 'LBody'],
};

export function pdfFaults(file: Buffer): string[] {
  const pdf = readPdf(file);
  const pages = pdfPages(pdf);
  const { tree, reached } = pdfTree(pdf, pages);
  return [
    ...documentFaults(pdf),
    ...pages.flatMap((page, at) => pageFaults(pdf, page, at, reached)),
    ...(tree.length === 1 && tree[0]?.tag === 'Document' ? [] : ['no single Document']),
    ...tree.flatMap(partFaults),
    ...headingFaults(tree),
  ];
}

function documentFaults(pdf: PdfObjects): string[] {
  const { root, entry, text } = pdf;
  const metadata = entry(root, 'Metadata');
  const xmp = metadata?.kind === 'dict' ? (metadata.stream?.toString('utf8') ?? '') : '';
  const title = /<dc:title>.*?<rdf:li[^>]*>([^<]*)<\/rdf:li>/s.exec(xmp)?.[1] ?? '';
  const rules: readonly (readonly [string, boolean])[] = [
    ['version', pdf.header === '%PDF-1.7'],
    ['language', text(entry(root, 'Lang')) === 'fr-FR'],
    ['not marked', text(entry(entry(root, 'MarkInfo'), 'Marked')) === 'true'],
    ['title not displayed', text(entry(entry(root, 'ViewerPreferences'), 'DisplayDocTitle')) === 'true'],
    ['no title', title.trim() !== ''],
    ['metadata is no XML', !/&(?!amp;|lt;|gt;)/.test(xmp) && balanced(xmp)],
    ['not said to be PDF/UA', /<pdfuaid:part>1<\/pdfuaid:part>/.test(xmp)],
  ];
  return rules.flatMap(([fault, holds]) => (holds ? [] : [fault]));
}

function balanced(xml: string): boolean {
  const open: string[] = [];
  for (const [, closes, name = '', isEmpty] of xml.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
    if (closes === '/' && open.pop() !== name) return false;
    if (closes !== '/' && isEmpty !== '/') open.push(name);
  }
  return open.length === 0;
}

function pageFaults(
  pdf: PdfObjects,
  page: PdfPage,
  at: number,
  reached: ReadonlyMap<string, number>,
): string[] {
  const marks = new Set(page.painted.flatMap(({ mark }) => (typeof mark === 'number' ? [mark] : [])));
  return [
    ...(pdf.text(pdf.entry(page.dict, 'Tabs')) === 'S' ? [] : [`page ${at}: tab order`]),
    ...page.painted.flatMap(({ mark, text }) =>
      mark === null ? [`page ${at}: unmarked ${text ?? 'shape'}`] : [],
    ),
    ...page.painted.flatMap(({ text }) => (text?.includes(UNNAMED) ? [`page ${at}: letter unknown`] : [])),
    ...[...marks].flatMap((mark) =>
      reached.get(`${at} ${mark}`) === 1 ? [] : [`page ${at}: mark ${mark} not reached once`],
    ),
    ...[...marks].flatMap((mark) =>
      ownerOf(pdf, page, mark) ? [] : [`page ${at}: mark ${mark} has no owner`],
    ),
    ...page.fonts.flatMap((font) => fontFaults(pdf, font)),
  ];
}

/** Backwards, from a painted mark to the part of the structure that owns it. */
function ownerOf(pdf: PdfObjects, page: PdfPage, mark: number): boolean {
  const tree = pdf.entry(pdf.entry(pdf.root, 'StructTreeRoot'), 'ParentTree');
  const key = pdf.entry(page.dict, 'StructParents');
  if (key?.kind !== 'number') return false;
  const numbers = pdf.items(pdf.entry(tree, 'Nums'));
  const at = numbers.findIndex(
    (value, nth) => nth % 2 === 0 && value.kind === 'number' && value.number === key.number,
  );
  return at >= 0 && pdf.entry(pdf.items(numbers[at + 1])[mark], 'S') !== undefined;
}

function fontFaults(pdf: PdfObjects, font: PdfValue): string[] {
  const [inner] = pdf.items(pdf.entry(font, 'DescendantFonts'));
  const isEmbedded = pdf.entry(pdf.entry(inner, 'FontDescriptor'), 'FontFile2') !== undefined;
  return isEmbedded && pdf.entry(font, 'ToUnicode') !== undefined ? [] : ['font not embedded'];
}

function partFaults(part: PdfPart): string[] {
  const { tag, parts } = part;
  const stray = parts.filter((child) => !(WITHIN[tag] ?? []).includes(child.tag));
  const widths = new Set(tag === 'Table' ? parts.map((row) => row.parts.length) : []);
  return [
    ...stray.map((child) => `${child.tag} in ${tag}`),
    ...(tag === 'TH' && part.scope === '' ? ['TH without scope'] : []),
    ...(tag === 'Figure' && part.alt === '' ? ['Figure without alternative'] : []),
    ...(widths.size > 1 ? ['rows of several widths'] : []),
    ...(tag === 'Table' ? parts.flatMap(rowFaults) : []),
    ...parts.flatMap(partFaults),
  ];
}

/** The first row may name the columns, all of them; every other one begins with its own name, and only with that. */
function rowFaults({ parts: cells }: PdfPart, at: number): string[] {
  const shape = cells.map(({ tag, scope }) => `${tag} ${scope}`.trim()).join(', ');
  const isRow = /^TH Row(?:, TD)*$/.test(shape) || (at === 0 && /^TH Column(?:, TH Column)*$/.test(shape));
  return isRow ? [] : [`row of ${shape}`];
}

function headingFaults(tree: readonly PdfPart[]): string[] {
  const tags = (parts: readonly PdfPart[]): string[] =>
    parts.flatMap((part) => [part.tag, ...tags(part.parts)]);
  const headings = tags(tree).filter((tag) => /^H\d$/.test(tag));
  return headings[0] === 'H1' && headings.lastIndexOf('H1') === 0 ? [] : ['not one H1 before all headings'];
}
