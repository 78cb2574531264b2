import { Link } from 'react-router';
import type { OrderLineFieldsFragment } from '../../../generated/documents.ts';
import { formatAmount, formatNumber } from '../../format.ts';
import { paths } from '../../paths.ts';
import { orderCopy } from './copy.ts';
import styles from './order-lines.module.css';

type Props = {
  lines: readonly OrderLineFieldsFragment[];
  showsPrices: boolean;
  /** The name of the boxes that choose lines; none where nothing is chosen. */
  choice?: string;
};

export function OrderLines({ lines, showsPrices, choice }: Props) {
  return (
    <table className={styles['lines']}>
      <thead>
        <tr>
          <th scope="col">{orderCopy.article}</th>
          <th scope="col">{orderCopy.quantity}</th>
          {showsPrices && <th scope="col">{orderCopy.unitPrice}</th>}
          {showsPrices && <th scope="col">{orderCopy.rowTotal}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>
              <div className={styles['article']}>
                {choice && (
                  <input
                    type="checkbox"
                    name={choice}
                    value={line.id}
                    className={styles['box']}
                    aria-label={orderCopy.choose(line.product_name ?? line.product_sku)}
                  />
                )}
                <LineArticle line={line} />
              </div>
            </td>
            <td data-label={orderCopy.quantity}>{formatNumber(line.quantity_ordered ?? 0)}</td>
            {showsPrices && <td data-label={orderCopy.unitPrice}>{amountOf(line.product_sale_price)}</td>}
            {showsPrices && <td data-label={orderCopy.rowTotal}>{amountOf(line.row_total)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LineArticle({ line }: { line: OrderLineFieldsFragment }) {
  const name = line.product_name ?? line.product_sku;
  return (
    <div>
      {line.product_url_key ? <Link to={paths.product(line.product_url_key)}>{name}</Link> : name}
      <p className={styles['facts']}>{orderCopy.ref(line.product_sku)}</p>
      {line.tint && (
        <p className={styles['facts']}>
          {[
            orderCopy.notReturnable,
            line.tint.supplement?.value != null &&
              orderCopy.tintSupplement(formatAmount(line.tint.supplement.value)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </div>
  );
}

function amountOf(money: { value: number | null } | null): string {
  return money?.value == null ? '' : formatAmount(money.value);
}
