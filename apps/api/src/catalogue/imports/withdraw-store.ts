// What a full file does not name is withdrawn. The keys of its lines stand in `import_line`.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { KEY_SIGN } from '../../imports/staging/staging-store.ts';

type Counts = { removed: number; of: number };

/** Off the shelves, with its address: a later file may bring it back. */
export function withdrawProducts(db: DatabaseTransaction): Promise<Counts> {
  return counted(
    db,
    sql`select count(*)::integer as of from product where is_active`,
    sql`update product set is_active = false, updated_at = now()
      where is_active and not exists (select from import_line where key = product.sku)`,
  );
}

/** Out of range: sold no more, known still to the orders that hold it. */
export function withdrawArticles(db: DatabaseTransaction): Promise<Counts> {
  return counted(
    db,
    sql`select count(*)::integer as of from article where range_status <> 'O'`,
    sql`update article set range_status = 'O'
      where range_status <> 'O' and not exists (select from import_line where key = article.sku)`,
  );
}

/** Of products that no line names; those that are named keep what their line says. */
export async function withdrawLinks(db: DatabaseTransaction): Promise<Counts> {
  const beside = await withdrawnOf(db, sql`product_link`);
  const replacing = await withdrawnOf(db, sql`product_replacement`);
  return { removed: beside.removed + replacing.removed, of: beside.of + replacing.of };
}

function withdrawnOf(db: DatabaseTransaction, links: RawBuilder<unknown>): Promise<Counts> {
  return counted(
    db,
    sql`select count(*)::integer as of from ${links}`,
    sql`delete from ${links} using product
      where product.id = ${links}.product_id
        and not exists (select from import_line where key = product.sku)`,
  );
}

export function withdrawRewrites(db: DatabaseTransaction): Promise<Counts> {
  return counted(
    db,
    sql`select count(*)::integer as of from url_rewrite`,
    sql`delete from url_rewrite where not exists (select from import_line where key = request_path)`,
  );
}

/** Photographs alone: what no line shows is drawn again. */
export function withdrawPictures(db: DatabaseTransaction): Promise<Counts> {
  return counted(
    db,
    sql`select count(*)::integer as of from product_picture`,
    sql`delete from product_picture as old where not exists (
      select from import_line where key = old.reference || ${KEY_SIGN} || old.position || ${KEY_SIGN})`,
  );
}

async function counted(
  db: DatabaseTransaction,
  before: RawBuilder<unknown>,
  withdrawal: RawBuilder<unknown>,
): Promise<Counts> {
  const found = await sql<{ of: number }>`${before}`.execute(db);
  const done = await withdrawal.execute(db);
  return { removed: Number(done.numAffectedRows ?? 0n), of: found.rows[0]?.of ?? 0 };
}
