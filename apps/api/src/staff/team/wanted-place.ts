import { accept, refuse } from '@nuancier/domain/refusal.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import { placeOf } from '@nuancier/domain/staff/team.ts';
import type { Place, PlaceFault } from '@nuancier/domain/staff/team.ts';
import type { StaffRole } from '@nuancier/domain/staff/roles.ts';
import type { Database } from '../../database/tables.ts';
import { representativeOf, unknownStores } from './team-store.ts';

/** As it is asked for: stores by their codes, a portfolio by its representative's address. */
export type WantedPlace = { role: StaffRole; stores: readonly string[]; representative: string | null };

export async function readPlace(
  db: Database,
  { role, stores, representative }: WantedPlace,
): Promise<Verdict<Place, PlaceFault | 'UNKNOWN_STORE' | 'UNKNOWN_REPRESENTATIVE'>> {
  const representativeId = representative === null ? null : await representativeOf(db, representative);
  if (representativeId === undefined) return refuse('UNKNOWN_REPRESENTATIVE');
  const place = placeOf({ role, storeCodes: stores, representativeId });
  if (!place.ok) return place;
  const unknown = await unknownStores(db, place.value.storeCodes);
  return unknown.length > 0 ? refuse('UNKNOWN_STORE') : accept(place.value);
}

/** For the log. */
export function toldPlace({ role, storeCodes, representativeId }: Place): Record<string, unknown> {
  return {
    role,
    ...(storeCodes.length > 0 ? { stores: storeCodes } : {}),
    ...(representativeId === null ? {} : { representative: representativeId }),
  };
}
