import type { Resolvers } from '@nuancier/contract/api-types.ts';
import { cartOfAnswer } from '../cart/cart.ts';
import type { Context } from '../context.ts';
import { activeMessages } from './operations/active-messages.ts';
import { approveOrderWaitingForApproval } from './operations/approve-order-waiting-for-approval.ts';
import { cartApproval } from './operations/cart-approval.ts';
import { changeOrderWaitingForApproval } from './operations/change-order-waiting-for-approval.ts';
import { orderWaitingForApproval } from './operations/order-waiting-for-approval.ts';
import { ordersWaitingForApproval } from './operations/orders-waiting-for-approval.ts';
import { rejectOrderWaitingForApproval } from './operations/reject-order-waiting-for-approval.ts';
import { submitCartForApproval } from './operations/submit-cart-for-approval.ts';
import { withdrawCartFromApproval } from './operations/withdraw-cart-from-approval.ts';

export const approvalsResolvers: Resolvers<Context> = {
  Query: {
    getOrdersWaitingForApproval: (_root, _args, context) => ordersWaitingForApproval(context),
    getOrderWaitingForApproval: (_root, { orderId }, context) => orderWaitingForApproval(context, orderId),
    getActiveMessagesByCustomerId: (_root, { customerId }, context) => activeMessages(context, customerId),
  },
  Mutation: {
    submitCartForApproval: (_root, args, context) => submitCartForApproval(context, args),
    withdrawCartFromApproval: (_root, args, context) => withdrawCartFromApproval(context, args),
    removeItemFromOrderWaitingForApproval: (_root, args, context) =>
      changeOrderWaitingForApproval(context, { ...args, quantity: null }),
    updateItemQuantityOfOrderWaitingForApproval: (_root, args, context) =>
      changeOrderWaitingForApproval(context, { ...args, quantity: args.quantity ?? 1 }),
    approveOrderWaitingForApproval: (_root, { orderId }, context) =>
      approveOrderWaitingForApproval(context, orderId),
    rejectOrderWaitingForApproval: (_root, args, context) => rejectOrderWaitingForApproval(context, args),
  },
  Cart: {
    approval: (cart, _args, context) => cartApproval(context, cartOfAnswer(cart)),
  },
};
