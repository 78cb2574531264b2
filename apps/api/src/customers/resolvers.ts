import type { Resolvers } from '../../generated/resolvers.ts';
import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import { allowed } from '../refusals/allowed.ts';
import type { CustomersContext } from './customers-context.ts';
import { Refusal } from '../refusals/refusal.ts';
import { SESSION_HOURS } from './customers.ts';
import { attributesForm } from './account/form-attributes.ts';
import { connectAs } from './operations/representatives/connect-as.ts';
import { changeCustomerPassword } from './operations/passwords/change-customer-password.ts';
import { createCustomerAddress } from './operations/addresses/create-customer-address.ts';
import { companyAddresses, customerAddresses } from './operations/addresses/customer-addresses.ts';
import { customer } from './operations/account/customer.ts';
import {
  customerDevices,
  endCustomerDevice,
  endOtherCustomerDevices,
} from './operations/sessions/customer-devices.ts';
import { deleteCustomerAddress } from './operations/addresses/delete-customer-address.ts';
import { generateCustomerToken } from './operations/sessions/generate-customer-token.ts';
import { isEmailAvailable } from './operations/account/is-email-available.ts';
import { persistentLoginOwner } from './operations/sessions/persistent-login-owner.ts';
import { requestLoginByToken } from './operations/sessions/request-login-by-token.ts';
import { requestPasswordResetEmail } from './operations/passwords/request-password-reset-email.ts';
import { resetPassword } from './operations/passwords/reset-password.ts';
import { issueConnectAs } from './operations/representatives/issue-connect-as.ts';
import { portfolio } from './operations/representatives/portfolio.ts';
import { revokeCustomerToken } from './operations/sessions/revoke-customer-token.ts';
import { updateCustomerAddress } from './operations/addresses/update-customer-address.ts';
import { updateCustomerEmail } from './operations/account/update-customer-email.ts';
import { updateCustomer, updateCustomerV1 } from './operations/account/update-customer.ts';

export const customersResolvers: Resolvers<CustomersContext> = {
  Query: {
    portfolio: (_root, args, context) => portfolio(context, args),
    customer: (_root, _args, context) => customer(context),
    // The shop token says where one shops, not who one is.
    customCustomer: (_root, _args, context) => customer(context),
    isEmailAvailable: (_root, { email }, context) => isEmailAvailable(context, email),
    persistentLoginOwner: (_root, { token }, context) => persistentLoginOwner(context, token),
    customerDevices: (_root, _args, context) => customerDevices(context),
    attributesForm: (_root, { formCode }) => attributesForm(formCode),
    customerPaymentTokens: (_root, _args, { viewer }) => nothingOf(viewer),
    customerDownloadableProducts: (_root, _args, { viewer }) => nothingOf(viewer),
    getCustomerAddresses: (_root, _args, context) => customerAddresses(context),
    companyAddresses: (_root, _args, context) => companyAddresses(context),
  },
  Mutation: {
    generateCustomerToken: (_root, args, context) => generateCustomerToken(context, args),
    requestLoginByToken: (_root, { token }, context) => requestLoginByToken(context, token),
    connectAs: (_root, { token }, context) => connectAs(context, token),
    issueConnectAs: (_root, { customerId }, context) => issueConnectAs(context, customerId),
    revokeCustomerToken: (_root, _args, context) => revokeCustomerToken(context),
    endCustomerDevice: (_root, { id }, context) => endCustomerDevice(context, id),
    endOtherCustomerDevices: (_root, _args, context) => endOtherCustomerDevices(context),
    updateCustomerV2: (_root, { input }, context) => updateCustomer(context, input),
    updateCustomer: (_root, { input }, context) => updateCustomerV1(context, input),
    deletePaymentToken: (_root, _args, { viewer }) => {
      allowed(viewer, 'use-account');
      throw new Refusal('NO_SAVED_CARDS');
    },
    updateCustomerEmail: (_root, args, context) => updateCustomerEmail(context, args),
    changeCustomerPassword: (_root, args, context) => changeCustomerPassword(context, args),
    requestPasswordResetEmail: (_root, args, context) => requestPasswordResetEmail(context, args),
    resetPassword: (_root, args, context) => resetPassword(context, args),
    createCustomerAddress: (_root, args, context) => createCustomerAddress(context, args),
    updateCustomerAddress: (_root, args, context) => updateCustomerAddress(context, args),
    deleteCustomerAddress: (_root, { id }, context) => deleteCustomerAddress(context, id),
  },
  StoreConfig: {
    customer_access_token_lifetime: () => SESSION_HOURS,
  },
  Customer: {
    custom_attributes: () => [],
    // A newly created account carries its addresses: there is no session to read them with.
    addresses: (self, _args, context) => self.addresses ?? customerAddresses(context),
  },
};

/** What Magento keeps for a customer and this shop never has: saved cards, bought files. */
function nothingOf(viewer: Viewer): { items: never[] } {
  allowed(viewer, 'use-account');
  return { items: [] };
}
