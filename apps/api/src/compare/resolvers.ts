import type { Resolvers } from '../../generated/resolvers.ts';
import type { CompareContext } from './compare-context.ts';
import { given } from '../request/given.ts';
import { assignCompareListToCustomer } from './operations/assign-compare-list-to-customer.ts';
import {
  addProductsToCompareList,
  deleteCompareList,
  removeProductsFromCompareList,
} from './operations/change-compare-list.ts';
import { compareList, ownCompareList } from './operations/compare-list.ts';
import { createCompareList } from './operations/create-compare-list.ts';

export const compareResolvers: Resolvers<CompareContext> = {
  Query: {
    compareList: (_root, { uid }, context) => compareList(context, uid),
  },
  Mutation: {
    createCompareList: (_root, { input }, context) => createCompareList(context, given(input?.products)),
    addProductsToCompareList: (_root, { input }, context) =>
      input ? addProductsToCompareList(context, { ...input, products: given(input.products) }) : null,
    removeProductsFromCompareList: (_root, { input }, context) =>
      input ? removeProductsFromCompareList(context, { ...input, products: given(input.products) }) : null,
    assignCompareListToCustomer: async (_root, { uid }, context) => ({
      result: true,
      compare_list: await assignCompareListToCustomer(context, uid),
    }),
    deleteCompareList: async (_root, { uid }, context) => ({
      result: await deleteCompareList(context, uid),
    }),
  },
  Customer: {
    compare_list: (_customer, _args, context) => ownCompareList(context),
  },
};
