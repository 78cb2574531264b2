import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { quickOrderCopy } from './quick-order-copy.ts';
import type { ReportedLine } from './quick-order-report.ts';
import styles from './quick-order.module.css';

/** Line by line: what was found, what was not and why. */
export function QuickOrderTable({ lines }: { lines: readonly ReportedLine[] }) {
  return (
    <table className={styles['report']}>
      <caption>{quickOrderCopy.report}</caption>
      <thead>
        <tr>
          <th scope="col">{quickOrderCopy.row}</th>
          <th scope="col">{quickOrderCopy.reference}</th>
          <th scope="col">{quickOrderCopy.quantity}</th>
          <th scope="col">{quickOrderCopy.state}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ row, sku, quantity, state }) => {
          const good = state === 'found' || state === 'added';
          const Mark = good ? Check : X;
          return (
            <tr key={row} data-state={state} data-good={good || undefined}>
              <td>{row}</td>
              <td>{sku}</td>
              <td>{quantity ?? '–'}</td>
              <td>
                <span className={styles['state']}>
                  <Mark aria-hidden="true" size={16} />
                  {quickOrderCopy.states[state]}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
