// What the address of the quotations asks for.
import { QUOTATION_STATUSES } from '@nuancier/domain/quotations/quotation-status.ts';
import type { QuotationStatus } from '@nuancier/domain/quotations/quotation-status.ts';

export type QuotationSearch = { text: string; status: QuotationStatus | null; page: number };

const LONGEST_TEXT = 60;

/** What cannot be read counts as not asked: the list is then wider, never wrong. */
export function readQuotationSearch(parameters: URLSearchParams): QuotationSearch {
  const page = Number(parameters.get('page') ?? '1');
  return {
    text: (parameters.get('text') ?? '').trim().slice(0, LONGEST_TEXT),
    status: QUOTATION_STATUSES.find((status) => status === parameters.get('status')) ?? null,
    page: Number.isSafeInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
}

export function isFilteredQuotations({ text, status }: QuotationSearch): boolean {
  return text !== '' || status !== null;
}

/** The address of the list on another page, its filters kept. */
export function quotationSearchQuery({ text, status }: QuotationSearch, page: number): string {
  const kept = { text, status, page: page > 1 ? String(page) : null };
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(kept)) if (value) parameters.set(name, value);
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}
