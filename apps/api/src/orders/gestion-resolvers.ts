import type { Resolvers } from '../../generated/gestion-resolvers.ts';
import { cancelLinesPreview, cancelOrderLines } from './gestion/cancelling/cancel-order-lines.ts';
import { cancelShopOrder } from './gestion/cancel-shop-order.ts';
import { fileOrders, fileTintPage, fileTints } from './gestion/customer-file.ts';
import { giveUpAct } from './gestion/give-up-act.ts';
import { handOverLines, takeBackLines } from './gestion/hand-over-lines.ts';
import { markReady, shipOrder } from './gestion/mark-ready.ts';
import { noteOrder } from './gestion/note-order.ts';
import { pickups } from './gestion/pickups.ts';
import { prepareLines } from './gestion/prepare-lines.ts';
import { closedDaysToday } from './gestion/closed-days/closed-days-today.ts';
import { ordersOfDay, postponedFrom, promisedOn } from './gestion/closed-days/promised-on.ts';
import { tellClosedDay } from './gestion/closed-days/tell-closed-day.ts';
import { ordersToPrint } from './gestion/printing/orders-to-print.ts';
import { resendOrderMail } from './gestion/resend-order-mail.ts';
import { acceptReturn } from './gestion/returns/accept-return.ts';
import { openReturn } from './gestion/returns/open-return.ts';
import { receiveReturn } from './gestion/returns/receive-return.ts';
import { refuseReturn } from './gestion/returns/refuse-return.ts';
import { settleCancelled } from './gestion/cancelling/settle-cancelled.ts';
import { settleReturn } from './gestion/returns/settle-return.ts';
import { shopOrder } from './desk/shop-order.ts';
import { shopOrders } from './gestion/shop-orders.ts';
import { shopWithdrawals } from './gestion/shop-withdrawals.ts';
import { startPreparation } from './gestion/start-preparation.ts';
import { countsToday, ordersToday, owedToday, today } from './gestion/today.ts';
import { returnsToPay, withdrawalsToday } from './gestion/withdrawals-today.ts';
import { shopReturn } from './returns/shop-return.ts';
import type { CancellingContext } from './orders-context.ts';

export const ordersGestionResolvers: Resolvers<CancellingContext> = {
  Query: {
    shopOrders: (_root, args, context) => shopOrders(context, args),
    shopOrder: (_root, { number }, context) => shopOrder(context, number),
    ordersToPrint: (_root, { numbers }, context) => ordersToPrint(context, numbers),
    cancelLinesPreview: (_root, args, context) => cancelLinesPreview(context, args),
    pickups: (_root, args, context) => pickups(context, args),
    shopWithdrawals: (_root, args, context) => shopWithdrawals(context, args),
    shopReturn: (_root, { id }, context) => shopReturn(context, id),
    today: (_root, _args, context) => today(context),
  },
  Today: {
    counts: (told, _args, context) => countsToday(context, told),
    late: (told, _args, context) => ordersToday(context, told, 'late'),
    to_prepare: (told, _args, context) => ordersToday(context, told, 'to_prepare'),
    in_preparation: (told, _args, context) => ordersToday(context, told, 'in_preparation'),
    ready: (told, _args, context) => ordersToday(context, told, 'ready'),
    withdrawals: (_today, _args, context) => withdrawalsToday(context),
    returns_to_pay: (_today, _args, context) => returnsToPay(context),
    closed_days: (_today, _args, context) => closedDaysToday(context),
    refunds: (_today, _args, context) => owedToday(context, 'refunds'),
    awaited_transfers: (_today, _args, context) => owedToday(context, 'awaited_transfers'),
  },
  StoreDay: {
    promised_orders: ({ store, on }, _args, { db }) => promisedOn(db, store, on),
    due_orders: (day, _args, context) => ordersOfDay(context, day, 'due'),
    postponed: ({ store, on }, _args, { db }) => postponedFrom(db, store, on),
    postponed_orders: (day, _args, context) => ordersOfDay(context, day, 'postponed'),
  },
  CustomerFile: {
    orders: (file, _args, context) => fileOrders(file, context),
    tints: (file, _args, context) => fileTints(file, context),
    tint_page: fileTintPage,
  },
  Mutation: {
    startPreparation: (_root, { number }, context) => startPreparation(context, number),
    prepareLines: (_root, args, context) => prepareLines(context, args),
    markReady: (_root, args, context) => markReady(context, args),
    handOverLines: (_root, args, context) => handOverLines(context, args),
    takeBackLines: (_root, args, context) => takeBackLines(context, args),
    shipOrder: (_root, args, context) => shipOrder(context, args),
    cancelShopOrder: (_root, args, context) => cancelShopOrder(context, args),
    settleCancelled: (_root, args, context) => settleCancelled(context, args),
    cancelOrderLines: (_root, args, context) => cancelOrderLines(context, args),
    tellClosedDay: (_root, args, context) => tellClosedDay(context, args),
    giveUpAct: (_root, args, context) => giveUpAct(context, args),
    noteOrder: (_root, args, context) => noteOrder(context, args),
    resendOrderMail: (_root, args, context) => resendOrderMail(context, args),
    openReturn: (_root, args, context) => openReturn(context, args),
    acceptReturn: (_root, { id }, context) => acceptReturn(context, id),
    receiveReturn: (_root, args, context) => receiveReturn(context, args),
    refuseReturn: (_root, args, context) => refuseReturn(context, args),
    settleReturn: (_root, args, context) => settleReturn(context, args),
  },
};
