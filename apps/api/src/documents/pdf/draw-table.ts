// A table on paper: rows are never split, and the column names are repeated at the top of each page.
import type { PaperTable } from '../content/paper-content.ts';
import { printable } from './paper-face.ts';
import type { PaperFace } from './paper-face.ts';
import { ink } from './paper-colours.ts';
import { decorate, makeRoom, MARGIN, partOf, say } from './tagged-pdf.ts';
import type { Part, Pdf } from './tagged-pdf.ts';

const SIZE = 9;
const MORE_SIZE = 7.5;
const PADDING = 6;
/** Space above the text of a row, and about as much below; facts and sums are set closer than articles. */
const AIR = { articles: 4, facts: 2.5 };

type Line = { text: string; face: PaperFace; size: number; color: string; height: number };
type Cell = { lines: readonly Line[]; left: number; width: number; align: 'left' | 'right' };
type Row = { cells: readonly Cell[]; height: number; air: number };

export function drawTable(pdf: Pdf, document: Part, table: PaperTable, width: number): void {
  const rowOf = (texts: readonly string[], isHead: boolean) => laidOut(pdf, texts, table, width, isHead);
  const part = partOf(pdf, document, 'Table');
  const head = table.head === null ? null : rowOf(table.head, true);
  if (head !== null) {
    makeRoom(pdf, head.height);
    const inTree = partOf(pdf, part, 'TR');
    drawRow(pdf, head, width, (cell, _at, draw) => cellPart(pdf, inTree, cell, 'Column', draw));
  }
  for (const [at, texts] of table.rows.entries()) {
    const row = rowOf(texts, false);
    if (makeRoom(pdf, row.height) && head !== null) repeatHead(pdf, head, width);
    if (at % 2 === (head === null ? 1 : 0)) shade(pdf, row.height, width);
    const inTree = partOf(pdf, part, 'TR');
    drawRow(pdf, row, width, (cell, nth, draw) =>
      cellPart(pdf, inTree, cell, nth === 0 ? 'Row' : null, draw),
    );
  }
  pdf.x = MARGIN;
  pdf.font('plain').fontSize(SIZE).moveDown(0.6);
}

function laidOut(
  pdf: Pdf,
  texts: readonly string[],
  { head, widths, figuresFrom }: PaperTable,
  whole: number,
  isHead: boolean,
): Row {
  let left = MARGIN;
  const cells = texts.map((text, at): Cell => {
    const width = (widths[at] ?? 0) * whole - 2 * PADDING;
    const cell: Cell = {
      lines: linesOf(pdf, text, width, isHead || at === 0),
      left: left + PADDING,
      width,
      align: figuresFrom !== null && at >= figuresFrom ? 'right' : 'left',
    };
    left += width + 2 * PADDING;
    return cell;
  });
  const heights = cells.map(({ lines }) => lines.reduce((sum, { height }) => sum + height, 0));
  const air = head === null ? AIR.facts : AIR.articles;
  return { cells, height: Math.max(...heights) + 2 * air - 1, air };
}

function linesOf(pdf: Pdf, words: string, width: number, isBold: boolean): Line[] {
  return words
    .split('\n')
    .map(printable)
    .filter((text) => text !== '')
    .map((text, at) => {
      const face = isBold && at === 0 ? 'bold' : 'plain';
      const size = at === 0 ? SIZE : MORE_SIZE;
      const height = pdf.font(face).fontSize(size).heightOfString(text, { width });
      return { text, face, size, color: at === 0 ? ink.text : ink.soft, height };
    });
}

type DrawLine = (line: Line) => void;
type PlaceCell = (cell: Cell, at: number, draw: DrawLine) => void;

function drawRow(pdf: Pdf, { cells, height, air }: Row, width: number, place: PlaceCell): void {
  const top = pdf.y;
  for (const [at, cell] of cells.entries()) {
    pdf.y = top + air;
    place(cell, at, ({ text, face, size, color }) => {
      const { left, width: room, align } = cell;
      pdf.font(face).fontSize(size).fillColor(color).text(text, left, pdf.y, { width: room, align });
    });
  }
  pdf.y = top + height;
  decorate(pdf, 'Layout', () => {
    pdf
      .moveTo(MARGIN, top + height)
      .lineTo(MARGIN + width, top + height)
      .lineWidth(0.5)
      .strokeColor(ink.line)
      .stroke();
  });
}

/** In a cell of several lines, each line is tagged by itself. */
function cellPart(pdf: Pdf, row: Part, cell: Cell, heads: 'Row' | 'Column' | null, draw: DrawLine): void {
  const tag = heads === null ? 'TD' : 'TH';
  const [first, ...others] = cell.lines;
  if (first !== undefined && others.length === 0) {
    say(pdf, row, tag, () => draw(first), heads ?? undefined);
    return;
  }
  const part = partOf(pdf, row, tag, heads ?? undefined);
  for (const line of cell.lines) say(pdf, part, 'P', () => draw(line));
}

function repeatHead(pdf: Pdf, head: Row, width: number): void {
  drawRow(pdf, head, width, (cell, _at, draw) =>
    decorate(pdf, 'Pagination', () => {
      for (const line of cell.lines) draw(line);
    }),
  );
}

function shade(pdf: Pdf, height: number, width: number): void {
  decorate(pdf, 'Layout', () => {
    pdf.rect(MARGIN, pdf.y, width, height).fill(ink.sunken);
  });
}
