import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** For what is written without a clock of its own, as files are. */
export const FRENCH_TODAY = sql`(now() at time zone 'Europe/Paris')::date`;

/** Of a product: it is in the shop on this French day. */
export const isOffered = (day: string | RawBuilder<unknown>) => {
  const on = typeof day === 'string' ? sql`${day}::date` : day;
  return sql`(product.is_active
  and coalesce(product.visible_from <= ${on}, true)
  and coalesce(product.visible_until >= ${on}, true))`;
};
