import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { Resolvers } from '../../generated/gestion-resolvers.ts';
import { todayWork } from '../request/today-work.ts';
import { selectWaitingLinks, selectWaitingMessages } from './correspondence/correspondence-today-store.ts';
import type { CustomersDeskContext } from './customers-context.ts';
import { selectOverdueCompanies } from './desk/overdue-today-store.ts';
import { enterAsCustomer, sendCustomerResetLink, unlockCustomer } from './gestion/care-for-customer.ts';
import { answerMessage, settleMessage, takeMessage } from './gestion/answer-message.ts';
import { fileJournal, fileMessages, fileUnverifiedMessages } from './gestion/customer-file.ts';
import { linkRequest, linkRequests, settleLinkRequest } from './gestion/link-requests.ts';
import { listedStores } from './gestion/listed-stores.ts';
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
    linkRequests: (_root, args, context) => linkRequests(context, args),
    linkRequest: (_root, { customerId }, context) => linkRequest(context, customerId),
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
    unverified_messages: (file, _args, context) => fileUnverifiedMessages(file, context),
    journal: (file, _args, context) => fileJournal(file, context),
  },
  StaffPerson: { listed_stores: (_person, _args, context) => listedStores(context) },
  Today: {
    messages: (_today, _args, { staff, db }) =>
      todayWork(staff, 'messages', (reach) => selectWaitingMessages(db, reach)),
    link_requests: (_today, _args, { staff, db }) =>
      todayWork(staff, 'link_requests', () => selectWaitingLinks(db)),
    overdue_companies: (_today, _args, { staff, db, now }) =>
      todayWork(staff, 'overdue_companies', (reach) =>
        selectOverdueCompanies(db, reach, localMoment(now()).date),
      ),
  },
};
