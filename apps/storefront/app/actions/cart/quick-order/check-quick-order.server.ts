// Checks a pasted list against the catalogue, line by line.
import { readQuickOrder } from '@nuancier/domain/cart/quick-order/quick-order.ts';
import type { QuickOrderLine } from '@nuancier/domain/cart/quick-order/quick-order.ts';
import { deliveryFor, pickupFor } from '@nuancier/domain/stock/availability.ts';
import type { RouterContextProvider } from 'react-router';
import { AddArticlesDocument } from '../../../../generated/documents.ts';
import type { ReportedArticle, ReportedLine } from './quick-order-report.ts';
import { backendContext } from '../../../backend/request-context.server.ts';
import { linesBySku } from './lines-by-sku.server.ts';
import { listedArticles } from './listed-articles.server.ts';
import type { ListedArticle } from './listed-articles.server.ts';
import { intoCart } from '../open-cart.server.ts';
import type { Written } from '../open-cart.server.ts';

type Context = Readonly<RouterContextProvider>;
type Wanted = Extract<QuickOrderLine, { kind: 'wanted' }>;
type State = ReportedLine['state'];

export async function checkQuickOrder(context: Context, text: string): Promise<ReportedLine[]> {
  const lines = await linesBySku(context, readQuickOrder(text));
  const known = await listedArticles(context, namedOf(lines));
  return lines.map((line) => reported(line, known, ({ sku, quantity }) => stateOf(known.get(sku), quantity)));
}

/** Adds what can be added; what is refused stays in the report with its reason. */
export async function addQuickOrder(context: Context, text: string): Promise<Written<ReportedLine[]>> {
  const lines = await linesBySku(context, readQuickOrder(text));
  const wanted = wantedOf(lines);
  if (wanted.length === 0) return { answer: await checkQuickOrder(context, text), cookies: [] };
  const cartItems = wanted.map(({ sku, quantity }) => ({ sku, quantity }));
  const { answer, cookies } = await intoCart(context, (cartId) =>
    context.get(backendContext).mutate(AddArticlesDocument, { cartId, cartItems }),
  );
  const errors = new Map((answer.addProductsToCart?.user_errors ?? []).map((error) => [error.sku, error]));
  // Names are not shown when every line was added: the cart comes next.
  const isWhole = errors.size === 0 && wanted.length === lines.length;
  const known = isWhole ? new Map<string, ListedArticle>() : await listedArticles(context, namedOf(lines));
  const stateAfter = ({ sku }: Wanted): State => {
    const error = errors.get(sku);
    return error ? (refusedStates[error.code] ?? 'refused') : 'added';
  };
  return { answer: lines.map((line) => reported(line, known, stateAfter)), cookies };
}

const refusedStates: Partial<Record<string, State>> = {
  PRODUCT_NOT_FOUND: 'unknown',
  NOT_SALABLE: 'not-salable',
  INSUFFICIENT_STOCK: 'not-enough',
};

function reported(
  line: QuickOrderLine,
  known: ReadonlyMap<string, ListedArticle>,
  judge: (line: Wanted) => State,
): ReportedLine {
  const { row, text } = line;
  if (line.kind === 'too-many')
    return { row, text, sku: text, quantity: null, state: 'too-many', article: null };
  const article = shown(known.get(line.sku));
  if (line.kind === 'bad-quantity')
    return { row, text, sku: line.sku, quantity: null, state: 'bad-quantity', article };
  return { row, text, sku: line.sku, quantity: line.quantity, state: judge(line), article };
}

function shown(known: ListedArticle | undefined): ReportedArticle | null {
  if (known === undefined) return null;
  const { isSold: _isSold, ...article } = known;
  return article;
}

/** Without a store the stock is unknown and not shown. */
function stateOf(known: ListedArticle | undefined, quantity: number): State {
  if (known === undefined) return 'unknown';
  if (!known.isSold) return 'not-salable';
  if (known.stock === null) return 'found';
  const out =
    pickupFor(known.stock, quantity).kind === 'unavailable' &&
    deliveryFor(known.stock, quantity).kind === 'unavailable';
  return out ? 'not-enough' : 'found';
}

function wantedOf(lines: readonly QuickOrderLine[]): Wanted[] {
  return lines.filter((line) => line.kind === 'wanted');
}

/** Also those whose quantity is not understood: their name helps to mend the line. */
function namedOf(lines: readonly QuickOrderLine[]): { sku: string; quantity: number }[] {
  return lines.flatMap((line) => {
    if (line.kind === 'too-many') return [];
    return [{ sku: line.sku, quantity: line.kind === 'wanted' ? line.quantity : 1 }];
  });
}
