// A table as a French spreadsheet opens it by itself: semicolons, a mark that says UTF-8, and nothing it would run.

export const CSV_MARK = '\uFEFF';

// A spreadsheet takes what begins so for a formula.
const FORMULA = /^[=+\-@\t\r]/;

export type CsvCell = string | number | boolean | null;

export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(';')}\r\n`;
}

/** Reading takes the apostrophe off again. */
export function harmlessCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'oui' : 'non';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const harmless = harmlessCell(cell);
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
