import type { FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';
import { orderCopy } from '../order-copy.ts';

const { preparation: copy } = orderCopy;

type Move = { position: number; from: number; to: number };

/** The counts of a form, each with the one it was shown beside; those that were left as they stood move nothing. */
export function readCounts(
  form: FormData,
): { ok: true; moves: Move[] } | { ok: false; refusal: FormRefused } {
  const moves: Move[] = [];
  for (const [name, value] of form) {
    const position = Number(/^(?:mis|libre)-(\d+)$/.exec(name)?.[1]);
    if (!Number.isInteger(position) || typeof value !== 'string') continue;
    const [from, most] = [`vu-${position}`, `sur-${position}`].map((field) => Number(form.get(field)));
    if (from === undefined || most === undefined) continue;
    const to = name.startsWith('libre') ? ticked(form.has(`fait-${position}`), from, most) : counted(value);
    if (!(to <= most)) {
      const message = copy.badCount(String(form.get(`nom-${position}`) ?? ''), most);
      return { ok: false, refusal: { message, key: 'BAD_COUNT', line: position } };
    }
    if (to !== from) moves.push({ position, from, to });
  }
  return { ok: true, moves };
}

function counted(typed: string): number {
  return /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
}

/** Whole or not at all; one that stood between stays so until it is ticked. */
function ticked(isDone: boolean, from: number, most: number): number {
  if (isDone) return most;
  return from < most ? from : 0;
}
