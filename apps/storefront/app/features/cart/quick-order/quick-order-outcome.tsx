import { useEffect, useRef } from 'react';
import { paths } from '../../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { quickOrderCopy as copy } from './quick-order-copy.ts';
import type { QuickOrderReport } from '../../../actions/cart/quick-order/quick-order-report.ts';
import { QuickOrderTable } from './quick-order-table.tsx';
import styles from './quick-order.module.css';

/** What went into the cart and what did not, together and before anything else; a new one takes the focus. */
export function QuickOrderOutcome({ lines, view }: QuickOrderReport) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, []);
  const went = lines.filter(({ state }) => state === 'added');
  const left = lines.filter(({ state }) => state !== 'added');
  return (
    <section ref={place} tabIndex={-1} aria-labelledby="bilan" className={styles.outcome}>
      <h2 id="bilan">{copy.outcome(went.length, left.length)}</h2>
      <p>{copy.outcomeHelp}</p>
      <QuickOrderTable lines={left} view={view} caption={copy.left} />
      <QuickOrderTable lines={went} view={view} caption={copy.went} />
      <div className={styles.ways}>
        <ButtonLink to={paths.cart()}>{copy.seeCart}</ButtonLink>
      </div>
    </section>
  );
}
