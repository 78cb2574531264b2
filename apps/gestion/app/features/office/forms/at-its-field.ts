import type { FormAnswer, FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';

type Named = 'montant' | 'au';

/** What the API says of one thing that was typed, by the name that every form gives it. */
const FIELD_OF: ReadonlyMap<string | null, Named> = new Map([
  ['REFUND_TOO_MUCH', 'montant'],
  ['REFUND_BAD_AMOUNT', 'montant'],
  ['RETURN_WORTH_LESS', 'montant'],
  ['CONTENT_DATES', 'au'],
  ['PRODUCT_DAYS', 'au'],
]);

/** A refusal of one field stands there, where it is put right; any other above the form. */
export function atItsField(refusal: FormRefused): Pick<FormAnswer<Named>, 'faults' | 'refusal'> {
  const name = FIELD_OF.get(refusal.key);
  return name === undefined
    ? { faults: {}, refusal }
    : { faults: { [name]: refusal.message }, refusal: null };
}
