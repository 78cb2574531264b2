import type { PriceListLine } from '@nuancier/api/pricing/operations/import-price-lists.ts';
import priceLists from '../../data/accounts/price-lists.json' with { type: 'json' };

export function priceListRows(): PriceListLine[] {
  return priceLists.map(({ code, label, discount_pct_by_group: percentByGroup }) => ({
    code,
    label,
    percentByGroup,
  }));
}
