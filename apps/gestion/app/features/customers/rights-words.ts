import { formatAmount } from '@nuancier/ui/text/format.ts';
import type { CustomerAtTheDeskFragment } from '../../../generated/documents.ts';
import { customersCopy as copy } from './customers-copy.ts';

type Limited = Pick<CustomerAtTheDeskFragment, 'role' | 'rights' | 'ceiling_cents' | 'monthly_budget_cents'>;

/** What a sub-account may do and up to where; a head has every right. */
export function rightsWords({ role, rights, ceiling_cents: ceiling, monthly_budget_cents: budget }: Limited) {
  if (role === 'Dirigeant') return copy.everyRight;
  if (role !== 'Subaccount') return null;
  // Nothing is below a ceiling of nothing: the right to order alone is none then.
  const ordersAlone = rights.includes('is_validate_order') && ceiling !== 0;
  const held = rights.filter((right) => right !== 'is_validate_order' || ordersAlone);
  const words = [
    ...(held.length === 0 ? [copy.noRight] : held.map((right) => copy.rights[right])),
    ...(ordersAlone ? aloneWords(ceiling, budget) : [copy.everyOrder]),
  ];
  return words.join(', ');
}

function aloneWords(ceiling: number | null, budget: number | null): string[] {
  return [
    ...(ceiling === null ? [] : [copy.ceiling(formatAmount(ceiling / 100))]),
    ...(budget === null ? [] : [copy.budget(formatAmount(budget / 100))]),
  ];
}
