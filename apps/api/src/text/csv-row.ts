// A table as a French spreadsheet opens it by itself: semicolons, a mark that says UTF-8, and nothing it would run.
import { withoutFormula } from '@nuancier/domain/spreadsheet-formula.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';

export const CSV_MARK = '\uFEFF';

export type CsvCell = string | number | boolean | null;

export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(';')}\r\n`;
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'oui' : 'non';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const harmless = withoutFormula(cell);
  // Read with another separator, no part of it may stand alone.
  return /[";,\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The wall clock of the stores, which sorts, and which a spreadsheet reads as a moment. */
export function csvMoment(at: Date): string {
  const { date, minutes } = localMoment(at);
  return `${date} ${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
