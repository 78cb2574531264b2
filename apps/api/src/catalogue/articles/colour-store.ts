import type { Database } from '../../database/tables.ts';

/** In the charts' own order; all charts when none is named. */
export function selectColours(db: Database, chart: string | null) {
  const colours = db
    .selectFrom('colour')
    .select([
      'code',
      'chart',
      'name',
      'family',
      'hex',
      'lrv',
      'lab_l',
      'lab_a',
      'lab_b',
      'tint_class',
      'base',
      'facade_ok',
      'special',
    ])
    // The house's own chart before the standard one.
    .orderBy('chart', 'desc')
    .orderBy('position');
  return (chart === null ? colours : colours.where('chart', '=', chart)).execute();
}

export function selectColoursByCode(db: Database, codes: readonly string[]) {
  return db
    .selectFrom('colour')
    .select(['code', 'name', 'hex', 'tint_class', 'base', 'special'])
    .where('code', 'in', codes)
    .execute();
}

export function selectTintSupplements(db: Database) {
  return db
    .selectFrom('tint_supplement')
    .select(['tint_class', 'per_litre_ht_cents'])
    .orderBy('tint_class')
    .execute();
}
