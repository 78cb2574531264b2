// Which tint a query names, and what can be made in it.
import { optionCode } from '@nuancier/domain/catalogue/articles/option-code.ts';
import { depthOf, tintDepth } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import { isOnSale } from '@nuancier/domain/catalogue/articles/on-sale.ts';
import { tintCoded } from '@nuancier/domain/catalogue/colour/tints/tint-coded.ts';
import { tintFinder } from '@nuancier/domain/search/articles/find-tint.ts';
import type { TintFinder } from '@nuancier/domain/search/articles/find-tint.ts';
import { traitsOfProduct } from '../../catalogue/catalogue.ts';
import type { Catalogue, ChartTint } from '../../catalogue/catalogue.ts';

export type TintIndex = {
  /** of the tints that a machine mixes */
  finder: TintFinder<ChartTint>;
  /** by its code, however it is written */
  withCode(code: string): ChartTint | null;
  isMadeIn(product: number, tint: ChartTint): boolean;
  /** whether some product comes in it from the factory, by the code in the name of its colour */
  isReady(tint: ChartTint): boolean;
};

export function tintIndex(catalogue: Catalogue): TintIndex {
  const mixed = catalogue.tints.colours.filter(({ special }) => special === null);
  const ready = readyCodes(catalogue);
  const depths = Uint8Array.from(catalogue.products, (_, product) =>
    tintDepth(
      traitsOfProduct(catalogue, product)
        .filter(isOnSale)
        .map(({ color, tintable }) => ({ label: color ?? '', tintable })),
    ),
  );
  return {
    finder: tintFinder(mixed, catalogue.tints.colours),
    withCode: (code) => tintCoded(mixed, code),
    isMadeIn: (product, { base }) => (depths[product] ?? 0) >= depthOf(base),
    isReady: ({ code }) => ready.has(optionCode(code)),
  };
}

/** Of the factory's own colours: « Gris anthracite RAL 7016 ». */
function readyCodes(catalogue: Catalogue): ReadonlySet<string> {
  const labels = new Set(
    catalogue.products.flatMap((_, product) =>
      traitsOfProduct(catalogue, product).flatMap(({ color, tintable }) => (tintable || !color ? [] : color)),
    ),
  );
  return new Set(
    [...labels].flatMap((label) => {
      const words = optionCode(label).split('-');
      return words.slice(1).map((word, at) => `${words[at]}-${word}`);
    }),
  );
}
