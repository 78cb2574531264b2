import type { ChoiceOption } from '@nuancier/domain/catalogue/variant-choice.ts';
import { Picture } from '../../../ui/picture.tsx';
import { ChoiceLink } from './choice-link.tsx';
import { productCopy } from './copy.ts';
import styles from './model-choice.module.css';
import type { MatrixArticle, MatrixColor } from './product-choice.ts';

type Props = {
  options: readonly ChoiceOption<MatrixColor>[];
  articles: readonly MatrixArticle[];
  conditioningLabel: string | null;
};

/** Each model by its picture: a pattern or a wood says more than its name. */
export function ModelChoice({ options, articles, conditioningLabel }: Props) {
  return (
    <ul className={styles['models']}>
      {options.map(({ option, chosen, offer }) => {
        const picture = articles.find(({ color_uid }) => color_uid === option.uid)?.media_gallery[0]?.url;
        return (
          <li key={option.uid}>
            <ChoiceLink
              change={{ color: option.label }}
              chosen={chosen}
              unavailable={offer === 'out-of-stock'}
              className={styles['model']}
            >
              {picture && <Picture source={picture} available={['100x100', '160x160']} sizes="88px" alt="" />}
              <span>{option.label}</span>
              {offer === 'not-together' && conditioningLabel && (
                <span className={styles['reason']}>{productCopy.notWith(conditioningLabel)}</span>
              )}
              {offer === 'out-of-stock' && <span className={styles['reason']}>{productCopy.outOfStock}</span>}
            </ChoiceLink>
          </li>
        );
      })}
    </ul>
  );
}
