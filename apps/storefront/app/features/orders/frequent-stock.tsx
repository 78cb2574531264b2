import { conditionOf } from '../pricing/conditions.ts';
import type { ConditionsState } from '../pricing/conditions.ts';
import { ViewerStock } from '../stock/viewer-stock.tsx';

type Props = { sku: string; quantity: number; state: ConditionsState };

/** Whether the viewer's store has as many as were ordered last. */
export function FrequentStock({ sku, quantity, state }: Props) {
  if (state.kind !== 'known') return null;
  const condition = conditionOf(state, sku);
  return condition && <ViewerStock stock={condition.stocks[0]} quantity={quantity} />;
}
