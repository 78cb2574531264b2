import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { Resolvers } from '../../generated/gestion-resolvers.ts';
import { todayWork } from '../request/today-work.ts';
import { contentLinks } from './gestion/content-links.ts';
import {
  describeProductPicture,
  moveProductPicture,
  removeProductPicture,
} from './gestion/product-pictures.ts';
import { dateCategory, moveCategory, shelfCategories, writeCategory } from './gestion/shelf-categories.ts';
import { productPreview, productPreviewFor } from './gestion/product-preview.ts';
import { shelfProduct } from './gestion/shelf-product.ts';
import { shelfBrands, shelfProducts } from './gestion/shelf-products.ts';
import type { ShelfContext } from './gestion/shelf-products.ts';
import { selectLacking } from './shelf/shelf-today-store.ts';
import { dateProduct, linkProduct, writeProduct } from './gestion/write-product.ts';

export const catalogueGestionResolvers: Resolvers<ShelfContext> = {
  Query: {
    shelfProducts: (_root, args, context) => shelfProducts(context, args),
    shelfBrands: (_root, _args, context) => shelfBrands(context),
    shelfProduct: (_root, { sku }, context) => shelfProduct(context, sku),
    productPreview: (_root, args, context) => productPreview(context, args),
    productPreviewFor: (_root, args, context) => productPreviewFor(context, args),
    contentLinks: (_root, { search }, context) => contentLinks(context, search),
    shelfCategories: (_root, _args, context) => shelfCategories(context),
  },
  Today: {
    wordless_products: (_today, _args, { staff, db, now }) =>
      todayWork(staff, 'wordless_products', () => selectLacking(db, 'texte', localMoment(now()).date)),
    pictureless_products: (_today, _args, { staff, db, now }) =>
      todayWork(staff, 'pictureless_products', () => selectLacking(db, 'photo', localMoment(now()).date)),
  },
  Mutation: {
    writeProduct: (_root, args, context) => writeProduct(context, args),
    dateProduct: (_root, args, context) => dateProduct(context, args),
    linkProduct: (_root, args, context) => linkProduct(context, args),
    moveProductPicture: (_root, args, context) => moveProductPicture(context, args),
    describeProductPicture: (_root, args, context) => describeProductPicture(context, args),
    removeProductPicture: (_root, args, context) => removeProductPicture(context, args),
    dateCategory: (_root, args, context) => dateCategory(context, args),
    writeCategory: (_root, args, context) => writeCategory(context, args),
    moveCategory: (_root, args, context) => moveCategory(context, args),
  },
};
