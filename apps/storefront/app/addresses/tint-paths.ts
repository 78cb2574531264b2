// Where a colour of the charts leads to.
import { choiceKeys } from './article-path.ts';
import { paths } from './paths.ts';

/** « Les produits dans cette teinte » */
export function tintedProductsPath(code: string): string {
  return paths['colour-products'](code);
}

/** A tint of the visitor's own has no page: it is looked for in the chart. */
export function ownTintPath({ code, hex }: { code: string | null; hex: string }): string {
  return code === null
    ? `${paths.content('nuancier')}?${choiceKeys.tint}=${encodeURIComponent(hex)}`
    : tintedProductsPath(code);
}
