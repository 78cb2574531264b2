import { Conditioned } from '../../../pricing/conditioned.tsx';
import type { ConditionsState, PageConditions } from '../../../../backend/viewer/conditions.ts';
import { largeText } from '@nuancier/ui/text/amount-text.ts';
import { ChoiceLink } from '../choice-link.tsx';
import type { ArticlePrices } from '../price/article-prices.ts';
import { packLabel } from '../price/pack-label.ts';
import { tintCopy } from '../tint-copy.ts';
import type { ReadyMade } from './ready-made.ts';
import styles from './tint-choice.module.css';

type Props = {
  ready: ReadyMade;
  conditions: PageConditions;
  pricesIn: (state: ConditionsState) => ArticlePrices;
};

/** The same colour from the shelf, chosen with one press. */
export function ReadyMadeOffer({ ready: { color, pack, article }, conditions, pricesIn }: Props) {
  return (
    <p className={styles.ready}>
      {tintCopy.readyMade}
      <ChoiceLink
        change={{ color: color.label, conditioning: pack.label }}
        chosen={false}
        className={undefined}
      >
        {color.label}, {packLabel(pack.label)}
      </ChoiceLink>{' '}
      <Conditioned conditions={conditions}>{(state) => priceText(pricesIn(state), article)}</Conditioned>
    </p>
  );
}

function priceText(prices: ArticlePrices, article: ReadyMade['article']): string | null {
  const price = prices.kind === 'told' ? prices.of(article) : null;
  return price && largeText(price);
}
