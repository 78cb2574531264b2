// Two private accounts of one person become one: whether they may, and what such a merge tells of itself.
import { accept, refuse } from '../refusal.ts';
import type { Verdict } from '../refusal.ts';
import type { Role } from './rights/permissions.ts';

export type MergeSide = {
  id: number;
  role: Role | null;
  companyId: number | null;
  isActive: boolean;
  isConfirmed: boolean;
  /** somebody of the shop is in it, or about to enter */
  isVisited: boolean;
};

export type MergeFault =
  'MERGE_SAME' | 'MERGE_COMPANY' | 'MERGE_CLOSED' | 'MERGE_UNCONFIRMED' | 'MERGE_VISITED';

/** What one person ordered must not land in a mailbox that nobody has proven, nor with a company. */
export function judgeMerge(keep: MergeSide, fold: MergeSide): Verdict<null, MergeFault> {
  if (keep.id === fold.id) return refuse('MERGE_SAME');
  if (!isPrivate(keep) || !isPrivate(fold)) return refuse('MERGE_COMPANY');
  if (!keep.isActive) return refuse('MERGE_CLOSED');
  if (!keep.isConfirmed) return refuse('MERGE_UNCONFIRMED');
  return keep.isVisited || fold.isVisited ? refuse('MERGE_VISITED') : accept(null);
}

export function isPrivate({ role, companyId }: Pick<MergeSide, 'role' | 'companyId'>): boolean {
  return role === null && companyId === null;
}

export const MERGE_KINDS = [
  'orders',
  'invoices',
  'quotations',
  'carts',
  'coupons',
  'addresses',
  'tints',
  'lists',
  'reviews',
  'messages',
] as const;
export type MergeKind = (typeof MERGE_KINDS)[number];

/** `left`: what the kept account has already, or can have once only. */
export type Moved = { moved: number; left: number };
export type Merging = { keep: number; fold: number };
