import type { SearchResultPageInfo } from '@nuancier/contract/api-types.ts';
import { pageOf } from '@nuancier/domain/page-of.ts';
import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import { accept } from '@nuancier/domain/refusal.ts';
import { batched } from '../../concurrency/batched.ts';
import type { WishlistsContext } from '../wishlists-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { factsOf } from '../items/item-facts.ts';
import { itemView } from '../items/wishlist-item-view.ts';
import type { WishlistItemView } from '../items/wishlist-item-view.ts';
import { selectItems } from '../items/wishlist-items-store.ts';

type PageAsked = { pageSize: number; currentPage: number };
type ItemsPage = { items: WishlistItemView[]; page_info: SearchResultPageInfo };

/** One page of a list. */
export async function wishlistItems(
  context: WishlistsContext,
  list: { id?: string | null | undefined },
  { pageSize, currentPage }: PageAsked,
): Promise<ItemsPage> {
  const page = await readPage(context, { listId: Number(list.id), pageSize, currentPage });
  if (!page.ok) throw new Refusal(page.refusal);
  return page.value;
}

/** The items of all lists of one answer are read and priced at once. */
const readPage = batched(
  async (
    context: Pick<WishlistsContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'catalogue'>,
    asked: readonly (PageAsked & { listId: number })[],
  ) => {
    const found = await selectItems(context.db, [...new Set(asked.map(({ listId }) => listId))]);
    const cut = asked.map((page) => pageOf(found.get(page.listId) ?? [], page.pageSize, page.currentPage));
    const facts = await factsOf(
      context,
      cut.map((page) => (page.ok ? page.value.items : [])),
    );
    const viewer = { catalogue: await context.catalogue(), showsPrices: mayViewPrice(context.viewer) };
    return cut.map((page, at) => {
      if (!page.ok) return page;
      const { pageSize, currentPage, totalPages } = page.value;
      return accept({
        items: (facts[at] ?? []).map((one) => itemView(one, viewer)),
        page_info: { page_size: pageSize, current_page: currentPage, total_pages: totalPages },
      });
    });
  },
);
