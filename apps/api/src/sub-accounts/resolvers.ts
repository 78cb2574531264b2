import type { Resolvers } from '@nuancier/contract/api-types.ts';
import type { Context } from '../context.ts';
import { createSubAccountCustomer } from './operations/create-sub-account-customer.ts';
import { getListSubAccount } from './operations/get-list-sub-account.ts';
import { getSubAccount } from './operations/get-sub-account.ts';
import { removeSubAccountCustomer } from './operations/remove-sub-account-customer.ts';
import { updateSubAccountCustomer } from './operations/update-sub-account-customer.ts';

export const subAccountsResolvers: Resolvers<Context> = {
  Query: {
    getListSubAccount: (_root, _args, context) => getListSubAccount(context),
    getSubAccount: (_root, { id }, context) => getSubAccount(context, id),
  },
  Mutation: {
    createSubAccountCustomer: (_root, { input }, context) => createSubAccountCustomer(context, input),
    updateSubAccountCustomer: (_root, { id, input }, context) => updateSubAccountCustomer(context, id, input),
    removeSubAccountCustomer: (_root, { id }, context) => removeSubAccountCustomer(context, id),
  },
};
