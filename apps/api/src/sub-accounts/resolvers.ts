import type { Resolvers } from '../../generated/resolvers.ts';
import type { SubAccountsContext } from './sub-accounts-context.ts';
import { createSubAccountCustomer } from './operations/create-sub-account-customer.ts';
import { getListSubAccount } from './operations/get-list-sub-account.ts';
import { getSubAccount } from './operations/get-sub-account.ts';
import { removeSubAccountCustomer } from './operations/remove-sub-account-customer.ts';
import { resendSubAccountInvitation } from './operations/resend-sub-account-invitation.ts';
import { resumeSubAccount, suspendSubAccount } from './operations/suspend-sub-account.ts';
import { updateSubAccountCustomer } from './operations/update-sub-account-customer.ts';

export const subAccountsResolvers: Resolvers<SubAccountsContext> = {
  Query: {
    getListSubAccount: (_root, _args, context) => getListSubAccount(context),
    getSubAccount: (_root, { id }, context) => getSubAccount(context, id),
  },
  Mutation: {
    createSubAccountCustomer: (_root, { input }, context) => createSubAccountCustomer(context, input),
    updateSubAccountCustomer: (_root, { id, input }, context) => updateSubAccountCustomer(context, id, input),
    resendSubAccountInvitation: (_root, { id }, context) => resendSubAccountInvitation(context, id),
    suspendSubAccount: (_root, { id }, context) => suspendSubAccount(context, id),
    resumeSubAccount: (_root, { id }, context) => resumeSubAccount(context, id),
    removeSubAccountCustomer: (_root, { id }, context) => removeSubAccountCustomer(context, id),
  },
};
