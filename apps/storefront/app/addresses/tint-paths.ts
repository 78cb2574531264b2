// Addresses of tints, apart from `paths.ts`: few pages link to them.
import { optionCode } from '@nuancier/domain/catalogue/articles/option-code.ts';
import type { FileAddress, Pages } from './paths.ts';
import type { Address } from './route-table.ts';

export const tintPaths = {
  /** « Les produits dans cette teinte » */
  'colour-products': (code: string): Address<'colour-products'> => `/nuancier/${optionCode(code)}/produits`,
  colour: (code: string): Address<'colour'> => `/nuancier/${optionCode(code)}`,
  /** Its sheet on paper. */
  'colour-paper': (code: string): FileAddress => `/documents/teintes/${optionCode(code)}.pdf`,
  'compare-tints': (codes: readonly string[] = []): Address<'compare-tints'> =>
    codes.length === 0
      ? '/nuancier/comparer'
      : `/nuancier/comparer?teintes=${codes.map(optionCode).join(',')}`,
  'colour-finder': (colour?: string): Address<'colour-finder'> =>
    colour ? `/nuancier/trouver?couleur=${encodeURIComponent(colour)}` : '/nuancier/trouver',
  'wall-trial': (tint?: string): Address<'wall-trial'> =>
    tint ? `/nuancier/essai?teinte=${optionCode(tint)}` : '/nuancier/essai',
  'customer-my-tints': (): Address<'customer-my-tints'> => '/customer/my-tints',
  'customer-tints-file': (): Address<'customer-tints-file'> => '/customer/my-tints/export',
} as const satisfies Pages;

/** A tint of the visitor's own has no page: the finder tells what is nearest to it. */
export function ownTintPath({ code, hex }: { code: string | null; hex: string }): string {
  return code === null ? tintPaths['colour-finder'](hex) : tintPaths['colour-products'](code);
}
