// A table as a French spreadsheet opens it by itself: semicolons, a mark that says UTF-8, and nothing it would run.

const BOM = '\uFEFF';
// A spreadsheet takes what begins so for a formula.
const FORMULA = /^[=+\-@\t\r]/;

export function csvText(rows: readonly (readonly string[])[]): string {
  return BOM + rows.map((cells) => cells.map(cell).join(';')).join('\r\n') + '\r\n';
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
