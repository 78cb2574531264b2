// Tables without what slows down a load or would answer it: foreign keys, indexes and triggers, which come back once
// the rows are in. It takes no more than the owner's rights, and what comes back is checked against every row.
import { sql } from 'kysely';
import { escapeIdentifier } from 'pg';
import type { DatabaseTransaction } from '../../database/tables.ts';
import type { TableShape } from '../tables/tables-store.ts';

/** How to make it again, in order. */
export type Taken = string[];

export async function bareTables(db: DatabaseTransaction, shapes: readonly TableShape[]): Promise<Taken> {
  const references = await selectReferences(db);
  const indexes = await selectIndexes(db);
  const tables = shapes.map(({ name }) => escapeIdentifier(name));
  await run(db, [
    ...references.map(({ gone }) => gone),
    ...indexes.map(({ gone }) => gone),
    ...tables.map((table) => `alter table ${table} disable trigger user`),
    // What the migrations wrote is in the backup too, as the shop has changed it since.
    `truncate ${tables.join(', ')}`,
  ]);
  return [
    ...indexes.map(({ back }) => back),
    ...references.map(({ back }) => back),
    ...tables.map((table) => `alter table ${table} enable trigger user`),
  ];
}

export async function dressTables(db: DatabaseTransaction, taken: Taken): Promise<void> {
  await run(db, taken);
}

export function copyInto({ name, columns, isPartitioned }: TableShape): string {
  const listed = columns.map(escapeIdentifier).join(', ');
  return `copy ${escapeIdentifier(name)} (${listed}) from stdin${isPartitioned ? '' : ' with (freeze)'}`;
}

export async function setSequences(
  db: DatabaseTransaction,
  sequences: readonly { name: string; last: string }[],
): Promise<void> {
  await sql`
    select setval(quote_ident(name), last::bigint)
    from unnest(${sequences.map(({ name }) => name)}::text[], ${sequences.map(({ last }) => last)}::text[])
      as given (name, last)`.execute(db);
}

type Statement = { gone: string; back: string };

async function selectReferences(db: DatabaseTransaction): Promise<Statement[]> {
  const found = await sql<Statement>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as gone,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
    from pg_constraint
    where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace
    order by conrelid::regclass::text, conname`.execute(db);
  return found.rows;
}

/** Not those that a primary key or a unique constraint stands on: they stay, and watch the load. */
async function selectIndexes(db: DatabaseTransaction): Promise<Statement[]> {
  const found = await sql<Statement>`
    select format('drop index %s', indexrelid::regclass) as gone, pg_get_indexdef(indexrelid) as back
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = current_schema()::regnamespace and not relispartition
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
    order by indexrelid::regclass::text`.execute(db);
  return found.rows;
}

async function run(db: DatabaseTransaction, statements: readonly string[]): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- each needs the one before
  for (const statement of statements) await sql.raw(statement).execute(db);
}
