// What the proposed packs come to, reckoned as the cart will: so many of each, and the tax once for all of them.
import type { Cents } from '../../money.ts';
import { cents } from '../../money.ts';
import { documentTotals, taxRate } from '../../tax.ts';
import type { TaxLabel } from '../../tax.ts';
import type { Pack, PackCount } from './cheapest-packs.ts';

/** `unitsHt`: one pack before tax, its tint included, from so many on; lowest number first. */
export type PricedPack = Pack & { unitsHt: readonly { from: number; unitHt: Cents }[] };

export function mixTotal(lines: readonly PackCount<PricedPack>[], label: TaxLabel): Cents {
  const rate = taxRate('standard');
  const totals = documentTotals(
    lines.map(({ pack, count }) => {
      const unit = pack.unitsHt.findLast(({ from }) => from <= count)?.unitHt ?? 0;
      return { excluding: cents(unit * count), rate };
    }),
  );
  return label === 'HT' ? totals.excluding : totals.including;
}
