// A stock file waits in a table of the transaction's own, so that it is judged and written as a whole.
import type { StockLine } from '@nuancier/domain/stock/stock-line.ts';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../database/tables.ts';

export type NumberedLine = StockLine & { line: number };

export async function openStockFile(db: DatabaseTransaction): Promise<void> {
  await sql`drop table if exists pg_temp.incoming_stock`.execute(db);
  await sql`
    create temp table incoming_stock (
      line integer, available integer, resupply_time smallint, appro_directe_fournisseur boolean,
      livraison_pro boolean, statut_article_mag char(1), article_sku text, shop_code text
    ) on commit drop`.execute(db);
}

export async function addToStockFile(db: DatabaseTransaction, lines: readonly NumberedLine[]): Promise<void> {
  await sql`
    insert into incoming_stock
    select * from unnest(
      ${lines.map((line) => line.line)}::integer[], ${lines.map((line) => line.available)}::integer[],
      ${lines.map((line) => line.resupply_time)}::smallint[],
      ${lines.map((line) => line.appro_directe_fournisseur)}::boolean[],
      ${lines.map((line) => line.livraison_pro)}::boolean[],
      ${lines.map((line) => line.statut_article_mag)}::char(1)[],
      ${lines.map((line) => line.article_sku)}::text[], ${lines.map((line) => line.shop_code)}::text[]
    )`.execute(db);
}

export type MisplacedLine = {
  line: number;
  fault: 'unknown-shop' | 'unknown-article' | 'repeated';
  shop_code: string;
  article_sku: string;
};

/** The first lines that name what is not there, or what a line above has named. */
export async function misplacedLines(db: DatabaseTransaction, most: number): Promise<MisplacedLine[]> {
  await sql`analyze incoming_stock`.execute(db);
  const found = await sql<MisplacedLine>`
    select line, fault, shop_code, article_sku from (
      select line, 'unknown-shop' as fault, shop_code, article_sku from incoming_stock
        where not exists (select from shop where shop.code = shop_code)
      union all
      select line, 'unknown-article', shop_code, article_sku from incoming_stock
        where not exists (select from article where article.sku = article_sku)
      union all
      select line, 'repeated', shop_code, article_sku from (
        select *, row_number() over (partition by article_sku, shop_code order by line) as nth from incoming_stock
      ) as counted where nth > 1
    ) as misplaced order by line limit ${most}`.execute(db);
  return found.rows;
}

/** In the order in which orders take their rows, so that neither waits for the other in a circle. */
export async function writeStockFile(db: DatabaseTransaction): Promise<number> {
  const result = await sql`
    insert into stock as held (available, resupply_time, appro_directe_fournisseur, livraison_pro, statut_article_mag,
      article_sku, shop_code)
    select available, resupply_time, appro_directe_fournisseur, livraison_pro, statut_article_mag, article_sku, shop_code
    from incoming_stock order by article_sku, shop_code
    on conflict (article_sku, shop_code) do update set
      available = excluded.available, resupply_time = excluded.resupply_time,
      appro_directe_fournisseur = excluded.appro_directe_fournisseur, livraison_pro = excluded.livraison_pro,
      statut_article_mag = excluded.statut_article_mag, updated_at = now()
    where (held.available, held.resupply_time, held.appro_directe_fournisseur, held.livraison_pro,
      held.statut_article_mag)
      is distinct from (excluded.available, excluded.resupply_time, excluded.appro_directe_fournisseur,
      excluded.livraison_pro, excluded.statut_article_mag)`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}
