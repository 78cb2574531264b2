import type { Resolvers } from '../../generated/gestion-resolvers.ts';
import type { RefundContext } from './gestion/refund-once.ts';
import { refundShopOrder } from './gestion/refund-order.ts';
import { refundReturn } from './gestion/refund-return.ts';

export const checkoutGestionResolvers: Resolvers<RefundContext> = {
  Mutation: {
    refundOrder: (_root, args, context) => refundShopOrder(context, args),
    refundReturn: (_root, args, context) => refundReturn(context, args),
  },
};
