import type { MovementKind } from '@nuancier/domain/stock/stock-movement.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { countsBeside, heldMoment } from './open-sums-store.ts';

export type ShelfFigures = {
  place: string;
  counted: number;
  /** none before the first count with a moment */
  countedAt: Date | null;
  /** may be sold */
  available: number;
  /** what counts beside the count, oldest first */
  movements: readonly { kind: MovementKind; reference: string; packs: number }[];
};

/** Of an article, in every place that keeps it or in one. */
export async function selectShelfFigures(
  db: Database,
  sku: string,
  place: string | null,
): Promise<ShelfFigures[]> {
  const found = await sql<ShelfFigures>`
    select held.shop_code as place, coalesce(held.counted, held.available - held.open) as counted,
      ${heldMoment} as "countedAt", held.available,
      coalesce((
        select json_agg(json_build_object('kind', movement.kind, 'reference', movement.reference,
          'packs', movement.packs) order by movement.id)
        from stock_movement as movement
        where movement.article_sku = held.article_sku and movement.shop_code = held.shop_code
          and ${countsBeside(heldMoment)}
      ), '[]') as movements
    from stock as held left join stock_place as place on place.shop_code = held.shop_code
    where held.article_sku = ${sku} and (${place}::text is null or held.shop_code = ${place})
    order by held.shop_code collate "C"`.execute(db);
  return found.rows;
}
