import type { TesterCredit } from '@nuancier/contract/api-types.ts';
import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import { cents } from '@nuancier/domain/money.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { includingTax, taxRate } from '@nuancier/domain/tax.ts';
import { accountOf } from '../../customers/customers.ts';
import { ordersSeenBy, standingsOf } from '../../orders/orders.ts';
import { allowed } from '../../refusals/allowed.ts';
import type { CartContext } from '../cart-context.ts';
import { mailboxHash } from '../coupons/coupon-of-cart.ts';
import { selectUnusedCredits } from '../coupons/credit-store.ts';
import { money } from '../view/cart-prices-view.ts';

/**
 * Those the viewer could use: its company's or its own. Those of cancelled orders are no longer among them. Of an order
 * that is not the viewer's to see neither number nor amount is told.
 */
export async function testerCredits({
  db,
  viewer,
  now,
}: Pick<CartContext, 'db' | 'viewer' | 'now'>): Promise<TesterCredit[]> {
  const { customerId } = allowed(viewer, 'use-account');
  const email = (await accountOf(db, customerId))?.email ?? null;
  const holder = { customerId, mailboxHash: email === null ? null : mailboxHash(email) };
  const credits = await selectUnusedCredits(db, holder, localMoment(now()).date);
  const orderIds = [...new Set(credits.map(({ orderId }) => orderId))];
  const standings = await standingsOf(db, orderIds);
  const seen = await ordersSeenBy(db, viewer, orderIds);
  return credits.flatMap(({ orderId, tintKey, ...credit }) => {
    const standing = standings.get(orderId) ?? 'void';
    if (standing === 'void') return [];
    const isSeen = seen.has(orderId);
    return [
      {
        code: credit.code,
        tint: credit.tint,
        tint_code: tintKey === credit.hex ? null : tintKey,
        hex: credit.hex,
        amount: isSeen && mayViewPrice(viewer) ? amountOf(credit.valueHt) : null,
        valid_until: credit.validTo,
        order_number: isSeen ? credit.orderNumber : null,
        is_awaited: standing === 'awaited',
      },
    ];
  });
}

function amountOf(valueHt: number) {
  const excluding = cents(valueHt);
  return {
    excluding_tax: money(excluding),
    including_tax: money(includingTax(excluding, taxRate('standard'))),
  };
}
