import { CHECKOUT_STEPS } from '@nuancier/domain/checkout/checkout-steps.ts';
import type { CheckoutStep } from '@nuancier/domain/checkout/checkout-steps.ts';
import Check from 'lucide-react/icons/check';
import { Link } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { VisuallyHidden } from '@nuancier/ui/pieces/visually-hidden.tsx';
import { checkoutCopy } from '../copy.ts';
import styles from './step-list.module.css';

type Props = { current: CheckoutStep; open: readonly CheckoutStep[] };

/** Progress. Earlier steps are links; later ones open in order. */
export function StepList({ current, open }: Props) {
  const place = CHECKOUT_STEPS.indexOf(current);
  return (
    <nav aria-label={checkoutCopy.progress}>
      <ol className={styles.steps}>
        {CHECKOUT_STEPS.map((step, index) => {
          const isDone = index < place;
          const words = (
            <>
              <span className={styles.mark} aria-hidden="true">
                {isDone ? <Check size={16} /> : index + 1}
              </span>
              <span className={styles.label}>
                {checkoutCopy.steps[step]}
                {isDone && <VisuallyHidden> ({checkoutCopy.done})</VisuallyHidden>}
              </span>
            </>
          );
          return (
            <li key={step} className={styles.step} aria-current={step === current ? 'step' : undefined}>
              {step !== current && open.includes(step) ? (
                <Link to={paths[`checkout-${step}`]()}>{words}</Link>
              ) : (
                <span className={styles.still}>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
