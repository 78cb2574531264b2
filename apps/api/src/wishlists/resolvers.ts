import type { Resolvers } from '@nuancier/contract/api-types.ts';
import type { Context } from '../context.ts';
import { addProductsToWishlist, addProductToWishList } from './operations/add-products-to-wishlist.ts';
import { addWishlist } from './operations/add-wishlist.ts';
import { deleteWishlist } from './operations/delete-wishlist.ts';
import { moveProductsBetweenWishlists } from './operations/move-products-between-wishlists.ts';
import { removeProductsFromWishlist } from './operations/remove-products-from-wishlist.ts';
import { updateProductsInWishlist } from './operations/update-products-in-wishlist.ts';
import { updateWishlist } from './operations/update-wishlist.ts';
import { wishedProducts } from './operations/wished-products.ts';
import { wishlistItems } from './operations/wishlist-items.ts';
import { getWishlist, wishlists } from './operations/wishlists.ts';

export const wishlistsResolvers: Resolvers<Context> = {
  Query: {
    getWishlist: (_root, { id }, context) => getWishlist(context, id),
    wishedProducts: (_root, { skus }, context) => wishedProducts(context, skus),
  },
  Mutation: {
    addProductsToWishlist: (_root, args, context) => addProductsToWishlist(context, args),
    removeProductsFromWishlist: (_root, args, context) => removeProductsFromWishlist(context, args),
    updateProductsInWishlist: (_root, args, context) => updateProductsInWishlist(context, args),
    createWishlist: async (_root, { input }, context) => ({
      wishlist: await addWishlist(context, input.name),
    }),
    updateWishlist: (_root, args, context) => updateWishlist(context, args),
    deleteWishlist: (_root, { wishlistId }, context) => deleteWishlist(context, wishlistId),
    moveProductsBetweenWishlists: (_root, args, context) => moveProductsBetweenWishlists(context, args),
    addWishlist: (_root, { name }, context) => addWishlist(context, name),
    addProductToWishList: (_root, args, context) => addProductToWishList(context, args),
  },
  Customer: {
    wishlists: (_customer, args, context) => wishlists(context, args),
    wishlist_v2: (_customer, { id }, context) => getWishlist(context, id),
  },
  Wishlist: {
    items_v2: (list, args, context) => wishlistItems(context, list, args),
  },
};
