import type { PriceView } from './price-view.ts';
import { amountText, largeOf, smallOf } from './told-amount.ts';
import type { BothAmounts } from './told-amount.ts';

type Props = { view: PriceView; amounts: BothAmounts; className: string | undefined };

/** In a list: what stands large, and the other one under it. */
export function AmountPair({ view, amounts, className }: Props) {
  const small = smallOf(view, amounts);
  return (
    <p className={className}>
      {largeOf(view, amounts).map((told) => (
        <strong key={told.taxLabel}>{amountText(told)}</strong>
      ))}
      {small && <span>{amountText(small)}</span>}
    </p>
  );
}
