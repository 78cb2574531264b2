import type { ReceiptMoveInput, ReturnAtTheDeskFragment } from '../../../generated/documents.ts';
import { returnCopy } from './return-copy.ts';

const { receive: copy } = returnCopy;

type Line = ReturnAtTheDeskFragment['lines'][number];

/** What a form says came back. What is opened or damaged is not offered to the shelf, whatever was ticked. */
export function readReceipt(
  form: FormData,
  lines: readonly Line[],
): { ok: true; moves: ReceiptMoveInput[] } | { ok: false; told: string } {
  const moves: ReceiptMoveInput[] = [];
  for (const { position, name, handed_over: gone } of lines) {
    const typed = form.get(`revient-${position}`);
    if (typeof typed !== 'string') continue;
    const from = Number(form.get(`vu-${position}`));
    const count = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
    if (!Number.isInteger(from) || !(from + count <= gone))
      return { ok: false, told: copy.badCount(name, Math.max(0, gone - from) || 0) };
    if (count === 0) continue;
    const condition = conditionOf(form.get(`etat-${position}`));
    const toShelf = condition === 'new' && form.get(`rayon-${position}`) === 'oui';
    moves.push({ position, from, to: from + count, condition, to_shelf: toShelf });
  }
  return moves.length === 0 ? { ok: false, told: copy.nothing } : { ok: true, moves };
}

function conditionOf(value: FormDataEntryValue | null): ReceiptMoveInput['condition'] {
  return value === 'opened' || value === 'damaged' ? value : 'new';
}
