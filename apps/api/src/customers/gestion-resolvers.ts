import type { Resolvers } from '../../generated/gestion-resolvers.ts';
import { todayCount } from '../request/today-count.ts';
import { countLinkRequests, countMessages } from './correspondence/correspondence-today-store.ts';
import type { CustomersDeskContext } from './customers-context.ts';
import {
  enterAsCustomer,
  linkRequests,
  sendCustomerResetLink,
  settleLinkRequest,
  unlockCustomer,
} from './gestion/care-for-customer.ts';
import { answerMessage, settleMessage, takeMessage } from './gestion/answer-message.ts';
import { fileJournal, fileMessages } from './gestion/customer-file.ts';
import { shopCompany } from './gestion/shop-company.ts';
import { shopCustomer } from './gestion/shop-customer.ts';
import { shopCustomers } from './gestion/shop-customers.ts';
import { shopMessage, shopMessages } from './gestion/shop-messages.ts';

export const customersGestionResolvers: Resolvers<CustomersDeskContext> = {
  Query: {
    shopCustomers: (_root, args, context) => shopCustomers(context, args),
    shopCustomer: (_root, { id }, context) => shopCustomer(context, id),
    shopCompany: (_root, { id }, context) => shopCompany(context, id),
    shopMessages: (_root, args, context) => shopMessages(context, args),
    shopMessage: (_root, { id }, context) => shopMessage(context, id),
    linkRequests: (_root, _args, context) => linkRequests(context),
  },
  Mutation: {
    takeMessage: (_root, { id }, context) => takeMessage(context, id),
    answerMessage: (_root, args, context) => answerMessage(context, args),
    settleMessage: (_root, { id }, context) => settleMessage(context, id),
    settleLinkRequest: (_root, args, context) => settleLinkRequest(context, args),
    unlockCustomer: (_root, { id }, context) => unlockCustomer(context, id),
    sendCustomerResetLink: (_root, { id }, context) => sendCustomerResetLink(context, id),
    enterAsCustomer: (_root, args, context) => enterAsCustomer(context, args),
  },
  CustomerFile: {
    messages: (file, _args, context) => fileMessages(file, context),
    journal: (file, _args, context) => fileJournal(file, context),
  },
  Today: {
    messages: (_today, _args, { staff, db }) =>
      todayCount(staff, 'messages', (reach) => countMessages(db, reach)),
    link_requests: (_today, _args, { staff, db }) =>
      todayCount(staff, 'link_requests', () => countLinkRequests(db)),
  },
};
