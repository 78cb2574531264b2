// A paper as a PDF in the shop's look.
import { drawTable } from './draw-table.ts';
import type {
  PaperBlock,
  PaperColumn,
  PaperContent,
  PaperHead,
  PaperSwatch,
} from '../content/paper-content.ts';
import { printable } from './paper-face.ts';
import type { PaperFace } from './paper-face.ts';
import { ink } from './paper-colours.ts';
import { decorate, makeRoom, MARGIN, openTaggedPdf, partOf, picture, say } from './tagged-pdf.ts';
import type { Part, Pdf } from './tagged-pdf.ts';

const BAR = 60;

type Sheet = { pdf: Pdf; document: Part; width: number };

export type PrintedPaper = { body: Buffer; pages: number };

export async function printPaper({ head, blocks }: PaperContent): Promise<PrintedPaper> {
  const { pdf, document, finish } = openTaggedPdf(head);
  const sheet = { pdf, document, width: pdf.page.width - 2 * MARGIN };
  drawHead(sheet, head);
  for (const block of blocks) drawBlock(sheet, block);
  const pages = drawFooters(sheet, head.footer);
  return { body: await finish(), pages };
}

function set(pdf: Pdf, face: PaperFace, size: number, color: string): Pdf {
  return pdf.font(face).fontSize(size).fillColor(color);
}

function drawHead({ pdf, document, width }: Sheet, { shop, kind, title, subtitle }: PaperHead): void {
  decorate(pdf, 'Layout', () => {
    pdf.rect(0, 0, pdf.page.width, BAR).fill(ink.primary);
    pdf.rect(0, BAR, pdf.page.width, 4).fill(ink.accent);
  });
  say(pdf, document, 'P', () => {
    set(pdf, 'bold', 20, ink.onPrimary).text(printable(shop), MARGIN, 18, { width: width / 2 });
  });
  say(pdf, document, 'P', () => {
    set(pdf, 'plain', 11, ink.onPrimary).text(printable(kind), MARGIN, 25, { width, align: 'right' });
  });
  say(pdf, document, 'H1', () => {
    set(pdf, 'bold', 18, ink.text).text(printable(title), MARGIN, BAR + 22, { width });
  });
  pdf.moveDown(0.2);
  say(pdf, document, 'P', () => {
    set(pdf, 'plain', 10, ink.soft).text(printable(subtitle), { width });
  });
  pdf.moveDown(0.6);
}

function drawBlock(sheet: Sheet, block: PaperBlock): void {
  const { pdf, document, width } = sheet;
  switch (block.kind) {
    case 'heading':
      drawHeading(sheet, block.text);
      return;
    case 'paragraph':
      say(pdf, document, 'P', () => {
        set(pdf, 'plain', 10, ink.text).text(printable(block.text), MARGIN, undefined, { width, lineGap: 2 });
      });
      pdf.moveDown(0.3);
      return;
    case 'terms':
      set(pdf, 'plain', 8, ink.soft);
      makeRoom(pdf, pdf.heightOfString(printable(block.text), { width }));
      say(pdf, document, 'P', () => {
        pdf.text(printable(block.text), MARGIN, undefined, { width });
      });
      return;
    case 'note':
      drawNote(sheet, block.text);
      return;
    case 'list':
      drawList(sheet, block.lines);
      return;
    case 'columns':
      drawColumns(sheet, block.columns);
      return;
    case 'swatches':
      drawSwatches(sheet, block.swatches, block.height);
      return;
    case 'table':
      if (block.ownSheet) pdf.addPage();
      drawHeading(sheet, block.title);
      drawTable(pdf, document, block, width);
  }
}

function drawHeading({ pdf, document, width }: Sheet, text: string): void {
  makeRoom(pdf, 60);
  set(pdf, 'bold', 12, ink.primary).moveDown(0.7);
  say(pdf, document, 'H2', () => {
    pdf.text(printable(text), MARGIN, undefined, { width });
  });
  pdf.moveDown(0.3);
}

function drawNote({ pdf, document, width }: Sheet, words: string): void {
  const text = printable(words);
  const room = { width: width - 24 };
  const height = set(pdf, 'bold', 10, ink.accent).heightOfString(text, room) + 16;
  makeRoom(pdf, height + 8);
  const top = pdf.y;
  decorate(pdf, 'Layout', () => {
    pdf.rect(MARGIN, top, width, height).fill(ink.note);
  });
  say(pdf, document, 'P', () => {
    pdf.fillColor(ink.accent).text(text, MARGIN + 12, top + 8, room);
  });
  pdf.x = MARGIN;
  pdf.y = top + height + 4;
}

function drawList({ pdf, document, width }: Sheet, lines: readonly string[]): void {
  const list = partOf(pdf, document, 'L');
  const room = { width: width - 20, lineGap: 2 };
  set(pdf, 'plain', 10, ink.text);
  for (const line of lines.map(printable)) {
    makeRoom(pdf, pdf.heightOfString(line, room));
    const top = pdf.y;
    const item = partOf(pdf, list, 'LI');
    say(pdf, item, 'Lbl', () => {
      pdf.text('•', MARGIN + 8, top, { lineBreak: false });
    });
    say(pdf, item, 'LBody', () => {
      pdf.text(line, MARGIN + 20, top, room);
    });
  }
  pdf.x = MARGIN;
}

function drawColumns({ pdf, document, width }: Sheet, columns: readonly PaperColumn[]): void {
  const each = width / Math.max(2, columns.length);
  const room = { width: each - 12, lineGap: 1 };
  const top = pdf.y + 8;
  const bottoms = columns.map(({ title, lines }, at) => {
    const part = partOf(pdf, document, 'Sect');
    say(pdf, part, 'H2', () => {
      set(pdf, 'plain', 8.5, ink.soft).text(printable(title), MARGIN + at * each, top, room);
    });
    for (const [nth, line] of lines.entries())
      say(pdf, part, 'P', () => {
        set(pdf, nth === 0 ? 'bold' : 'plain', 9, ink.text).text(printable(line), room);
      });
    return pdf.y;
  });
  pdf.x = MARGIN;
  pdf.y = Math.max(...bottoms);
}

function drawSwatches(
  { pdf, document, width }: Sheet,
  swatches: readonly PaperSwatch[],
  height: number,
): void {
  makeRoom(pdf, height + 60);
  const each = width / Math.max(1, swatches.length);
  const gap = swatches.length > 1 ? 12 : 0;
  const top = pdf.y;
  const bottoms = swatches.map(({ hex, alt, lines }, at) => {
    const left = MARGIN + at * each;
    picture(pdf, document, alt, () => {
      pdf.rect(left, top, each - gap, height).fill(hex);
      // A white tint ends where the paper begins.
      pdf
        .rect(left, top, each - gap, height)
        .lineWidth(0.5)
        .stroke(ink.soft);
    });
    pdf.y = top + height + 6;
    for (const line of lines)
      say(pdf, document, 'P', () => {
        set(pdf, 'plain', 9, ink.text).text(printable(line), left, undefined, { width: each - gap });
      });
    return pdf.y;
  });
  pdf.x = MARGIN;
  pdf.y = Math.max(...bottoms) + 4;
}

// Last: only then is the number of pages known. For screen readers the footer is read once, at the end.
function drawFooters({ pdf, document, width }: Sheet, footer: string): number {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    const top = pdf.page.height - 44;
    // Below the lower margin a text would otherwise open a page of its own.
    pdf.page.margins.bottom = 0;
    set(pdf, 'plain', 8, ink.soft);
    const write = () => {
      pdf.text(printable(footer), MARGIN, top, { width: width - 60, height: 24 });
    };
    if (page === count - 1) say(pdf, document, 'P', write);
    else decorate(pdf, 'Pagination', write);
    decorate(pdf, 'Pagination', () => {
      pdf.text(`${page + 1} / ${count}`, MARGIN, top, { width, align: 'right', lineBreak: false });
    });
  }
  return count;
}
