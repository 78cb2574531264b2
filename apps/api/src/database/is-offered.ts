import { sql } from 'kysely';

/** Of a product: it is in the shop on this French day. */
export const isOffered = (day: string) => sql`(product.is_active
  and coalesce(product.visible_from <= ${day}::date, true)
  and coalesce(product.visible_until >= ${day}::date, true))`;
