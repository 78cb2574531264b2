// A tint that the maker fills as a colour of the product's own: it costs no tinting, and can be given back.
import { optionCode } from '@nuancier/domain/catalogue/articles/option-code.ts';
import type { VariantMatrixFragment } from '../../../../../generated/documents.ts';
import type { MatrixArticle, MatrixColor, MatrixConditioning, ProductChoice } from '../product-choice.ts';

export type ReadyMade = { color: MatrixColor; pack: MatrixConditioning; article: MatrixArticle };

/** In the chosen pack, else in the first that it is filled in; null where the maker has no such colour. */
export function readyMade(
  { colors, conditionings, articles }: VariantMatrixFragment,
  { tint, variant }: Pick<ProductChoice, 'tint' | 'variant'>,
): ReadyMade | null {
  if (tint?.kind !== 'chart') return null;
  const code = optionCode(tint.colour.code);
  const color = colors.find(({ tintable, label }) => !tintable && isNamed(label, code));
  const chosen = conditionings.filter(({ uid }) => uid === variant.conditioning?.uid);
  for (const pack of [...chosen, ...conditionings]) {
    const article = articles.find((one) => one.color_uid === color?.uid && one.conditioning_uid === pack.uid);
    if (color && article) return { color, pack, article };
  }
  return null;
}

/** « Gris anthracite RAL 7016 » is named after RAL 7016, not after RAL 701. */
function isNamed(label: string, code: string): boolean {
  return `-${optionCode(label)}-`.includes(`-${code}-`);
}
