import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { Resolvers } from '../../generated/gestion-resolvers.ts';
import { todayCount } from '../request/today-count.ts';
import { shopQuotation } from './desk/shop-quotation.ts';
import { addQuotationArticle, addQuotationFreeLine } from './gestion/add-quotation-line.ts';
import { fileQuotations } from './gestion/customer-file.ts';
import { changeQuotation, discountQuotation } from './gestion/change-quotation.ts';
import { declineQuotationRequest } from './gestion/decline-quotation-request.ts';
import { openQuotation } from './gestion/open-quotation.ts';
import { putQuotationInCart } from './gestion/put-quotation-in-cart.ts';
import { quotationArticles } from './gestion/quotation-articles.ts';
import { quotationCustomers } from './gestion/quotation-customers.ts';
import { discardQuotation, reviseQuotation } from './gestion/revise-quotation.ts';
import { sendQuotation } from './gestion/send-quotation.ts';
import { shopQuotations } from './gestion/shop-quotations.ts';
import type { QuotationDeskContext } from './quotations-context.ts';
import { countAskedQuotations, countOpenQuotations } from './quotations-today-store.ts';

export const quotationsGestionResolvers: Resolvers<QuotationDeskContext> = {
  CustomerFile: { quotations: (file, _args, context) => fileQuotations(file, context) },
  Query: {
    shopQuotations: (_root, args, context) => shopQuotations(context, args),
    shopQuotation: (_root, { number }, context) => shopQuotation(context, number),
    quotationCustomers: (_root, { query }, context) => quotationCustomers(context, query),
    quotationArticles: (_root, args, context) => quotationArticles(context, args),
  },
  Mutation: {
    openQuotation: (_root, args, context) => openQuotation(context, args),
    addQuotationArticle: (_root, args, context) => addQuotationArticle(context, args),
    addQuotationFreeLine: (_root, args, context) => addQuotationFreeLine(context, args),
    changeQuotation: (_root, args, context) => changeQuotation(context, args),
    discountQuotation: (_root, args, context) => discountQuotation(context, args),
    sendQuotation: (_root, args, context) => sendQuotation(context, args),
    reviseQuotation: (_root, { number }, context) => reviseQuotation(context, number),
    discardQuotation: (_root, { number }, context) => discardQuotation(context, number),
    declineQuotationRequest: (_root, args, context) => declineQuotationRequest(context, args),
    putQuotationInCart: (_root, { number }, context) => putQuotationInCart(context, number),
  },
  Today: {
    asked_quotations: (_today, _args, { staff, db, now }) =>
      todayCount(staff, 'asked_quotations', (reach) =>
        countAskedQuotations(db, reach, localMoment(now()).date),
      ),
    quotations: (_today, _args, { staff, db, now }) =>
      todayCount(staff, 'quotations', (reach) => countOpenQuotations(db, reach, localMoment(now()).date)),
  },
};
