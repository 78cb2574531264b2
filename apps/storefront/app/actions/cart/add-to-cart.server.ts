// Puts an article, or several packs of one, into the cart and answers with what the panel shows.
import type { RouterContextProvider } from 'react-router';
import {
  AddArticlesDocument,
  AddVariantsDocument,
  CompatibleProductsDocument,
} from '../../../generated/documents.ts';
import type { CartLineFragment, CompatibleProductFragment } from '../../../generated/documents.ts';
import { addedArticle } from './added-article.ts';
import type { AddedArticle } from './cart-answer.ts';
import type { CartArticle, CartTint } from './cart-article.ts';
import { BackendRefusal } from '../../backend/backend.server.ts';
import { priceViewOf } from '../../backend/viewer/price-view.server.ts';
import { backendContext, sessionContext } from '../../backend/request-context.server.ts';
import { intoCart } from './open-cart.server.ts';
import type { Written } from './open-cart.server.ts';

type Context = Readonly<RouterContextProvider>;

const MOST_COMPATIBLE = 3;

export async function addToCart(context: Context, article: CartArticle): Promise<Written<AddedArticle>> {
  const [{ answer: lines, cookies }, compatible] = await Promise.all([
    intoCart(context, (cartId) => add(context, cartId, article)),
    compatibleWith(context, article.parentSku ?? article.sku),
  ]);
  return { answer: addedArticle(article, lines, priceViewOf(context), compatible), cookies };
}

/** Packs of one product, all of them or none. */
export async function addMixToCart(
  context: Context,
  mix: readonly [CartArticle, ...CartArticle[]],
): Promise<Written<{ added: AddedArticle; others: AddedArticle[] }>> {
  const [first, ...others] = mix;
  const [{ answer: lines, cookies }, compatible] = await Promise.all([
    intoCart(context, (cartId) => addVariants(context, cartId, mix)),
    compatibleWith(context, first.parentSku ?? first.sku),
  ]);
  const view = priceViewOf(context);
  return {
    answer: {
      added: addedArticle(first, lines, view, compatible),
      others: others.map((article) => addedArticle(article, lines, view, [])),
    },
    cookies,
  };
}

/** A variant by its own operation, anything else as Magento adds products: the first user error is the refusal. */
async function add(context: Context, cartId: string, article: CartArticle): Promise<CartLineFragment[]> {
  const backend = context.get(backendContext);
  const { sku, parentSku, quantity, tint } = article;
  if (parentSku !== null) return addVariants(context, cartId, [article]);
  const cartItems = [{ sku, quantity, entered_options: tintOptions(tint) }];
  const { addProductsToCart: added } = await backend.mutate(AddArticlesDocument, { cartId, cartItems });
  const fault = added?.user_errors[0];
  if (fault)
    throw new BackendRefusal([{ message: fault.message, extensions: fault.key ? { key: fault.key } : {} }]);
  return present(added?.cart.items);
}

async function addVariants(
  context: Context,
  cartId: string,
  articles: readonly CartArticle[],
): Promise<CartLineFragment[]> {
  const cart_items = articles.map(({ sku, parentSku, quantity, tint }) => ({
    parent_sku: parentSku,
    data: { sku, quantity },
    customizable_options: tintOptions(tint).map(({ uid, value }) => ({ uid, value_string: value })),
  }));
  const { shopToken: token_id } = context.get(sessionContext);
  const input = { cart_id: cartId, cart_items, token_id };
  const { addConfigurableProductsToCart: added } = await context
    .get(backendContext)
    .mutate(AddVariantsDocument, { input });
  return present(added?.cart.items);
}

function tintOptions(tint: CartTint | null): { uid: string; value: string }[] {
  if (tint === null) return [];
  return [
    { uid: 'customColorExa', value: tint.hex },
    ...(tint.label === null ? [] : [{ uid: 'customerColorLabel', value: tint.label }]),
    ...(tint.code === null ? [] : [{ uid: 'tint_code', value: tint.code }]),
  ];
}

async function compatibleWith(context: Context, sku: string): Promise<CompatibleProductFragment[]> {
  const { xsellProducts: found } = await context
    .get(backendContext)
    .query(CompatibleProductsDocument, { sku }, { mayFail: ['xsellProducts'] });
  return present(found?.items?.[0]?.crosssell_products).slice(0, MOST_COMPATIBLE);
}

function present<Item>(items: readonly (Item | null)[] | null | undefined): Item[] {
  return (items ?? []).flatMap((item) => (item === null ? [] : [item]));
}
