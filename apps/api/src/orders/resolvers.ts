import type { Resolvers } from '../../generated/resolvers.ts';
import type { OrdersContext } from './orders-context.ts';
import { magentoType, productOf, shippingAddress, shownSku } from './view/order-fields.ts';
import { cancelOrder } from './operations/cancel-order.ts';
import { customerOrder } from './operations/customer-order.ts';
import { customerOrders } from './operations/customer-orders.ts';
import { customerFrequentPurchases, customerPurchases } from './operations/customer-purchases.ts';
import { addCustomerTint } from './operations/add-customer-tint.ts';
import { customerTintListing, customerTints } from './operations/customer-tints.ts';
import { noteCustomerTint } from './operations/note-customer-tint.ts';
import { removeCustomerTint } from './operations/remove-customer-tint.ts';
import { customerSpending } from './operations/customer-spending.ts';
import { portfolioOrders } from './operations/portfolio-orders.ts';
import { requestWithdrawal } from './operations/request-withdrawal.ts';
import { withdrawableOrder } from './operations/withdrawable-order.ts';

export const ordersResolvers: Resolvers<OrdersContext> = {
  Query: {
    customerOrders: (_root, args, context) => customerOrders(context, args, 'own'),
    customCustomerOrders: (_root, args, context) => customerOrders(context, args, 'company'),
    customerOrder: (_root, { number }, context) => customerOrder(context, number),
    customerFrequentPurchases: (_root, _args, context) => customerFrequentPurchases(context),
    customerPurchases: (_root, _args, context) => customerPurchases(context),
    customerSpending: (_root, { months }, context) => customerSpending(context, months),
    customerTints: (_root, args, context) => customerTints(context, args),
    customerTintListing: (_root, { search }, context) => customerTintListing(context, search),
    portfolioOrders: (_root, { pageSize }, context) => portfolioOrders(context, pageSize),
    withdrawableOrder: (_root, asked, context) => withdrawableOrder(context, asked),
  },
  Mutation: {
    noteCustomerTint: (_root, { input }, context) => noteCustomerTint(context, input),
    addCustomerTint: (_root, { input }, context) => addCustomerTint(context, input),
    removeCustomerTint: (_root, { uid }, context) => removeCustomerTint(context, uid),
    cancelOrder: (_root, { input }, context) => cancelOrder(context, input),
    requestWithdrawal: (_root, { input }, context) => requestWithdrawal(context, input),
  },
  CustomerOrder: {
    shipping_address: (order, _args, context) => shippingAddress(context, order),
  },
  OrderItem: {
    product_sku: (item, _args, context) => shownSku(context, item),
    product_type: (item, _args, context) => magentoType(context, item),
    product: (item, _args, context) => productOf(context, item),
  },
  Customer: {
    orders: (_customer, args, context) => customerOrders(context, args, 'own'),
  },
};
