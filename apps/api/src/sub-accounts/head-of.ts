import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { allowed } from '../refusals/allowed.ts';
import type { SubAccountsContext } from './sub-accounts-context.ts';
import { Denied } from '../refusals/refusal.ts';

/** The head who may open and close accounts, and its company; others are denied. */
export function headOf({ viewer }: Pick<SubAccountsContext, 'viewer'>): {
  customerId: number;
  companyId: number;
} {
  const { customerId, companyId } = allowed(viewer, 'manage-sub-accounts');
  if (companyId === null) throw new Denied();
  return { customerId, companyId };
}

/** An id that is no number matches no account. */
export function accountId(id: string): number {
  return /^\d{1,9}$/.test(id) ? Number(id) : 0;
}

/** Today, in France. */
export function dayOf({ now }: Pick<SubAccountsContext, 'now'>): string {
  return localMoment(now()).date;
}
