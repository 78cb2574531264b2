/** The field that says: shown once more, to be done by the next press only. */
export const LOOK_AGAIN = 'saisie-gardee';

const MARKS = {
  own: { whole: 'complet', partly: 'incomplet' },
  others: { whole: 'repris', partly: 'repris-incomplet' },
} as const;

export function lookAgainMark({ isWhole, isOthers }: { isWhole: boolean; isOthers: boolean }): string {
  return MARKS[isOthers ? 'others' : 'own'][isWhole ? 'whole' : 'partly'];
}

export function readLookAgainMark(mark: string): { isWhole: boolean; isOthers: boolean } {
  return { isWhole: !mark.endsWith('incomplet'), isOthers: mark.startsWith('repris') };
}
