import type { Resolvers } from '../../generated/resolvers.ts';
import type { WishlistsContext } from './wishlists-context.ts';
import { areOffered, offered } from './offered.ts';
import { addProductsToWishlist, addProductToWishList } from './operations/add-products-to-wishlist.ts';
import { addWishlist } from './operations/add-wishlist.ts';
import { deleteWishlist } from './operations/delete-wishlist.ts';
import { moveProductsBetweenWishlists } from './operations/move-products-between-wishlists.ts';
import { shareWishlist } from './operations/share-wishlist.ts';
import { takeOverWishlist } from './operations/take-over-wishlist.ts';
import { removeProductsFromWishlist } from './operations/remove-products-from-wishlist.ts';
import { updateProductsInWishlist } from './operations/update-products-in-wishlist.ts';
import { updateWishlist } from './operations/update-wishlist.ts';
import { wishedProducts } from './operations/wished-products.ts';
import { wishlistItems } from './operations/wishlist-items.ts';
import { companyWishlists, getWishlist, wishlists } from './operations/wishlists.ts';

export const wishlistsResolvers: Resolvers<WishlistsContext> = {
  Query: {
    getWishlist: (_root, { id }, context) => (areOffered(context) ? getWishlist(context, id) : null),
    wishedProducts: (_root, { skus }, context) => (areOffered(context) ? wishedProducts(context, skus) : []),
  },
  Mutation: {
    addProductsToWishlist: (_root, args, context) => addProductsToWishlist(offered(context), args),
    removeProductsFromWishlist: (_root, args, context) => removeProductsFromWishlist(offered(context), args),
    updateProductsInWishlist: (_root, args, context) => updateProductsInWishlist(offered(context), args),
    createWishlist: async (_root, { input }, context) => ({
      wishlist: await addWishlist(offered(context), { name: input.name }),
    }),
    updateWishlist: (_root, args, context) => updateWishlist(offered(context), args),
    deleteWishlist: (_root, { wishlistId }, context) => deleteWishlist(offered(context), wishlistId),
    moveProductsBetweenWishlists: (_root, args, context) =>
      moveProductsBetweenWishlists(offered(context), args),
    addWishlist: (_root, args, context) => addWishlist(offered(context), args),
    shareWishlist: (_root, args, context) => shareWishlist(offered(context), args),
    takeOverWishlist: (_root, { wishlistId }, context) => takeOverWishlist(offered(context), wishlistId),
    addProductToWishList: (_root, args, context) => addProductToWishList(offered(context), args),
  },
  Customer: {
    wishlists: (_customer, args, context) => (areOffered(context) ? wishlists(context, args) : []),
    wishlist_v2: (_customer, { id }, context) => (areOffered(context) ? getWishlist(context, id) : null),
    company_wishlists: (_customer, _args, context) =>
      areOffered(context) ? companyWishlists(context) : null,
  },
  Wishlist: {
    items_v2: (list, args, context) => wishlistItems(context, list, args),
  },
};
