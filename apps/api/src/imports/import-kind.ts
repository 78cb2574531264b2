// One kind of file the shop takes in: its columns, and the door its lines go through.
import type { DatabaseTransaction } from '../database/tables.ts';
import type { Cells, Columns } from './columns/column.ts';
import type { ImportReport } from './import-report.ts';
import type { TakeBack } from './images/import-image.ts';
import type { ToldTable } from './images/told-table.ts';
import type { ImportRows } from './in-batches.ts';
import type { Standing } from './standing.ts';

/** What a door may need beside the lines. */
export type ImportMeans = {
  now: Date;
  /** who gave the file */
  by: string;
  /** given in the back office: whoever sits at a session that was left open can do it */
  isStaffs: boolean;
  /** the moment that the file speaks of, where its lines name none */
  at: Date | null;
  /** somebody has looked at what was held back */
  isAccepted: boolean;
  /** a price that moves by more, in per cent, is held back */
  mostPriceChange: number;
};

/** One entry of a file: a line, or a document with the lines that belong to it. */
export type StagedEntry = { head: unknown; lines: readonly unknown[] };

/** `of`: how many there were before. */
export type Withdrawn = { removed: number; of: number };

type Described = {
  name: string;
  /** « Prix publics » */
  title: string;
  says: string;
  /** what names an entry: it stands once in a file */
  key: readonly string[];
  /** lines of the template, each by what it has otherwise than the columns' own examples; one by default */
  examples?: readonly Readonly<Record<string, string>>[];
  /** that a long file fills: until they are counted anew, the database believes them empty */
  tables?: readonly string[];
  /** what was written is read again from these, row by row; of a kind that is taken back */
  told?: readonly ToldTable[];
};

export type ImportKind = Described & {
  columns: Columns;
  /** of a document's lines: in a table beside those of the document, in JSON Lines objects of `lignes` */
  lineColumns: Columns | null;
  /** entries that go through the door at once */
  batch: number;
  write: (
    db: DatabaseTransaction,
    entries: readonly StagedEntry[],
    means: ImportMeans,
  ) => Promise<ImportReport>;
  /** For a door that reads all lines itself, in one go. */
  stream:
    | ((
        db: DatabaseTransaction,
        entries: AsyncIterable<StagedEntry>,
        onProgress: (done: number) => void,
        means: ImportMeans,
      ) => Promise<ImportReport>)
    | null;
  /** What a file leaves out stays as this says it is; null: it counts as empty. */
  standing: Standing | null;
  /** Takes back what no line of a full file names. The keys stand in `import_line`. */
  withdraw: ((db: DatabaseTransaction, means: ImportMeans) => Promise<Withdrawn>) | null;
  /** Writes back what a file found; null: of such files nothing is kept. */
  takeBack: TakeBack | null;
};

const USUAL_BATCH = 1_000;

type Options = Partial<Pick<ImportKind, 'batch' | 'withdraw' | 'standing' | 'takeBack'>>;

/** One line, one entry. */
export function lineImport<Of extends Columns, Row>({
  rowOf,
  write,
  batch = USUAL_BATCH,
  withdraw = null,
  standing = null,
  takeBack = null,
  ...described
}: Described &
  Options & {
    columns: Of;
    rowOf: (cells: Cells<Of>) => Row;
    write: (db: DatabaseTransaction, rows: readonly Row[], means: ImportMeans) => Promise<ImportReport>;
  }): ImportKind {
  return {
    ...described,
    lineColumns: null,
    batch,
    withdraw,
    standing,
    takeBack,
    stream: null,
    write: (db, entries, means) =>
      write(
        db,
        entries.map(({ head }) => rowOf(asRead<Of>(head))),
        means,
      ),
  };
}

/** Several lines with the same key are one document. */
export function documentImport<Of extends Columns, LinesOf extends Columns, Row>({
  rowOf,
  write,
  batch = USUAL_BATCH,
  withdraw = null,
  ...described
}: Described &
  Omit<Options, 'standing' | 'takeBack'> & {
    columns: Of;
    lineColumns: LinesOf;
    rowOf: (cells: Cells<Of>, lines: readonly Cells<LinesOf>[]) => Row;
    write: (db: DatabaseTransaction, rows: readonly Row[], means: ImportMeans) => Promise<ImportReport>;
  }): ImportKind {
  return {
    ...described,
    batch,
    withdraw,
    standing: null,
    takeBack: null,
    stream: null,
    write: (db, entries, means) =>
      write(
        db,
        entries.map(({ head, lines }) =>
          rowOf(
            asRead<Of>(head),
            lines.map((line) => asRead<LinesOf>(line)),
          ),
        ),
        means,
      ),
  };
}

/** For doors that judge and write a whole file by themselves. */
export function streamImport<Of extends Columns, Row>({
  rowOf,
  importRows,
  ...described
}: Described & {
  columns: Of;
  rowOf: (cells: Cells<Of>) => Row;
  importRows: (
    db: DatabaseTransaction,
    rows: ImportRows<Row>,
    onProgress: (done: number) => void,
    means: ImportMeans,
  ) => Promise<ImportReport>;
}): ImportKind {
  return {
    ...described,
    lineColumns: null,
    batch: USUAL_BATCH,
    withdraw: null,
    standing: null,
    takeBack: null,
    write: () => Promise.reject(new Error(`${described.name} goes through its door in one go`)),
    stream: (db, entries, onProgress, means) =>
      importRows(
        db,
        {
          async *[Symbol.asyncIterator]() {
            for await (const { head } of entries) yield rowOf(asRead<Of>(head));
          },
        },
        onProgress,
        means,
      ),
  };
}

/** Staged by the same columns that it is now read with. */
function asRead<Of extends Columns>(cells: unknown): Cells<Of> {
  return cells as Cells<Of>;
}
