import { shownReference } from '@nuancier/domain/free-line.ts';
import { Link } from 'react-router';
import type { QuotationDetailFragment, QuotationLineFragment } from '../../../generated/documents.ts';
import { formatDate, formatNumber } from '@nuancier/ui/text/format.ts';
import { articlePath } from '../../addresses/article-path.ts';
import { paths } from '../../addresses/paths.ts';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import type { PriceView } from '../../backend/viewer/price-view.ts';
import { amountColumns } from '../pricing/amount-columns.ts';
import { DocumentSums } from '../pricing/document-sums.tsx';
import { tintPartsOf } from '../pricing/tint-parts.ts';
import { sumFacts } from '../pricing/sum-facts.ts';
import { bothOf } from '@nuancier/ui/text/amount-text.ts';
import { usePriceView } from '../pricing/use-price-view.ts';
import type { Outlook } from '../orders/again/outlook-words.ts';
import { ReorderOutlook } from '../orders/again/reorder-outlook.tsx';
import { paperCopy } from '../site/papers/copy.ts';
import { quotationCopy as copy, quotationsCopy } from './copy.ts';
import { quotationDates } from './quotation-dates.ts';
import { QuotationStatusBadge } from './quotation-status-badge.tsx';
import styles from './quotation-view.module.css';

type Props = {
  quotation: QuotationDetailFragment;
  /** What becomes of each line when it is accepted; none where it cannot be. */
  outlooks: readonly Outlook[];
};

export function QuotationView({ quotation, outlooks }: Props) {
  const { total_excluding_tax: excluding, total_tax: tax, total_including_tax: including } = quotation;
  const { made, until } = quotationDates(quotation);
  const { asked_message: message, wished_on: wishedOn } = quotation;
  const view = usePriceView();
  const showsPrices = including !== null;
  const columns = showsPrices ? amountColumns(view, copy) : [];
  return (
    <>
      <p className={styles.head}>
        <QuotationStatusBadge quotation={quotation} />
        <span>{made}</span>
        {until !== null && <span>{until}</span>}
        {wishedOn !== null && <span>{copy.wishedOn(formatDate(new Date(wishedOn)))}</span>}
        {quotation.pdf_url && (
          <>
            <Link to={paths['customer-quotation-paper'](quotation.number)} className={styles.file}>
              {paperCopy.see}
            </Link>
            <a href={quotation.pdf_url} download className={styles.file}>
              {quotationsCopy.download}
            </a>
          </>
        )}
      </p>
      {message !== null && (
        <section className={styles.section}>
          <h2>{copy.yourMessage}</h2>
          <p className={styles.message}>{message}</p>
        </section>
      )}
      <section className={styles.section}>
        <h2>{copy.lines}</h2>
        <CardTable
          caption={copy.lines}
          columns={[
            { label: copy.article },
            { label: copy.quantity, figures: true },
            ...columns.map(({ label }) => ({ label, figures: true })),
          ]}
          rows={quotation.items.map((line, at) => ({
            key: line.id,
            cells: [
              <LineArticle key="article" line={line} view={view} outlook={outlooks[at] ?? null} />,
              formatNumber(line.quantity),
              ...columns.map(({ of }) =>
                of({ unit: line.unit_price, row: line.row_total, quantity: line.quantity }),
              ),
            ],
          }))}
        />
      </section>
      {showsPrices && (
        <section className={styles.sums}>
          <h2>{copy.sums}</h2>
          <DocumentSums
            view={view}
            facts={sumFacts({
              rowsTtc: quotation.items.map((line) => ({
                value: bothOf(line.row_total?.value ?? 0).including ?? 0,
              })),
              subtotalHt: excluding,
              eco: null,
              discounts: null,
              shipping: null,
              totalHt: excluding,
              taxes: [{ label: copy.tax, amount: tax }],
              totalTtc: including,
            })}
          />
        </section>
      )}
    </>
  );
}

type LineProps = { line: QuotationLineFragment; view: PriceView; outlook: Outlook | null };

function LineArticle({ line, view, outlook }: LineProps) {
  const { product_url_key: key, product_name: name, tint } = line;
  const reference = shownReference(line.product_sku);
  const parts = tintPartsOf(view, line.unit_price?.value, tint?.supplement?.value);
  return (
    <>
      {key && reference !== null ? (
        <Link to={articlePath({ url_key: key }, reference, tint)}>{name}</Link>
      ) : (
        name
      )}
      {reference !== null && <span className={styles.facts}>{copy.ref(reference)}</span>}
      {parts && <span className={styles.facts}>{parts}</span>}
      {outlook && reference !== null && (
        <ReorderOutlook outlook={outlook} tint={tint} amongOthers="quotation" />
      )}
    </>
  );
}
