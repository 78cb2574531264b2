// What a place in the team may be bound to.
import { sql } from 'kysely';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import type { Database } from '../../database/tables.ts';

export async function selectStoreChoices(
  db: Database,
  reach: Reach,
): Promise<{ code: string; name: string }[]> {
  const codes = reach.kind === 'stores' ? reach.codes : null;
  if (reach.kind === 'portfolio') return [];
  const found = await sql<{ code: string; name: string }>`
    select code, title_label as name from shop
    where ${codes}::text[] is null or code = any(${codes}::text[])
    order by title_label, code`.execute(db);
  return found.rows;
}

/** The customer accounts of sales representatives. */
export async function selectRepresentatives(db: Database): Promise<{ email: string; name: string }[]> {
  const found = await sql<{ email: string; name: string }>`
    select email::text as email, concat_ws(' ', firstname, lastname) as name from customer
    where role = 'Commercial' and is_active
    order by lower(lastname), lower(firstname), id`.execute(db);
  return found.rows;
}
