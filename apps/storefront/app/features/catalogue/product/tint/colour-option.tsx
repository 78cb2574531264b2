import type { ChoiceOption } from '@nuancier/domain/catalogue/articles/variant-choice.ts';
import { soldOutCopy } from '../../sold-out-copy.ts';
import { ChoiceLink } from '../choice-link.tsx';
import styles from './colour-choice.module.css';
import { ColourSwatch } from '../colour-swatch.tsx';
import { productCopy } from '../copy.ts';
import type { MatrixColor } from '../product-choice.ts';

type Props = ChoiceOption<MatrixColor> & { conditioningLabel: string | null };

/** The colour is the first decision: one that lacks the chosen pack says so and can still be chosen. */
export function ColourOption({ option, chosen, offer, conditioningLabel }: Props) {
  return (
    <ChoiceLink
      change={{ color: option.label }}
      chosen={chosen}
      unavailable={offer === 'out-of-stock'}
      className={styles.option}
    >
      <ColourSwatch hex={option.hex} />
      <span>{option.label}</span>
      {offer === 'not-together' && conditioningLabel && (
        <span className={styles.reason}>{productCopy.notWith(conditioningLabel)}</span>
      )}
      {offer === 'out-of-stock' && <span className={styles.reason}>{soldOutCopy.soldOut}</span>}
    </ChoiceLink>
  );
}
