import type { Resolvers } from '../../generated/resolvers.ts';
import type { CustomersContext } from './customers-context.ts';
import { confirmNewsletterSubscription } from './operations/correspondence/confirm-newsletter-subscription.ts';
import { customerOptins } from './operations/correspondence/customer-optins.ts';
import { sendContactEmail } from './operations/correspondence/send-contact-email.ts';
import { setCustomerOptins } from './operations/correspondence/set-customer-optins.ts';
import { subscribeEmailToNewsletter } from './operations/correspondence/subscribe-email-to-newsletter.ts';
import { unsubscribeFromNewsletter } from './operations/correspondence/unsubscribe-from-newsletter.ts';

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
