import type { Resolvers } from '../../generated/resolvers.ts';
import type { InvoicesContext } from './invoices-context.ts';
import { creditMemosOf, invoicesOf } from './order-papers.ts';
import { customerInvoice } from './operations/customer-invoice.ts';
import { customerInvoices } from './operations/customer-invoices.ts';
import { customerOutstanding } from './operations/customer-outstanding.ts';

export const invoicesResolvers: Resolvers<InvoicesContext> = {
  Query: {
    customerInvoices: (_root, args, context) => customerInvoices(context, args),
    customerInvoice: (_root, { number, type }, context) => customerInvoice(context, { number, type }),
    customerOutstanding: (_root, _args, context) => customerOutstanding(context),
  },
  CustomerOrder: {
    invoices: (order, _args, context) => invoicesOf(context, order),
    credit_memos: (order, _args, context) => creditMemosOf(context, order),
  },
};
