import { DAY_MS } from '@nuancier/domain/durations.ts';
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
import { fileJournal, fileMessages } from './gestion/customer-file.ts';
import { shopCompany } from './gestion/shop-company.ts';
import { shopCustomer } from './gestion/shop-customer.ts';
import { shopCustomers } from './gestion/shop-customers.ts';

const SHOWN_DAYS = 7;

export const customersGestionResolvers: Resolvers<CustomersDeskContext> = {
  Query: {
    shopCustomers: (_root, args, context) => shopCustomers(context, args),
    shopCustomer: (_root, { id }, context) => shopCustomer(context, id),
    shopCompany: (_root, { id }, context) => shopCompany(context, id),
    linkRequests: (_root, _args, context) => linkRequests(context),
  },
  Mutation: {
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
    messages: (_today, _args, { staff, db, now }) =>
      todayCount(staff, 'messages', (reach) =>
        countMessages(db, reach, new Date(now().getTime() - SHOWN_DAYS * DAY_MS)),
      ),
    link_requests: (_today, _args, { staff, db }) =>
      todayCount(staff, 'link_requests', () => countLinkRequests(db)),
  },
};
