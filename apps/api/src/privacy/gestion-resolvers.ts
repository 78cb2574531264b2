import type { Resolvers } from '../../generated/gestion-resolvers.ts';
import type { CustomersDeskContext } from '../customers/customers-context.ts';
import { eraseShopCustomer, exportShopCustomer } from './gestion/let-customer-go.ts';

export const privacyGestionResolvers: Resolvers<CustomersDeskContext> = {
  Mutation: {
    exportShopCustomer: (_root, { id }, context) => exportShopCustomer(context, id),
    eraseShopCustomer: (_root, args, context) => eraseShopCustomer(context, args),
  },
};
