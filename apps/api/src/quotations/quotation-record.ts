// A quotation as the shop keeps it: sums in whole cents.
import type { LineTint } from '@nuancier/domain/cart/cart-line.ts';
import type { QuotationStatus, RequestEnd } from '@nuancier/domain/quotations/quotation-status.ts';

export type QuotationLine = {
  id: number;
  articleSku: string;
  parentSku: string;
  name: string;
  conditioning: string | null;
  color: string | null;
  /** of a line made to order */
  tint: LineTint | null;
  quantity: number;
  unitHt: number;
  /** for the tint of one pack, included in the unit price; null when unknown */
  tintHt: number | null;
  urlKey: string | null;
  /** no article stands behind it: `conditioning` is the unit it is counted in */
  isFree: boolean;
};

export type QuotationBilling = {
  name: string;
  street: string[];
  postcode: string;
  city: string;
  siret: string | null;
  vat_number: string | null;
  client_code: string;
};

export type Quotation = {
  id: number;
  number: string;
  label: string | null;
  companyName: string | null;
  /** of a company, as it is known today */
  billing: QuotationBilling | null;
  seller: string | null;
  status: QuotationStatus;
  /** French days */
  createdOn: string;
  validUntil: string;
  totalHt: number;
  tax: number;
  totalTtc: number;
  orderNumber: string | null;
  reason: string | null;
  /** the version that took its place */
  replacedBy: string | null;
  seenAt: Date | null;
  /** by its customer, from a cart; null for what its store made by itself */
  askedAt: Date | null;
  askedMessage: string | null;
  wishedOn: string | null;
  /** why it was never answered */
  requestEnd: RequestEnd | null;
  lines: readonly QuotationLine[];
};

/** Whose: all of a company's for its people, one's own for a private customer. */
export type QuotationScope = { companyId: number } | { customerId: number };

export type QuotationSearch = {
  status: QuotationStatus | null;
  text: string | null;
  /** the French day: what has expired since it was written counts as expired */
  day: string;
  endingFirst: boolean;
  limit: number;
  offset: number;
};

/** Asked for by its customer, and not answered: no price has ever been told. */
export function isRequest({
  status,
  askedAt,
  requestEnd,
}: Pick<Quotation, 'status' | 'askedAt' | 'requestEnd'>): boolean {
  return askedAt !== null && (status === 'EN_COURS' || requestEnd !== null);
}
