// What the shop knows of the references of a list: their names, packs, prices and stock.
import type { RouterContextProvider } from 'react-router';
import { ListedArticlesDocument } from '../../../../generated/documents.ts';
import type { ListedArticlesQuery } from '../../../../generated/documents.ts';
import type { ReportedArticle } from './quick-order-report.ts';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import { priceViewOf } from '../../../backend/viewer/price-view.server.ts';
import { backendContext, sessionContext } from '../../../backend/request-context.server.ts';

export type ListedArticle = ReportedArticle & { isSold: boolean };

type Wanted = { sku: string; quantity: number };

// The API's own limit for one question.
const MOST_PER_QUESTION = 100;

export async function listedArticles(
  context: Readonly<RouterContextProvider>,
  wanted: readonly Wanted[],
): Promise<ReadonlyMap<string, ListedArticle>> {
  const { shopToken: tokenId } = context.get(sessionContext);
  const products = [...new Map(wanted.map(({ sku, quantity }) => [sku, { sku, quantity }])).values()];
  const questions = Array.from({ length: Math.ceil(products.length / MOST_PER_QUESTION) }, (_, at) =>
    products.slice(at * MOST_PER_QUESTION, (at + 1) * MOST_PER_QUESTION),
  );
  const answers = await Promise.all(
    questions.map((some) =>
      context
        .get(backendContext)
        .query(ListedArticlesDocument, { skus: some.map(({ sku }) => sku), products: some, tokenId }),
    ),
  );
  const view = priceViewOf(context);
  return new Map(answers.flatMap((answer) => known(answer, view)));
}

function known(
  { articles, productConditions }: ListedArticlesQuery,
  view: PriceView,
): [string, ListedArticle][] {
  const conditions = new Map((productConditions?.productsConditions ?? []).map((one) => [one.sku, one]));
  return articles.map(({ sku, name, url_key: slug }) => {
    const condition = conditions.get(sku);
    const excluding = condition?.priceExcludingTax?.packagingFinalPrice ?? null;
    const including = condition?.priceIncludingTax?.packagingFinalPrice ?? null;
    const isPriced = excluding !== null || including !== null;
    const article = {
      name,
      slug,
      price: view.canViewPrice && isPriced ? { excluding, including } : null,
      stock: condition?.stocks[0] ?? null,
      isSold: condition?.active === true,
    };
    return [sku, article];
  });
}
