import { lineName } from '@nuancier/domain/catalogue/articles/article-name.ts';
import { shownColour } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import type { CartItemTint, CustomerQuotation, Money, QuotationItem } from '@nuancier/contract/api-types.ts';
import { cents, euros } from '@nuancier/domain/money.ts';
import { judgeOpen, statusOn } from '@nuancier/domain/quotations/quotation-status.ts';
import { isRequest } from './quotation-record.ts';
import type { Quotation, QuotationLine } from './quotation-record.ts';
import { stateWords } from './quotation-state.ts';

export type QuotationView = CustomerQuotation;

export function quotationView(
  quotation: Quotation,
  { showsPrices, day }: { showsPrices: boolean; day: string },
): QuotationView {
  const status = statusOn(quotation, day);
  const shown = (amount: number) => (showsPrices ? money(amount) : null);
  return {
    number: quotation.number,
    label: quotation.label,
    asked_at: quotation.askedAt?.toISOString() ?? null,
    asked_message: quotation.askedMessage,
    wished_on: quotation.wishedOn,
    company_name: quotation.companyName,
    billing: quotation.billing,
    seller: quotation.seller,
    status,
    status_label: stateWords({ ...quotation, status, isAsked: quotation.askedAt !== null }),
    request_end: quotation.requestEnd,
    created_on: quotation.createdOn,
    valid_until: quotation.validUntil,
    is_open: judgeOpen(quotation, day).ok,
    total_excluding_tax: shown(quotation.totalHt),
    total_tax: shown(quotation.tax),
    total_including_tax: shown(quotation.totalTtc),
    items: quotation.lines.map((line) => itemView(line, shown)),
    order_number: quotation.orderNumber,
    reason: quotation.reason,
    replaced_by: quotation.replacedBy,
    pdf_url: status === 'EN_COURS' || isRequest(quotation) ? null : pdfUrl(quotation.number),
  };
}

export function pdfUrl(number: string): string {
  return `/documents/quotations/${encodeURIComponent(number)}.pdf`;
}

function itemView(line: QuotationLine, shown: (amount: number) => Money | null): QuotationItem {
  return {
    id: String(line.id),
    product_name: lineName(line),
    product_sku: line.articleSku,
    is_free: line.isFree,
    parent_sku: line.parentSku,
    product_url_key: line.urlKey,
    conditioning: line.conditioning,
    color: shownColour(line.color),
    tint: tintView(line, shown),
    quantity: line.quantity,
    unit_price: shown(line.unitHt),
    row_total: shown(line.unitHt * line.quantity),
  };
}

function tintView(
  { tint, tintHt }: QuotationLine,
  shown: (amount: number) => Money | null,
): CartItemTint | null {
  if (tint === null) return null;
  return {
    customColorExa: tint.hex,
    customerColorLabel: tint.label,
    code: tint.code,
    name: tint.name,
    supplement: tintHt === null ? null : shown(tintHt),
  };
}

function money(amount: number): Money {
  return { value: euros(cents(amount)), currency: 'EUR' };
}
