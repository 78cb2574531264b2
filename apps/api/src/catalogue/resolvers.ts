import type { Resolvers } from '@nuancier/contract/api-types.ts';
import type { Context } from '../context.ts';
import { categories } from './operations/categories.ts';
import { matchingCategories } from './operations/matching-categories.ts';
import { megaMenuBlock } from './operations/mega-menu-block.ts';
import { route } from './operations/route.ts';
import { urlResolver } from './operations/url-resolver.ts';

export const catalogueResolvers: Resolvers<Context> = {
  Query: {
    categories: async (_root, args, context) => categories(await context.categories(), context.site, args),
    categoryList: async (_root, args, context) =>
      categories(await context.categories(), context.site, args).items ?? null,
    customCategoryList: async (_root, { filters }, context) =>
      matchingCategories(await context.categories(), context.site, filters),
    route: (_root, { url }, context) => route(context, url),
    urlResolver: (_root, { url }, context) => urlResolver(context, url),
  },
  CategoryTree: {
    universe_mega_menu_block: (category, _args, context) =>
      megaMenuBlock(context, category.universe_mega_menu_cms),
  },
};
