// What the address of the invoices asks for.
import { isCalendarDay } from '@nuancier/domain/calendar-day.ts';
import { INVOICE_STATES, INVOICE_TYPES } from '@nuancier/domain/invoices/invoice-state.ts';
import type { InvoiceState, InvoiceType } from '@nuancier/domain/invoices/invoice-state.ts';

export type InvoiceSearch = {
  type: InvoiceType | null;
  state: InvoiceState | null;
  from: string;
  to: string;
  page: number;
};

/** What cannot be read counts as not asked: the list is then wider, never wrong. */
export function readInvoiceSearch(parameters: URLSearchParams): InvoiceSearch {
  const page = Number(parameters.get('page') ?? '1');
  return {
    type: INVOICE_TYPES.find((type) => type === parameters.get('type')) ?? null,
    state: INVOICE_STATES.find((state) => state === parameters.get('state')) ?? null,
    from: dayOf(parameters.get('from')),
    to: dayOf(parameters.get('to')),
    page: Number.isSafeInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
}

export function invoiceFilter({ type, state, from, to }: InvoiceSearch) {
  return { type, state, period: from === '' && to === '' ? null : { from: from || null, to: to || null } };
}

export function isFilteredInvoices({ type, state, from, to }: InvoiceSearch): boolean {
  return type !== null || state !== null || from !== '' || to !== '';
}

/** The address of the list on another page, its filters kept. */
export function invoiceSearchQuery({ type, state, from, to }: InvoiceSearch, page: number): string {
  const kept = { type, state, from, to, page: page > 1 ? String(page) : null };
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(kept)) if (value) parameters.set(name, value);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

function dayOf(text: string | null): string {
  return text !== null && isCalendarDay(text) ? text : '';
}
