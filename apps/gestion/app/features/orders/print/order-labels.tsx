import { isFreeReference } from '@nuancier/domain/free-line.ts';
import type { PrintedOrderFragment } from '../../../../generated/documents.ts';
import { CodePicture } from '../../codes/code-picture.tsx';
import { LineName } from '../line-name.tsx';
import { promiseText } from '../order-moments.ts';
import { printCopy as copy } from './print-copy.ts';
import styles from './print.module.css';

type Props = { order: PrintedOrderFragment; code: string; now: string };

/** One for each line of what is packed. */
export function OrderLabels({ order, code, now }: Props) {
  const { number, buyer_name: name, company } = order;
  // A label is stuck on something.
  const packed = order.lines.filter(({ sku }) => !isFreeReference(sku));
  return (
    <section className={styles.labels} aria-label={copy.labelsOf(number)}>
      {packed.map((line, nth) => (
        <article key={line.position} className={styles.label}>
          <strong>{company ?? name}</strong>
          <span>{`${number} · ${promiseText(order, new Date(now))}`}</span>
          <CodePicture picture={code} label={copy.barcode(number)} shape="line" />
          <LineName line={line} />
          <span>{copy.label(line.quantity, packed.length, nth + 1)}</span>
        </article>
      ))}
    </section>
  );
}
