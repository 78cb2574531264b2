import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_DAY } from '../testing/build-template.ts';
import type { ClonedDatabase } from '../testing/clone-database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { eraseCustomer } from './erase-customer.ts';
import { personalData } from './personal-data.ts';
import { markRows } from './testing/marked-rows.ts';
import type { MarkedRow } from './testing/marked-rows.ts';
import { asTold, isReference } from './testing/marks.ts';
import type { Values } from './testing/marks.ts';
import { WORDS } from './testing/personal-columns.ts';

let database: ClonedDatabase;
let marked: MarkedRow[];
let file: string;
let isErased: boolean;
/** What is left of each marked row, in the same order. */
let left: (Values | undefined)[];
beforeAll(async () => {
  database = await testDatabase('demo');
  const { db } = database;
  const [id, colleague] = await Promise.all([idOf('gwen.lebihan'), idOf('ali.benali')]);
  marked = await markRows(db, id, colleague);
  file = JSON.stringify(await personalData(db, id));
  isErased = await db.transaction().execute((part) => eraseCustomer(part, id, DEMO_DAY));
  const keys = await primaryKeys();
  left = await Promise.all(marked.map(({ table, row }) => rowAgain(table, row, keys.get(table) ?? [])));
});
afterAll(() => database.close());

it('M03 the export tells every column that a door is to tell', () => {
  expect(columnsWithDoor('told').filter((name) => !isTold(name))).toEqual([]);
});

it('M04 the erasure leaves no column as it was that a door is to forget', () => {
  expect(isErased).toBe(true);
  expect(columnsWithDoor('gone').filter((name) => !isGone(name))).toEqual([]);
});

it('tells and forgets nothing that a colleague wrote', () => {
  const foreign = marked.flatMap((row, at) =>
    (row.others ?? []).map((column) => ({ column, row, after: left[at] })),
  );
  expect(foreign).not.toEqual([]);
  for (const { column, row, after } of foreign) {
    expect(file).not.toContain(asTold(column, row.marks[column], true));
    expect(after?.[column]).toEqual(row.row[column]);
  }
});

function columnsWithDoor(what: 'told' | 'gone'): string[] {
  return Object.keys(WORDS).filter((name) => 'door' in (WORDS[name]?.[what] ?? {}));
}

/** A column that says whose a row is counts as told when the row is. */
function isTold(name: string): boolean {
  const [table = '', column = ''] = name.split('.');
  const rows = marked.filter((row) => row.table === table && row.witness !== undefined);
  const meant = isReference(column) ? rows.filter(({ key }) => key === column) : rows.filter(isOwn(column));
  return (
    meant.length > 0 &&
    meant.every(({ key, witness = '', row, marks }) => {
      const shown = isReference(column) || key === column ? witness : column;
      const isMark = shown in marks;
      return file.includes(asTold(shown, isMark ? marks[shown] : row[shown], isMark));
    })
  );
}

function isOwn(column: string): (row: Pick<MarkedRow, 'others'>) => boolean {
  return ({ others = [] }) => !others.includes(column);
}

function isGone(name: string): boolean {
  const [table = '', column = ''] = name.split('.');
  const rows = marked.flatMap((row, at) => (row.table === table ? [{ ...row, after: left[at] }] : []));
  const keyed = rows.filter(({ key }) => key === column);
  const meant = isReference(column) && keyed.length > 0 ? keyed : rows.filter(isOwn(column));
  return (
    meant.length > 0 &&
    meant.every(({ row, after }) => {
      if (after === undefined) return true;
      const text = JSON.stringify(after[column]);
      return text !== JSON.stringify(row[column]) && !text.includes(`<${name}#`);
    })
  );
}

async function idOf(name: string): Promise<number> {
  const found = await database.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', `${name}@demo.valbrune.example`)
    .executeTakeFirstOrThrow();
  return found.id;
}

async function primaryKeys(): Promise<ReadonlyMap<string, string[]>> {
  const found = await sql<{ name: string; columns: string[] }>`
    select conrelid::regclass::text as name, array_agg(attname::text) as columns
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'p' group by 1`.execute(database.db);
  return new Map(found.rows.map(({ name, columns }) => [name, columns]));
}

async function rowAgain(table: string, row: Values, keys: readonly string[]): Promise<Values | undefined> {
  const same = keys.map((column) => sql`${sql.ref(column)} = ${row[column]}`);
  const found = await sql<Values>`
    select * from ${sql.table(table)} where ${sql.join(same, sql` and `)}`.execute(database.db);
  return found.rows[0];
}
