import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import type { StaffTable } from '../../request/staff-table.ts';
import { CSV_MARK, csvRow } from '../../text/csv-row.ts';
import { fileForStaff } from './file-for-staff.ts';
import type { StaffFileParts } from './file-for-staff.ts';

const FILES = '/gestion/fichiers/';

/** A list as a file, by its own right. */
export function tableForStaff(parts: StaffFileParts, table: StaffTable): FastifyPluginAsync {
  const { file, right, columns } = table;
  return fileForStaff(parts, { url: `${FILES}${file}`, right }, async ({ query }, asker, reply) => {
    const rows = table.rows({ ...asker, db: parts.db, now: parts.now(), said: saidIn(query) });
    return reply
      .header('content-disposition', `attachment; filename="${file}"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(lines(columns, rows)));
  });
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
