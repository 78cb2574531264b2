export type SortName = 'default' | 'name_asc' | 'name_desc' | 'price_asc' | 'price_desc';

/** What the backend is asked to sort by; nothing for the list's own order. */
export type SortInput = { name: 'ASC' | 'DESC' } | { price: 'ASC' | 'DESC' };

const withoutPrice = ['default', 'name_asc', 'name_desc'] as const;

/** A viewer who may not see prices cannot sort by them either: the order would reveal them. */
export function sortOptions(canViewPrice: boolean): readonly SortName[] {
  return canViewPrice ? [...withoutPrice, 'price_asc', 'price_desc'] : withoutPrice;
}

/** An order that is not offered counts as the list's own. */
export function sortNamed(name: string | null, canViewPrice: boolean): SortName {
  return sortOptions(canViewPrice).find((option) => option === name) ?? 'default';
}

const inputs = {
  default: null,
  name_asc: { name: 'ASC' },
  name_desc: { name: 'DESC' },
  price_asc: { price: 'ASC' },
  price_desc: { price: 'DESC' },
} as const satisfies Record<SortName, SortInput | null>;

export function sortInput(sort: SortName): SortInput | null {
  return inputs[sort];
}
