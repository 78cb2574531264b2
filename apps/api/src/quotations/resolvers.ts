import type { Resolvers } from '../../generated/resolvers.ts';
import type { QuotationsContext } from './quotations-context.ts';
import { askForQuotation } from './operations/ask-for-quotation.ts';
import { convertQuoteToOrder } from './operations/convert-quote-to-order.ts';
import { customerQuotation } from './operations/customer-quotation.ts';
import { customerQuotations } from './operations/customer-quotations.ts';
import { portfolioQuotations } from './operations/portfolio-quotations.ts';
import { quotationPdf } from './operations/quotation-pdf.ts';
import { quotationAcceptance } from './operations/quotation-acceptance.ts';
import { updateQuoteRejected } from './operations/update-quote-rejected.ts';
import { withdrawQuotationRequest } from './operations/withdraw-quotation-request.ts';

export const quotationsResolvers: Resolvers<QuotationsContext> = {
  Query: {
    customerQuotations: (_root, args, context) => customerQuotations(context, args),
    customerQuotation: (_root, { number }, context) => customerQuotation(context, number),
    portfolioQuotations: (_root, { pageSize }, context) => portfolioQuotations(context, pageSize),
    quotationPdf: (_root, { number }, context) => quotationPdf(context, number),
  },
  Mutation: {
    askForQuotation: (_root, args, context) => askForQuotation(context, args),
    withdrawQuotationRequest: (_root, { number }, context) => withdrawQuotationRequest(context, number),
    updateQuoteRejected: (_root, args, context) => updateQuoteRejected(context, args),
    convertQuoteToOrder: (_root, args, context) => convertQuoteToOrder(context, args),
  },
  CustomerQuotation: { acceptance: (quotation, _args, context) => quotationAcceptance(context, quotation) },
};
