// A place in a list of quotations, as pages hold it: the day they are sorted by, and the quotation's id.
import { isCalendarDay } from '@nuancier/domain/calendar-day.ts';
import { searchWords as wordsOf } from '@nuancier/domain/staff/search-words.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { QuotationKey } from './desk-quotations-store.ts';

const SHAPE = /^q1 (\d{4}-\d\d-\d\d) (\d{1,9})$/;

export function cursorOf({ createdOn, id }: { createdOn: string; id: number }): string {
  return Buffer.from(`q1 ${createdOn} ${id}`).toString('base64url');
}

export function keyAt(cursor: string | null | undefined): QuotationKey | null {
  if (!cursor) return null;
  const [, on, id] = SHAPE.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (on === undefined || id === undefined || !isCalendarDay(on)) throw new Refusal('BAD_QUOTATION_FILTER');
  return { on, id: Number(id) };
}

const WORDLESS = { SEARCH_LONG: 'QUOTATION_SEARCH_LONG', SEARCH_SHORT: 'QUOTATION_SEARCH_SHORT' } as const;

export function searchWords(query: string | null | undefined): string[] {
  const words = wordsOf(query);
  if (!words.ok) throw new Refusal(WORDLESS[words.refusal]);
  return words.value;
}
