import type { Resolvers } from '../../generated/resolvers.ts';
import type { DocumentsContext } from './documents-context.ts';
import { customerPaper } from './operations/customer-paper.ts';
import { productSheet } from './operations/product-sheet.ts';
import { paperSize } from './paper-view.ts';

export const documentsResolvers: Resolvers<DocumentsContext> = {
  Query: {
    customerPaper: (_root, args, context) => customerPaper(context, context.presses.customers, args),
    productSheet: (_root, args, { db, now, presses }) => productSheet({ db, now }, presses.sheets, args),
  },
  PaperFile: {
    bytes: async (file, _args, context) => (await paperSize(context, file))?.bytes ?? null,
    pages: async (file, _args, context) => (await paperSize(context, file))?.pages ?? null,
  },
};
