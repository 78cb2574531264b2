// Which backend query resolves an address.

export type UrlResolution =
  /** a listing screen: its own parameters say what it lists, nothing is looked up */
  { kind: 'listing' } | { kind: 'lookup'; url: string };

const listings = new Set(['search', 'promo']);
const stripped = new Set(['catalogue', 'produit']);

/** Strips `catalogue` and `produit`, puts the site's root category before the rest. */
export function urlResolution(path: string, rootCategoryPath: string): UrlResolution {
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments.length === 1 && listings.has(segments[0] ?? '')) return { kind: 'listing' };
  const rest = segments.filter((segment) => !stripped.has(segment));
  const root = rootCategoryPath.split('/').filter((segment) => segment !== '');
  return { kind: 'lookup', url: [...root, ...rest].join('/') };
}
