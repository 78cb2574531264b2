import type { Resolvers } from '../../generated/gestion-resolvers.ts';
import type { Means } from '../request/asking.ts';
import type { StaffAsking } from '../request/staff-asking.ts';
import { fileCredit, fileInvoicePage, fileInvoices } from './gestion/customer-file.ts';

export const invoicesGestionResolvers: Resolvers<StaffAsking & Means> = {
  CustomerFile: {
    invoices: (file, _args, context) => fileInvoices(file, context),
    invoice_page: fileInvoicePage,
    credit: (file, _args, context) => fileCredit(file, context),
  },
};
