import type { FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';
import type { OpenedReturnLineInput, OrderAtTheDeskFragment } from '../../../generated/documents.ts';
import { returnCopy } from './return-copy.ts';

const { open: copy } = returnCopy;

type Line = OrderAtTheDeskFragment['lines'][number];

/** What a form says somebody brings back. How much is left is judged where it is written: pressed twice, it is less. */
export function readOpened(
  form: FormData,
  lines: readonly Line[],
): { ok: true; lines: OpenedReturnLineInput[] } | { ok: false; refusal: FormRefused } {
  const opened: OpenedReturnLineInput[] = [];
  for (const { position, name, returnable } of lines) {
    const typed = form.get(`rend-${position}`);
    if (typeof typed !== 'string') continue;
    if (!/^\d{1,6}$/.test(typed.trim())) return refused(copy.badCount(name, returnable), position);
    const quantity = Number(typed);
    if (quantity > 0) opened.push({ position, quantity });
  }
  return opened.length === 0 ? refused(copy.nothing) : { ok: true, lines: opened };
}

function refused(message: string, line?: number): { ok: false; refusal: FormRefused } {
  return { ok: false, refusal: { message, key: 'OPENING', line } };
}
