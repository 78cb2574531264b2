import type { DatabaseTransaction } from '@nuancier/api/database/tables.ts';
import type { ImportReport, LineRefusal } from '@nuancier/api/imports/import-report.ts';
import { csvCells, type CsvCells } from '../csv-cells.ts';
import { csvLines, type CsvLine } from '../csv-lines.ts';

/** One kind of file the shop takes in. */
export type ImportKind = {
  name: string;
  columns: { required: readonly string[]; optional: readonly string[] };
  /** Refusals carry the line numbers of the file. */
  load: (
    db: DatabaseTransaction,
    text: string,
    onProgress: (done: number, total: number) => void,
  ) => Promise<ImportReport>;
};

type Parts<Row> = Pick<ImportKind, 'name' | 'columns'> & {
  rowOf: (cells: CsvCells) => Row;
  /** The import door: all rows or none; the lines it refuses count rows from 1. */
  importRows: (
    db: DatabaseTransaction,
    rows: readonly Row[],
    onProgress: (done: number) => void,
  ) => Promise<ImportReport>;
};

export function importKind<Row>({ name, columns, rowOf, importRows }: Parts<Row>): ImportKind {
  return {
    name,
    columns,
    async load(db, text, onProgress) {
      const [header, ...lines] = csvLines(text);
      const headerReasons = headerFaults(header, columns);
      if (header === undefined || headerReasons.length > 0)
        return {
          ok: false,
          refusals: headerReasons.map((reason) => ({ line: header?.number ?? 1, reason })),
        };
      const { rows, refusals } = readRows(header.cells.map(columnName), lines, rowOf);
      // The readable rows are checked even if others failed to parse: all bad lines are reported in one run.
      const report = await importRows(
        db,
        rows.map(({ row }) => row),
        (done) => onProgress(done, rows.length),
      );
      const refused = report.ok
        ? []
        : report.refusals.map(({ line, reason }) => ({ line: rows[line - 1]?.number ?? line, reason }));
      const all = [...refusals, ...refused].toSorted((a, b) => a.line - b.line);
      return all.length > 0 ? { ok: false, refusals: all } : report;
    },
  };
}

type NumberedRow<Row> = { number: number; row: Row };

function readRows<Row>(
  names: readonly string[],
  lines: readonly CsvLine[],
  rowOf: (cells: CsvCells) => Row,
): { rows: NumberedRow<Row>[]; refusals: LineRefusal[] } {
  const rows: NumberedRow<Row>[] = [];
  const refusals: LineRefusal[] = [];
  for (const { number, cells } of lines) {
    const reasons: string[] = [];
    if (cells.length > names.length)
      reasons.push('La ligne compte plus de cellules que l’en-tête de colonnes.');
    const values = new Map(names.map((name, at) => [name, cells[at] ?? '']));
    const row = rowOf(csvCells(values, (reason) => reasons.push(reason)));
    if (reasons.length === 0) rows.push({ number, row });
    for (const reason of reasons) refusals.push({ line: number, reason });
  }
  return { rows, refusals };
}

function headerFaults(header: CsvLine | undefined, { required, optional }: ImportKind['columns']): string[] {
  if (header === undefined) return ['Le fichier est vide.'];
  const names = header.cells.map(columnName);
  const known = new Set([...required, ...optional]);
  return [
    ...required
      .filter((column) => !names.includes(column))
      .map((column) => `La colonne «\u00A0${column}\u00A0» manque.`),
    ...names
      .filter((name) => !known.has(name))
      .map((name) => `La colonne «\u00A0${name}\u00A0» est inconnue.`),
    ...names
      .filter((name, at) => names.indexOf(name) !== at)
      .map((name) => `La colonne «\u00A0${name}\u00A0» figure deux fois.`),
  ];
}

function columnName(cell: string): string {
  return cell.toLowerCase();
}
