// Short blocks side by side: who sells, who buys.
import { winAnsi } from './win-ansi.ts';

export type SheetColumn = { title: string; lines: readonly string[] };

export type ColumnLook = {
  margin: number;
  width: number;
  ink: string;
  soft: string;
  plain: string;
  bold: string;
};

export function drawColumns(
  pdf: PDFKit.PDFDocument,
  columns: readonly SheetColumn[],
  { margin, width, ink, soft, plain, bold }: ColumnLook,
): void {
  const each = width / 2;
  const top = pdf.y + 8;
  const bottoms = columns.map(({ title, lines: [name = '', ...lines] }, at) => {
    const box = { width: each - 12, lineGap: 1 };
    pdf
      .font(plain)
      .fontSize(8.5)
      .fillColor(soft)
      .text(winAnsi(title), margin + at * each, top, box);
    pdf.font(bold).fontSize(9.5).fillColor(ink).text(winAnsi(name), box);
    pdf.font(plain).text(winAnsi(lines.join('\n')), box);
    return pdf.y;
  });
  pdf.x = margin;
  pdf.y = Math.max(...bottoms);
}
