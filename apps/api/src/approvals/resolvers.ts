import type { Resolvers } from '../../generated/resolvers.ts';
import type { ApprovalsContext } from './approvals-context.ts';
import { spentThisMonth } from './asking/month-budget.ts';
import { activeMessages } from './operations/active-messages.ts';
import { approvalLimits } from './operations/approval-limits.ts';
import { approvalDecisions, ownApprovalRequests } from './operations/approval-records.ts';
import { approveOrderWaitingForApproval } from './operations/approve-order-waiting-for-approval.ts';
import { cartApproval } from './operations/cart-approval.ts';
import { cartsSetApart, setCartApart, takeUpCart } from './operations/carts-set-apart.ts';
import { changeApprovalRequest } from './operations/change-approval-request.ts';
import { changeOrderWaitingForApproval } from './operations/change-order-waiting-for-approval.ts';
import { dismissActiveMessage } from './operations/dismiss-active-message.ts';
import { orderWaitingForApproval } from './operations/order-waiting-for-approval.ts';
import { ordersWaitingForApproval } from './operations/orders-waiting-for-approval.ts';
import { ownApprovalRequest } from './operations/own-approval-request.ts';
import { rejectOrderWaitingForApproval } from './operations/reject-order-waiting-for-approval.ts';
import { remindOfApprovalRequest } from './operations/remind-of-approval-request.ts';
import { submitCartForApproval } from './operations/submit-cart-for-approval.ts';
import { withdrawApprovalRequest } from './operations/withdraw-approval-request.ts';
import { withdrawCartFromApproval } from './operations/withdraw-cart-from-approval.ts';

export const approvalsResolvers: Resolvers<ApprovalsContext> = {
  Query: {
    getOrdersWaitingForApproval: (_root, _args, context) => ordersWaitingForApproval(context),
    getOrderWaitingForApproval: (_root, { orderId }, context) => orderWaitingForApproval(context, orderId),
    getApprovalDecisions: (_root, _args, context) => approvalDecisions(context),
    getOwnApprovalRequests: (_root, _args, context) => ownApprovalRequests(context),
    getOwnApprovalRequest: (_root, { orderId }, context) => ownApprovalRequest(context, orderId),
    getCartsSetApart: (_root, _args, context) => cartsSetApart(context),
    getActiveMessagesByCustomerId: (_root, { customerId }, context) => activeMessages(context, customerId),
  },
  Mutation: {
    submitCartForApproval: (_root, args, context) => submitCartForApproval(context, args),
    withdrawCartFromApproval: (_root, args, context) => withdrawCartFromApproval(context, args),
    withdrawApprovalRequest: (_root, { orderId }, context) => withdrawApprovalRequest(context, orderId),
    remindOfApprovalRequest: (_root, { orderId }, context) => remindOfApprovalRequest(context, orderId),
    changeApprovalRequest: (_root, args, context) => changeApprovalRequest(context, args),
    setCartApart: (_root, { cartId }, context) => setCartApart(context, cartId),
    takeUpCart: (_root, { cartId }, context) => takeUpCart(context, cartId),
    dismissActiveMessage: (_root, _args, context) => dismissActiveMessage(context),
    removeItemFromOrderWaitingForApproval: (_root, args, context) =>
      changeOrderWaitingForApproval(context, { ...args, quantity: null }),
    updateItemQuantityOfOrderWaitingForApproval: (_root, args, context) =>
      changeOrderWaitingForApproval(context, { ...args, quantity: args.quantity ?? 1 }),
    approveOrderWaitingForApproval: (_root, args, context) => approveOrderWaitingForApproval(context, args),
    rejectOrderWaitingForApproval: (_root, args, context) => rejectOrderWaitingForApproval(context, args),
  },
  SubAccount: {
    spent_this_month: ({ id }, _args, context) => spentThisMonth(context, id),
  },
  Customer: {
    approval_limits: (_customer, _args, context) => approvalLimits(context),
  },
  Cart: {
    approval: ({ reckoned }, _args, context) => cartApproval(context, reckoned),
  },
};
