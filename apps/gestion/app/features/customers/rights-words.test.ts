import { expect, it } from 'vitest';
import { rightsWords } from './rights-words.ts';

it.each([
  [['is_validate_order'], 50_000, null, 'commande sans validation, plafond par commande : 500,00 € HT'],
  [
    ['is_validate_order'],
    50_000,
    90_000,
    'commande sans validation, plafond par commande : 500,00 € HT, budget du mois : 900,00 € HT',
  ],
  [['is_pay_cd', 'is_validate_order'], 0, null, 'paie par carte, aucune commande sans accord'],
  [['is_pay_cd'], 50_000, null, 'paie par carte, aucune commande sans accord'],
  [[], 0, null, 'Aucun droit donné, aucune commande sans accord'],
] as const)(
  'a sub-account with %j, a ceiling of %i and a budget of %s: %s',
  (rights, ceiling, budget, words) => {
    const limits = { ceiling_cents: ceiling, monthly_budget_cents: budget };
    const told = rightsWords({ role: 'Subaccount', rights: [...rights], ...limits });
    expect(told?.replaceAll(/\s/g, ' ')).toBe(words);
  },
);
