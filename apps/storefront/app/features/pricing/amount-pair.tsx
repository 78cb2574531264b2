import type { PriceView } from '../../backend/viewer/price-view.ts';
import { labelledText, largeAmountsOf, smallAmountOf } from '@nuancier/ui/text/amount-text.ts';
import type { BothAmounts } from '@nuancier/ui/text/amount-text.ts';

type Props = { view: PriceView; amounts: BothAmounts; className: string | undefined };

/** In a list: the large amount, and the other one under it. */
export function AmountPair({ view, amounts, className }: Props) {
  const small = smallAmountOf(view, amounts);
  return (
    <p className={className}>
      {largeAmountsOf(view, amounts).map((told) => (
        <strong key={told.taxLabel}>{labelledText(told)}</strong>
      ))}
      {small && <span>{labelledText(small)}</span>}
    </p>
  );
}
