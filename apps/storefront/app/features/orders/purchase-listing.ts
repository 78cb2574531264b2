// The listing of purchases as a file: what a French spreadsheet opens by itself.
import { tintName } from '@nuancier/domain/catalogue/article-name.ts';
import type { PurchaseListingQuery } from '../../../generated/documents.ts';
import { formatDate } from '../../format.ts';
import { listingCopy } from './frequent-copy.ts';

type Purchase = PurchaseListingQuery['customerPurchases'][number];

const BOM = '\uFEFF';
// A spreadsheet takes what begins so for a formula.
const FORMULA = /^[=+\-@\t\r]/;

/** Columns of amounts only where the viewer may see them. */
export function purchaseListing(purchases: readonly Purchase[], showsPrices: boolean): string {
  const { columns, amounts } = listingCopy;
  const head = [...columns, ...(showsPrices ? amounts : [])];
  const rows = purchases.map((line) => [
    formatDate(new Date(line.order_date)),
    line.order_number,
    line.purchase_ref ?? '',
    line.buyer_name,
    line.product_sku,
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
    ...(showsPrices
      ? [decimal(line.unit_price), decimal(line.tint?.supplement ?? null), decimal(line.row_total)]
      : []),
  ]);
  return BOM + [head, ...rows].map((cells) => cells.map(cell).join(';')).join('\r\n') + '\r\n';
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function decimal(money: { value: number | null } | null): string {
  return money?.value == null ? '' : money.value.toFixed(2).replace('.', ',');
}
