/** The field that says: shown once more, to be done by the next press only. */
export const LOOK_AGAIN = 'saisie-gardee';

/** `own`: the session had ended; `others`: somebody else had opened it; `lost`: its answer had not come back. */
export type LookedAgain = { isWhole: boolean; why: 'own' | 'others' | 'lost' };

const MARKS = {
  own: { whole: 'complet', partly: 'incomplet' },
  others: { whole: 'repris', partly: 'repris-incomplet' },
  lost: { whole: 'perdu', partly: 'perdu-incomplet' },
} as const;

export function lookAgainMark({ isWhole, why }: LookedAgain): string {
  return MARKS[why][isWhole ? 'whole' : 'partly'];
}

export function readLookAgainMark(mark: string): LookedAgain {
  const why = mark.startsWith('repris') ? 'others' : mark.startsWith('perdu') ? 'lost' : 'own';
  return { isWhole: !mark.endsWith('incomplet'), why };
}
