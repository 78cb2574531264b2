import type { PortfolioQuotationRowFragment } from '../../../generated/documents.ts';
import { formatDate, formatMoney } from '@nuancier/ui/text/format.ts';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { ConnectAsForm } from '../customers/representatives/connect-as-form.tsx';
import { portfolioQuotationsCopy as copy } from './copy.ts';
import { QuotationStatusBadge } from './quotation-status-badge.tsx';

/** What a sales representative's customers have yet to answer. */
export function PortfolioQuotations({
  quotations,
}: {
  quotations: readonly PortfolioQuotationRowFragment[];
}) {
  if (quotations.length === 0) return <p>{copy.none}</p>;
  return (
    <CardTable
      caption={copy.title}
      columns={[
        { label: copy.quotation },
        { label: copy.customer },
        { label: copy.validUntil },
        { label: copy.status },
        { label: copy.total, figures: true },
        { label: copy.shop, figures: true },
      ]}
      rows={quotations.map((quotation) => ({
        key: quotation.number,
        cells: [
          [quotation.number, quotation.label].filter(Boolean).join(' – '),
          quotation.company_name ?? '',
          formatDate(new Date(quotation.valid_until)),
          <QuotationStatusBadge key="status" quotation={quotation} />,
          formatMoney(quotation.total_excluding_tax),
          <ConnectAsForm
            key="connect"
            customerId={quotation.customer_id}
            name={quotation.customer_name}
            about={{ kind: 'quotation', number: quotation.number }}
          />,
        ],
      }))}
    />
  );
}
