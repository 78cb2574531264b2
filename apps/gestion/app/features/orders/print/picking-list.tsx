import { VisuallyHidden } from '@nuancier/ui/pieces/visually-hidden.tsx';
import { formatAmount, formatPhone } from '@nuancier/ui/text/format.ts';
import type { PrintedOrderFragment } from '../../../../generated/documents.ts';
import { CodePicture } from '../../codes/code-picture.tsx';
import { LineName } from '../line-name.tsx';
import { promiseText } from '../order-moments.ts';
import { printCopy as copy } from './print-copy.ts';
import { telephoneCopy } from '../../office/telephone/telephone-copy.ts';
import styles from './print.module.css';

type Props = { order: PrintedOrderFragment; code: string; now: string; heading: 'h1' | 'h2' };

/** What is taken from the shelf with a pen in the hand. */
export function PickingList({ order, code, now, heading: Heading }: Props) {
  const { number, buyer_name: name, company, telephone, telephone_of: of } = order;
  const called =
    telephone && [formatPhone(telephone), of && `(${telephoneCopy[of]})`].filter(Boolean).join(' ');
  return (
    <section className={styles.list}>
      <Heading>{`${copy.list} · ${number}`}</Heading>
      <CodePicture picture={code} label={copy.barcode(number)} shape="line" />
      <p>
        <strong>{name}</strong>
        {[company, called].filter(Boolean).map((part) => ` · ${part}`)}
      </p>
      <p>{`${order.store.name} · ${promiseText(order, new Date(now))}`}</p>
      {order.to_collect_cents !== null && (
        <p>
          <strong>{copy.toCollect(formatAmount(order.to_collect_cents / 100))}</strong>
        </p>
      )}
      {order.customer_notes !== null && <p className={styles.words}>{copy.notes(order.customer_notes)}</p>}
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{copy.linesOf(number)}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {Object.values(copy.columns).map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.position}>
              <td className={styles.box}>{line.quantity}</td>
              <th scope="row">
                <LineName line={line} />
              </th>
              <td>{line.in_stock ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
