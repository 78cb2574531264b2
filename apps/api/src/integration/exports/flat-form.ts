// A published form as columns of a table: what stands inside a part is named « buyer.email ». Lists of things have
// tables of their own; lists of words are one cell.
import type * as v from 'valibot';
import type { CsvCell } from '../../text/csv-row.ts';
import type { Schema } from '../routes/route.ts';

export function columnsOf(schema: Schema): string[] {
  return pathsOf(schema).map((path) => path.join('.'));
}

export function cellsOf(schema: Schema, record: object): CsvCell[] {
  return pathsOf(schema).map((path) => cellOf(path.reduce(partOf, record)));
}

const partOf = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null
    ? Object.entries(whole).find(([key]) => key === name)?.[1]
    : null;

function pathsOf(schema: Schema): string[][] {
  const inner = unwrapped(schema);
  if ('entries' in inner)
    return Object.entries(Object(inner.entries)).flatMap(([name, part]) =>
      isSchema(part) ? pathsOf(part).map((path) => [name, ...path]) : [],
    );
  return inner.type === 'array' && 'item' in inner && isSchema(inner.item) && 'entries' in inner.item
    ? []
    : [[]];
}

function unwrapped(schema: Schema): Schema {
  const within = 'wrapped' in schema ? schema.wrapped : null;
  return isSchema(within) ? unwrapped(within) : schema;
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}

function cellOf(value: unknown): CsvCell {
  if (Array.isArray(value)) return value.join(' | ');
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return null;
}
