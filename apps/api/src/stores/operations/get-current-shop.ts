import type { CurrentShop } from '@nuancier/contract/api-types.ts';
import { liveShopToken, shopOf } from '../current-shop/shop-token.ts';
import type { StoresContext } from '../stores-context.ts';
import { findShop } from '../stores.ts';
import { storeView } from '../stores-view.ts';

type Asking = Pick<StoresContext, 'db' | 'viewer' | 'now' | 'issueShopToken'>;

/** The token sent while it lives, else a new one. */
export async function getCurrentShop(
  { db, viewer, issueShopToken, ...context }: Asking,
  token: string | null | undefined,
): Promise<CurrentShop> {
  const now = context.now();
  const live = await liveShopToken(db, viewer, token, now);
  const code = shopOf(viewer, live);
  const own = viewer.kind === 'customer' && viewer.ownShopCode !== code ? viewer.ownShopCode : null;
  const [shop, ownShop] = await Promise.all(
    [code, own].map((wanted) => (wanted === null ? undefined : findShop(db, wanted))),
  );
  return {
    current_shop: code,
    token_id: live?.token ?? (await issueShopToken(db, viewer, { shopCode: null, cartId: null }, now)),
    store: shop === undefined ? null : storeView(shop, null),
    own_store: ownShop === undefined ? null : storeView(ownShop, null),
  };
}
