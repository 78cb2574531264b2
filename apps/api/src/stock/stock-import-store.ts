// A stock file waits in a table of the transaction's own, so that it is judged and written as a whole.
import { PLATFORM } from '@nuancier/domain/stock/platform.ts';
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
        where shop_code <> ${PLATFORM} and not exists (select from shop where shop.code = shop_code)
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

/**
 * Rows are taken in byte order of their articles, as orders take theirs, so that neither waits for the other in a
 * circle; rows that stay the same are not touched at all.
 */
export async function writeStockFile(db: DatabaseTransaction): Promise<number> {
  // Another file waits; sales go on.
  await sql`lock table stock in share update exclusive mode`.execute(db);
  const updated = await sql`
    with due as (
      select held.article_sku, held.shop_code, given.available, given.resupply_time, given.appro_directe_fournisseur,
        given.livraison_pro, given.statut_article_mag
      from incoming_stock as given join stock as held using (article_sku, shop_code)
      where (held.available, held.resupply_time, held.appro_directe_fournisseur, held.livraison_pro,
          held.statut_article_mag)
        is distinct from (given.available, given.resupply_time, given.appro_directe_fournisseur, given.livraison_pro,
          given.statut_article_mag)
      order by held.article_sku collate "C", held.shop_code collate "C"
      for update of held
    )
    update stock set available = due.available, resupply_time = due.resupply_time,
      appro_directe_fournisseur = due.appro_directe_fournisseur, livraison_pro = due.livraison_pro,
      statut_article_mag = due.statut_article_mag, updated_at = now()
    from due where stock.article_sku = due.article_sku and stock.shop_code = due.shop_code`.execute(db);
  const inserted = await sql`
    insert into stock (available, resupply_time, appro_directe_fournisseur, livraison_pro, statut_article_mag,
      article_sku, shop_code)
    select available, resupply_time, appro_directe_fournisseur, livraison_pro, statut_article_mag, article_sku, shop_code
    from incoming_stock as given
    where not exists (
      select from stock as held where held.article_sku = given.article_sku and held.shop_code = given.shop_code
    )
    order by article_sku collate "C", shop_code collate "C"`.execute(db);
  return Number(updated.numAffectedRows ?? 0n) + Number(inserted.numAffectedRows ?? 0n);
}
