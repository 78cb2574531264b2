import { formatDate } from '@nuancier/ui/text/format.ts';
import { officeCopy } from '../office-copy.ts';
import { listTitleCopy as copy } from './list-title-copy.ts';
import type { Found } from './list-title-copy.ts';

/** The list, then what narrows it. */
export function listTitle(of: string, asked: readonly (string | null)[]): string {
  return copy.title([of, ...asked.filter((part) => part !== null)], officeCopy.name);
}

export function typedWords(typed: string | null): string | null {
  return typed === null || typed === '' ? null : copy.words(typed);
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** What is no day is told where it was typed. */
export function periodWords({ since, until }: { since: string | null; until: string | null }): string | null {
  const [from, to] = [since, until].map((day) =>
    day !== null && DAY.test(day) && !Number.isNaN(Date.parse(day))
      ? formatDate(new Date(`${day}T12:00:00Z`))
      : null,
  );
  if (from && to) return copy.period(from, to);
  if (from) return copy.since(from);
  return to ? copy.until(to) : null;
}

/** What came of it, as the page says it; `empty`: the words of the page where there is nothing. */
export function foundWords(
  what: Found,
  { count, more }: { count: number; more: boolean },
  empty: string = copy.nothing,
): string {
  return count === 0 ? empty : copy.found(what, count, more);
}
