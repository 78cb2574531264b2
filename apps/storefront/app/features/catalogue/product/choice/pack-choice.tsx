import type { ChoiceOption } from '@nuancier/domain/catalogue/articles/variant-choice.ts';
import { formatAmount } from '@nuancier/ui/text/format.ts';
import { Conditioned } from '../../../pricing/conditioned.tsx';
import type { ConditionsState, PageConditions } from '../../../../backend/viewer/conditions.ts';
import { largeText } from '@nuancier/ui/text/amount-text.ts';
import { unitWord } from '../../../pricing/unit-word.ts';
import { soldOutCopy } from '../../sold-out-copy.ts';
import type { ArticlePrices } from '../price/article-prices.ts';
import { ChoiceLink } from '../choice-link.tsx';
import { lowestPrice, shownPrices } from '../price/chosen-price.ts';
import { productCopy } from '../copy.ts';
import styles from './pack-choice.module.css';
import { packLabel } from '../price/pack-label.ts';
import type { MatrixArticle, MatrixConditioning } from '../product-choice.ts';

type Props = {
  options: readonly ChoiceOption<MatrixConditioning>[];
  /** Those of the chosen colour, or all of them. */
  articles: readonly MatrixArticle[];
  colorLabel: string | null;
  conditions: PageConditions;
  pricesIn: (state: ConditionsState) => ArticlePrices;
};

/** The packs with what one costs and what a litre of it costs. */
export function PackChoice({ options, articles, colorLabel, conditions, pricesIn }: Props) {
  const there = options
    .filter(({ offer }) => offer === 'offered')
    .map(({ option }) => packLabel(option.label));
  return (
    <ul className={styles.packs}>
      {options.map(({ option, chosen, offer }) => (
        <li key={option.uid}>
          <ChoiceLink
            change={{ conditioning: option.label }}
            chosen={chosen}
            unavailable={offer !== 'offered'}
            className={styles.pack}
          >
            <strong className={styles.label}>{packLabel(option.label)}</strong>
            {offer === 'not-together' ? (
              <span className={styles.reason}>{productCopy.notWith(colorLabel ?? '')}</span>
            ) : (
              <Conditioned conditions={conditions}>
                {(state) => <PackPrice pack={option} articles={articles} prices={pricesIn(state)} />}
              </Conditioned>
            )}
            {offer === 'out-of-stock' && (
              <span className={styles.reason}>{soldOutCopy.soldOutBut(there)}</span>
            )}
          </ChoiceLink>
        </li>
      ))}
    </ul>
  );
}

type PackPriceProps = {
  pack: MatrixConditioning;
  articles: readonly MatrixArticle[];
  prices: ArticlePrices;
};

function PackPrice({ pack, articles, prices }: PackPriceProps) {
  // Two lines as well, so that nothing moves when the prices come.
  if (prices.kind === 'waiting') return <Lines price={productCopy.pricePending} unit={'\u00a0'} />;
  if (prices.kind !== 'told') return null;
  const offered = shownPrices(
    articles.filter((article) => article.conditioning_uid === pack.uid),
    prices.of,
  );
  const lowest = lowestPrice(offered);
  if (!lowest) return null;
  const { perUnit } = lowest;
  return (
    <Lines
      from={new Set(offered.map((price) => price.amount)).size > 1}
      price={largeText(lowest)}
      unit={perUnit && `${formatAmount(perUnit.amount)} / ${unitWord(perUnit.unit)}`}
    />
  );
}

function Lines({ from = false, price, unit }: { from?: boolean; price: string; unit: string | null }) {
  return (
    <>
      <span className={styles.price}>
        {from && <span className={styles.from}>{productCopy.from} </span>}
        {price}
      </span>
      {unit && <span className={styles.unit}>{unit}</span>}
    </>
  );
}
