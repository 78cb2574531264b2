// What the demo's companies have negotiated beyond their price list.
import type { SpecialConditionLine } from '@nuancier/api/pricing/operations/import-special-conditions.ts';
import companies from '../../data/accounts/companies.json' with { type: 'json' };

export function priceConditionRows(): SpecialConditionLine[] {
  return companies.flatMap(({ client_code: clientCode, special_conditions: conditions }) =>
    conditions.map(({ family, extra_pct: percent, label }) => ({
      client_code: clientCode,
      family,
      article_sku: null,
      from_quantity: 1,
      label,
      extra_percent: percent,
      net_pack_ht_cents: null,
      net_unit_ht: null,
      valid_from: null,
      valid_to: null,
    })),
  );
}
