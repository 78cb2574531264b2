import type { OrderSummaryFragment } from '../../../../generated/documents.ts';
import { AmountPair } from '../../pricing/amount-pair.tsx';
import { usePriceView } from '../../pricing/use-price-view.ts';

type Props = { order: OrderSummaryFragment; className: string | undefined };

/** Nothing when the viewer may not see amounts. */
export function OrderAmounts({ order: { total }, className }: Props) {
  const excluding = total?.total_excluding_tax.value;
  const including = total?.grand_total.value;
  const view = usePriceView();
  if (excluding == null || including == null) return <p />;
  return <AmountPair view={view} amounts={{ excluding, including }} className={className} />;
}
