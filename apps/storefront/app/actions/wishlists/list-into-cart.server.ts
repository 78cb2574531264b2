// Adds items of a list to the cart in the typed quantities: refused ones stay in the list and are reported.
import type { RouterContextProvider } from 'react-router';
import { AddArticlesDocument, WishlistArticlesDocument } from '../../../generated/documents.ts';
import type { WishlistArticlesQuery } from '../../../generated/documents.ts';
import type { Refused } from './wishlist-answer.ts';
import type { SheetLine } from '@nuancier/ui/pieces/form/quantity-sheet.ts';
import { addToCart } from '../cart/add-to-cart.server.ts';
import { intoCart } from '../cart/open-cart.server.ts';
import type { Written } from '../cart/open-cart.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { tintOptions } from './tint-options.ts';

type Context = Readonly<RouterContextProvider>;
type Items = NonNullable<NonNullable<WishlistArticlesQuery['getWishlist']>['items_v2']>;
export type ListItem = NonNullable<Items['items'][number]>;

export async function listIntoCart(
  context: Context,
  items: readonly ListItem[],
): Promise<Written<{ count: number; refused: Refused[] }>> {
  if (items.length === 0) return { answer: { count: 0, refused: [] }, cookies: [] };
  const cartItems = items.map(({ sku, quantity, tint }) => ({
    sku,
    quantity,
    entered_options: tintOptions(tintOf(tint)),
  }));
  const { answer, cookies } = await intoCart(context, (cartId) =>
    context.get(backendContext).mutate(AddArticlesDocument, { cartId, cartItems }),
  );
  const refused = (answer.addProductsToCart?.user_errors ?? []).map(({ sku, message }) => ({
    name: items.find((item) => item.sku === sku)?.name ?? sku ?? '',
    message,
  }));
  return { answer: { count: items.length - refused.length, refused }, cookies };
}

export async function itemIntoCart(
  context: Context,
  { sku, parent_sku: parent, quantity, tint }: ListItem,
): Promise<readonly string[]> {
  const article = { sku, parentSku: parent === sku ? null : parent, quantity, tint: tintOf(tint) };
  const { cookies } = await addToCart(context, article);
  return cookies;
}

export async function itemsOfList(context: Context, id: string): Promise<ListItem[]> {
  const ask = async (page: number) => {
    const { getWishlist: list } = await context
      .get(backendContext)
      .query(WishlistArticlesDocument, { id, page });
    return list?.items_v2;
  };
  const first = await ask(1);
  // At most two pages: a list holds two hundred items.
  const rest = (first?.page_info?.total_pages ?? 1) > 1 ? await ask(2) : null;
  return [...(first?.items ?? []), ...(rest?.items ?? [])].flatMap((item) => (item ? [item] : []));
}

export function sheetLine({ id, name, quantity }: ListItem): SheetLine {
  return { key: id, name, quantity };
}

function tintOf(tint: ListItem['tint']) {
  return tint && { hex: tint.customColorExa, label: tint.customerColorLabel, code: tint.code };
}
