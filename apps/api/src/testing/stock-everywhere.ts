import type { Kysely, Updateable } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** An article that can be resupplied, from the store's own supplier, and delivered. */
export const SOLD_EVERYWHERE = {
  statut_article_mag: 'P',
  appro_directe_fournisseur: false,
  livraison_pro: true,
} as const;

/**
 * The stock of every article in every store, for tests. Rows that hold these values are left alone: writing all fifty
 * thousand before each test took a third of the database's time.
 */
export async function stockEverywhere(
  db: Kysely<Tables>,
  values: Partial<
    Pick<
      Updateable<Tables['stock']>,
      'available' | 'statut_article_mag' | 'resupply_time' | 'livraison_pro' | 'appro_directe_fournisseur'
    >
  >,
): Promise<void> {
  const columns = Object.entries(values) as [keyof typeof values, never][];
  await db
    .updateTable('stock')
    .set(values)
    .where((row) => row.or(columns.map(([column, value]) => row(column, 'is distinct from', value))))
    .execute();
}
