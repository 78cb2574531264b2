import { MOST_LINES } from '@nuancier/domain/cart/cart-line.ts';
import type { LineTint, QuotedPrice } from '@nuancier/domain/cart/cart-line.ts';
import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import { accept, refuse } from '@nuancier/domain/refusal.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import { findSoldArticle } from '../../catalogue/catalogue.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { DatabasePool, DatabaseTransaction } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { CartReader } from '../access/cart-reader.ts';
import type { CartLine } from '../records/cart-record.ts';
import { changeCartWithin } from './change-cart.ts';
import { customerCartId } from '../access/open-cart.ts';
import type { ReckonedCart } from '../totals/reckon-cart.ts';

export type QuotedArticle = {
  articleSku: string;
  parentSku: string;
  name: string;
  tint: LineTint | null;
  price: QuotedPrice;
};

/**
 * Adds a quotation's articles to the customer's cart, whatever the stock: a line that cannot be ordered carries its
 * own refusal. A quotation already in the cart is not added again.
 */
export async function takeQuotation(
  db: DatabasePool,
  { customer, ...reader }: CartReader & { customer: Customer },
  catalogue: Catalogue,
  articles: readonly QuotedArticle[],
): Promise<ReckonedCart> {
  return db
    .transaction()
    .execute((transaction) => takeQuotationWithin(transaction, { customer, ...reader }, catalogue, articles));
}

/** Within the caller's transaction. */
export async function takeQuotationWithin(
  db: DatabaseTransaction,
  { customer, ...reader }: CartReader & { customer: Customer },
  catalogue: Catalogue,
  articles: readonly QuotedArticle[],
): Promise<ReckonedCart> {
  const cartId = await customerCartId(db, customer, reader.now);
  return changeCartWithin(db, reader, cartId, (_db, { cart, lines }) => {
    const grown = withQuotation(lines, catalogue, articles);
    if (!grown.ok) throw new Refusal(grown.refusal);
    return { lines: grown.value, couponCode: cart.couponCode };
  });
}

/** The cart's lines after it was accepted. */
export function withQuotation(
  lines: readonly CartLine[],
  catalogue: Catalogue,
  articles: readonly QuotedArticle[],
): Verdict<readonly CartLine[], 'CART_FULL'> {
  const numbers = new Set(articles.map(({ price }) => price.quotation));
  if (lines.some(({ quoted }) => quoted && numbers.has(quoted.quotation))) return accept(lines);
  if (lines.length + articles.length > MOST_LINES) return refuse('CART_FULL');
  return accept([...lines, ...articles.map((article) => lineOf(article, catalogue))]);
}

const PIECE = 'U';

function lineOf({ articleSku, parentSku, name, tint, price }: QuotedArticle, catalogue: Catalogue): CartLine {
  const chosen = findSoldArticle(catalogue, articleSku, []);
  return {
    uid: crypto.randomUUID(),
    articleSku,
    parentSku,
    name,
    // Articles gone from the catalogue have no known unit and cannot be ordered.
    pricingUnit: chosen.kind === 'article' ? chosen.sold.pricingUnit : PIECE,
    quantity: price.quantity,
    tint,
    shownHt: null,
    quoted: price,
  };
}
