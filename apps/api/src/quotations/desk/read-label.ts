import { freeLine } from '../../request/free-text.ts';

const LABEL = { most: 120, tooLong: 'QUOTATION_LABEL', unreadable: 'QUOTATION_LABEL' } as const;

/** What it is for; null when nothing is said. */
export function readLabel(given: string | null | undefined): string | null {
  return freeLine(given, LABEL);
}
