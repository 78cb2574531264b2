import { PriceTag } from './price-tag.tsx';
import type { PriceView } from './price-view.ts';
import { largeOf } from './told-amount.ts';
import type { BothAmounts } from './told-amount.ts';

type Props = { view: PriceView; amounts: BothAmounts };

/** A sum as large as this viewer must see it; nothing where it is not known. */
export function AmountTag({ view, amounts }: Props) {
  const [lead, twin] = largeOf(view, amounts);
  return lead && <PriceTag {...lead} twin={twin} />;
}
