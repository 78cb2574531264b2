import { tintCoded } from '@nuancier/domain/catalogue/colour/tints/tint-coded.ts';
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
      'special',
    ])
    // The house's own chart before the standard one.
    .orderBy('chart', 'desc')
    .orderBy('position');
  return (chart === null ? colours : colours.where('chart', '=', chart)).execute();
}

/** By what was asked: all charts are read only where a code is not written as the charts write it. */
export async function coloursCoded(db: Database, codes: readonly string[]) {
  const asked = [...new Set(codes)];
  const exact = asked.length === 0 ? [] : await selectColoursByCode(db, asked);
  const written = new Map(exact.map((row) => [row.code, row]));
  const others = asked.every((code) => written.has(code)) ? [] : await selectColours(db, null);
  return new Map(
    asked.flatMap((code) => {
      const row = written.get(code) ?? tintCoded(others, code);
      return row ? [[code, row] as const] : [];
    }),
  );
}

function selectColoursByCode(db: Database, codes: readonly string[]) {
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
