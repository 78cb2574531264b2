import Check from 'lucide-react/icons/check';
import { largeText } from '@nuancier/ui/text/amount-text.ts';
import type { PriceStep } from '../price/article-prices.ts';
import { productCopy } from '../copy.ts';
import styles from './buy-box.module.css';

type Props = { steps: readonly PriceStep[]; quantity: number; isTinted: boolean };

/** From how many packs on each of them costs this buyer less; the one that counts now is named. */
export function PriceSteps({ steps, quantity, isTinted }: Props) {
  if (steps.length === 0) return null;
  const reached = steps.findLast(({ from }) => from <= quantity);
  return (
    <>
      <ul aria-label={productCopy.priceSteps} className={styles.steps}>
        {steps.map((step) => {
          const told = productCopy.priceStep(step.from, largeText(step.price));
          return (
            <li key={step.from} className={styles.small}>
              {step === reached ? (
                <strong>
                  <Check aria-hidden="true" size={16} /> {told} {productCopy.priceStepReached}
                </strong>
              ) : (
                told
              )}
            </li>
          );
        })}
      </ul>
      {isTinted && <p className={styles.small}>{productCopy.priceStepTints}</p>}
    </>
  );
}
