// Where a colour of the charts leads to.
import { paths } from './paths.ts';

/** « Les produits dans cette teinte » */
export function tintedProductsPath(code: string): string {
  return paths['colour-products'](code);
}

/** A tint of the visitor's own has no page: the finder tells what is nearest to it. */
export function ownTintPath({ code, hex }: { code: string | null; hex: string }): string {
  return code === null ? paths['colour-finder'](hex) : tintedProductsPath(code);
}
