import type { Resolvers } from '@nuancier/contract/api-types.ts';
import type { CustomersContext } from './customers-context.ts';
import { confirmNewsletterSubscription } from './operations/confirm-newsletter-subscription.ts';
import { customerOptins } from './operations/customer-optins.ts';
import { sendContactEmail } from './operations/send-contact-email.ts';
import { setCustomerOptins } from './operations/set-customer-optins.ts';
import { subscribeEmailToNewsletter } from './operations/subscribe-email-to-newsletter.ts';
import { unsubscribeFromNewsletter } from './operations/unsubscribe-from-newsletter.ts';

/** Newsletter, opt-ins and contact. */
export const correspondenceResolvers: Resolvers<CustomersContext> = {
  Query: {
    customerOptins: (_root, _args, context) => customerOptins(context),
  },
  Mutation: {
    subscribeEmailToNewsletter: (_root, { email }, context) => subscribeEmailToNewsletter(context, email),
    confirmNewsletterSubscription: (_root, { token }, context) =>
      confirmNewsletterSubscription(context, token),
    unsubscribeFromNewsletter: (_root, { token }, context) => unsubscribeFromNewsletter(context, token),
    setCustomerOptins: (_root, { input }, context) => setCustomerOptins(context, input),
    contactUs: (_root, { input }, context) => sendContactEmail(context, input),
    sendContactEmail: (_root, { input }, context) => sendContactEmail(context, input),
  },
};
