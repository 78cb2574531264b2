import { shownReference } from '@nuancier/domain/free-line.ts';
import { hasBegun } from '@nuancier/domain/orders/order-parts.ts';
import { Link } from 'react-router';
import type { OrderLineFieldsFragment } from '../../../../generated/documents.ts';
import { formatNumber } from '@nuancier/ui/text/format.ts';
import { articlePath } from '../../../addresses/article-path.ts';
import { amountColumns } from '../../pricing/amount-columns.ts';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import { amountText, bothOf } from '@nuancier/ui/text/amount-text.ts';
import { usePriceView } from '../../pricing/use-price-view.ts';
import { orderCopy } from '../copy.ts';
import type { Outlook } from '../again/outlook-words.ts';
import { ReorderOutlook } from '../again/reorder-outlook.tsx';
import { LineProgress } from './line-progress.tsx';
import styles from './order-lines.module.css';

type Props = {
  lines: readonly OrderLineFieldsFragment[];
  showsPrices: boolean;
  /** The name of the boxes that choose lines; none where nothing is chosen. */
  choice?: string;
  isPickup: boolean;
  /** what ordering each line again would do, where one can */
  outlooks?: Readonly<Record<string, Outlook>>;
};

export function OrderLines({ lines, showsPrices, choice, isPickup, outlooks }: Props) {
  const view = usePriceView();
  const begun = hasBegun(lines.map(({ quantity_prepared: prepared }) => ({ prepared })));
  const columns = showsPrices ? amountColumns(view, orderCopy) : [];
  return (
    <table className={styles.lines} aria-label={orderCopy.table}>
      <thead>
        <tr>
          <th scope="col">{orderCopy.article}</th>
          <th scope="col">{orderCopy.quantity}</th>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row" abbr={line.product_name ?? line.product_sku}>
              <div className={styles.article}>
                {choice && (
                  <input
                    type="checkbox"
                    name={choice}
                    value={line.id}
                    className={styles.box}
                    aria-label={orderCopy.choose(line.product_name ?? line.product_sku)}
                  />
                )}
                <LineArticle
                  line={line}
                  outlook={outlooks?.[line.id]}
                  view={view}
                  isPickup={isPickup}
                  hasBegun={begun}
                />
              </div>
            </th>
            <td data-label={orderCopy.quantity}>{formatNumber(line.quantity_current)}</td>
            {columns.map(({ label, of }) => (
              <td key={label} data-label={label}>
                {of({
                  unit: line.product_sale_price,
                  row: line.row_total,
                  quantity: line.quantity_current,
                })}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ArticleProps = {
  line: OrderLineFieldsFragment;
  outlook: Outlook | undefined;
  view: PriceView;
  isPickup: boolean;
  hasBegun: boolean;
};

function LineArticle({ line, outlook, view, isPickup, hasBegun: begun }: ArticleProps) {
  const name = line.product_name ?? line.product_sku;
  const reference = shownReference(line.product_sku);
  return (
    <div>
      {line.product_url_key && reference !== null ? (
        <Link to={articlePath({ url_key: line.product_url_key }, line.product_sku, line.tint)}>{name}</Link>
      ) : (
        name
      )}
      {reference !== null && <p className={styles.facts}>{orderCopy.ref(reference)}</p>}
      {line.tint && (
        <p className={styles.facts}>
          {[
            orderCopy.notReturnable,
            line.tint.supplement?.value != null &&
              orderCopy.tintSupplement(amountText(view, bothOf(line.tint.supplement.value))),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <LineProgress line={line} isPickup={isPickup} hasBegun={begun} />
      {outlook && <ReorderOutlook outlook={outlook} tint={line.tint} amongOthers="order" />}
    </div>
  );
}
