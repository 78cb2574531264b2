import type { Resolvers } from '../../generated/resolvers.ts';
import type { CustomersContext } from './customers-context.ts';
import { answerCompanyProof } from './operations/company/answer-company-proof.ts';
import { confirmEmail } from './operations/registration/confirm-email.ts';
import { createCustomer } from './operations/registration/create-customer.ts';
import { getEstablishmentByParams } from './operations/registration/get-establishment-by-params.ts';
import { linkExistingAccount } from './operations/company/link-existing-account.ts';
import { requestCompanyProof } from './operations/company/request-company-proof.ts';
import { resendConfirmationEmail } from './operations/registration/resend-confirmation-email.ts';
import { verifyExistingAccount } from './operations/company/verify-existing-account.ts';

/** Becoming a customer. */
export const registrationResolvers: Resolvers<CustomersContext> = {
  Query: {
    getEstablishmentByParams: (_root, { siret }, context) => getEstablishmentByParams(context, siret),
  },
  StoreConfig: {
    create_account_confirmation: (_config, _args, { customerConfirmation }) => customerConfirmation,
  },
  Mutation: {
    createCustomerV2: (_root, { input }, context) => createCustomer(context, input),
    createCustomer: (_root, { input }, context) => createCustomer(context, input),
    prospect: (_root, { input }, context) =>
      createCustomer(context, input, input.siret?.trim() ? 'siret' : 'prospect'),
    verifyExistingAccount: (_root, args, context) => verifyExistingAccount(context, args),
    linkExistingAccount: (_root, args, context) => linkExistingAccount(context, args),
    requestCompanyProof: (_root, _args, context) => requestCompanyProof(context),
    answerCompanyProof: (_root, args, context) => answerCompanyProof(context, args),
    confirmEmail: (_root, { input }, context) => confirmEmail(context, input),
    resendConfirmationEmail: (_root, args, context) => resendConfirmationEmail(context, args),
  },
};
