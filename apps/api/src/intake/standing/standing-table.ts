import type { Database } from '../../database/tables.ts';
import type { Column } from '../../imports/columns/column.ts';
import { cellText } from '../../imports/files/import-file.ts';
import type { ImportKind } from '../../imports/import-kind.ts';
import type { Standing } from '../../imports/standing.ts';
import { CSV_MARK, csvRow } from '../../text/csv-row.ts';
import type { CsvCell } from '../../text/csv-row.ts';

const BATCH = 500;

export type StandingTable = { total: number; rows: () => AsyncGenerator<{ text: string; records: number }> };

/** All the shop holds of a kind, as a file of that kind: brought in again as it is, it changes nothing. */
export async function standingTable(
  db: Database,
  { columns }: Pick<ImportKind, 'columns'>,
  standing: Standing,
): Promise<StandingTable> {
  const keys = await standing.keys(db);
  return {
    total: keys.length,
    async *rows() {
      yield { text: CSV_MARK + csvRow(Object.keys(columns)), records: 0 };
      for (let at = 0; at < keys.length; at += BATCH) {
        // oxlint-disable-next-line no-await-in-loop -- a piece at a time, so that none holds all
        const records = await standing.of(db, keys.slice(at, at + BATCH));
        const cells = Object.entries(columns);
        const text = records
          .map((record) => csvRow(cells.map(([name, column]) => cellOf(column, record[name]))))
          .join('');
        yield { text, records: records.length };
      }
    },
  };
}

function cellOf({ isCents = false }: Column<unknown>, value: unknown): CsvCell {
  if (typeof value !== 'number') return cellText(value);
  return isCents ? value / 100 : value;
}
