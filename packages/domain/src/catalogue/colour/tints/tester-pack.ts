// Which sample of a tint is meant where nobody has chosen one: the smallest pot, in the finish of the paint it is for.
import { baseFor } from '../tint-base.ts';
import type { TintBase } from '../tint-base.ts';

export type TesterArticle = {
  sku: string;
  /** its base */
  color: string | null;
  conditioning: string;
  tintable: boolean;
};

/** What shines is tried in satin, the rest in mat. */
const SHINY = /satin|velours|brillant|laqu/i;
const SATIN = /satin/i;

/** Null where no base takes the tint; the packs are in the shop's order, the sample one orders first before. */
export function testerFor(
  articles: readonly TesterArticle[],
  base: TintBase,
  finish: string | null,
): string | null {
  const shiny = SHINY.test(finish ?? '');
  const inFinish = articles.filter(({ conditioning }) => SATIN.test(conditioning) === shiny);
  const options = (inFinish.length > 0 ? inFinish : articles).map((article) => ({
    ...article,
    label: article.color ?? '',
  }));
  const found = baseFor(options, base);
  return found.ok ? found.value.sku : null;
}
