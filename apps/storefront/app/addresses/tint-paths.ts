// Where a colour of the charts leads to.
import { optionCode } from '@nuancier/domain/catalogue/articles/option-code.ts';
import { choiceKeys } from './article-path.ts';
import { paths } from './paths.ts';

/** « Les produits dans cette teinte » */
export function tintedProductsPath(code: string): string {
  return `${paths.catalogue()}?${choiceKeys.tint}=${optionCode(code)}`;
}
