import type { ChoiceOption } from '@nuancier/domain/catalogue/articles/variant-choice.ts';
import { formatHundredths } from '@nuancier/ui/text/format.ts';
import { Picture } from '@nuancier/ui/pieces/picture.tsx';
import { soldOutCopy } from '../../sold-out-copy.ts';
import { resistanceOf } from '../calculator/calculator-facts.ts';
import { ChoiceLink } from '../choice-link.tsx';
import { productCopy } from '../copy.ts';
import styles from './model-choice.module.css';
import type { MatrixArticle, MatrixColor } from '../product-choice.ts';

type Props = {
  options: readonly ChoiceOption<MatrixColor>[];
  articles: readonly MatrixArticle[];
  /** Null where another model brings packs of its own. */
  conditioningLabel: string | null;
  conductivity: number | null;
};

/** Each model by its picture: a pattern or a wood says more than its name. */
export function ModelChoice({ options, articles, conditioningLabel, conductivity }: Props) {
  return (
    <ul className={styles.models}>
      {options.map(({ option, chosen, offer }) => {
        const picture = articles.find(({ color_uid }) => color_uid === option.uid)?.media_gallery[0]?.url;
        const resistance = resistanceOf(option.label, conductivity);
        return (
          <li key={option.uid}>
            <ChoiceLink
              change={
                offer === 'not-together' && conditioningLabel === null
                  ? { color: option.label, conditioning: null }
                  : { color: option.label }
              }
              chosen={chosen}
              unavailable={offer === 'out-of-stock'}
              className={styles.model}
            >
              {picture && <Picture source={picture} available={['100x100', '160x160']} sizes="88px" alt="" />}
              <span>{option.label}</span>
              {resistance !== null && (
                <span className={styles.reason}>{productCopy.resistance(formatHundredths(resistance))}</span>
              )}
              {offer === 'not-together' && conditioningLabel && (
                <span className={styles.reason}>{productCopy.notWith(conditioningLabel)}</span>
              )}
              {offer === 'out-of-stock' && <span className={styles.reason}>{soldOutCopy.soldOut}</span>}
            </ChoiceLink>
          </li>
        );
      })}
    </ul>
  );
}
