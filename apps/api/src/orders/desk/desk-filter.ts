// What a list of the desk is asked for, in the store's words; what cannot be read is refused, not ignored.
import type { OrderMoney, OrderTab, QueryShopOrdersArgs } from '@nuancier/contract/gestion-types.ts';
import { isCalendarDay } from '@nuancier/domain/calendar-day.ts';
import { isOrderStatus } from '@nuancier/domain/orders/order-status.ts';
import type { OrderStatus } from '@nuancier/domain/orders/order-status.ts';
import { searchWords as wordsOf } from '@nuancier/domain/staff/search-words.ts';
import { ownerAsked } from '../../request/file-owner.ts';
import type { FileOwner } from '../../request/file-owner.ts';
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
  money: OrderMoney | null;
  /** null: everybody's */
  owner: FileOwner | null;
  /** late ones are told elsewhere */
  withoutLate?: boolean;
  /** what the customer shows at the counter */
  pickupCode?: string;
};

export type DeskFilterAsked = Pick<
  QueryShopOrdersArgs,
  'tab' | 'store' | 'query' | 'status' | 'since' | 'until' | 'money' | 'customer' | 'company'
>;

export function deskFilter(asked: DeskFilterAsked): DeskFilter {
  const { tab, store, query, status, since, until, money } = asked;
  return {
    tab,
    store: store?.trim() || null,
    words: searchWords(query),
    statuses: status == null ? null : status.map(knownStatus),
    since: dayOf(since),
    until: dayOf(until),
    money: money ?? null,
    owner: ownerAsked(asked),
  };
}

const WORDLESS = { SEARCH_LONG: 'ORDER_SEARCH_LONG', SEARCH_SHORT: 'ORDER_SEARCH_SHORT' } as const;

export function searchWords(query: string | null | undefined): string[] {
  const words = wordsOf(query);
  if (!words.ok) throw new Refusal(WORDLESS[words.refusal]);
  return words.value;
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
