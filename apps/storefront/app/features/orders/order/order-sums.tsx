import type { OrderLineFieldsFragment, OrderSumsFragment } from '../../../../generated/documents.ts';
import { DocumentSums } from '../../pricing/document-sums.tsx';
import { sumFacts } from '../../pricing/sum-facts.ts';
import { bothOf } from '@nuancier/ui/text/amount-text.ts';
import { usePriceView } from '../../pricing/use-price-view.ts';

type Props = {
  total: OrderSumsFragment;
  lines: readonly Pick<OrderLineFieldsFragment, 'row_total'>[];
  isPickup: boolean;
};

export function OrderSums({ total, lines, isPickup }: Props) {
  const facts = sumFacts({
    rowsTtc: lines.map(({ row_total: row }) => ({ value: bothOf(row?.value ?? 0).including ?? 0 })),
    subtotalHt: total.subtotal,
    eco: total.eco_contribution,
    discounts: total.discounts,
    shipping: { isPickup, ht: total.total_shipping },
    totalHt: total.total_excluding_tax,
    taxes: (total.taxes ?? []).map((tax) => tax && { label: tax.title, amount: tax.amount }),
    totalTtc: total.grand_total,
  });
  return <DocumentSums facts={facts} view={usePriceView()} />;
}
