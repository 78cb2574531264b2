// The API's sums -> the facts their rows are made from. Decimals become whole cents again here.
import { cents } from '@nuancier/domain/money.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import type { SumFacts } from '@nuancier/domain/pricing/sum-rows.ts';

type Money = { value: number | null } | null | undefined;

/** As the API sends them, in euros. */
export type ApiSums = {
  rowsTtc: readonly Money[];
  subtotalHt: Money;
  eco: Money;
  discounts: readonly ({ label: string; amount: Money } | null)[] | null;
  /** `ht` without a value before a method is chosen; null where shipping is not shown. */
  shipping: { isPickup: boolean; ht: Money } | null;
  totalHt: Money;
  taxes: readonly ({ label: string; amount: Money } | null)[] | null;
  totalTtc: Money;
};

export function sumFacts(told: ApiSums): SumFacts {
  return {
    rowsTtc: told.rowsTtc.map(centsOf),
    subtotalHt: centsOf(told.subtotalHt),
    ecoHt: centsOf(told.eco),
    discounts: known(told.discounts).map(({ label, amount }) => ({ name: label, ht: centsOf(amount) })),
    shipping: told.shipping && {
      isPickup: told.shipping.isPickup,
      ht: told.shipping.ht?.value == null ? null : centsOf(told.shipping.ht),
    },
    totalHt: centsOf(told.totalHt),
    taxes: known(told.taxes).map(({ label, amount }) => ({ name: label, amount: centsOf(amount) })),
    totalTtc: centsOf(told.totalTtc),
  };
}

function known<One>(list: readonly (One | null)[] | null): One[] {
  return (list ?? []).flatMap((one) => (one === null ? [] : [one]));
}

function centsOf(money: Money): Cents {
  return cents(Math.round((money?.value ?? 0) * 100));
}
