import type { FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';

/** What the page of a request answers when it stays. */
export type ApprovalAnswer =
  | { kind: 'refused'; refusal: FormRefused; typed: Readonly<Record<string, string>> }
  | { kind: 'changed'; text: string };

/** The one form of the page: every number and every button belongs to it. */
export const REQUEST_FORM = 'demande';

const REMOVAL = 'remove:';

export function removalOf(uid: string): string {
  return REMOVAL + uid;
}

/** The line that is to go; null for another intent. */
export function removedLine(intent: string): string | null {
  return intent.startsWith(REMOVAL) ? intent.slice(REMOVAL.length) : null;
}
