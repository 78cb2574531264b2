// Of the products of a page, the articles that the query or the tint means.
import type { MeantArticle } from '@nuancier/contract/api-types.ts';
import { articlesOf, meantArticleView } from '../../catalogue/catalogue.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { chosenOf, meantChoice } from './meant-choice.ts';
import type { MeantBy } from './meant-choice.ts';

export function meantOnPage(catalogue: Catalogue, products: Iterable<number>, by: MeantBy): MeantArticle[] {
  const choice = meantChoice(by);
  return [...products].flatMap((product) => {
    const meant = chosenOf(choice, articlesOf(catalogue, product));
    return (meant && meantArticleView(catalogue, product, meant)) ?? [];
  });
}
