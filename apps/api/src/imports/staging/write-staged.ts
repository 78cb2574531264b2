// Sends the sound lines through their door, a piece at a time. What the door refuses is noted and left out; whether the
// rest may stay is decided by whoever asked.
import type { DatabaseTransaction } from '../../database/tables.ts';
import { readCells } from '../columns/read-cells.ts';
import { textsOf } from '../files/import-file.ts';
import type { ImportFile } from '../files/import-file.ts';
import type { ImportKind, ImportMeans, StagedEntry } from '../import-kind.ts';
import type { ImportReport, PriceMove, PriceMoves } from '../import-report.ts';
import {
  addProducts,
  addRefusals,
  atSavepoint,
  countAnew,
  countEntries,
  linesOfSound,
  refusedLineNumbers,
  refuseSiblings,
  waitingDocuments,
  waitingLines,
} from './staging-store.ts';
import type { Waiting } from './staging-store.ts';

export type Written = {
  entries: number;
  /** reasons of the door, beside those the file had */
  refusals: number;
  added: number;
  changed: number;
  moves: PriceMoves | null;
  notes: string[];
};

export async function writeStaged(
  db: DatabaseTransaction,
  kind: ImportKind,
  { file, means, onProgress }: Omit<OneGo, 'written'>,
): Promise<Written> {
  const written: Written = { entries: 0, refusals: 0, added: 0, changed: 0, moves: null, notes: [] };
  if (kind.stream !== null) await writeInOneGo(db, kind, kind.stream, { file, means, onProgress, written });
  else
    for await (const entries of pieces(db, kind)) {
      const before = { ...written };
      await writePiece(db, kind, { entries, means, written });
      if (kind.tables && hasDoubled(before.entries, written.entries)) await countAnew(db, kind.tables);
      // The next piece is sought past them: for a table counted when empty the database would read it for every line.
      if (hasDoubled(before.refusals, written.refusals)) await countAnew(db, ['import_refusal']);
      onProgress(written.entries);
    }
  if (kind.lineColumns !== null) await refuseSiblings(db);
  return written;
}

/** Past a thousand, and at every doubling from there. */
function hasDoubled(before: number, after: number): boolean {
  return after >= 1_000 && Math.floor(Math.log2(after / 1_000)) > Math.floor(Math.log2(before / 1_000));
}

async function* pieces(db: DatabaseTransaction, kind: ImportKind): AsyncGenerator<Waiting[]> {
  const [entriesOf, between] =
    kind.lineColumns === null ? (['line', waitingLines] as const) : (['document', waitingDocuments] as const);
  const last = await countEntries(db, entriesOf);
  for (let after = 0; after < last; after += kind.batch) {
    // oxlint-disable-next-line no-await-in-loop -- each piece begins where the one before ended
    const entries = await between(db, after, after + kind.batch);
    if (entries.length > 0) yield entries;
  }
}

type Piece = { entries: readonly Waiting[]; means: ImportMeans; written: Written };

async function writePiece(
  db: DatabaseTransaction,
  kind: ImportKind,
  { entries, means, written }: Piece,
): Promise<void> {
  let rest = entries;
  while (rest.length > 0) {
    // oxlint-disable-next-line no-await-in-loop -- what the door refuses is left out before it is asked again
    const report = await reportOf(db, kind, rest, means);
    if (report === 'database-refuses') {
      // oxlint-disable-next-line no-await-in-loop -- halves, until the line is found
      await findCulprit(db, kind, { entries: rest, means, written });
      return;
    }
    if (report.ok) {
      // oxlint-disable-next-line no-await-in-loop -- the last thing done
      await note(db, report, rest.length, written);
      return;
    }
    const refused = new Set(report.refusals.map(({ line }) => line));
    if (refused.size === 0) throw new Error(`${kind.name} refuses without a reason`);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await addRefusals(
      db,
      report.refusals.map(({ line, reason, isHeld = false }) => ({
        line: rest[line - 1]?.line ?? 0,
        reason,
        isHeld,
      })),
    );
    written.refusals += report.refusals.length;
    rest = rest.filter((_, at) => !refused.has(at + 1));
  }
}

/** A rule that only the tables know is a refusal too: the lines of the piece are then tried apart. */
async function reportOf(
  db: DatabaseTransaction,
  kind: ImportKind,
  entries: readonly Waiting[],
  means: ImportMeans,
): Promise<ImportReport | 'database-refuses'> {
  await atSavepoint(db, 'begin');
  try {
    const report = await kind.write(db, await withStanding(db, kind, entries.map(entryOf)), means);
    // What a door refuses leaves nothing behind, whatever it had begun.
    await atSavepoint(db, report.ok ? 'keep' : 'undo');
    return report;
  } catch (error) {
    if (!isDataRefusal(error)) throw error;
    await atSavepoint(db, 'undo');
    return 'database-refuses';
  }
}

async function findCulprit(
  db: DatabaseTransaction,
  kind: ImportKind,
  { entries, means, written }: Piece,
): Promise<void> {
  const [only] = entries;
  if (entries.length === 1 && only !== undefined) {
    const reason =
      'La base de la boutique refuse cette ligne\u00A0: une valeur est hors limites, ou nomme ce qui n’existe pas.';
    await addRefusals(db, [{ line: only.line, reason, isHeld: false }]);
    written.refusals += 1;
    return;
  }
  const half = Math.ceil(entries.length / 2);
  await writePiece(db, kind, { entries: entries.slice(0, half), means, written });
  await writePiece(db, kind, { entries: entries.slice(half), means, written });
}

/** Data out of range, or against a constraint. */
function isDataRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}

type OneGo = { file: ImportFile; means: ImportMeans; onProgress: (done: number) => void; written: Written };

async function writeInOneGo(
  db: DatabaseTransaction,
  kind: ImportKind,
  stream: NonNullable<ImportKind['stream']>,
  { file, means, onProgress, written }: OneGo,
): Promise<void> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- once more without the lines it refused
    const refused = await refusedLineNumbers(db);
    const entries = { [Symbol.asyncIterator]: () => soundEntries(kind, file, refused) };
    // oxlint-disable-next-line no-await-in-loop -- as above
    const report = await stream(db, entries, onProgress, means);
    if (report.ok) {
      // oxlint-disable-next-line no-await-in-loop -- the last thing done
      await note(db, report, report.lines, written);
      return;
    }
    // oxlint-disable-next-line no-await-in-loop -- as above
    const lineOf = await linesOfSound(db, [...new Set(report.refusals.map(({ line }) => line))]);
    const refusals = report.refusals.map(({ line, reason, isHeld = false }) => ({
      line: lineOf.get(line) ?? 0,
      reason,
      isHeld,
    }));
    if (refusals.length === 0) throw new Error(`${kind.name} refuses without a reason`);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await addRefusals(db, refusals);
  }
}

/** From the file, not from the tables: the door may hold the connection while it reads. */
async function* soundEntries(
  kind: ImportKind,
  file: ImportFile,
  refused: ReadonlySet<number>,
): AsyncGenerator<StagedEntry> {
  for await (const { number, values } of file.lines())
    if (!refused.has(number)) yield { head: readCells(kind.columns, textsOf(values)).cells, lines: [] };
}

/** What a line leaves out is as it stands, or empty where nothing stands yet. */
async function withStanding(
  db: DatabaseTransaction,
  { standing, columns, key: [key = ''] }: ImportKind,
  entries: readonly StagedEntry[],
): Promise<readonly StagedEntry[]> {
  const names = Object.keys(columns);
  const lacks = ({ head }: StagedEntry) => names.some((name) => !Object.hasOwn(Object(head), name));
  if (standing === null || !entries.some(lacks)) return entries;
  const keyOf = (cells: unknown) => String(Object(cells)[key]);
  const found = await standing.of(
    db,
    entries.map(({ head }) => keyOf(head)),
  );
  const held = new Map(found.map((record) => [keyOf(record), record]));
  const empty = Object.fromEntries(names.map((name) => [name, columns[name]?.empty]));
  return entries.map(({ head, lines }) => ({
    head: { ...empty, ...held.get(keyOf(head)), ...Object(head) },
    lines,
  }));
}

function entryOf({ head, lines }: Waiting): StagedEntry {
  return { head: JSON.parse(head), lines: lines.map((line): unknown => JSON.parse(line)) };
}

async function note(
  db: DatabaseTransaction,
  report: Extract<ImportReport, { ok: true }>,
  entries: number,
  written: Written,
): Promise<void> {
  const added = report.added ?? 0;
  written.entries += entries;
  written.added += added;
  written.changed += report.changed - added;
  written.notes.push(...(report.notes ?? []));
  if (report.moves) written.moves = written.moves ? together(written.moves, report.moves) : report.moves;
  if (report.products && report.products.length > 0) await addProducts(db, report.products);
}

function together(one: PriceMoves, other: PriceMoves): PriceMoves {
  return {
    up: one.up + other.up,
    down: one.down + other.down,
    mostUp: larger(one.mostUp, other.mostUp),
    mostDown: larger(one.mostDown, other.mostDown),
  };
}

function larger(one: PriceMove | null, other: PriceMove | null): PriceMove | null {
  if (one === null || other === null) return one ?? other;
  return shareOf(other) > shareOf(one) ? other : one;
}

function shareOf({ before, after }: PriceMove): number {
  return Math.abs(after - before) / before;
}
