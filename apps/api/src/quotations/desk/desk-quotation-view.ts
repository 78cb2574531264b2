import type {
  QuotationCustomer,
  ShopQuotation,
  ShopQuotationLine,
  ShopQuotationRow,
} from '@nuancier/contract/gestion-types.ts';
import { lineName } from '@nuancier/domain/catalogue/articles/article-name.ts';
import { cents } from '@nuancier/domain/money.ts';
import { discountLimit, discountTold, floorPrice } from '@nuancier/domain/quotations/discount-limit.ts';
import { statusOn } from '@nuancier/domain/quotations/quotation-status.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import { stateAtDesk } from '../quotation-state.ts';
import type { CompanyFacts } from '../quotations-store.ts';
import type { DeskLine, DeskQuotation, VersionRow } from './desk-quotation-store.ts';
import type { DeskQuotationRow } from './desk-quotations-store.ts';
import { actsOn } from './quotation-acts.ts';
import type { QuotationCustomerRow } from './quotation-customers-store.ts';

type Facts = {
  quotation: DeskQuotation;
  customer: QuotationCustomerRow | undefined;
  company: CompanyFacts | undefined;
  versions: readonly VersionRow[];
};

export function deskQuotationView(
  { quotation, customer, company, versions }: Facts,
  { role }: Pick<Staff, 'role'>,
  day: string,
): ShopQuotation {
  const status = quotation.isDraft ? quotation.status : statusOn(quotation, day);
  const isReplaced = quotation.replacedBy !== null;
  return {
    number: quotation.number,
    version: quotation.version,
    revision: quotation.revision,
    label: quotation.label,
    asked_at: moment(quotation.askedAt),
    asked_message: quotation.askedMessage,
    wished_on: quotation.wishedOn,
    customer: customer ? customerView(customer) : null,
    company:
      company && quotation.companyId !== null
        ? { id: String(quotation.companyId), name: company.name, client_code: company.clientCode }
        : null,
    seller: quotation.seller,
    status_label: stateAtDesk({ ...quotation, status, isReplaced, isAsked: quotation.askedAt !== null }),
    is_draft: quotation.isDraft,
    is_own: quotation.isOwn,
    created_on: quotation.createdOn,
    valid_until: quotation.validUntil,
    sent_at: moment(quotation.sentAt),
    seen_at: moment(quotation.seenAt),
    decided_at: moment(quotation.decidedAt),
    reason: quotation.reason,
    order_number: quotation.orderNumber,
    replaced_by: quotation.replacedBy,
    changed_by: quotation.changedBy,
    changed_at: moment(quotation.changedAt),
    total_ht_cents: quotation.totalHt,
    tax_cents: quotation.tax,
    total_ttc_cents: quotation.totalTtc,
    lines: quotation.lines.map((line) => lineView(line, role)),
    versions: versions.map((version) => ({
      number: version.number,
      version: version.version,
      status_label: stateAtDesk(version),
    })),
    discount_limit: discountLimit(role),
    may: actsOn(quotation, { role, day, hasReader: customer?.companyId === quotation.companyId }),
    pdf_url: `/gestion/fichiers/devis/${encodeURIComponent(quotation.number)}.pdf`,
  };
}

export function customerView({
  id,
  name,
  company,
  clientCode,
  email,
}: QuotationCustomerRow): QuotationCustomer {
  return { id: String(id), name, company, client_code: clientCode, email };
}

export function deskRowView(row: DeskQuotationRow): ShopQuotationRow {
  return {
    number: row.number,
    version: row.version,
    label: row.label,
    customer_name: row.customerName,
    customer_id: idOf(row.privateId),
    company: row.company,
    company_id: idOf(row.companyId),
    client_code: row.clientCode,
    seller: row.seller,
    status_label: stateAtDesk(row),
    reason: row.reason,
    is_draft: row.isDraft,
    created_on: row.createdOn,
    valid_until: row.validUntil,
    total_ht_cents: Number(row.totalHt),
    total_ttc_cents: Number(row.totalTtc),
  };
}

function lineView(line: DeskLine, role: Staff['role']): ShopQuotationLine {
  const { customerHt } = line;
  return {
    id: String(line.id),
    sku: line.articleSku,
    name: lineName(line),
    is_free: line.isFree,
    unit: line.conditioning,
    tint_code: line.tint?.code ?? line.tint?.hex ?? null,
    tint_hex: line.tint?.hex ?? null,
    quantity: line.quantity,
    unit_ht_cents: line.unitHt,
    row_ht_cents: line.unitHt * line.quantity,
    customer_ht_cents: customerHt,
    floor_ht_cents: customerHt === null ? null : floorPrice(cents(customerHt), role),
    discount: customerHt === null ? 0 : discountTold(cents(customerHt), cents(line.unitHt)),
  };
}

function idOf(id: number | null): string | null {
  return id === null ? null : String(id);
}

function moment(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
