import type { FormAnswer, FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';

const OF_THE_SUM: ReadonlySet<string | null> = new Set([
  'REFUND_TOO_MUCH',
  'REFUND_BAD_AMOUNT',
  'RETURN_WORTH_LESS',
]);

/** A refusal of the sum that was typed stands at its field, where it is put right; any other above the form. */
export function atItsSum(refusal: FormRefused): Pick<FormAnswer<'montant'>, 'faults' | 'refusal'> {
  return OF_THE_SUM.has(refusal.key)
    ? { faults: { montant: refusal.message }, refusal: null }
    : { faults: {}, refusal };
}
