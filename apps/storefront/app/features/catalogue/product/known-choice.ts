import { optionCode } from '@nuancier/domain/catalogue/articles/option-code.ts';
import type { ChartColourFragment, VariantMatrixFragment } from '../../../../generated/documents.ts';
import { choiceKeys } from '../../../addresses/article-path.ts';
import { REVIEW_PAGE_KEY } from '../../reviews/review-page.ts';

type Known = {
  matrix: VariantMatrixFragment;
  colour: Pick<ChartColourFragment, 'code'> | null;
  reviewPages: number;
};

/**
 * Whether the address of a product's page holds only what the shop itself would write: options and articles of this
 * product, a tint of the charts, a page of reviews. A free colour, a label or a number of packs could be anything.
 */
export function isKnownChoice(params: URLSearchParams, { matrix, colour, reviewPages }: Known): boolean {
  const tells: Readonly<Record<string, (value: string) => boolean>> = {
    [choiceKeys.color]: (value) => matrix.colors.some(({ label }) => optionCode(label) === value),
    [choiceKeys.conditioning]: (value) =>
      matrix.conditionings.some(({ label }) => optionCode(label) === value),
    [choiceKeys.article]: (value) => matrix.articles.some(({ sku }) => sku === value),
    [choiceKeys.tint]: (value) =>
      colour !== null && (value === colour.code || value === optionCode(colour.code)),
    [REVIEW_PAGE_KEY]: (value) => /^[1-9]\d{0,4}$/.test(value) && Number(value) <= reviewPages,
  };
  return [...params].every(([key, value]) => {
    const isKnown = Object.hasOwn(tells, key) ? tells[key] : undefined;
    return isKnown?.(value) === true && params.getAll(key).length === 1;
  });
}
