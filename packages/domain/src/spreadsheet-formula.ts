// A spreadsheet runs a cell that begins like a formula; an apostrophe in front keeps it text. Full-width signs count:
// Excel reads them as the plain ones.

const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
const MARKED = /^'[=+\-@\t\r＝＋－＠]/;

/** The cell as it may be written into a file that somebody opens. */
export function withoutFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** The cell as it was before: the apostrophe is no part of it. */
export function withoutFormulaMark(cell: string): string {
  return MARKED.test(cell) ? cell.slice(1) : cell;
}
