import type { OpenedReturnLineInput, OrderAtTheDeskFragment } from '../../../generated/documents.ts';
import { returnCopy } from './return-copy.ts';

const { open: copy } = returnCopy;

type Line = OrderAtTheDeskFragment['lines'][number];

/** What a form says somebody brings back. How much is left is judged where it is written: pressed twice, it is less. */
export function readOpened(
  form: FormData,
  lines: readonly Line[],
): { ok: true; lines: OpenedReturnLineInput[] } | { ok: false; told: string } {
  const opened: OpenedReturnLineInput[] = [];
  for (const { position, name, returnable } of lines) {
    const typed = form.get(`rend-${position}`);
    if (typeof typed !== 'string') continue;
    if (!/^\d{1,6}$/.test(typed.trim())) return { ok: false, told: copy.badCount(name, returnable) };
    const quantity = Number(typed);
    if (quantity > 0) opened.push({ position, quantity });
  }
  return opened.length === 0 ? { ok: false, told: copy.nothing } : { ok: true, lines: opened };
}
