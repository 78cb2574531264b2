import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { formatNumber } from '@nuancier/ui/text/format.ts';
import { articlePath } from '../../../addresses/article-path.ts';
import { amountText } from '@nuancier/ui/text/amount-text.ts';
import { ViewerStock } from '../../stock/viewer-stock.tsx';
import { cartCopy } from '../copy.ts';
import { quickOrderCopy as copy } from './quick-order-copy.ts';
import { isGoodState, reportTotal } from '../../../actions/cart/quick-order/quick-order-report.ts';
import type { QuickOrderReport, ReportedLine } from '../../../actions/cart/quick-order/quick-order-report.ts';
import styles from './quick-order-table.module.css';

type Props = QuickOrderReport & { caption?: string };

/** Line by line: what was found, what it is and comes to; what was not found and why. */
export function QuickOrderTable({ lines, view, caption = copy.report }: Props) {
  const total = reportTotal({ lines, view });
  return (
    <table className={styles.report}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.row}</th>
          <th scope="col">{copy.article}</th>
          <th scope="col">{copy.quantity}</th>
          {view.canViewPrice && <th scope="col">{copy.price}</th>}
          <th scope="col">{copy.state}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const { row, sku, quantity, state, article } = line;
          const price = article?.price ?? null;
          return (
            <tr key={row} data-state={state} data-sku={sku}>
              <td data-label={copy.row}>{row}</td>
              <th scope="row" abbr={article?.name ?? sku}>
                {article && <Link to={articlePath({ url_key: article.slug }, sku)}>{article.name}</Link>}
                <p className={styles.facts}>{cartCopy.reference(sku)}</p>
              </th>
              <td data-label={copy.quantity}>{quantity === null ? '–' : formatNumber(quantity)}</td>
              {view.canViewPrice && (
                <td data-label={copy.price}>{price === null ? '–' : amountText(view, price)}</td>
              )}
              <td>
                <LineState line={line} />
              </td>
            </tr>
          );
        })}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {copy.total}
            </th>
            <td colSpan={2} className={styles.total}>
              {amountText(view, total)}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function LineState({ line: { state, quantity, article } }: { line: ReportedLine }) {
  const isGood = isGoodState(state);
  const Mark = isGood ? Check : X;
  return (
    <>
      <span className={styles.state} data-good={isGood || undefined}>
        <Mark aria-hidden="true" size={16} />
        {copy.states[state]}
      </span>
      {isGood && article && <ViewerStock stock={article.stock} quantity={quantity ?? 1} />}
    </>
  );
}
