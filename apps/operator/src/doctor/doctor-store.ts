// What the doctor reads of the database; it writes nothing.
import { sql } from 'kysely';
import {
  IN_RANGE,
  WITHOUT_CATEGORY,
  WITHOUT_PICTURE,
  WITHOUT_PRICE,
  WITHOUT_STOCK,
} from '@nuancier/api/catalogue/shelf/lacks.ts';
import type { Database } from '@nuancier/api/database/tables.ts';

export async function selectServer(db: Database): Promise<{ version: string; number: number; at: Date }> {
  const found = await sql<{ version: string; number: number; at: Date }>`
    select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
      clock_timestamp() as at`.execute(db);
  const [server] = found.rows;
  if (server === undefined) throw new Error('A server without a version');
  return server;
}

export type Rights = {
  role: string;
  database: string;
  mayCreate: boolean;
  mayStage: boolean;
  /** tables that it cannot read and write */
  closed: string[];
  /** tables that it cannot change the shape of */
  foreign: string[];
};

export async function selectRights(db: Database): Promise<Rights> {
  const found = await sql<Rights>`
    select current_user as role, current_database() as database,
      coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) as "mayCreate",
      has_database_privilege(current_database(), 'TEMPORARY') as "mayStage",
      array(select tablename::text from pg_tables where schemaname = current_schema()
        and not (has_table_privilege(quote_ident(schemaname) || '.' || quote_ident(tablename), 'SELECT')
          and has_table_privilege(quote_ident(schemaname) || '.' || quote_ident(tablename), 'INSERT')
          and has_table_privilege(quote_ident(schemaname) || '.' || quote_ident(tablename), 'UPDATE')
          and has_table_privilege(quote_ident(schemaname) || '.' || quote_ident(tablename), 'DELETE'))
        order by 1) as closed,
      array(select tablename::text from pg_tables where schemaname = current_schema()
        and not pg_has_role(tableowner, 'USAGE') order by 1) as foreign`.execute(db);
  const [rights] = found.rows;
  if (rights === undefined) throw new Error('A role without rights');
  return rights;
}

export type Archive = { mode: string; lastArchived: Date | null; lastFailed: Date | null };

export async function selectArchive(db: Database): Promise<Archive> {
  const found = await sql<Archive>`
    select current_setting('archive_mode') as mode, last_archived_time as "lastArchived",
      last_failed_time as "lastFailed" from pg_stat_archiver`.execute(db);
  return found.rows[0] ?? { mode: 'off', lastArchived: null, lastFailed: null };
}

/** Where those come from who left a trace lately. */
export async function selectAddresses(
  db: Database,
  since: Date,
): Promise<{ visits: number; addresses: string[] }> {
  const found = await sql<{ visits: number; addresses: string[] | null }>`
    select count(*)::int as visits, array_agg(distinct client_address) as addresses from (
      select client_address from audit_entry
      where at >= ${since} and client_address ~ '^[0-9a-fA-F.:]+$' order by at desc limit 500) seen`.execute(
    db,
  );
  const [seen] = found.rows;
  return { visits: seen?.visits ?? 0, addresses: seen?.addresses ?? [] };
}

export async function countMails(
  db: Database,
  waitingSince: Date,
): Promise<{ givenUp: number; waiting: number }> {
  const found = await sql<{ givenUp: number; waiting: number }>`
    select count(*) filter (where failed_at is not null)::int as "givenUp",
      count(*) filter (where sent_at is null and failed_at is null and created_at < ${waitingSince})::int as waiting
    from outbox`.execute(db);
  return found.rows[0] ?? { givenUp: 0, waiting: 0 };
}

/** How many, and the first few by name. */
export type Some = { count: number; first: string[] };

export async function emptyCategories(db: Database): Promise<Some> {
  return some(
    db,
    sql`
    select category.name as name from category
    where category.parent_id is not null and category.include_in_menu and category.category_type = 0
      and coalesce(category.custom_url, '') = ''
      and not exists (
        select from category below
        join product_category on product_category.category_id = below.id
        join product on product.id = product_category.product_id and product.is_active
        where below.id = category.id or starts_with(below.url_path, category.url_path || '/'))
    order by category.url_path`,
  );
}

/** Of those that are in the range of a product on the shelves. */
const SOLD = sql`article join product on product.id = article.product_id and product.is_active
  where ${IN_RANGE}`;

export function articlesWithoutPrice(db: Database): Promise<Some> {
  return some(
    db,
    sql`select article.sku as name from ${SOLD}
      and ${WITHOUT_PRICE}
      order by article.sku`,
  );
}

export function articlesWithoutStock(db: Database): Promise<Some> {
  return some(
    db,
    sql`select article.sku as name from ${SOLD}
      and ${WITHOUT_STOCK} order by article.sku`,
  );
}

/** Of a photograph: neither of its own nor of its product. null: this database keeps none. */
export async function articlesWithoutPicture(db: Database): Promise<Some | null> {
  const known = await sql<{
    known: boolean;
  }>`select to_regclass('product_picture') is not null as known`.execute(db);
  if (known.rows[0]?.known !== true) return null;
  return some(
    db,
    sql`select article.sku as name from ${SOLD}
      and ${WITHOUT_PICTURE}
      order by article.sku`,
  );
}

export function productsWithoutCategory(db: Database): Promise<Some> {
  return some(
    db,
    sql`select product.sku as name from product where product.is_active
      and ${WITHOUT_CATEGORY} order by product.sku`,
  );
}

export function storesWithoutMail(db: Database): Promise<Some> {
  return some(db, sql`select code as name from shop where coalesce(email, '') = '' order by code`);
}

/** Sites whose root is not in the catalogue. */
export function sitesWithoutRoot(db: Database): Promise<Some> {
  return some(
    db,
    sql`select site.code as name from site
      where not exists (select from category where category.parent_id = site.root_category_id)
        and exists (select from category where category.parent_id is not null) order by site.code`,
  );
}

async function some(db: Database, names: ReturnType<typeof sql>): Promise<Some> {
  const found = await sql<Some>`
    with named as (${names})
    select (select count(*)::int from named) as count, array(select name from named limit 5) as first`.execute(
    db,
  );
  return found.rows[0] ?? { count: 0, first: [] };
}
