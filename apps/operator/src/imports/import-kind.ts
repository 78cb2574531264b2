import type { DatabaseTransaction } from '@nuancier/api/database/tables.ts';
import type { ImportReport, LineRefusal } from '@nuancier/api/imports/import-report.ts';
import { csvCells, type CsvCells } from '../csv-cells.ts';
import type { CsvFile, CsvLine } from '../csv-file.ts';

/** One kind of file the shop takes in. */
export type ImportKind = {
  name: string;
  columns: { required: readonly string[]; optional: readonly string[] };
  /** Refusals carry the line numbers of the file. */
  load: (
    db: DatabaseTransaction,
    file: CsvFile,
    onProgress: (done: number, total: number) => void,
    options?: ImportOptions,
  ) => Promise<ImportReport>;
};

/** `at`: the moment of the whole file, where its lines name none. */
export type ImportOptions = { at?: Date | null };

type Parts<Row> = Pick<ImportKind, 'name' | 'columns'> & {
  rowOf: (cells: CsvCells) => Row;
  /** The import door: all rows or none; the lines it refuses count rows from 1. */
  importRows: (
    db: DatabaseTransaction,
    rows: AsyncIterable<Row>,
    onProgress: (done: number) => void,
    options: ImportOptions,
  ) => Promise<ImportReport>;
};

export function importKind<Row>({ name, columns, rowOf, importRows }: Parts<Row>): ImportKind {
  return {
    name,
    columns,
    async load(db, file, onProgress, options = {}) {
      const header = await headerOf(file);
      const headerReasons = headerFaults(header, columns);
      if (header === undefined || headerReasons.length > 0)
        return {
          ok: false,
          refusals: headerReasons.map((reason) => ({ line: header?.number ?? 1, reason })),
        };
      const read: ReadSoFar = { numbers: [], refusals: [] };
      const lineOf = (row: number) => read.numbers[row - 1] ?? row;
      // The readable rows are checked even if others failed to parse: all bad lines are reported in one run.
      const report = await importRows(
        db,
        { [Symbol.asyncIterator]: () => soundRows(file, header, rowOf, read) },
        (done) => onProgress(lineOf(done) - header.number, file.count - header.number),
        options,
      );
      const refused = report.ok
        ? []
        : report.refusals.map(({ line, reason }) => ({ line: lineOf(line), reason }));
      const all = [...read.refusals, ...refused].toSorted((a, b) => a.line - b.line);
      return all.length > 0 ? { ok: false, refusals: all } : report;
    },
  };
}

async function headerOf(file: CsvFile): Promise<CsvLine | undefined> {
  for await (const line of file.lines()) return line;
  return undefined;
}

/** Of the sound rows their line in the file, of the others the reasons. */
type ReadSoFar = { numbers: number[]; refusals: LineRefusal[] };

/** From the first line on each time it is called; rows are made one by one and kept by nobody. */
async function* soundRows<Row>(
  file: CsvFile,
  header: CsvLine,
  rowOf: (cells: CsvCells) => Row,
  read: ReadSoFar,
): AsyncGenerator<Row> {
  read.numbers = [];
  read.refusals = [];
  const names = header.cells.map(columnName);
  for await (const { number, cells } of file.lines()) {
    if (number === header.number) continue;
    const reasons: string[] = [];
    if (cells.length > names.length)
      reasons.push('La ligne compte plus de cellules que l’en-tête de colonnes.');
    const values = new Map(names.map((name, at) => [name, cells[at] ?? '']));
    const row = rowOf(csvCells(values, (reason) => reasons.push(reason)));
    for (const reason of reasons) read.refusals.push({ line: number, reason });
    if (reasons.length > 0) continue;
    read.numbers.push(number);
    yield row;
  }
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
