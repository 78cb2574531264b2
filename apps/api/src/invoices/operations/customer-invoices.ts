import { isCalendarDay } from '@nuancier/domain/calendar-day.ts';
import type { CustomerInvoices, QueryCustomerInvoicesArgs } from '@nuancier/contract/api-types.ts';
import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { allowed } from '../../refusals/allowed.ts';
import type { InvoicesContext } from '../invoices-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { InvoiceSearch } from '../invoice-record.ts';
import { invoiceScope } from '../invoice-scope.ts';
import { selectInvoices, sumInvoices } from '../invoices-store.ts';
import { invoiceView, money } from '../invoices-view.ts';

const USUAL_PAGE_SIZE = 20;
const LARGEST_PAGE = 100;
const MONTHS = 12;
const DAY = /^\d{4}-\d{2}-\d{2}/;

/** A page beyond the last shows the last one. */
export async function customerInvoices(
  { db, viewer, now }: Pick<InvoicesContext, 'db' | 'viewer' | 'now'>,
  args: QueryCustomerInvoicesArgs,
): Promise<CustomerInvoices> {
  const scope = invoiceScope(allowed(viewer, 'view-invoices'));
  const showsPrices = mayViewPrice(viewer);
  const search = searchOf(args, localMoment(now()).date);
  const { count, totalHt, totalTtc, balance } = await sumInvoices(db, scope, search);
  const pages = Math.ceil(count / search.limit);
  const page = Math.max(1, Math.min(args.currentPage ?? 1, pages));
  const found = await selectInvoices(db, scope, { ...search, offset: (page - 1) * search.limit });
  const totals = { excluding_tax: money(totalHt), including_tax: money(totalTtc), balance: money(balance) };
  return {
    items: found.map((invoice) => invoiceView(invoice, { showsPrices, day: search.day })),
    total_count: count,
    page_info: { page_size: search.limit, current_page: page, total_pages: pages },
    totals: showsPrices ? totals : null,
    zip_url: showsPrices && count > 0 && count <= MOST_ZIPPED ? zipUrl(args.filter) : null,
  };
}

/** As many as one file may hold: of more, a shorter period is to be asked for. */
export const MOST_ZIPPED = 200;

function zipUrl(filter: QueryCustomerInvoicesArgs['filter']): string {
  const { type, state, period } = filter ?? {};
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries({ type, state, from: period?.from, to: period?.to }))
    if (value) asked.set(name, value);
  const query = asked.toString();
  return `/documents/invoices.zip${query === '' ? '' : `?${query}`}`;
}

function searchOf({ filter, pageSize, currentPage }: QueryCustomerInvoicesArgs, day: string): InvoiceSearch {
  const limit = pageSize ?? USUAL_PAGE_SIZE;
  if (limit < 1 || limit > LARGEST_PAGE) throw new Refusal('PAGE_SIZE');
  if (currentPage != null && currentPage < 1) throw new Refusal('CURRENT_PAGE');
  const oldest = monthsBefore(day, MONTHS);
  const fromDay = dayOf(filter?.period?.from);
  return {
    type: filter?.type ?? null,
    state: filter?.state ?? null,
    fromDay: fromDay !== null && fromDay > oldest ? fromDay : oldest,
    toDay: dayOf(filter?.period?.to),
    day,
    limit,
    offset: 0,
  };
}

/** Magento's clients also send a time; the day counts. */
function dayOf(text: string | null | undefined): string | null {
  if (!text) return null;
  const day = DAY.exec(text)?.[0];
  if (day === undefined || !isCalendarDay(day)) throw new Refusal('BAD_INVOICE_PERIOD');
  return day;
}

/** The 31st of a month without one is its last day. */
function monthsBefore(day: string, months: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  const date = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() - months);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(date, last));
  return at.toISOString().slice(0, 10);
}
