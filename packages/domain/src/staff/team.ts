// Who may change whose place in the team, and which places there are.
import { accept, refuse } from '../refusal.ts';
import type { Verdict } from '../refusal.ts';
import type { Reach } from './reach.ts';
import { ROLE_BINDS } from './roles.ts';
import type { StaffRole } from './roles.ts';

export type Place = { role: StaffRole; storeCodes: readonly string[]; representativeId: number | null };

export type PlaceFault = 'STORES_NEEDED' | 'PORTFOLIO_NEEDED';

/** A place as it is kept: what its role is not bound to is left out. */
export function placeOf(wanted: Place): Verdict<Place, PlaceFault> {
  const { role } = wanted;
  const storeCodes = [...new Set(wanted.storeCodes)].toSorted();
  switch (ROLE_BINDS[role]) {
    case 'stores':
      return storeCodes.length === 0
        ? refuse('STORES_NEEDED')
        : accept({ role, storeCodes, representativeId: null });
    case 'portfolio':
      return wanted.representativeId === null
        ? refuse('PORTFOLIO_NEEDED')
        : accept({ role, storeCodes: [], representativeId: wanted.representativeId });
    case 'nothing':
      return accept({ role, storeCodes: [], representativeId: null });
  }
}

/** Whoever is bound to stores gives and takes the places of those who prepare there, and no others. */
export function mayPlace(reach: Reach, { role, storeCodes }: Pick<Place, 'role' | 'storeCodes'>): boolean {
  if (reach.kind === 'all') return true;
  if (reach.kind === 'portfolio' || role !== 'preparateur') return false;
  return storeCodes.length > 0 && storeCodes.every((code) => reach.codes.includes(code));
}

/** Whether somebody is left who may do everything, once this one no longer does. */
export function leavesAnOwner(activeOwnerIds: readonly number[], leaving: number): boolean {
  return activeOwnerIds.some((id) => id !== leaving);
}
