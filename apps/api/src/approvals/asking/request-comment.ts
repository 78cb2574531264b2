import { MOST_WORDS } from '@nuancier/domain/approvals/approval-state.ts';
import { freeText } from '../../request/free-text.ts';

/** A comment or a reason: what is left empty is none. */
export function requestComment(text: string | null | undefined): string | null {
  return freeText(text, { most: MOST_WORDS, tooLong: 'APPROVAL_WORDS', unreadable: 'FIELD_FORBIDDEN' });
}
