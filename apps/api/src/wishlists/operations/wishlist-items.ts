import { pageOf } from '@nuancier/domain/page-of.ts';
import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import { accept } from '@nuancier/domain/refusal.ts';
import type { WishlistsContext } from '../wishlists-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { factsOf } from '../items/item-facts.ts';
import { shelfOf } from '../items/list-batch.ts';
import type { ItemsPage, ListPage, ListPages } from '../items/list-batch.ts';
import { itemView } from '../items/wishlist-item-view.ts';
import { selectItems } from '../items/wishlist-items-store.ts';

type PageAsked = { pageSize: number; currentPage: number };

/** One page of a list. The lists answered with it are read along, since they will be asked next. */
export async function wishlistItems(
  context: WishlistsContext,
  list: { id?: string | null | undefined },
  asked: PageAsked,
): Promise<ItemsPage> {
  const { ids, pages } = shelfOf(list);
  const key = `${asked.pageSize}/${asked.currentPage}`;
  const read = pages.get(key) ?? readPages(context, ids, asked);
  pages.set(key, read);
  const page = (await read).get(Number(list.id));
  if (page === undefined) throw new Error(`The list ${list.id} is not on its shelf`);
  if (!page.ok) throw new Refusal(page.refusal);
  return page.value;
}

async function readPages(
  context: WishlistsContext,
  ids: readonly number[],
  asked: PageAsked,
): Promise<ListPages> {
  const found = await selectItems(context.db, ids);
  const cut = ids.map((id) => [id, pageOf(found.get(id) ?? [], asked.pageSize, asked.currentPage)] as const);
  const shown = cut.map(([, page]) => (page.ok ? page.value.items : []));
  const facts = await factsOf(context, shown);
  const shower = { catalogue: await context.catalogue(), showsPrices: mayViewPrice(context.viewer) };
  return new Map<number, ListPage>(
    cut.map(([id, page]) => {
      if (!page.ok) return [id, page];
      const { items, pageSize, currentPage, totalPages } = page.value;
      const views = items.map((item) => facts.get(item)).filter((one) => one !== undefined);
      return [
        id,
        accept({
          items: views.map((one) => itemView(one, shower)),
          page_info: { page_size: pageSize, current_page: currentPage, total_pages: totalPages },
        }),
      ];
    }),
  );
}
