// A pasted list held against what the shop sells, line by line.
import { readQuickOrder } from '@nuancier/domain/cart/quick-order.ts';
import type { QuickOrderLine } from '@nuancier/domain/cart/quick-order.ts';
import { deliveryFor, pickupFor } from '@nuancier/domain/stock/availability.ts';
import type { RouterContextProvider } from 'react-router';
import { AddArticlesDocument, PersonalConditionsDocument } from '../../../generated/documents.ts';
import type { ConditionFragment } from '../../../generated/documents.ts';
import type { ReportedLine } from '../../features/cart/quick-order-report.ts';
import { backendContext, sessionContext } from '../request-context.server.ts';
import { intoCart } from './open-cart.server.ts';
import type { Written } from './open-cart.server.ts';

type Context = Readonly<RouterContextProvider>;
type Wanted = Extract<QuickOrderLine, { kind: 'wanted' }>;

export async function checkQuickOrder(context: Context, text: string): Promise<ReportedLine[]> {
  const lines = readQuickOrder(text);
  const skus = [...new Set(wantedOf(lines).map(({ sku }) => sku))];
  const { shopToken: tokenId } = context.get(sessionContext);
  const { productConditions } =
    skus.length === 0
      ? { productConditions: null }
      : await context
          .get(backendContext)
          .query(PersonalConditionsDocument, { products: skus.map((sku) => ({ sku })), tokenId });
  const known = new Map((productConditions?.productsConditions ?? []).map((one) => [one.sku, one]));
  return lines.map((line) => reported(line, line.kind === 'wanted' ? (known.get(line.sku) ?? null) : null));
}

function reported(line: QuickOrderLine, condition: ConditionFragment | null): ReportedLine {
  if (line.kind === 'too-many') return { row: line.row, sku: line.text, quantity: null, state: 'too-many' };
  const { row, sku } = line;
  if (line.kind === 'bad-quantity') return { row, sku, quantity: null, state: 'bad-quantity' };
  return { row, sku, quantity: line.quantity, state: stateOf(condition, line.quantity) };
}

/** Without a store nothing is known of stock, and nothing is said of it. */
function stateOf(condition: ConditionFragment | null, quantity: number): ReportedLine['state'] {
  if (condition === null) return 'unknown';
  if (!condition.active) return 'not-salable';
  const [stock] = condition.stocks;
  if (stock === undefined) return 'found';
  const out =
    pickupFor(stock, quantity).kind === 'unavailable' && deliveryFor(stock, quantity).kind === 'unavailable';
  return out ? 'not-enough' : 'found';
}

/** Adds what can be added; what is refused stays in the report with its reason. */
export async function addQuickOrder(context: Context, text: string): Promise<Written<ReportedLine[]>> {
  const lines = readQuickOrder(text);
  const wanted = wantedOf(lines);
  if (wanted.length === 0) return { answer: lines.map((line) => reported(line, null)), cookies: [] };
  const cartItems = wanted.map(({ sku, quantity }) => ({ sku, quantity }));
  const { answer, cookies } = await intoCart(context, (cartId) =>
    context.get(backendContext).mutate(AddArticlesDocument, { cartId, cartItems }),
  );
  const errors = new Map((answer.addProductsToCart?.user_errors ?? []).map((error) => [error.sku, error]));
  return {
    answer: lines.map((line) => {
      if (line.kind !== 'wanted') return reported(line, null);
      const error = errors.get(line.sku);
      const state = error ? (refusedStates[error.code] ?? 'refused') : 'added';
      return { row: line.row, sku: line.sku, quantity: line.quantity, state };
    }),
    cookies,
  };
}

const refusedStates: Partial<Record<string, ReportedLine['state']>> = {
  PRODUCT_NOT_FOUND: 'unknown',
  NOT_SALABLE: 'not-salable',
  INSUFFICIENT_STOCK: 'not-enough',
};

function wantedOf(lines: readonly QuickOrderLine[]): Wanted[] {
  return lines.filter((line) => line.kind === 'wanted');
}
