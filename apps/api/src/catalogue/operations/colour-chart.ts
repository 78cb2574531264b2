import type { ColourChart, QueryColourChartArgs, TintSupplement } from '@nuancier/contract/api-types.ts';
import { tintCoded } from '@nuancier/domain/catalogue/colour/tints/tint-coded.ts';
import { cents } from '@nuancier/domain/money.ts';
import { includingTax, taxRate } from '@nuancier/domain/tax.ts';
import type { Database } from '../../database/tables.ts';
import { selectColours, selectTintSupplements } from '../articles/colour-store.ts';
import { sheetColour } from '../articles/colour-sheet.ts';
import { moneyView } from '../views/price-view.ts';

/** An unknown chart is an empty one; a code is read however it is written. */
export async function colourChart(
  db: Database,
  { chart, code }: Partial<QueryColourChartArgs>,
  { showsPrices, facadeLimit }: { showsPrices: boolean; facadeLimit: number },
): Promise<ColourChart> {
  const [rows, supplements] = await Promise.all([
    selectColours(db, chart ?? null),
    selectTintSupplements(db),
  ]);
  const wanted = code === null || code === undefined ? rows : [tintCoded(rows, code) ?? []].flat();
  const colours = wanted.map((row) => sheetColour(row, facadeLimit));
  return {
    families: [...new Set(colours.map((colour) => colour.family))],
    colours,
    facade_limit: facadeLimit,
    tint_supplements: supplements.map((tariff) => supplementView(tariff, showsPrices)),
  };
}

type Tariff = Awaited<ReturnType<typeof selectTintSupplements>>[number];

function supplementView({ tint_class, per_litre_ht_cents }: Tariff, showsPrices: boolean): TintSupplement {
  if (!showsPrices) return { tint_class, amount_ht: moneyView(null), amount_ttc: moneyView(null) };
  const untaxed = cents(per_litre_ht_cents);
  return {
    tint_class,
    amount_ht: moneyView(untaxed),
    amount_ttc: moneyView(includingTax(untaxed, taxRate('standard'))),
  };
}
