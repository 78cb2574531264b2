import type { ColourChart, QueryColourChartArgs, TintSupplement } from '@nuancier/contract/api-types.ts';
import { optionCode } from '@nuancier/domain/catalogue/articles/option-code.ts';
import { cents } from '@nuancier/domain/money.ts';
import { includingTax, taxRate } from '@nuancier/domain/tax.ts';
import type { Database } from '../../database/tables.ts';
import { selectColours, selectTintSupplements } from '../articles/colour-store.ts';
import { moneyView } from '../views/price-view.ts';

/** An unknown chart is an empty one. A code is read as an address writes it: `ral-7016` is `RAL 7016`. */
export async function colourChart(
  db: Database,
  { chart, code }: Partial<QueryColourChartArgs>,
  showsPrices: boolean,
): Promise<ColourChart> {
  const [rows, supplements] = await Promise.all([
    selectColours(db, chart ?? null),
    selectTintSupplements(db),
  ]);
  const wanted = code === null || code === undefined ? null : optionCode(code);
  const colours = rows
    .filter((row) => wanted === null || optionCode(row.code) === wanted)
    .map((row) => ({ ...row, lrv: Number(row.lrv) }));
  return {
    families: [...new Set(colours.map((colour) => colour.family))],
    colours,
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
