import { formatTime } from '@nuancier/ui/text/format.ts';
import { orderCopy as copy } from './order-copy.ts';

export type TimelineNews = { at: string; kind: string; text: string; by: string | null };

/** What was sent follows from what was done, which is told already. */
const FOLLOWS = new Set(['mail', 'store']);

/** The last thing done to an order since its page was opened: its state before all else; null: nothing. */
export function newsSince(seen: number, entries: readonly TimelineNews[]): string | null {
  const done = entries.slice(seen).filter(({ kind }) => !FOLLOWS.has(kind));
  const last = done.findLast(({ kind }) => kind === 'status') ?? done.at(-1);
  if (last === undefined) return null;
  const who = last.by === null ? last.text : `${last.text} ${copy.by(last.by)}`;
  return copy.changedMeanwhile(who, formatTime(new Date(last.at)));
}
