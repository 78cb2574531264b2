import type { Simulation, SimulatedLine, SimulatedTotals } from '@nuancier/contract/gestion-types.ts';
import type { CouponRefusal } from '@nuancier/domain/cart/coupons/coupon.ts';
import { cents, sumOf } from '@nuancier/domain/money.ts';
import type { NamedCustomer } from '../../customers/customers.ts';
import type { RefusalCode, RefusalTable } from '../../refusals/refusal.ts';
import { frenchMoney } from '../../text/french-words.ts';
import type { ReckonedCart } from '../totals/reckon-cart.ts';

export type Tried = {
  reckoned: ReckonedCart;
  /** what is no line at all */
  refused: readonly { sku: string; refusal: RefusalCode }[];
};

type Simulated = {
  named: NamedCustomer | null;
  before: Tried;
  after: Tried;
  /** why the code is not good today, reckoned as if it were */
  couponToday: CouponRefusal | null;
  coupon: string | null;
  isCampaign: boolean;
  words: RefusalTable;
};

export function simulationView(simulated: Simulated): Simulation {
  const { named, before, after, couponToday, coupon, isCampaign, words } = simulated;
  const lines = after.reckoned.lines.map((one, at): SimulatedLine => {
    const { line, price, discountHt, refusal } = one;
    return {
      sku: line.articleSku,
      name: line.name,
      quantity: line.quantity,
      before_ht_cents: before.reckoned.lines[at]?.price?.unitHt ?? null,
      after_ht_cents: price?.unitHt ?? null,
      price_type: price?.type ?? null,
      coupon_ht_cents: discountHt,
      refusal: refusal === null ? null : words[refusal].message,
    };
  });
  const lower = lines.filter(({ before_ht_cents: was, after_ht_cents: is }) => (is ?? 0) < (was ?? 0));
  return {
    // Enough to see that the right one was found.
    customer: named && (named.company ?? named.name),
    lines,
    refused: before.refused.map(({ sku, refusal }) => ({ sku, reason: words[refusal].message })),
    before: totalsOf(before.reckoned),
    after: totalsOf(after.reckoned),
    coupon_refusal: coupon === null || after.reckoned.coupon !== null ? null : couponWords(after.reckoned),
    coupon_today: couponToday && WHY[couponToday],
    campaign_lines: isCampaign ? lower.length : null,
  };
}

function totalsOf({ lines, totals }: ReckonedCart): SimulatedTotals {
  return {
    goods_ht_cents: sumOf(lines.map(({ rowHt }) => rowHt)),
    coupon_ht_cents: sumOf(lines.map(({ discountHt }) => cents(discountHt))),
    total_ht_cents: totals.total.excluding,
    total_ttc_cents: totals.total.including,
  };
}

/** To the shop's own people a refusal says all that it knows; a customer reads less. */
const WHY = {
  SWITCHED_OFF: 'Le code est désactivé.',
  NOT_YET: 'Le code n’est pas encore valable.',
  EXPIRED: 'Le code n’est plus valable.',
  USED_UP: 'Le code a servi autant de fois que sa limite en tout le permet.',
  OWN_LIMIT: 'Ce client a déjà utilisé le code autant de fois que la limite par client le permet.',
  NOT_FIRST_ORDER: 'Le code est réservé à une première commande, et ce client a déjà commandé.',
  UNDER_MINIMUM: 'Les articles concernés n’atteignent pas le minimum du code.',
  NO_GOODS: 'Aucun article du panier n’est dans les groupes de prix du code.',
  NOT_YOURS: 'Le code appartient à un autre acheteur.',
  TESTER_CANCELLED: 'La commande du testeur que ce code rembourse a été annulée.',
  TESTER_UNPAID: 'La commande du testeur que ce code rembourse n’est pas encore réglée.',
  TESTER_SPENT: 'Ce client a déjà utilisé ce remboursement de testeur.',
  TESTER_SPENT_BY_COLLEAGUE: 'Un collègue a déjà utilisé ce remboursement de testeur.',
  NO_TIN: 'Le panier n’a pas de pot dans la teinte du testeur.',
} as const satisfies Record<CouponRefusal, string>;

function couponWords({ couponRefusal, lines }: ReckonedCart): string {
  if (couponRefusal === null) return 'Ce code n’existe pas.';
  if (couponRefusal !== 'UNDER_MINIMUM') return WHY[couponRefusal];
  return `${WHY[couponRefusal]} Panier\u00A0: ${frenchMoney(sumOf(lines.map(({ rowHt }) => rowHt)))}\u00A0HT.`;
}
