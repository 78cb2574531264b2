import type { QuerySubstituteArticlesArgs, SubstituteArticle } from '@nuancier/contract/gestion-types.ts';
import { baseNeeded } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import { placesFor } from '@nuancier/domain/stock/platform.ts';
import {
  articleReplacing,
  findSoldArticle,
  nameOfSold,
  productsReplacing,
} from '../../catalogue/catalogue.ts';
import { orderToAct } from '../../orders/orders.ts';
import type { OrderLine } from '../../orders/orders.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { articlesFound } from '../../search/search.ts';
import type { SearchIndex } from '../../search/search.ts';
import { stocksIn } from '../../stock/stock.ts';
import type { SubstitutesDeskContext } from '../substitutes-context.ts';

const LONGEST = 100;

/** By the shop's own search; without words what the merchant says replaces the article, the first first. */
export async function substituteArticles(
  context: SubstitutesDeskContext,
  { number, position, query }: QuerySubstituteArticlesArgs,
): Promise<SubstituteArticle[]> {
  const { db, site } = context;
  const order = await orderToAct(db, context, { act: 'substituteArticles', number });
  const line = order.lines.find((one) => one.position === position);
  if (line === undefined) throw new Refusal('PARTS_UNKNOWN_LINE');
  const index = await context.index();
  const words = query.trim().slice(0, LONGEST);
  const found =
    words === ''
      ? replacing(index, line)
      : articlesFound(index, site.rootCategoryId, { query: words, page: 1 }).articles;
  const articles = found.filter(({ sku }) => sku !== line.articleSku);
  const places = placesFor(order.mode, order.shopCode);
  const shelves = await stocksIn(
    db,
    places,
    articles.map(({ sku }) => sku),
  );
  return articles.map(({ sku, name }) => ({
    sku,
    name,
    stock: places.reduce((sum, place) => sum + (shelves.get(place)?.get(sku)?.available ?? 0), 0),
  }));
}

function replacing({ catalogue }: SearchIndex, line: OrderLine): { sku: string; name: string }[] {
  const base = line.tint === null ? null : baseNeeded({ hex: line.tint.customColorExa, base: null });
  return productsReplacing(catalogue, line.parentSku).flatMap((product) => {
    const sku = articleReplacing(catalogue, product, { ...line, base });
    const chosen = sku === null ? null : findSoldArticle(catalogue, sku, []);
    return chosen?.kind === 'article'
      ? [{ sku: chosen.sold.article.sku, name: nameOfSold(chosen.sold, null) }]
      : [];
  });
}
