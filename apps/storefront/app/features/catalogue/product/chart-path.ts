import { paths } from '../../../addresses/paths.ts';

/** The colour chart, choosing for a product: each colour then leads back to it. */
export function chartPath(urlKey?: string): string {
  return urlKey === undefined
    ? paths.content('nuancier')
    : `${paths.content('nuancier')}?produit=${encodeURIComponent(urlKey)}`;
}
