import { isCalendarDay } from '@nuancier/domain/calendar-day.ts';
import type { QueryCustomCustomerOrdersArgs } from '@nuancier/contract/api-types.ts';
import { ORDER_STATUSES } from '@nuancier/domain/orders/order-status.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { orderCopy } from '../view/order-copy.ts';
import type { OrderSearch } from '../records/orders-read-store.ts';

const USUAL_PAGE_SIZE = 20;
const LARGEST_PAGE = 100;
const DAY = /^\d{4}-\d{2}-\d{2}/;

/** What the list is asked for, in the store's words; what cannot be read is refused, not ignored. */
export function orderSearch({
  filter,
  sort,
  pageSize,
  currentPage,
}: Omit<QueryCustomCustomerOrdersArgs, 'tokenId'>): OrderSearch & { page: number } {
  const limit = pageSize ?? USUAL_PAGE_SIZE;
  if (limit < 1 || limit > LARGEST_PAGE) throw new Refusal('PAGE_SIZE');
  const page = currentPage ?? 1;
  if (page < 1) throw new Refusal('CURRENT_PAGE');
  const { status, number, order_date: dates, grand_total: sums, text } = filter ?? {};
  return {
    statuses: listOf(status)?.map(statusCode) ?? null,
    numbers: listOf(number),
    numberLike: number?.match?.trim() || null,
    words: wordsOf(text),
    fromDay: dayOf(dates?.from),
    toDay: dayOf(dates?.to),
    fromCents: centsOf(sums?.from),
    toCents: centsOf(sums?.to),
    sort: sort?.sort_field === 'NUMBER' ? 'number' : 'placed_at',
    descending: sort == null || sort.sort_direction === 'DESC',
    limit,
    offset: 0,
    page,
  };
}

/** By code or by label; what is neither matches no order. */
function statusCode(text: string): string {
  const wanted = text.trim().toLowerCase();
  return ORDER_STATUSES.find((code) => orderCopy.statuses[code].toLowerCase() === wanted) ?? text;
}

const LONGEST_TEXT = 100;
const MOST_WORDS = 10;

function wordsOf(text: string | null | undefined): string[] {
  if (text && text.length > LONGEST_TEXT) throw new Refusal('BAD_ORDER_FILTER');
  return (text ?? '').split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
}

type Wanted = { eq?: string | null; in?: readonly (string | null)[] | null } | null | undefined;

function listOf(wanted: Wanted): string[] | null {
  if (wanted?.eq) return [wanted.eq];
  return wanted?.in?.flatMap((value) => (value === null ? [] : [value])) ?? null;
}

/** Magento's clients also send a time; the day counts. */
function dayOf(text: string | null | undefined): string | null {
  if (!text) return null;
  const day = DAY.exec(text)?.[0];
  if (day === undefined || !isCalendarDay(day)) throw new Refusal('BAD_ORDER_FILTER');
  return day;
}

function centsOf(text: string | null | undefined): number | null {
  if (!text) return null;
  const amount = Math.round(Number(text) * 100);
  if (!Number.isSafeInteger(amount)) throw new Refusal('BAD_ORDER_FILTER');
  return amount;
}
