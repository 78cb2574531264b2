// The listing of purchases as a file: what a French spreadsheet opens by itself.
import { tintName } from '@nuancier/domain/catalogue/articles/article-name.ts';
import { shownReference } from '@nuancier/domain/free-line.ts';
import type { PurchaseListingQuery } from '../../../../generated/documents.ts';
import { csvText } from '@nuancier/ui/text/csv-text.ts';
import { formatDate } from '@nuancier/ui/text/format.ts';
import type { PriceView, TaxLabel } from '../../../backend/viewer/price-view.ts';
import { bothOf, largeAmountsOf } from '@nuancier/ui/text/amount-text.ts';
import { listingCopy } from './frequent-copy.ts';

type Purchase = PurchaseListingQuery['customerPurchases'][number];

/** Amount columns only if the viewer may see them, with the tax labels of its view. */
export function purchaseListing(purchases: readonly Purchase[], view: PriceView): string {
  const { columns, amounts } = listingCopy;
  const large = view.canViewPrice ? view.large : [];
  const head = [...columns, ...large.flatMap((taxLabel) => amounts[taxLabel])];
  const rows = purchases.map((line) => [
    formatDate(new Date(line.order_date)),
    line.order_number,
    line.purchase_order_number ?? '',
    line.purchase_ref ?? '',
    line.buyer_name,
    line.representative_name ?? '',
    shownReference(line.product_sku) ?? '',
    line.product_name,
    line.conditioning ?? '',
    line.color ?? '',
    line.tint
      ? tintName({
          hex: line.tint.customColorExa,
          code: line.tint.code,
          label: line.tint.customerColorLabel,
        })
      : '',
    String(line.quantity),
    ...large.flatMap((taxLabel) =>
      [line.unit_price, line.tint?.supplement ?? null, line.row_total].map((money) =>
        decimal(money, taxLabel),
      ),
    ),
  ]);
  return csvText([head, ...rows]);
}

function decimal(money: { value: number | null } | null, taxLabel: TaxLabel): string {
  if (money?.value == null) return '';
  const [told] = largeAmountsOf({ large: [taxLabel] }, bothOf(money.value));
  return (told?.amount ?? 0).toFixed(2).replace('.', ',');
}
