import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { Resolvers } from '../../generated/gestion-resolvers.ts';
import { todayWork } from '../request/today-work.ts';
import type { CartDeskContext } from './cart-context.ts';
import { selectEndingCoupons } from './desk/desk-coupons-store.ts';
import { saveCoupon, switchCoupon } from './gestion/change-coupon.ts';
import { couponGroups, shopCoupon, shopCoupons } from './gestion/shop-coupons.ts';
import { simulateCart } from './gestion/simulate-cart.ts';

export const cartGestionResolvers: Resolvers<CartDeskContext> = {
  Query: {
    shopCoupons: (_root, args, context) => shopCoupons(context, args),
    shopCoupon: (_root, { code }, context) => shopCoupon(context, code),
    couponGroups: (_root, _args, context) => couponGroups(context),
    simulateCart: (_root, { input }, context) => simulateCart(context, input),
  },
  Today: {
    ending_coupons: (_today, _args, { staff, db, now }) =>
      todayWork(
        staff,
        'ending_coupons',
        () => selectEndingCoupons(db, localMoment(now()).date),
        ({ detail }) => ({ detail: detail && `${detail.replace(' ', ' utilisations sur ')}` }),
      ),
  },
  Mutation: {
    saveCoupon: (_root, args, context) => saveCoupon(context, args),
    switchCoupon: (_root, args, context) => switchCoupon(context, args),
  },
};
