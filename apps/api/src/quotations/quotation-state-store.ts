// What a quotation's state is read from, of the table `quotation`.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

export const REPLACED = sql`exists (
  select from quotation next where next.replaces_id = quotation.id and not next.is_draft)`;

export function statusOn(day: string): RawBuilder<unknown> {
  return sql`case when quotation.status in ('EN_COURS', 'A_VALIDER') and not quotation.is_draft
    and quotation.valid_until < ${day}::date then 'EXPIRE' else quotation.status end`;
}
