// What the demo's companies have negotiated beyond their price list.
import companies from '../../data/accounts/companies.json' with { type: 'json' };
import type { FileLine } from '../file-line.ts';

export function priceConditionRows(): FileLine[] {
  return companies.flatMap(({ client_code: client, special_conditions: conditions }) =>
    conditions.map(({ family, extra_pct: percent, label }) => ({
      client,
      nom: label,
      famille: family,
      remise: percent,
    })),
  );
}
