import { quickOrderCopy } from './quick-order-copy.ts';
import { QuickOrderForm } from './quick-order-form.tsx';
import styles from './quick-order.module.css';

const FEW_ROWS = 3;

/** On an empty cart: entry of known references. The result is shown on its own page. */
export function QuickOrderSection() {
  return (
    <section aria-labelledby="saisie-rapide" className={styles.section}>
      <h2 id="saisie-rapide">{quickOrderCopy.title}</h2>
      <p>{quickOrderCopy.intro}</p>
      <QuickOrderForm answer={undefined} rows={FEW_ROWS} />
    </section>
  );
}
