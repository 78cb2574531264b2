import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { isStaffRole, ROLE_BINDS } from '@nuancier/domain/staff/roles.ts';
import type { StaffRole } from '@nuancier/domain/staff/roles.ts';
import { teamCopy } from './team-copy.ts';

const { form: copy } = teamCopy;

const PLACE_FIELDS = ['role', 'magasins', 'commercial'] as const;
export type PlaceField = (typeof PLACE_FIELDS)[number];

type Place = { role: StaffRole; stores: string[]; representative: string | null };
type Read = {
  /** null: there is no such role */
  place: Place | null;
  /** as the form keeps them; ticked stores in one text */
  values: Record<PlaceField, string>;
  faults: FormAnswer<PlaceField>['faults'];
};

/** What the fields of a role say, and what its role still needs. */
export function readPlace(form: FormData): Read {
  const texts = (name: PlaceField) =>
    form
      .getAll(name)
      .filter((value) => typeof value === 'string')
      .map((value) => value.trim());
  const values = {
    role: texts('role')[0] ?? '',
    magasins: texts('magasins').join(' '),
    commercial: texts('commercial')[0] ?? '',
  };
  const { role } = values;
  if (!isStaffRole(role)) return { place: null, values, faults: {} };
  const stores = codesOf(values.magasins);
  const place = { role, stores, representative: values.commercial || null };
  return { place, values, faults: lackingIn(place) };
}

/** Codes have no spaces. */
export function codesOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter((code) => code !== '');
}

function lackingIn({ role, stores, representative }: Place): Read['faults'] {
  const binds = ROLE_BINDS[role];
  if (binds === 'stores' && stores.length === 0) return { magasins: copy.storesMissing };
  return binds === 'portfolio' && representative === null ? { commercial: copy.representativeMissing } : {};
}
