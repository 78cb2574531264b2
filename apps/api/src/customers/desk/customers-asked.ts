// What a list of customers is asked for; what cannot be read is refused, not ignored.
import type {
  CustomerFilter,
  CustomerList,
  QueryShopCustomersArgs,
} from '@nuancier/contract/gestion-types.ts';
import { searchWords } from '@nuancier/domain/staff/search-words.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { Refusal } from '../../refusals/refusal.ts';

export type CustomersAsked = {
  list: CustomerList;
  /** each must be found */
  words: readonly string[];
  filter: CustomerFilter | null;
  store: string | null;
  /** the French day by which invoices are late */
  day: string;
};

const WORDLESS = { SEARCH_LONG: 'CUSTOMER_SEARCH_LONG', SEARCH_SHORT: 'CUSTOMER_SEARCH_SHORT' } as const;

export function customersAsked(
  { list, query, filter = null, store }: QueryShopCustomersArgs,
  now: Date,
): CustomersAsked {
  const day = localMoment(now).date;
  return { list, words: customerWords(query), filter, store: store?.trim() || null, day };
}

export function customerWords(query: string | null | undefined): string[] {
  const words = searchWords(query);
  if (!words.ok) throw new Refusal(WORDLESS[words.refusal]);
  return words.value;
}

/** A place in a list: the name it is sorted by, and the row's id. */
export type NameKey = { name: string; id: number };

const SHAPE = /^c1 (\d{1,9}) ([^]{0,500})$/;

export function cursorOf({ name, id }: NameKey): string {
  return Buffer.from(`c1 ${id} ${name}`).toString('base64url');
}

export function keyAt(cursor: string | null | undefined): NameKey | null {
  if (!cursor) return null;
  const [, id, name] = SHAPE.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (id === undefined || name === undefined || name.includes('\0')) throw new Refusal('BAD_CUSTOMER_FILTER');
  return { name, id: Number(id) };
}

/** Ids are numbers; anything else is the id of nobody. */
export function idOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
