import { MOST_LINES } from '@nuancier/domain/cart/cart-line.ts';
import type { LineTint, QuotedPrice } from '@nuancier/domain/cart/cart-line.ts';
import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import { findSoldArticle } from '../../catalogue/catalogue.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { DatabasePool } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { CartReader } from '../access/cart-reader.ts';
import type { CartLine } from '../records/cart-record.ts';
import { changeCart } from './change-cart.ts';
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
  const cartId = await customerCartId(db, customer, reader.now);
  const numbers = new Set(articles.map(({ price }) => price.quotation));
  return changeCart(db, reader, cartId, (_db, { cart, lines }) => {
    const { couponCode } = cart;
    if (lines.some(({ quoted }) => quoted && numbers.has(quoted.quotation))) return { lines, couponCode };
    if (lines.length + articles.length > MOST_LINES) throw new Refusal('CART_FULL');
    return { lines: [...lines, ...articles.map((article) => lineOf(article, catalogue))], couponCode };
  });
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
