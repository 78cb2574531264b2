// What the address of the order history asks for.
import { isCalendarDay } from '@nuancier/domain/calendar-day.ts';
import { isOrderStatus } from '@nuancier/domain/orders/order-status.ts';

export const ORDERS_PER_PAGE = 10;
export const LONGEST_TEXT = 100;

export type OrderSearch = {
  /** words of the number, the site, an article, a tint or a person */
  q: string;
  status: string;
  from: string;
  to: string;
  /** of the total, tax included, in euros */
  min: string;
  max: string;
  page: number;
};

const FIELDS = ['q', 'status', 'from', 'to', 'min', 'max'] as const;
const AMOUNT = /^\d{1,8}([.,]\d{1,2})?$/;

/**
 * Invalid values are ignored, and so are amounts when the viewer may not see them: the list is wider, never wrong.
 */
export function readOrderSearch(parameters: URLSearchParams, canViewPrice: boolean): OrderSearch {
  const status = parameters.get('status') ?? '';
  const page = Number(parameters.get('page') ?? '1');
  const amount = (name: string) => (canViewPrice ? amountOf(parameters.get(name)) : '');
  return {
    // Links from before the words ask by number.
    q: (parameters.get('q') ?? parameters.get('number') ?? '').trim().slice(0, LONGEST_TEXT),
    status: isOrderStatus(status) ? status : '',
    from: dayOf(parameters.get('from')),
    to: dayOf(parameters.get('to')),
    min: amount('min'),
    max: amount('max'),
    page: Number.isSafeInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
}

export function orderFilter({ q, status, from, to, min, max }: OrderSearch) {
  return {
    ...(q === '' ? {} : { text: q }),
    ...(status === '' ? {} : { status: { eq: status } }),
    ...(from === '' && to === '' ? {} : { order_date: { from: from || null, to: to || null } }),
    ...(min === '' && max === '' ? {} : { grand_total: { from: euros(min), to: euros(max) } }),
  };
}

export function isFiltered(search: OrderSearch): boolean {
  return FIELDS.some((name) => search[name] !== '');
}

/** The address of the list on another page, its filters kept. */
export function orderSearchQuery(search: OrderSearch, page: number): string {
  const parameters = new URLSearchParams();
  for (const name of FIELDS) if (search[name] !== '') parameters.set(name, search[name]);
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

function dayOf(text: string | null): string {
  return text !== null && isCalendarDay(text) ? text : '';
}

function amountOf(text: string | null): string {
  const plain = (text ?? '').replaceAll(/[\s€]/g, '');
  return AMOUNT.test(plain) ? plain : '';
}

function euros(text: string): string | null {
  return text === '' ? null : text.replace(',', '.');
}
