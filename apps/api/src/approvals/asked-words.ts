import { MOST_WORDS } from '@nuancier/domain/approvals/approval-state.ts';
import { Refusal } from '../errors.ts';

/** A comment or a reason: what is left empty is none. */
export function askedWords(text: string | null | undefined): string | null {
  const words = text?.trim() || null;
  if (words !== null && [...words].length > MOST_WORDS) throw new Refusal('APPROVAL_WORDS');
  return words;
}
