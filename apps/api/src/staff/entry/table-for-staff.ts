import type { FastifyPluginAsync } from 'fastify';
import type { StaffTable } from '../../request/staff-table.ts';
import { CSV_MARK, csvRow } from '../../text/csv-row.ts';
import { listForStaff } from './list-for-staff.ts';
import type { StaffListParts } from './list-for-staff.ts';

/** A list as a file, by its own right. */
export function tableForStaff(parts: StaffListParts, table: StaffTable): FastifyPluginAsync {
  const { file, right, columns } = table;
  return listForStaff(parts, { file, right }, ({ query }, asker) =>
    lines(columns, table.rows({ ...asker, db: parts.db, now: parts.now(), said: saidIn(query) })),
  );
}

async function* lines(
  columns: StaffTable['columns'],
  rows: ReturnType<StaffTable['rows']>,
): AsyncGenerator<string> {
  yield `${CSV_MARK}${csvRow(columns)}`;
  for await (const row of rows) yield csvRow(row);
}

function saidIn(query: unknown): (name: string) => string | null {
  const given: Readonly<Record<string, unknown>> =
    typeof query === 'object' && query !== null ? { ...query } : {};
  return (name) => {
    const value = given[name];
    return typeof value === 'string' && value !== '' ? value.slice(0, 200) : null;
  };
}
