import { sql } from 'kysely';

/** A restored shop sends nothing until somebody says that it is the one that lives (decisions/0119). */
export const NOT_HELD = sql<boolean>`not exists (select from shop_hold)`;
