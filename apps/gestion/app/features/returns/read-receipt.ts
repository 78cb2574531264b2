import type { FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';
import type { ReceiptMoveInput, ReturnAtTheDeskFragment } from '../../../generated/documents.ts';
import { returnCopy } from './return-copy.ts';

const { receive: copy } = returnCopy;

/** Counted, and nobody has said in what state it is. */
export const NO_CONDITION = 'RECEIPT_CONDITION';

type Line = ReturnAtTheDeskFragment['lines'][number];
type Condition = ReceiptMoveInput['condition'];

/**
 * What a form says came back: a line without a count has not. What is opened or damaged is not offered to the shelf,
 * whatever was ticked.
 */
export function readReceipt(
  form: FormData,
  lines: readonly Line[],
): { ok: true; moves: ReceiptMoveInput[] } | { ok: false; refusal: FormRefused } {
  const moves: ReceiptMoveInput[] = [];
  for (const { position, name, handed_over: gone } of lines) {
    const typed = form.get(`revient-${position}`);
    if (typeof typed !== 'string' || typed.trim() === '') continue;
    const from = Number(form.get(`vu-${position}`));
    const count = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
    if (!Number.isInteger(from) || !(from + count <= gone))
      return refused(copy.badCount(name, Math.max(0, gone - from) || 0), 'RECEIPT', position);
    if (count === 0) continue;
    const condition = conditionOf(form.get(`etat-${position}`));
    if (condition === null) return refused(copy.noCondition(name), NO_CONDITION, position);
    const toShelf = condition === 'new' && form.get(`rayon-${position}`) === 'oui';
    moves.push({ position, from, to: from + count, condition, to_shelf: toShelf });
  }
  return moves.length === 0 ? refused(copy.nothing, 'RECEIPT') : { ok: true, moves };
}

function conditionOf(value: FormDataEntryValue | null): Condition | null {
  return value === 'new' || value === 'opened' || value === 'damaged' ? value : null;
}

function refused(message: string, key: string, line?: number): { ok: false; refusal: FormRefused } {
  return { ok: false, refusal: { message, key, line } };
}
