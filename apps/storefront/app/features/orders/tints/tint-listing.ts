import type { CustomerTintFieldsFragment } from '../../../../generated/documents.ts';
import { csvText } from '@nuancier/ui/text/csv-text.ts';
import { formatDate } from '@nuancier/ui/text/format.ts';
import { tintsCopy as copy } from './tints-copy.ts';

/** One's tints as a file; amounts are not among them, so that everybody who sees them may have it. */
export function tintListing(tints: readonly CustomerTintFieldsFragment[]): string {
  const rows = tints.map((tint) => [
    formatDate(new Date(tint.dated)),
    tint.code ?? '',
    tint.name ?? '',
    tint.label ?? '',
    tint.hex,
    tint.formula_code ?? '',
    tint.product_name ?? '',
    tint.product_sku ?? '',
    tint.finish ?? '',
    tint.conditioning ?? '',
    tint.quantity === null ? '' : String(tint.quantity),
    tint.purchase_ref ?? '',
    tint.room ?? '',
    tint.note ?? '',
    tint.buyer_name ?? '',
    tint.order_number ?? '',
    tint.by_hand ? '' : String(tint.order_count),
  ]);
  return csvText([copy.columns, ...rows]);
}
