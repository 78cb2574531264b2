import { PriceTag } from './price-tag.tsx';
import type { PriceView } from '../../backend/viewer/price-view.ts';
import { largeAmountsOf } from '@nuancier/ui/text/amount-text.ts';
import type { BothAmounts } from '@nuancier/ui/text/amount-text.ts';

type Props = { view: PriceView; amounts: BothAmounts };

/** A sum as large as this viewer must see it; nothing where it is not known. */
export function AmountTag({ view, amounts }: Props) {
  const [lead, twin] = largeAmountsOf(view, amounts);
  return lead && <PriceTag {...lead} twin={twin} />;
}
