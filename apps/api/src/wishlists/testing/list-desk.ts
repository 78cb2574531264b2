// Favourites lists through the API, for tests.
import type { ApiError } from '../../refusals/errors.ts';
import type { ShopApi } from '../../testing/shop-api.ts';

export type ShownItem = {
  __typename: string;
  id: string;
  sku: string;
  parent_sku: string;
  name: string;
  quantity: number;
  description: string | null;
  conditioning: string | null;
  color: string | null;
  type: string | null;
  product: { sku: string } | null;
  price_stock: {
    sku: string;
    active: boolean;
    stocks: { available: number }[];
    priceExcludingTax: { packagingFinalPrice: number } | null;
  };
  tint: { customColorExa: string; code: string | null; supplement: { value: number } | null } | null;
  unit_price_excluding_tax: { value: number } | null;
  row_total_excluding_tax: { value: number } | null;
};

export type ShownList = {
  id: string;
  name: string;
  items_count: number;
  share: string;
  is_own: boolean;
  may_edit: boolean;
  owner_name: string;
  owner_left: boolean;
  items_v2: { items: ShownItem[]; page_info: { total_pages: number } };
};

type Answer = { data: Record<string, unknown>; errors: readonly ApiError[]; category: string | undefined };

export const ITEM = `{ __typename id sku parent_sku name quantity description conditioning color type product { sku }
  price_stock { sku active stocks { available } priceExcludingTax { packagingFinalPrice } }
  tint { customColorExa code supplement { value } }
  unit_price_excluding_tax { value } row_total_excluding_tax { value } }`;
export const LIST = `{ id name items_count share is_own may_edit owner_name owner_left items_v2 { items ${ITEM} page_info { total_pages } } }`;
const ERRORS = 'user_errors { code message sku }';

export type ListDesk = ReturnType<typeof listDesk>;

export function listDesk(shop: ShopApi) {
  async function ask(text: string, variables: Record<string, unknown>, as?: string): Promise<Answer> {
    const { data, errors = [] } = await shop.send(text, variables, as === undefined ? {} : { as });
    return { data: data ?? {}, errors, category: errors[0]?.extensions.category };
  }
  const ofField = async <Value>(text: string, variables: Record<string, unknown>, as?: string) => {
    const { data, ...rest } = await ask(text, variables, as);
    return { ...rest, value: Object.values(data)[0] as Value | null | undefined };
  };
  return {
    ask,
    lists: async (as: string): Promise<ShownList[]> => {
      const { data } = await ask(`{ customer { wishlists(pageSize: 50) ${LIST} } }`, {}, as);
      return (data['customer'] as { wishlists: ShownList[] }).wishlists;
    },
    read: (id: string, as?: string) =>
      ofField<ShownList>(`query($id: ID!) { getWishlist(id: $id) ${LIST} }`, { id }, as),
    /** Null for accounts outside a company. */
    ofCompany: async (as: string): Promise<ShownList[] | null> => {
      const { data } = await ask(`{ customer { company_wishlists ${LIST} } }`, {}, as);
      return (data['customer'] as { company_wishlists: ShownList[] | null }).company_wishlists;
    },
    make: (name: string, as?: string, share = 'PRIVATE') =>
      ofField<{ id: string; name: string; share: string }>(
        `mutation($name: String!, $share: WishlistShareEnum) {
          addWishlist(name: $name, share: $share) { id name share } }`,
        { name, share },
        as,
      ),
    share: (id: string, share: string, as?: string) =>
      ofField<ShownList>(
        `mutation($id: ID!, $share: WishlistShareEnum!) { shareWishlist(wishlistId: $id, share: $share) ${LIST} }`,
        { id, share },
        as,
      ),
    takeOver: (id: string, as?: string) =>
      ofField<ShownList>(`mutation($id: ID!) { takeOverWishlist(wishlistId: $id) ${LIST} }`, { id }, as),
    intoCart: (id: string, as?: string) =>
      ofField<{ wishlist: { items_count: number } }>(
        'mutation($id: ID!) { addWishlistItemsToCart(wishlistId: $id) { wishlist { items_count } } }',
        { id },
        as,
      ),
    rename: (id: string, name: string, as?: string) =>
      ofField<{ name: string }>(
        'mutation($id: ID!, $name: String) { updateWishlist(wishlistId: $id, name: $name) { uid name visibility } }',
        { id, name },
        as,
      ),
    drop: (id: string, as?: string) =>
      ofField<{ status: boolean; wishlists: { id: string }[] }>(
        'mutation($id: ID!) { deleteWishlist(wishlistId: $id) { status wishlists { id } } }',
        { id },
        as,
      ),
    add: (id: string, items: readonly object[], as?: string) =>
      ofField<{ wishlist: ShownList; user_errors: { code: string; message: string; sku: string }[] }>(
        `mutation($id: ID!, $items: [WishlistItemInput!]!) {
          addProductsToWishlist(wishlistId: $id, wishlistItems: $items) { wishlist ${LIST} ${ERRORS} } }`,
        { id, items },
        as,
      ),
    addOwn: (variables: { id: string; name?: string; items: readonly object[] }, as?: string) =>
      ofField<{
        wishlist: ShownList;
        added_items: ShownItem[];
        user_errors: { code: string; message: string }[];
      }>(
        `mutation($id: ID!, $name: String, $items: [WishListProductInput!]!) {
          addProductToWishList(wishlistId: $id, name: $name, items: $items) {
            wishlist { id name items_count } added_items ${ITEM} ${ERRORS} } }`,
        variables,
        as,
      ),
    remove: (id: string, items: readonly string[], as?: string) =>
      ofField<{ wishlist: ShownList }>(
        `mutation($id: ID!, $items: [ID!]!) {
          removeProductsFromWishlist(wishlistId: $id, wishlistItemsIds: $items) { wishlist ${LIST} ${ERRORS} } }`,
        { id, items },
        as,
      ),
    update: (id: string, items: readonly object[], as?: string) =>
      ofField<{ wishlist: ShownList; user_errors: { message: string }[] }>(
        `mutation($id: ID!, $items: [WishlistItemUpdateInput!]!) {
          updateProductsInWishlist(wishlistId: $id, wishlistItems: $items) { wishlist ${LIST} ${ERRORS} } }`,
        { id, items },
        as,
      ),
    move: (variables: { from: string; to: string; items: readonly object[] }, as?: string) =>
      ofField<{ source_wishlist: ShownList; destination_wishlist: ShownList }>(
        `mutation($from: ID!, $to: ID!, $items: [WishlistItemMoveInput!]!) {
          moveProductsBetweenWishlists(sourceWishlistUid: $from, destinationWishlistUid: $to, wishlistItems: $items) {
            source_wishlist ${LIST} destination_wishlist ${LIST} ${ERRORS} } }`,
        variables,
        as,
      ),
    wished: (skus: readonly string[], as?: string) =>
      ofField<{ sku: string; wishlist_id: string; item_id: string }[]>(
        'query($skus: [String!]!) { wishedProducts(skus: $skus) { sku wishlist_id item_id } }',
        { skus },
        as,
      ),
  };
}
