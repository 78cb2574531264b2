// What the testers of an order cost, to be taken off a tin in the same tint.
import { cents } from '../../money.ts';
import type { Cents } from '../../money.ts';

export type OrderedLine = {
  /** of its product */
  productSku: string;
  tint: { code: string | null; hex: string; name: string | null; label: string | null } | null;
  unitHt: number;
  quantity: number;
  discountHt: number;
};

export type TesterCredit = {
  tint: NonNullable<OrderedLine['tint']>;
  valueHt: Cents;
};

/** A tint of the charts is known by its code, a free one by its colour. */
export function tintKey({ code, hex }: { code: string | null; hex: string }): string {
  return code ?? hex;
}

/** One for each tint, what its samples cost after reductions; what cost nothing is not credited. */
export function testerCredits(lines: readonly OrderedLine[], testerSku: string): TesterCredit[] {
  const samples = lines.flatMap(({ productSku, tint, unitHt, quantity, discountHt }) =>
    productSku === testerSku && tint !== null ? [{ tint, paidHt: unitHt * quantity - discountHt }] : [],
  );
  const tints = Map.groupBy(samples, ({ tint }) => tintKey(tint));
  return [...tints.values()].flatMap((same) => {
    const [first] = same;
    const valueHt = cents(same.reduce((sum, { paidHt }) => sum + paidHt, 0));
    return first === undefined || valueHt <= 0 ? [] : [{ tint: first.tint, valueHt }];
  });
}
