// The charts' tints and what tinting costs, as one process holds them beside the products.
import { baseNeeded } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import type { TintBase } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import { cents } from '@nuancier/domain/money.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import type { Database } from '../../database/tables.ts';
import { selectColours, selectTintSupplements } from '../articles/colour-store.ts';

export type ChartTint = {
  code: string;
  name: string;
  hex: string;
  tintClass: string;
  base: TintBase;
  /** no machine mixes these */
  special: string | null;
};

export type Tints = {
  /** the house's own chart first */
  colours: readonly ChartTint[];
  /** by class, before tax; empty for viewers who may not see prices */
  perLitre: ReadonlyMap<string, Cents>;
};

export async function readTints(db: Database): Promise<Tints> {
  const rows = await selectColours(db, null);
  const supplements = await selectTintSupplements(db);
  return {
    colours: rows.map(({ code, name, hex, tint_class: tintClass, base, special }) => ({
      code,
      name,
      hex,
      tintClass,
      base: baseNeeded({ hex, base }),
      special,
    })),
    perLitre: new Map(supplements.map((row) => [row.tint_class, cents(row.per_litre_ht_cents)])),
  };
}
