// What the address of the order history asks for.
import { isOrderStatus } from '@nuancier/domain/orders/order-status.ts';

export const ORDERS_PER_PAGE = 10;

export type OrderSearch = { number: string; status: string; from: string; to: string; page: number };

const LONGEST_NUMBER = 20;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What cannot be read counts as not asked: the list is then wider, never wrong. */
export function readOrderSearch(parameters: URLSearchParams): OrderSearch {
  const status = parameters.get('status') ?? '';
  const page = Number(parameters.get('page') ?? '1');
  return {
    number: (parameters.get('number') ?? '').trim().slice(0, LONGEST_NUMBER),
    status: isOrderStatus(status) ? status : '',
    from: dayOf(parameters.get('from')),
    to: dayOf(parameters.get('to')),
    page: Number.isSafeInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
}

export function orderFilter({ number, status, from, to }: OrderSearch) {
  return {
    ...(number === '' ? {} : { number: { match: number } }),
    ...(status === '' ? {} : { status: { eq: status } }),
    ...(from === '' && to === '' ? {} : { order_date: { from: from || null, to: to || null } }),
  };
}

export function isFiltered({ number, status, from, to }: OrderSearch): boolean {
  return number !== '' || status !== '' || from !== '' || to !== '';
}

/** The address of the list on another page, its filters kept. */
export function orderSearchQuery(search: OrderSearch, page: number): string {
  const parameters = new URLSearchParams();
  for (const name of ['number', 'status', 'from', 'to'] as const)
    if (search[name] !== '') parameters.set(name, search[name]);
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

function dayOf(text: string | null): string {
  return text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}
