import type { ReactNode } from 'react';
import type { BalanceFragment } from '../../../generated/documents.ts';
import { formatAmount, formatDate, formatMoney } from '@nuancier/ui/text/format.ts';
import { AmountBoxes } from './amount-boxes.tsx';
import { balanceCopy as copy } from './copy.ts';
import styles from './outstanding-block.module.css';

type Props = { balance: BalanceFragment; action?: ReactNode };

/** The company's outstanding amount, limit and due date. Nothing when the viewer may not see amounts. */
export function OutstandingBlock({ balance, action }: Props) {
  const used = balance.used?.value;
  const authorised = balance.authorised?.value;
  const available = balance.available?.value;
  if (used == null || authorised == null || available == null) return null;
  return (
    <section className={styles.block}>
      <div className={styles.head}>
        <h2>{copy.title}</h2>
        {action}
      </div>
      <p className={styles.help}>{copy.help}</p>
      <meter
        className={styles.gauge}
        min={0}
        max={Math.max(authorised, 0.01)}
        high={authorised * 0.9}
        optimum={0}
        value={Math.max(used, 0)}
        aria-label={copy.gauge(formatAmount(used), formatAmount(authorised))}
      />
      <AmountBoxes
        boxes={[
          { label: copy.used, amount: formatAmount(used) },
          { label: copy.authorised, amount: formatAmount(authorised) },
          available < 0
            ? { label: copy.exceeded, amount: formatAmount(-available), alarming: true }
            : { label: copy.available, amount: formatAmount(available) },
          {
            label: copy.overdue,
            amount: formatMoney(balance.overdue),
            alarming: (balance.overdue?.value ?? 0) > 0,
          },
          { label: copy.inProgress, amount: formatMoney(balance.orders_in_progress) },
        ]}
      />
      <NextDue balance={balance} />
    </section>
  );
}

function NextDue({ balance: { next_due: due } }: Pick<Props, 'balance'>) {
  return (
    <>
      <h3 className={styles.due}>{copy.nextDue}</h3>
      {due.length === 0 ? (
        <p>{copy.noneDue}</p>
      ) : (
        <ul className={styles.days}>
          {due.map(({ due_on: day, amount }) => (
            <li key={day}>
              <time dateTime={day}>{formatDate(new Date(day))}</time>
              <strong>{formatMoney(amount)}</strong>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
