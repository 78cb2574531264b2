// What people wrote about their tints, and those they added by hand.
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

/** A company, or a person where there is none. */
export type TintOwner = { companyId: number | null; customerId: number };

export type KeptTint = {
  id: number;
  customerId: number | null;
  byHand: boolean;
  code: string | null;
  hex: string;
  name: string | null;
  label: string | null;
  /** '' where there is none */
  site: string;
  room: string | null;
  note: string | null;
  articleSku: string | null;
  /** of that article, on sale or not */
  parentSku: string | null;
  productName: string | null;
  conditioning: string | null;
  writtenAt: Date;
  writtenBy: string | null;
};

/** The company's first, then what the person wrote before it belonged to it. */
export async function selectKeptTints(
  db: Database,
  { companyId, customerId }: TintOwner,
): Promise<KeptTint[]> {
  const found = await sql<KeptTint>`
    select kept_tint.id, customer_id as "customerId", by_hand as "byHand", tint_code as code, tint_hex as hex,
      tint_name as name, tint_label as label, site, room, note, article_sku as "articleSku", written_at as "writtenAt",
      product.sku as "parentSku", product.name as "productName", nullif(article.conditioning, '') as conditioning,
      trim(firstname || ' ' || lastname) as "writtenBy"
    from kept_tint left join customer on customer.id = customer_id
      left join article on article.sku = article_sku left join product on product.id = article.product_id
    where owner_key in (${`c${companyId ?? ''}`}, ${`p${customerId}`})
    order by kept_tint.company_id nulls last, written_at desc, kept_tint.id desc`.execute(db);
  return found.rows;
}

export type TintNote = {
  code: string | null;
  hex: string;
  label: string | null;
  site: string;
  room: string | null;
  note: string | null;
};

/** Of a tint on a site there is one; what it says last is what stands. */
export async function upsertTintNote(
  db: Database,
  { companyId, customerId }: TintOwner,
  { code, hex, label, site, room, note }: TintNote,
  now: Date,
): Promise<void> {
  await sql`
    insert into kept_tint (company_id, customer_id, by_hand, tint_code, tint_hex, tint_label, site, room, note, written_at)
    values (${companyId}, ${customerId}, false, ${code}, ${hex}, ${label}, ${site}, ${room}, ${note}, ${now})
    on conflict (owner_key, tint_key, site) where not by_hand
    do update set customer_id = excluded.customer_id, room = excluded.room, note = excluded.note,
      written_at = excluded.written_at`.execute(db);
}

export type TintByHand = TintNote & { name: string | null; articleSku: string | null };

/** What this person added before: the same tint for the same site, room and article. */
async function isAddedBefore(
  db: Database,
  owner: string,
  customerId: number,
  { code, hex, site, room, articleSku }: TintByHand,
): Promise<boolean> {
  const found = await sql`
    select from kept_tint where owner_key = ${owner} and customer_id = ${customerId} and by_hand
      and tint_key = ${code ?? hex} and site = ${site} and room is not distinct from ${room}
      and article_sku is not distinct from ${articleSku} limit 1`.execute(db);
  return found.rows.length > 0;
}

export type AddedByHand = { kind: 'added'; id: number } | { kind: 'added-before' } | { kind: 'full' };

/** `full`: the owner has as many as there may be. */
export async function insertTintByHand(
  db: Database,
  { companyId, customerId }: TintOwner,
  tint: TintByHand,
  { now, most }: { now: Date; most: number },
): Promise<AddedByHand> {
  const { code, hex, name, label, site, room, note, articleSku } = tint;
  const owner = companyId === null ? `p${customerId}` : `c${companyId}`;
  // Of two at once at the limit one waits for the other.
  await sql`select pg_advisory_xact_lock(hashtext(${`kept_tint ${owner}`}))`.execute(db);
  if (await isAddedBefore(db, owner, customerId, tint)) return { kind: 'added-before' };
  const written = await sql<{ id: number }>`
    insert into kept_tint (company_id, customer_id, by_hand, tint_code, tint_hex, tint_name, tint_label, site, room, note,
      article_sku, written_at)
    select ${companyId}, ${customerId}, true, ${code}, ${hex}, ${name}, ${label}, ${site}, ${room}, ${note},
      ${articleSku}, ${now}
    where (select count(*) from kept_tint where owner_key = ${owner} and by_hand) < ${most}
    returning id`.execute(db);
  const [row] = written.rows;
  return row ? { kind: 'added', id: row.id } : { kind: 'full' };
}

/** `mine`: only what this person added. */
export type TintReach = TintOwner & { mine: boolean };

export async function updateTintByHand(
  db: Database,
  reach: TintReach,
  id: number,
  { room, note }: Pick<TintNote, 'room' | 'note'>,
): Promise<boolean> {
  const written = await sql`
    update kept_tint set room = ${room}, note = ${note} where ${reached(reach, id)} returning id`.execute(db);
  return written.rows.length > 0;
}

export async function deleteTintByHand(db: Database, reach: TintReach, id: number): Promise<boolean> {
  const gone = await sql`delete from kept_tint where ${reached(reach, id)} returning id`.execute(db);
  return gone.rows.length > 0;
}

function reached({ companyId, customerId, mine }: TintReach, id: number) {
  const owners = sql`owner_key in (${`c${companyId ?? ''}`}, ${`p${customerId}`})`;
  const own = mine ? sql` and customer_id = ${customerId}` : sql``;
  return sql`id = ${id} and by_hand and ${owners}${own}`;
}

export type OwnedTintRow = {
  company_id: number | null;
  customer_id: number | null;
  code: string | null;
  hex: string;
  name: string | null;
  label: string | null;
  site: string;
  room: string | null;
  note: string | null;
  by_hand: boolean;
};

/** How many were new: of the same tint on the same site the first stays. */
export async function importKeptTintRows(
  db: Database,
  rows: readonly OwnedTintRow[],
  now: Date,
): Promise<number> {
  const written = await sql`
    insert into kept_tint (company_id, customer_id, by_hand, tint_code, tint_hex, tint_name, tint_label, site, room, note,
      written_at)
    select company_id, customer_id, by_hand, code, hex, name, label, site, room, note, ${now}
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (company_id integer, customer_id integer,
      by_hand boolean, code text, hex text, name text, label text, site text, room text, note text)
    where not exists (
      select from kept_tint there
      where there.by_hand = given.by_hand and there.site = given.site and there.tint_key = coalesce(given.code, given.hex)
        and there.company_id is not distinct from given.company_id
        and (given.company_id is not null or there.customer_id = given.customer_id))
    returning id`.execute(db);
  return written.rows.length;
}
