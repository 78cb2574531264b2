import type { QuotationRow, QuotationTintRow } from '@nuancier/api/quotations/quotations-import-rows.ts';
import { isQuotationStatus } from '@nuancier/domain/quotations/quotation-status.ts';
import type { QuotationStatus } from '@nuancier/domain/quotations/quotation-status.ts';
import type { DemoSize } from '../../catalogue/generate-catalogue.ts';
import { skuAtSize } from '../../catalogue/sku-at-size.ts';
import quotations from '../../data/accounts/quotations.json' with { type: 'json' };
import { addDays, daysFromBase } from '../../shift-dates.ts';
import { knownClientCode } from './company-rows.ts';
import { paperLine } from './paper-line.ts';
import { tintRow } from './tint-row.ts';
import type { DemoTint } from './tint-row.ts';

export function quotationRows(size: DemoSize, today: Date): QuotationRow[] {
  const days = daysFromBase(today);
  return quotations.map((quotation) => ({
    number: quotation.id,
    client_code: knownClientCode(quotation.company),
    label: quotation.label,
    seller: quotation.seller,
    status: statusOf(quotation),
    created_on: addDays(quotation.created_at, days),
    valid_until: addDays(quotation.valid_until, days),
    lines: quotation.lines.map((line) => ({
      ...paperLine(line, size),
      parent_sku: skuAtSize(line.parent_sku, size),
      tint: 'tint' in line ? quotedTint(line.tint) : null,
    })),
  }));
}

/** What the tin is made from is not the quotation's business. */
function quotedTint({
  unit_price_ht: price,
  ...tint
}: DemoTint & { unit_price_ht: number }): QuotationTintRow {
  const { code, hex, name, label, tint_class } = tintRow(tint);
  return { code, hex, name, label, tint_class, ht_cents: Math.round(price * 100) };
}

/** Written under way and convertible: the store has finished it. */
function statusOf({ status, convertible }: { status: string; convertible: boolean }): QuotationStatus {
  if (!isQuotationStatus(status)) throw new Error(`The demo names an unknown quotation status « ${status} »`);
  return status === 'EN_COURS' && convertible ? 'A_VALIDER' : status;
}
