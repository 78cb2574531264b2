import type { ChoiceOption } from '@nuancier/domain/catalogue/variant-choice.ts';
import { unitPrice } from '@nuancier/domain/catalogue/unit-price.ts';
import { formatAmount } from '../../../format.ts';
import { publicPriceView } from '../../pricing/price-view.ts';
import { ChoiceLink } from './choice-link.tsx';
import { productCopy } from './copy.ts';
import styles from './pack-choice.module.css';
import type { MatrixArticle, MatrixConditioning } from './product-choice.ts';
import { packLabel, unitWord } from './unit-word.ts';

type Props = {
  options: readonly ChoiceOption<MatrixConditioning>[];
  /** Those of the chosen colour, or all of them. */
  articles: readonly MatrixArticle[];
  colorLabel: string | null;
};

/** The packs with what one costs and what a litre of it costs. */
export function PackChoice({ options, articles, colorLabel }: Props) {
  return (
    <ul className={styles['packs']}>
      {options.map(({ option, chosen, offer }) => (
        <li key={option.uid}>
          <ChoiceLink
            change={{ conditioning: option.label }}
            chosen={chosen}
            unavailable={offer !== 'offered'}
            className={styles['pack']}
          >
            <strong className={styles['label']}>{packLabel(option.label)}</strong>
            {offer === 'not-together' ? (
              <span className={styles['reason']}>{productCopy.notWith(colorLabel ?? '')}</span>
            ) : (
              <PackPrice pack={option} articles={articles} />
            )}
            {offer === 'out-of-stock' && <span className={styles['reason']}>{productCopy.outOfStock}</span>}
          </ChoiceLink>
        </li>
      ))}
    </ul>
  );
}

function PackPrice({ pack, articles }: { pack: MatrixConditioning; articles: readonly MatrixArticle[] }) {
  const prices = articles.flatMap((article) =>
    article.conditioning_uid === pack.uid && article.price.final_price.value !== null
      ? [article.price.final_price.value]
      : [],
  );
  if (prices.length === 0) return null;
  const price = Math.min(...prices);
  const perUnit = unitPrice({ price, quantity: pack.quantity, unit: pack.unit });
  return (
    <>
      <span className={styles['price']}>
        {new Set(prices).size > 1 && <span className={styles['from']}>{productCopy.from} </span>}
        {formatAmount(price)} {publicPriceView.taxLabel}
      </span>
      {perUnit && (
        <span className={styles['unit']}>
          {formatAmount(perUnit.amount)} / {unitWord(perUnit.unit)}
        </span>
      )}
    </>
  );
}
