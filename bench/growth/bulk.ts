// Rows by the million: indexes away, rows in, the same indexes again.
import { sql } from 'kysely';
import type { Database } from '@nuancier/api/database/tables.ts';

/** Triggers and references rest: what is written here is right by how it is made. */
export async function inBulk<Result>(db: Database, work: () => Promise<Result>): Promise<Result> {
  await sql`set session_replication_role = replica`.execute(db);
  try {
    return await work();
  } finally {
    await sql`reset session_replication_role`.execute(db);
  }
}

/** Those of primary keys and unique constraints stay: references lean on them, and rows come in their order. */
export async function withoutIndexes(
  db: Database,
  table: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select class.relname as name, pg_get_indexdef(class.oid) as definition
    from pg_index join pg_class class on class.oid = indexrelid
    where indrelid = ${table}::regclass
      and not exists (select from pg_constraint where conindid = class.oid)`.execute(db);
  await told(`${table}, lignes`, async () => {
    for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db);
    await work();
  });
  for (const { name, definition } of rows)
    await told(`${table}, index ${name}`, () => sql.raw(definition).execute(db));
  await told(`${table}, relevé`, () => sql`vacuum (freeze, analyze) ${sql.table(table)}`.execute(db));
}

async function told(what: string, work: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await work();
  console.log(`${what} : ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
