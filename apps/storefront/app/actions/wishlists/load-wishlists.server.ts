import { guardVerdict } from '@nuancier/domain/customers/rights/route-guard.ts';
import type { RouterContextProvider } from 'react-router';
import {
  BestSimpleProductDocument,
  ChooseWishlistDocument,
  WishlistPageDocument,
} from '../../../generated/documents.ts';
import { listName, listNames } from './wishlist-answer.ts';
import type { BestArticle, ListName, WishChoice } from './wishlist-answer.ts';
import type { WishlistPage } from './wishlist-page.ts';
import { wishText } from './wish.ts';
import type { Wish } from './wish.ts';
import { BackendRefusal } from '../../backend/backend.server.ts';
import { priceViewOf } from '../../backend/viewer/price-view.server.ts';
import { backendContext, viewerContext } from '../../backend/request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Null when there is no such list or page: deleted elsewhere, or an old address. */
export async function loadWishlistPage(
  context: Context,
  { id, page }: { id: string; page: number },
): Promise<WishlistPage | null> {
  try {
    const { customer } = await context.get(backendContext).query(WishlistPageDocument, { id, page });
    const list = customer?.wishlist_v2;
    const items = list?.items_v2;
    return {
      view: priceViewOf(context),
      lists: listNames(customer?.wishlists),
      company: listNames(customer?.company_wishlists),
      ...rightsToLists(context, customer?.company_wishlists != null),
      shown: list
        ? {
            list: listName(list),
            items: (items?.items ?? []).flatMap((item) => (item ? [item] : [])),
            page: items?.page_info?.current_page ?? 1,
            pages: items?.page_info?.total_pages ?? 1,
          }
        : null,
    };
  } catch (error) {
    if (error instanceof BackendRefusal) return null;
    throw error;
  }
}

/** A representative may not share or take over lists. */
function rightsToLists(context: Context, hasCompany: boolean): Pick<WishlistPage, 'shares' | 'takesOver'> {
  const viewer = context.get(viewerContext);
  const isItself = viewer.kind === 'signed-in' && viewer.representative === null;
  const shares = hasCompany && isItself;
  return { shares, takesOver: shares && guardVerdict('is-dirigeant-account', viewer) === 'enters' };
}

/** A product without a chosen article is represented by its best one; one no longer sold cannot be added. */
export async function loadBest(
  context: Context,
  product: string,
): Promise<{ best: BestArticle | null; name: string | null }> {
  const { getBestSimpleProduct: best, products } = await context
    .get(backendContext)
    .query(BestSimpleProductDocument, { sku: product }, { mayFail: ['products'] });
  return { best, name: products?.items?.[0]?.name ?? null };
}

export async function loadChoice(
  context: Context,
  wishes: readonly Wish[],
  { product, best }: { product: string | null; best: BestArticle | null },
): Promise<WishChoice> {
  // With many wishes the lists that hold each are not looked up.
  const skus = product === null ? (wishes.length === 1 ? wishes.map(({ sku }) => sku) : []) : [product];
  const { customer, wishedProducts: wished } = await context
    .get(backendContext)
    .query(ChooseWishlistDocument, { skus }, { mayFail: ['wishedProducts'] });
  const lists = listNames(customer?.wishlists);
  return {
    lists,
    company: listNames(customer?.company_wishlists).filter(({ mayEdit }) => mayEdit),
    wishes: wishes.map(wishText),
    best,
    places: (wished ?? []).map(({ wishlist_id: listId, item_id: itemId }) => ({
      listId,
      itemId,
      listName: nameOf(lists, listId),
    })),
  };
}

function nameOf(lists: readonly ListName[], id: string): string {
  return lists.find((list) => list.id === id)?.name ?? '';
}
