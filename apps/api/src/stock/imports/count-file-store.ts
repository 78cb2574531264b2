// A file of counts against what is held. Other files wait meanwhile (`lockFiles`): counts and their moments stand still,
// while sales go on until their very row is due.
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { countsBeside, heldMoment } from '../movements/open-sums-store.ts';

export const COUNT_COLUMNS = [
  'counted_at',
  'line',
  'counted',
  'resupply_time',
  'appro_directe_fournisseur',
  'livraison_pro',
  'statut_article_mag',
  'article_sku',
  'shop_code',
] as const;

const held = sql`(incoming_stock as given join stock as held using (article_sku, shop_code)
  left join stock_place as place using (shop_code))`;

const heldCount = sql`coalesce(held.counted, held.available - held.open)`;

const differs = sql`(${heldCount}, held.resupply_time, held.appro_directe_fournisseur, held.livraison_pro,
    held.statut_article_mag)
  is distinct from (given.counted, given.resupply_time, given.appro_directe_fournisseur, given.livraison_pro,
    given.statut_article_mag)`;

/** The same moment and another content: nobody knows which of the two holds. */
export const contradicting = sql`
  select given.line, 'contradicts', shop_code, article_sku from ${held}
  where given.counted_at = ${heldMoment} and ${differs}`;

/** Without a moment, whether a count contains what the merchant's system has booked since the last one is a guess. */
export const needingMoment = sql`
  select given.line, 'needs-moment', shop_code, article_sku from ${held}
  where given.counted_at is null and exists (
    select from stock_movement as movement
    where movement.article_sku = held.article_sku and movement.shop_code = held.shop_code
      and (movement.booked_at >= ${heldMoment} or movement.booked_at is not null and ${heldMoment} is null))`;

export type FileCounts = {
  /** lines that an older moment keeps from being written */
  older: number;
  /** shelves with packs that orders hold and no count contains, and how many packs */
  reservedShelves: number;
  reservedPacks: number;
};

export async function selectFileCounts(db: DatabaseTransaction): Promise<FileCounts> {
  const found = await sql<FileCounts>`
    select count(*) filter (where given.counted_at < ${heldMoment})::integer as older,
      count(*) filter (where given.counted_at is null and held.open < 0)::integer as "reservedShelves",
      coalesce(-sum(held.open) filter (where given.counted_at is null and held.open < 0), 0)::integer as "reservedPacks"
    from incoming_stock as given left join stock as held using (article_sku, shop_code)
    left join stock_place as place using (shop_code)`.execute(db);
  return found.rows[0] ?? { older: 0, reservedShelves: 0, reservedPacks: 0 };
}

/**
 * Rows are locked in byte order of their articles, as orders take theirs, so that neither waits for the other in a
 * circle; then, by the next statement, what orders did meanwhile is summed. Rows that stay the same are not touched
 * where their whole place is dated at once, or nothing is dated. How many lines said something else than was held.
 */
export async function writeCounts(db: DatabaseTransaction): Promise<number> {
  await sql`
    select count(*) from (
      select from stock_place where shop_code in (select distinct shop_code from incoming_stock)
      order by shop_code collate "C" for update
    ) as locked`.execute(db);
  await markWholePlaces(db);
  await lockDueCounts(db);
  await updateDueCounts(db);
  const changed = await sql<{ count: number }>`
    select count(*) filter (where differs)::integer as count from due_stock`.execute(db);
  const inserted = await insertNewCounts(db);
  await datePlaces(db);
  return (changed.rows[0]?.count ?? 0) + inserted;
}

/** Places of which the file names all that is held, as of one moment that is younger than the held one. */
async function markWholePlaces(db: DatabaseTransaction): Promise<void> {
  await sql`drop table if exists pg_temp.whole_place`.execute(db);
  await sql`
    create temp table whole_place on commit drop as
    select given.shop_code, min(given.counted_at) as counted_at
    from incoming_stock as given left join stock_place as place on place.shop_code = given.shop_code
    where given.shop_code in (
      select held.shop_code from stock as held
      left join incoming_stock as named using (article_sku, shop_code)
      group by held.shop_code having count(*) = count(named.line))
    group by given.shop_code, place.counted_at
    having count(given.counted_at) = count(*) and min(given.counted_at) = max(given.counted_at)
      and (place.counted_at is null or min(given.counted_at) > place.counted_at)`.execute(db);
}

async function lockDueCounts(db: DatabaseTransaction): Promise<void> {
  await sql`drop table if exists pg_temp.due_stock`.execute(db);
  await sql`
    create temp table due_stock (article_sku text, shop_code text, differs boolean) on commit drop`.execute(
    db,
  );
  await sql`
    insert into due_stock
    select article_sku, shop_code, ${differs}
    from ${held} left join whole_place as whole using (shop_code)
    where (given.counted_at is null or ${heldMoment} is null or given.counted_at > ${heldMoment})
      and (${differs} or (given.counted_at is not null and whole.counted_at is null)
        or exists (select from stock_movement as movement
          where movement.article_sku = held.article_sku and movement.shop_code = held.shop_code))
    order by article_sku collate "C", shop_code collate "C"
    for update of held`.execute(db);
  await sql`analyze due_stock`.execute(db);
}

async function updateDueCounts(db: DatabaseTransaction): Promise<void> {
  const moment = sql`coalesce(given.counted_at, ${heldMoment})`;
  await sql`
    with sums as (
      select article_sku, shop_code, coalesce(sum(movement.packs) filter (where ${countsBeside(moment)}), 0)::integer as open
      from due_stock join ${held} using (article_sku, shop_code)
      join stock_movement as movement using (article_sku, shop_code)
      group by article_sku, shop_code
    )
    update stock set counted = given.counted, counted_at = coalesce(given.counted_at, stock.counted_at),
      open = coalesce(sums.open, 0), available = greatest(0, given.counted + coalesce(sums.open, 0)),
      resupply_time = given.resupply_time, appro_directe_fournisseur = given.appro_directe_fournisseur,
      livraison_pro = given.livraison_pro, statut_article_mag = given.statut_article_mag,
      updated_at = case
        when due.differs or stock.available <> greatest(0, given.counted + coalesce(sums.open, 0)) then now()
        else stock.updated_at end
    from due_stock as due join incoming_stock as given using (article_sku, shop_code)
    left join sums using (article_sku, shop_code)
    where stock.article_sku = due.article_sku and stock.shop_code = due.shop_code`.execute(db);
}

/** An article that its place did not keep, and of which orders may yet remember something. */
async function insertNewCounts(db: DatabaseTransaction): Promise<number> {
  const moment = sql`given.counted_at`;
  const inserted = await sql`
    insert into stock (available, counted, open, counted_at, resupply_time, appro_directe_fournisseur, livraison_pro,
      statut_article_mag, article_sku, shop_code)
    select greatest(0, given.counted + coalesce(sums.open, 0)), given.counted, coalesce(sums.open, 0), given.counted_at,
      given.resupply_time, given.appro_directe_fournisseur, given.livraison_pro, given.statut_article_mag,
      article_sku, shop_code
    from incoming_stock as given
    left join (
      select article_sku, shop_code, sum(movement.packs) filter (where ${countsBeside(moment)})::integer as open
      from incoming_stock as given join stock_movement as movement using (article_sku, shop_code)
      group by article_sku, shop_code
    ) as sums using (article_sku, shop_code)
    left join stock_place as place using (shop_code)
    where not exists (
      select from stock as held where held.article_sku = given.article_sku and held.shop_code = given.shop_code
    ) and (given.counted_at is null or place.counted_at is null or given.counted_at >= place.counted_at)
    order by article_sku collate "C", shop_code collate "C"`.execute(db);
  return Number(inserted.numAffectedRows ?? 0n);
}

async function datePlaces(db: DatabaseTransaction): Promise<void> {
  await sql`
    insert into stock_place (shop_code, counted_at)
    select shop_code, counted_at from whole_place order by shop_code collate "C"
    on conflict (shop_code) do update set counted_at = excluded.counted_at`.execute(db);
}
