import type { Resolvers } from '../../generated/resolvers.ts';
import type { PrivacyContext } from './privacy-context.ts';
import { acceptConditions } from './operations/accept-conditions.ts';
import { customerConditions } from './operations/customer-conditions.ts';
import { deleteCustomer } from './operations/delete-customer.ts';
import { exportCustomerData } from './operations/export-customer-data.ts';

/** Customers' privacy requests: consent, export and erasure. */
export const privacyResolvers: Resolvers<PrivacyContext> = {
  Query: {
    customerConditions: (_root, _args, context) => customerConditions(context),
    exportCustomerData: (_root, _args, context) => exportCustomerData(context),
  },
  Mutation: {
    acceptConditions: (_root, { version }, context) => acceptConditions(context, version),
    deleteCustomer: (_root, { password }, context) => deleteCustomer(context, password ?? ''),
  },
};
