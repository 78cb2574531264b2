// A stock file waits in a table of the transaction's own, so that it is judged and written as a whole.
import { PLATFORM } from '@nuancier/domain/stock/platform.ts';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { copyInto } from '../../database/copy-into.ts';
import type { CopyRows } from '../../database/copy-into.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';

export type FileTable = 'incoming_stock' | 'incoming_delta';

const CREATED: Readonly<Record<FileTable, RawBuilder<unknown>>> = {
  incoming_stock: sql`
    create temp table incoming_stock (
      counted_at timestamptz, line integer, counted integer, resupply_time smallint,
      appro_directe_fournisseur boolean, livraison_pro boolean, statut_article_mag char(1), article_sku text,
      shop_code text
    ) on commit drop`,
  incoming_delta: sql`
    create temp table incoming_delta (
      booked_at timestamptz, line integer, packs integer, reference text, article_sku text, shop_code text
    ) on commit drop`,
};

/** In the order of their columns; how many there were. */
export async function fillFile(
  db: DatabaseTransaction,
  table: FileTable,
  columns: readonly string[],
  rows: CopyRows,
): Promise<number> {
  await sql`drop table if exists pg_temp.${sql.ref(table)}`.execute(db);
  await CREATED[table].execute(db);
  const filled = await copyInto(db, { table, columns }, rows);
  await sql`analyze ${sql.ref(table)}`.execute(db);
  return filled;
}

export type LineFault =
  | 'unknown-shop'
  | 'unknown-article'
  | 'repeated'
  | 'repeated-movement'
  | 'contradicts'
  | 'needs-moment'
  | 'never-counted'
  | 'other-movement';

export type FaultyLine = {
  line: number;
  fault: LineFault;
  shop_code: string;
  article_sku: string;
  /** of the whole file */
  total: number;
};

/** The first of the lines that the queries name, in the order of the file, and how many there are. */
export async function firstFaults(
  db: DatabaseTransaction,
  queries: readonly RawBuilder<unknown>[],
  most: number,
): Promise<FaultyLine[]> {
  const found = await sql<FaultyLine>`
    select line, fault, shop_code, article_sku, count(*) over ()::integer as total
    from (${sql.join(queries, sql` union all `)}) as faulty (line, fault, shop_code, article_sku)
    order by line, fault limit ${most}`.execute(db);
  return found.rows;
}

/** Lines of a file that name what is not there. */
export function unknownIn(table: FileTable): RawBuilder<unknown>[] {
  const file = sql.ref(table);
  return [
    sql`select line, 'unknown-shop', shop_code, article_sku from ${file}
      where shop_code <> ${PLATFORM} and not exists (select from shop where shop.code = shop_code)`,
    sql`select line, 'unknown-article', shop_code, article_sku from ${file}
      where not exists (select from article where article.sku = article_sku)`,
  ];
}

/** Lines whose key a line above has named. */
export function repeatedIn(
  table: FileTable,
  key: readonly string[],
  fault: LineFault = 'repeated',
): RawBuilder<unknown> {
  return sql`
    select line, ${fault}::text, shop_code, article_sku from (
      select line, shop_code, article_sku,
        row_number() over (partition by ${sql.join(key.map((name) => sql.ref(name)))} order by line) as nth
      from ${sql.ref(table)}
    ) as counted where nth > 1`;
}

/** Another file waits; sales go on. */
export async function lockFiles(db: DatabaseTransaction): Promise<void> {
  await sql`lock table stock in share update exclusive mode`.execute(db);
}
