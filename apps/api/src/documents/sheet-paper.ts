// A sheet of paper in the shop's look: header, headings, paragraphs, lists, tables, footers.
import PdfKit from 'pdfkit';
import { drawColumns } from './draw-columns.ts';
import type { SheetColumn } from './draw-columns.ts';
import { winAnsi } from './win-ansi.ts';

export type SheetPaper = {
  heading(text: string): void;
  paragraph(text: string): void;
  /** Small, and never broken by the end of a page. */
  terms(text: string): void;
  note(text: string): void;
  list(lines: readonly string[]): void;
  /** Columns from `figuresFrom` on stand to the right, as sums do. */
  table(rows: readonly (readonly string[])[], widths: readonly number[], figuresFrom?: number): void;
  /** Two at most. */
  columns(columns: readonly SheetColumn[]): void;
  finish(): Promise<Buffer>;
};

export type SheetHead = {
  shop: string;
  kind: string;
  title: string;
  subtitle: string;
  footer: string;
  date: Date;
};

const INK = '#17262b';
const SOFT = '#4a5a60';
const PETROL = '#0f4c5c';
const OCHRE = '#a15512';
const LINE = '#e5ded1';
const SUNKEN = '#f4efe6';
const MARGIN = 48;
const HEAD = 60;
const PLAIN = 'Helvetica';
const BOLD = 'Helvetica-Bold';

export function openSheetPaper(head: SheetHead): SheetPaper {
  const pdf = new PdfKit({
    size: 'A4',
    margins: { top: MARGIN, bottom: 64, left: MARGIN, right: MARGIN },
    bufferPages: true,
    lang: 'fr-FR',
    displayTitle: true,
    // Written from the catalogue's date: the same facts give the same file, byte for byte.
    info: {
      Title: winAnsi(`${head.title} – ${head.kind}`),
      Author: winAnsi(head.shop),
      CreationDate: head.date,
    },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const width = pdf.page.width - 2 * MARGIN;
  drawHead(pdf, head, width);

  function room(height: number): void {
    if (pdf.y + height > pdf.page.height - 64) pdf.addPage();
  }

  return {
    heading(text) {
      room(48);
      pdf
        .moveDown(0.7)
        .font(BOLD)
        .fontSize(12)
        .fillColor(PETROL)
        .text(winAnsi(text), MARGIN, undefined, { width });
      pdf.moveDown(0.3);
    },
    paragraph(text) {
      pdf
        .font(PLAIN)
        .fontSize(10)
        .fillColor(INK)
        .text(winAnsi(text), MARGIN, undefined, { width, lineGap: 2 });
      pdf.moveDown(0.3);
    },
    terms(text) {
      pdf.font(PLAIN).fontSize(8).fillColor(SOFT);
      room(pdf.heightOfString(winAnsi(text), { width }));
      pdf.text(winAnsi(text), MARGIN, undefined, { width });
    },
    note(text) {
      const height =
        pdf
          .font(BOLD)
          .fontSize(10)
          .heightOfString(winAnsi(text), { width: width - 24 }) + 16;
      room(height + 8);
      const top = pdf.y;
      pdf.rect(MARGIN, top, width, height).fill('#fdf1dd');
      pdf.fillColor(OCHRE).text(winAnsi(text), MARGIN + 12, top + 8, { width: width - 24 });
      pdf.x = MARGIN;
      pdf.y = top + height + 4;
    },
    list(lines) {
      pdf.font(PLAIN).fontSize(10).fillColor(INK);
      for (const line of lines) {
        pdf.text(`• ${winAnsi(line)}`, MARGIN + 8, undefined, { width: width - 8, lineGap: 2 });
      }
      pdf.x = MARGIN;
    },
    table(rows, widths, figuresFrom = Infinity) {
      for (const [at, row] of rows.entries())
        drawRow(pdf, row, widths, { width, shaded: at % 2 === 1, room, figuresFrom });
      pdf.x = MARGIN;
      pdf.moveDown(0.6);
    },
    columns(columns) {
      drawColumns(pdf, columns, { margin: MARGIN, width, ink: INK, soft: SOFT, plain: PLAIN, bold: BOLD });
    },
    finish() {
      drawFooters(pdf, head.footer, width);
      const written = new Promise<Buffer>((resolve, reject) => {
        pdf.once('end', () => resolve(Buffer.concat(chunks)));
        pdf.once('error', reject);
      });
      pdf.end();
      return written;
    },
  };
}

type Pdf = PDFKit.PDFDocument;

function drawHead(pdf: Pdf, { shop, kind, title, subtitle }: SheetHead, width: number): void {
  pdf.rect(0, 0, pdf.page.width, HEAD).fill(PETROL);
  pdf
    .fillColor('#ffffff')
    .font(BOLD)
    .fontSize(20)
    .text(winAnsi(shop), MARGIN, 20, { width: width / 2 });
  pdf.font(PLAIN).fontSize(11).text(winAnsi(kind), MARGIN, 26, { width, align: 'right' });
  pdf.rect(0, HEAD, pdf.page.width, 4).fill(OCHRE);
  pdf
    .fillColor(INK)
    .font(BOLD)
    .fontSize(18)
    .text(winAnsi(title), MARGIN, HEAD + 22, { width });
  pdf.moveDown(0.2).font(PLAIN).fontSize(10).fillColor(SOFT).text(winAnsi(subtitle), { width });
  pdf.moveDown(0.6);
}

const CELL_SIZE = 9.5;
const MORE_SIZE = 8;

type Cell = { text: string; more: string; width: number; height: number };

/** What stands on a line of its own below the first is said more softly. */
function cellOf(pdf: Pdf, words: string, width: number, isBold: boolean): Cell {
  const [text = '', ...rest] = words.split('\n').map(winAnsi);
  const more = rest.join('\n');
  const main = pdf
    .font(isBold ? BOLD : PLAIN)
    .fontSize(CELL_SIZE)
    .heightOfString(text, { width });
  const below = more === '' ? 0 : pdf.font(PLAIN).fontSize(MORE_SIZE).heightOfString(more, { width });
  return { text, more, width, height: main + below };
}

type RowRoom = { width: number; shaded: boolean; figuresFrom: number; room: (height: number) => void };

function drawRow(
  pdf: Pdf,
  row: readonly string[],
  widths: readonly number[],
  { width, shaded, room, figuresFrom }: RowRoom,
): void {
  const cells = row.map((text, at) => cellOf(pdf, text, (widths[at] ?? 0) * width - 12, at === 0));
  const height = Math.max(...cells.map((cell) => cell.height)) + 8;
  room(height);
  const top = pdf.y;
  if (shaded) pdf.rect(MARGIN, top, width, height).fill(SUNKEN);
  let left = MARGIN;
  for (const [at, cell] of cells.entries()) {
    const align = at >= figuresFrom ? 'right' : 'left';
    pdf
      .font(at === 0 ? BOLD : PLAIN)
      .fontSize(CELL_SIZE)
      .fillColor(INK);
    pdf.text(cell.text, left + 6, top + 4.5, { width: cell.width, align });
    if (cell.more !== '')
      pdf.font(PLAIN).fontSize(MORE_SIZE).fillColor(SOFT).text(cell.more, { width: cell.width, align });
    left += cell.width + 12;
  }
  pdf.y = top + height;
  pdf
    .moveTo(MARGIN, pdf.y)
    .lineTo(MARGIN + width, pdf.y)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke();
}

// After everything else: only then is the number of pages known.
function drawFooters(pdf: Pdf, footer: string, width: number): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    // Below the lower margin a text would otherwise open a page of its own.
    pdf.page.margins.bottom = 0;
    pdf.font(PLAIN).fontSize(8).fillColor(SOFT);
    pdf.text(winAnsi(footer), MARGIN, pdf.page.height - 44, { width: width - 60, height: 24 });
    pdf.text(`${page + 1} / ${count}`, MARGIN, pdf.page.height - 44, {
      width,
      align: 'right',
      lineBreak: false,
    });
  }
}
