import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { Resolvers } from '../../generated/gestion-resolvers.ts';
import { todayWork } from '../request/today-work.ts';
import { shopQuotation } from './desk/shop-quotation.ts';
import { addQuotationArticle, addQuotationFreeLine } from './gestion/add-quotation-line.ts';
import { fileQuotations } from './gestion/customer-file.ts';
import { changeQuotation } from './gestion/change-quotation.ts';
import { declineQuotationRequest } from './gestion/decline-quotation-request.ts';
import { openQuotation } from './gestion/open-quotation.ts';
import { putQuotationInCart } from './gestion/put-quotation-in-cart.ts';
import { quotationArticles } from './gestion/quotation-articles.ts';
import { quotationCustomers } from './gestion/quotation-customers.ts';
import { discardQuotation, reviseQuotation } from './gestion/revise-quotation.ts';
import { sendQuotation } from './gestion/send-quotation.ts';
import { shopQuotations } from './gestion/shop-quotations.ts';
import type { QuotationDeskContext } from './quotations-context.ts';
import { selectWaitingQuotations } from './quotations-today-store.ts';

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
    sendQuotation: (_root, args, context) => sendQuotation(context, args),
    reviseQuotation: (_root, { number }, context) => reviseQuotation(context, number),
    discardQuotation: (_root, { number }, context) => discardQuotation(context, number),
    declineQuotationRequest: (_root, args, context) => declineQuotationRequest(context, args),
    putQuotationInCart: (_root, { number }, context) => putQuotationInCart(context, number),
  },
  Today: {
    asked_quotations: (_today, _args, context) => waiting(context, 'asked_quotations', 'a_repondre'),
    quotations: (_today, _args, context) => waiting(context, 'quotations', 'envoyes'),
    answered_quotations: (_today, _args, context) => waiting(context, 'answered_quotations', 'repondus'),
    accepted_quotations: (_today, _args, context) => waiting(context, 'accepted_quotations', 'a_commander'),
  },
};

function waiting(
  { staff, db, now }: QuotationDeskContext,
  part: 'asked_quotations' | 'quotations' | 'answered_quotations' | 'accepted_quotations',
  tab: 'a_repondre' | 'envoyes' | 'repondus' | 'a_commander',
) {
  const day = localMoment(now()).date;
  return todayWork(staff, part, (reach) => selectWaitingQuotations(db, reach, { tab, day }));
}
