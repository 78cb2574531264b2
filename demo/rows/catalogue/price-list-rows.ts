import priceLists from '../../data/accounts/price-lists.json' with { type: 'json' };
import type { FileLine } from '../file-line.ts';

export function priceListRows(): FileLine[] {
  return priceLists.flatMap(({ code, label, discount_pct_by_group: percentByGroup }) =>
    Object.entries(percentByGroup).map(([group, percent]) => ({
      tarif: code,
      nom: label,
      groupe: group,
      remise: percent,
    })),
  );
}
