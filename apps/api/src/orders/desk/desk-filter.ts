// What a list of the desk is asked for, in the store's words; what cannot be read is refused, not ignored.
import type { OrderTab, QueryShopOrdersArgs } from '@nuancier/contract/gestion-types.ts';
import { isCalendarDay } from '@nuancier/domain/calendar-day.ts';
import { isOrderStatus } from '@nuancier/domain/orders/order-status.ts';
import type { OrderStatus } from '@nuancier/domain/orders/order-status.ts';
import { Refusal } from '../../refusals/refusal.ts';

export type DeskFilter = {
  tab: OrderTab;
  store: string | null;
  /** each must be found in the order */
  words: readonly string[];
  statuses: readonly OrderStatus[] | null;
  /** French days, both included */
  since: string | null;
  until: string | null;
};

export type DeskFilterAsked = Pick<
  QueryShopOrdersArgs,
  'tab' | 'store' | 'query' | 'status' | 'since' | 'until'
>;

export function deskFilter({ tab, store, query, status, since, until }: DeskFilterAsked): DeskFilter {
  return {
    tab,
    store: store?.trim() || null,
    words: searchWords(query),
    statuses: status == null ? null : status.map(knownStatus),
    since: dayOf(since),
    until: dayOf(until),
  };
}

const LONGEST = 100;
const MOST_WORDS = 6;
/** Shorter ones are in every second order, and no index finds them. */
const SHORTEST = 3;
const NUMBERS = /^\+?[\d\s.()/-]+$/;
const TELEPHONE = { digits: 9, from: /^(?:0|33|0033)(?=[1-9])/ };

export function searchWords(query: string | null | undefined): string[] {
  const text = (query ?? '').trim();
  if (text === '') return [];
  if (text.length > LONGEST) throw new Refusal('ORDER_SEARCH_LONG');
  const words = NUMBERS.test(text) ? [numberOf(text)] : text.split(/\s+/).slice(0, MOST_WORDS);
  const long = words.filter((word) => word.length >= SHORTEST);
  if (long.length === 0) throw new Refusal('ORDER_SEARCH_SHORT');
  return long;
}

/** A telephone is found however its country is written. */
function numberOf(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  const national = digits.replace(TELEPHONE.from, '');
  return national.length === TELEPHONE.digits ? national : digits;
}

function knownStatus(status: string): OrderStatus {
  if (!isOrderStatus(status)) throw new Refusal('BAD_ORDER_FILTER');
  return status;
}

function dayOf(text: string | null | undefined): string | null {
  if (!text) return null;
  if (!isCalendarDay(text)) throw new Refusal('BAD_ORDER_FILTER');
  return text;
}
