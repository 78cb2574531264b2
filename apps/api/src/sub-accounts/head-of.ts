import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { allowed } from '../refusals/allowed.ts';
import type { SubAccountsContext } from './sub-accounts-context.ts';
import { Denied } from '../refusals/refusal.ts';

/** Who may open and close accounts, and for which company; nobody else is answered. */
export function headOf({ viewer }: Pick<SubAccountsContext, 'viewer'>): {
  customerId: number;
  companyId: number;
} {
  const { customerId, companyId } = allowed(viewer, 'manage-sub-accounts');
  if (companyId === null) throw new Denied();
  return { customerId, companyId };
}

/** What is no number of ours belongs to nobody. */
export function accountId(id: string): number {
  return /^\d{1,9}$/.test(id) ? Number(id) : 0;
}

/** Today, in France. */
export function dayOf({ now }: Pick<SubAccountsContext, 'now'>): string {
  return localMoment(now()).date;
}
