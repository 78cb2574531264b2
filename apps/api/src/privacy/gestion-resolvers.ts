import type { Resolvers } from '../../generated/gestion-resolvers.ts';
import type { CustomersDeskContext } from '../customers/customers-context.ts';
import { eraseShopCustomer, exportShopCustomer } from './gestion/let-customer-go.ts';
import { customerMerge, mergeCustomers } from './gestion/merge-customers.ts';

export const privacyGestionResolvers: Resolvers<CustomersDeskContext> = {
  Query: {
    customerMerge: (_root, args, context) => customerMerge(context, args),
  },
  Mutation: {
    mergeCustomers: (_root, args, context) => mergeCustomers(context, args),
    exportShopCustomer: (_root, { id }, context) => exportShopCustomer(context, id),
    eraseShopCustomer: (_root, args, context) => eraseShopCustomer(context, args),
  },
};
