import type {
  QueryShopStoresArgs,
  ShopStore,
  ShopStorePage,
  StoreDay,
} from '@nuancier/contract/gestion-types.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { plainWords } from '../../text/plain-words.ts';
import { keptStore } from '../keeping/change-store.ts';
import { isKept, selectKeptCodes } from '../keeping/kept-stores-store.ts';
import { keptDay } from '../keeping/kept-store-view.ts';
import { allShops, findShop } from '../stores.ts';
import type { StoresDeskContext } from '../stores-context.ts';

const LARGEST_PAGE = 100;
const LONGEST_SEARCH = 100;

export async function shopStores(
  context: StoresDeskContext,
  { search, after, pageSize }: QueryShopStoresArgs,
): Promise<ShopStorePage> {
  const { reach } = entitled(context.staff, 'shopStores');
  const limit = pageSize ?? LARGEST_PAGE;
  if (limit < 1 || limit > LARGEST_PAGE) throw new Refusal('PAGE_SIZE');
  const words = plainWords((search ?? '').slice(0, LONGEST_SEARCH));
  const codes = await selectKeptCodes(context.db, reach, { words, after: after ?? null, limit: limit + 1 });
  const page = codes.slice(0, limit);
  const shops = new Map((await allShops(context.db)).map((shop) => [shop.code, shop]));
  const items = page.flatMap((code) => {
    const shop = shops.get(code);
    return shop === undefined ? [] : [keptStore(context, shop)];
  });
  return { items, next: codes.length > limit ? (page.at(-1) ?? null) : null };
}

export async function shopStore(context: StoresDeskContext, code: string): Promise<ShopStore | null> {
  const { reach } = entitled(context.staff, 'shopStore');
  const shop = (await isKept(context.db, reach, code)) ? await findShop(context.db, code) : undefined;
  return shop === undefined ? null : keptStore(context, shop);
}

/** Null for what is no day to come. */
export async function storeDay(
  { db, now }: StoresDeskContext,
  { code }: Pick<ShopStore, 'code'>,
  on: string,
): Promise<StoreDay | null> {
  const shop = await findShop(db, code);
  return shop === undefined ? null : keptDay(shop, on, localMoment(now()).date);
}
