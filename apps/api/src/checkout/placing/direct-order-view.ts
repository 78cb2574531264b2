import type { DirectOrder as DirectShape, Money } from '@nuancier/contract/api-types.ts';
import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import { can } from '@nuancier/domain/customers/rights/policy.ts';
import type { WaitingCart } from '../../approvals/approvals.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { wishedArrivalView } from '../../stores/stores.ts';
import { directOrder } from './direct-order.ts';
import type { DirectOrder } from './direct-order.ts';
import { payerOf } from '../payment/payer.ts';

export async function directOrderView(
  context: Pick<
    CheckoutContext,
    'now' | 'viewer' | 'shopToken' | 'db' | 'refusals' | 'site' | 'cardPayments'
  >,
  waiting: WaitingCart,
): Promise<DirectShape> {
  const direct = await directOrder(context.db, context, waiting, false);
  return {
    obstacle: direct.obstacle && context.refusals[direct.obstacle].message,
    delivery_mode: direct.mode,
    place: direct.mode && placeOf(direct),
    pickup_at: direct.mode === 'EMP' ? (direct.arrival.pickupAt?.toISOString() ?? null) : null,
    delivery_on: direct.mode === 'LIV' ? direct.arrival.deliveryOn : null,
    wished: direct.wished && wishedArrivalView(direct.wished),
    lost_wish: direct.lostWish && wishedArrivalView(direct.lostWish),
    total_including_tax: mayViewPrice(context.viewer) ? money(direct.cart.totals.total.including) : null,
  };
}

export async function companyCredit(
  context: Pick<CheckoutContext, 'viewer' | 'db' | 'cardPayments'>,
): Promise<Money | null> {
  const { db, viewer } = context;
  if (!can(viewer, 'view-outstanding')) return null;
  const { mayPayOnAccount, availableCreditCents } = await payerOf(db, context, false);
  return mayPayOnAccount ? money(availableCreditCents) : null;
}

function placeOf({ address, shop }: DirectOrder): string | null {
  if (address === null) return shop?.titleLabel ?? null;
  const { street, postcode, city } = address;
  return [...street.filter((line) => line !== ''), `${postcode} ${city}`].join(', ');
}

function money(inCents: number): Money {
  return { value: inCents / 100, currency: 'EUR' };
}
