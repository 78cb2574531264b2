import { formatAmount } from '@nuancier/ui/text/format.ts';
import type { CustomerAtTheDeskFragment } from '../../../generated/documents.ts';
import { customersCopy as copy } from './customers-copy.ts';

type Limited = Pick<CustomerAtTheDeskFragment, 'role' | 'rights' | 'ceiling_cents' | 'monthly_budget_cents'>;

/** What a sub-account may do and up to where; a head has every right. */
export function rightsWords({ role, rights, ceiling_cents: ceiling, monthly_budget_cents: budget }: Limited) {
  if (role === 'Dirigeant') return copy.everyRight;
  if (role !== 'Subaccount') return null;
  const words = [
    ...(rights.length === 0 ? [copy.noRight] : rights.map((right) => copy.rights[right])),
    ...(ceiling === null ? [] : [copy.ceiling(formatAmount(ceiling / 100))]),
    ...(budget === null ? [] : [copy.budget(formatAmount(budget / 100))]),
  ];
  return words.join(', ');
}
