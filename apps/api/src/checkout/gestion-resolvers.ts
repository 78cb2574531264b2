import type { Resolvers } from '../../generated/gestion-resolvers.ts';
import { refundShopOrder } from './gestion/refund-order.ts';
import type { RefundContext } from './gestion/refund-order.ts';

export const checkoutGestionResolvers: Resolvers<RefundContext> = {
  Mutation: { refundOrder: (_root, args, context) => refundShopOrder(context, args) },
};
