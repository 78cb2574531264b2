// Another article for the packs of a line that the store cannot find: what may be proposed, at which price, and what the
// order is once its customer has agreed.
import { isFreeReference } from '../../free-line.ts';
import { cents } from '../../money.ts';
import { accept, refuse } from '../../refusal.ts';
import type { Verdict } from '../../refusal.ts';
import { documentTotals, taxRate } from '../../tax.ts';
import type { TaxRate } from '../../tax.ts';
import { isBegun, isForTheStore } from '../desk-acts.ts';
import { isGivenBack } from '../payment-state.ts';
import type { OrderStatus } from '../order-status.ts';
import type { PaymentState } from '../payment-state.ts';

/** expired: its order was cancelled before it was answered */
export const SUBSTITUTE_STATES = ['proposed', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type SubstituteState = (typeof SUBSTITUTE_STATES)[number];

export const SUBSTITUTE_ANSWERS = ['accepted', 'declined', 'withdrawn'] as const;
export type SubstituteAnswer = (typeof SUBSTITUTE_ANSWERS)[number];

export type SubstitutedLine = {
  articleSku: string;
  isTinted: boolean;
  /** its buyer has withdrawn from it */
  isWithheld: boolean;
  quantity: number;
  released: number;
  prepared: number;
  /** set aside beyond what is prepared */
  picked: number;
  fromStock: number;
  unitHt: number;
  discountHt: number;
};

export type SubstituteRefusal =
  | 'SUBSTITUTE_NOT_OPEN'
  | 'SUBSTITUTE_FREE_LINE'
  | 'SUBSTITUTE_TINTED'
  | 'SUBSTITUTE_WITHHELD'
  | 'SUBSTITUTE_NOTHING_MISSING'
  | 'SUBSTITUTE_IN_ORDER';

/** Neither set aside nor given up. */
export function missingPacks({ quantity, released, prepared, picked }: SubstitutedLine): number {
  return quantity - released - prepared - picked;
}

type Standing = { status: OrderStatus; paymentState: PaymentState; waitingForApproval: boolean };

/** An order that is being prepared: before, it is looked for; after, it is with its customer. */
export function takesSubstitutes(order: Standing): boolean {
  return isForTheStore(order) && !isGivenBack(order) && isBegun(order.status);
}

/**
 * All missing packs of the line, one for one. `known`: what the order holds or held, because each article is taken for
 * an order once. The customer pays no more than it agreed to.
 */
export function judgeSubstitute(
  order: Standing,
  line: SubstitutedLine,
  offered: { sku: string; unitHt: number },
  known: readonly string[],
): Verdict<{ packs: number; unitHt: number }, SubstituteRefusal> {
  if (!takesSubstitutes(order)) return refuse('SUBSTITUTE_NOT_OPEN');
  if (isFreeReference(line.articleSku)) return refuse('SUBSTITUTE_FREE_LINE');
  if (line.isTinted) return refuse('SUBSTITUTE_TINTED');
  if (line.isWithheld) return refuse('SUBSTITUTE_WITHHELD');
  const packs = missingPacks(line);
  if (packs < 1) return refuse('SUBSTITUTE_NOTHING_MISSING');
  if (offered.sku === line.articleSku || known.includes(offered.sku)) return refuse('SUBSTITUTE_IN_ORDER');
  return accept({ packs, unitHt: Math.min(line.unitHt, offered.unitHt) });
}

export type Exchange = {
  /** of the line as it was ordered; nothing of it may be left */
  kept: { quantity: number; discountHt: number; fromStock: number };
  moved: { quantity: number; unitHt: number; discountHt: number };
  /** packs of the article ordered that go back on sale */
  backOnShelf: number;
};

/** The line's discount goes with its packs, and is never more than they cost. */
export function exchangePacks(
  line: SubstitutedLine,
  { packs, unitHt }: { packs: number; unitHt: number },
): Exchange {
  const share = Math.round((line.discountHt * packs) / line.quantity);
  const quantity = line.quantity - packs;
  // What was set aside came from the shelf first.
  const fromStock = Math.min(line.fromStock, quantity);
  return {
    kept: { quantity, discountHt: line.discountHt - share, fromStock },
    moved: { quantity: packs, unitHt, discountHt: Math.min(share, unitHt * packs) },
    backOnShelf: line.fromStock - fromStock,
  };
}

type SummedLine = { unitHt: number; quantity: number; discountHt: number; taxRate: number };

/** What the lines come to with what shipping cost; the tax is rounded once per rate. */
export function lineSums(lines: readonly SummedLine[], shippingHt: number) {
  const goodsHt = lines.reduce((sum, { unitHt, quantity }) => sum + unitHt * quantity, 0);
  const discountHt = lines.reduce((sum, line) => sum + line.discountHt, 0);
  const { excluding, including } = documentTotals([
    ...lines.map((line) => ({
      excluding: cents(line.unitHt * line.quantity - line.discountHt),
      rate: line.taxRate as TaxRate,
    })),
    { excluding: cents(shippingHt), rate: taxRate('standard') },
  ]);
  return {
    goodsHt,
    discountHt,
    totalHt: Number(excluding),
    tax: including - excluding,
    totalTtc: Number(including),
  };
}
