import { DAY_MS } from '@nuancier/domain/durations.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { WORDS } from './personal-columns.ts';

export type Values = Readonly<Record<string, unknown>>;
/** The type of each `table.column`. */
export type ColumnTypes = ReadonlyMap<string, string>;

/** A VAT number, and the name of who received the goods. */
const WORDS_ALL_THE_SAME: ReadonlySet<string> = new Set(['vat_id', 'received_by']);

/** Says whose a row is, or where it belongs, and holds no word of the person. */
export const isReference = (column: string) =>
  !WORDS_ALL_THE_SAME.has(column) && /(^|_)(id|by)$/.test(column);

export async function columnTypes(db: Database): Promise<ColumnTypes> {
  const found = await sql<{ name: string; type: string }>`
    select table_name || '.' || column_name as name, udt_name as type
    from information_schema.columns where table_schema = 'public'`.execute(db);
  return new Map(found.rows.map(({ name, type }) => [name, type]));
}

/** A mark for every column of the table that a door answers for, and for `also`; `nth` tells rows apart. */
export function marksOf(types: ColumnTypes, table: string, nth: number, also: readonly string[]): Values {
  const answered = Object.entries(WORDS)
    .filter(([name, { told, gone }]) => name.startsWith(`${table}.`) && ('door' in told || 'door' in gone))
    .map(([name]) => name.slice(table.length + 1));
  const columns = [...new Set([...answered, ...also])].filter((column) => !isReference(column));
  return Object.fromEntries(
    columns.map((column, at) => {
      const name = `${table}.${column}`;
      return [column, mark(types.get(name), `<${name}#${nth}>`, nth * 50 + at)];
    }),
  );
}

function mark(type: string | undefined, text: string, nth: number): unknown {
  const moment = new Date(Date.UTC(1931, 0, 1) + nth * DAY_MS);
  switch (type) {
    case 'text':
    case 'citext':
      return text;
    case '_text':
      return [text];
    case 'jsonb':
      return { marque: text };
    case 'bytea':
      return Buffer.from(text);
    case 'date':
      return moment.toISOString().slice(0, 10);
    case 'timestamptz':
      return moment;
    case 'int2':
    case 'float8':
      return 30_000 + nth;
    case 'bool':
      return true;
    case undefined:
    default:
      throw new Error(`No mark is known for ${text} of type ${type}`);
  }
}

/** The mark as the export would show it; a value that is not unique counts under the column's name only. */
export function asTold(column: string, value: unknown, isMark: boolean): string {
  if (!isMark || typeof value === 'boolean') return `"${column}":${JSON.stringify(value)}`;
  if (value instanceof Date) return value.toISOString();
  return JSON.stringify(value).replaceAll(/^[[{]|[\]}]$/g, '');
}
