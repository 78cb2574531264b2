// The part of Magento’s shapes that is about favourites lists; several lists are Adobe Commerce’s.
const ITEM = 'id:ID! quantity:Float! description:String added_at:String! product:ProductInterface';

export const magentoWishlistShapes: Readonly<Record<string, readonly string[]>> = {
  Wishlist: [
    'id:ID items_v2(currentPage:Int=1,pageSize:Int=20):WishlistItems items_count:Int sharing_code:String',
    'updated_at:String name:String',
  ],
  WishlistItems: ['items:[WishlistItemInterface]! page_info:SearchResultPageInfo'],
  WishlistItemInterface: [ITEM],
  SimpleWishlistItem: [ITEM],
  VirtualWishlistItem: [ITEM],
  DownloadableWishlistItem: [ITEM],
  BundleWishlistItem: [ITEM],
  GroupedProductWishlistItem: [ITEM],
  ConfigurableWishlistItem: [
    ITEM,
    'configurable_options:[SelectedConfigurableOption!] configured_variant:ProductInterface',
  ],
  AddProductsToWishlistOutput: ['wishlist:Wishlist! user_errors:[WishListUserInputError!]!'],
  RemoveProductsFromWishlistOutput: ['wishlist:Wishlist! user_errors:[WishListUserInputError!]!'],
  UpdateProductsInWishlistOutput: ['wishlist:Wishlist! user_errors:[WishListUserInputError!]!'],
  WishListUserInputError: ['message:String! code:WishListUserInputErrorType!'],
  WishListUserInputErrorType: ['PRODUCT_NOT_FOUND UNDEFINED'],
  CreateWishlistInput: ['name:String! visibility:WishlistVisibilityEnum!'],
  CreateWishlistOutput: ['wishlist:Wishlist!'],
  UpdateWishlistOutput: ['name:String! uid:ID! visibility:WishlistVisibilityEnum!'],
  DeleteWishlistOutput: ['status:Boolean! wishlists:[Wishlist!]!'],
  AddWishlistItemsToCartOutput: [
    'wishlist:Wishlist! status:Boolean!',
    'add_wishlist_items_to_cart_user_errors:[WishlistCartUserInputError]!',
  ],
  WishlistCartUserInputError: [
    'message:String! code:WishlistCartUserInputErrorType! wishlistId:ID! wishlistItemId:ID!',
  ],
  WishlistCartUserInputErrorType: ['PRODUCT_NOT_FOUND NOT_SALABLE INSUFFICIENT_STOCK UNDEFINED'],
  WishlistVisibilityEnum: ['PUBLIC PRIVATE'],
  WishlistItemInput: [
    'sku:String! quantity:Float! parent_sku:String selected_options:[ID]',
    'entered_options:[EnteredOptionInput]',
  ],
  WishlistItemUpdateInput: [
    'wishlist_item_id:ID! quantity:Float description:String selected_options:[ID]',
    'entered_options:[EnteredOptionInput]',
  ],
  WishlistItemMoveInput: ['wishlist_item_id:ID! quantity:Float'],
};
