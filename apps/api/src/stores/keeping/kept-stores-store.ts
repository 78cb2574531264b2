// The stores as their own people keep them, within their reach.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';

export type StoreChange = {
  schedules?: Readonly<Record<string, string>>;
  special_hours?: string;
  primary_phone?: string | null;
  fax?: string | null;
  email?: string | null;
  services?: Readonly<Record<string, boolean>>;
  delivery_km?: number | null;
};

function within(reach: Reach): RawBuilder<boolean> {
  if (reach.kind === 'all') return sql`true`;
  if (reach.kind === 'portfolio') return sql`false`;
  return sql`shop.code = any(${[...reach.codes]}::text[])`;
}

// Letters without their accents, as the words are.
const PLAIN = sql`regexp_replace(normalize(lower(concat_ws(' ', shop.code, shop.title_label, shop.location_name,
  shop.locality, shop.postal_code)), NFD), '[\u0300-\u036f]', '', 'g')`;

export type StoresAsked = { words: readonly string[]; after: string | null; limit: number };

/** Codes, by name. */
export async function selectKeptCodes(
  db: Database,
  reach: Reach,
  { words, after, limit }: StoresAsked,
): Promise<string[]> {
  const found = await sql<{ code: string }>`
    select code from shop
    where ${within(reach)}
      and not exists (select from unnest(${[...words]}::text[]) word where strpos(${PLAIN}, word) = 0)
      and (${after}::text is null or (title_label, code) > (
        select title_label, code from shop where code = ${after}))
    order by title_label, code limit ${limit}`.execute(db);
  return found.rows.map(({ code }) => code);
}

export async function isKept(db: Database, reach: Reach, code: string): Promise<boolean> {
  const found = await sql`select from shop where code = ${code} and ${within(reach)}`.execute(db);
  return found.rows.length > 0;
}

/** Until the transaction ends; false out of reach, as for one that does not exist. */
export async function lockStore(db: DatabaseTransaction, reach: Reach, code: string): Promise<boolean> {
  const held = await sql`select from shop where code = ${code} and ${within(reach)} for update`.execute(db);
  return held.rows.length > 0;
}

/** Services it does not offer, too: files write them down as well. */
export async function selectServices(db: Database, code: string): Promise<Record<string, boolean>> {
  const found = await sql<{ services: Record<string, boolean> }>`
    select services from shop where code = ${code}`.execute(db);
  return found.rows[0]?.services ?? {};
}

/** The table tells every process of it. */
export async function updateStore(db: DatabaseTransaction, code: string, change: StoreChange): Promise<void> {
  const { schedules, services, ...plain } = change;
  await db
    .updateTable('shop')
    .set({
      ...plain,
      ...(schedules === undefined ? {} : { schedules: JSON.stringify(schedules) }),
      ...(services === undefined ? {} : { services: JSON.stringify(services) }),
    })
    .where('code', '=', code)
    .execute();
}
