// A table as a French spreadsheet opens it by itself: semicolons, a mark that says UTF-8, and nothing it would run.
import { withoutFormula } from '@nuancier/domain/spreadsheet-formula.ts';

const BOM = '\uFEFF';

export function csvText(rows: readonly (readonly string[])[]): string {
  return BOM + rows.map((cells) => cells.map(cell).join(';')).join('\r\n') + '\r\n';
}

function cell(text: string): string {
  const harmless = withoutFormula(text);
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
