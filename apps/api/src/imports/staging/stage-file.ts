import type { DatabaseTransaction } from '../../database/tables.ts';
import type { Columns } from '../columns/column.ts';
import { isKnown, readCells } from '../columns/read-cells.ts';
import type { CellFault } from '../columns/read-cells.ts';
import { cellText, textsOf } from '../files/import-file.ts';
import type { FileLine, ImportFile } from '../files/import-file.ts';
import type { ImportKind } from '../import-kind.ts';
import {
  gatherDocuments,
  KEY_SIGN,
  openStaging,
  refuseRepeated,
  refuseRepeatedDocuments,
  sealRefusals,
  stageLines,
} from './staging-store.ts';
import type { StagedLine } from './staging-store.ts';

/** Lines of a document in JSON Lines. */
export const LINES = 'lignes';

/** Reads the whole file once; what is wrong with a line by itself, or beside the others, is noted. */
export async function stageFile(
  db: DatabaseTransaction,
  kind: ImportKind,
  file: ImportFile,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  await openStaging(db, kind.name);
  await stageLines(db, readLines(kind, file, onProgress));
  if (kind.lineColumns === null) await refuseRepeated(db);
  else {
    if (file.format === 'jsonl') await refuseRepeatedDocuments(db);
    await gatherDocuments(db);
  }
  await sealRefusals(db);
}

async function* readLines(
  kind: ImportKind,
  file: ImportFile,
  onProgress: (done: number, total: number) => void,
): AsyncGenerator<StagedLine> {
  const before = file.header?.line ?? 0;
  for await (const line of file.lines()) {
    onProgress(line.number - before, file.count - before);
    if (line.fault !== null) yield unreadable(line.number, line.fault);
    else if (kind.lineColumns === null || file.format === 'csv') yield readLine(kind, line);
    else yield* readDocument(kind, kind.lineColumns, line);
  }
}

function unreadable(line: number, reason: string): StagedLine {
  return { line, key: null, head: null, cells: null, faults: JSON.stringify([[null, reason]]) };
}

function readLine(kind: ImportKind, { number, values }: FileLine): StagedLine {
  const strangers = strangersOf(values, { ...kind.columns, ...kind.lineColumns });
  const head = said(kind, values);
  const own = kind.lineColumns === null ? null : readCells(kind.lineColumns, textsOf(values));
  return stagedLine(kind, number, head, own, strangers);
}

function* readDocument(
  kind: ImportKind,
  lineColumns: Columns,
  { number, values }: FileLine,
): Generator<StagedLine> {
  const { [LINES]: lines, ...fields } = Object.fromEntries(values);
  const given = new Map(Object.entries(fields));
  const head = readCells(kind.columns, textsOf(given));
  const strangers = strangersOf(given, kind.columns);
  if (!Array.isArray(lines) || lines.length === 0) {
    const reason = `Le champ «\u00A0${LINES}\u00A0» doit être une liste d’au moins une ligne.`;
    yield stagedLine(kind, number, head, null, [...strangers, { column: LINES, reason }]);
    return;
  }
  for (const [at, line] of lines.entries()) {
    const cells = new Map(Object.entries(typeof line === 'object' && line !== null ? line : {}));
    const own = readCells(lineColumns, textsOf(cells));
    const faults = [...strangersOf(cells, lineColumns), ...own.faults].map(({ column, reason }) => ({
      column: `${LINES}[${at}].${column ?? ''}`,
      reason,
    }));
    // What is wrong with the document itself is told once.
    const ofHead = at === 0 ? strangers : [];
    yield stagedLine(
      kind,
      number,
      { cells: head.cells, faults: at === 0 ? head.faults : [] },
      { cells: own.cells, faults },
      ofHead,
    );
  }
}

/** Of what may stand already, only what the line speaks of: the rest is filled in when it is written. */
function said(kind: ImportKind, values: ReadonlyMap<string, unknown>): Part {
  const read = readCells(kind.columns, textsOf(values));
  if (kind.standing === null) return read;
  const cells = Object.fromEntries(Object.entries(read.cells).filter(([name]) => values.has(name)));
  return { cells, faults: read.faults };
}

type Part = { cells: Record<string, unknown>; faults: readonly CellFault[] };

function stagedLine(
  kind: ImportKind,
  line: number,
  head: Part,
  own: Part | null,
  strangers: readonly CellFault[],
): StagedLine {
  const faults = [...strangers, ...head.faults, ...(own?.faults ?? [])];
  const key = keyOf(kind, { ...head.cells, ...own?.cells });
  if (faults.length > 0) {
    const told = JSON.stringify(faults.map(({ column, reason }) => [column, reason]));
    return { line, key, head: null, cells: null, faults: told };
  }
  // A door that reads the file itself needs no copy of it.
  if (kind.stream !== null) return { line, key, head: null, cells: null, faults: null };
  const cells = own === null ? null : JSON.stringify(own.cells);
  return { line, key, head: JSON.stringify(head.cells), cells, faults: null };
}

/** Null when the line does not say what it is about. */
function keyOf({ key }: ImportKind, cells: Readonly<Record<string, unknown>>): string | null {
  if (key.every((name) => cellText(cells[name]) === '')) return null;
  const said = key.map((name) => cellText(cells[name])).join(KEY_SIGN);
  // Refused for it: no table can keep the sign.
  return said.includes('\0') ? null : said;
}

/** A table is judged by its header, a line of JSON by itself. */
function strangersOf(values: ReadonlyMap<string, unknown>, columns: Columns): CellFault[] {
  return [...values.keys()]
    .filter((name) => !isKnown(name, columns))
    .map((name) => ({ column: name, reason: `Le champ «\u00A0${name}\u00A0» est inconnu.` }));
}
