// What the address of « Mes teintes » asks for.
import { LONGEST_SITE } from '@nuancier/domain/orders/tints/kept-tint.ts';

export const TINTS_PER_PAGE = 20;
export const LONGEST_TEXT = 100;
export const LONGEST_COLOUR = 40;

export type TintSearch = { q: string; chantier: string; proche: string; page: number };

const FIELDS = ['q', 'chantier', 'proche'] as const;

export function readTintSearch(parameters: URLSearchParams): TintSearch {
  const text = (name: string, most: number) => (parameters.get(name) ?? '').trim().slice(0, most);
  const page = Number(parameters.get('page') ?? '1');
  return {
    q: text('q', LONGEST_TEXT),
    chantier: text('chantier', LONGEST_SITE),
    proche: text('proche', LONGEST_COLOUR),
    page: Number.isSafeInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
}

/** In the API's words; `near` is left out where it cannot be read. */
export function tintFilter({ q, chantier, proche }: TintSearch) {
  return { text: q || null, site: chantier || null, near: proche || null };
}

export function isSearched(search: TintSearch): boolean {
  return FIELDS.some((name) => search[name] !== '');
}

/** The address of the list on another page, its search kept. */
export function tintSearchQuery(search: TintSearch, page: number): string {
  const parameters = new URLSearchParams();
  for (const name of FIELDS) if (search[name] !== '') parameters.set(name, search[name]);
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
