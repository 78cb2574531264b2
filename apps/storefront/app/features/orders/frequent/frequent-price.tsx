import { conditionOf } from '../../../backend/viewer/conditions.ts';
import type { ConditionsState } from '../../../backend/viewer/conditions.ts';
import { PersonalPriceTag } from '../../pricing/personal-price-tag.tsx';
import { personalPrice } from '../../pricing/personal-price.ts';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import { frequentCopy as copy } from './frequent-copy.ts';

type Props = { sku: string; view: PriceView; state: ConditionsState };

/** The viewer's own price or none, never the public one. */
export function FrequentPrice({ sku, view, state }: Props) {
  if (state.kind === 'waiting') return null;
  if (state.kind !== 'known') return copy.unavailable;
  const condition = conditionOf(state, sku);
  const price = condition && personalPrice(condition, view);
  return price ? <PersonalPriceTag price={price} from={false} size="small" /> : copy.onRequest;
}
