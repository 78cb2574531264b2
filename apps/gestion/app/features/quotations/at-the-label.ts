import type { FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';

/** The field takes no more; what is longer was sent without it. */
export const LONGEST_LABEL = 120;

/** What is wrong with the subject is said at its field, the rest above the form. */
export function atTheLabel(refusal: FormRefused): {
  faults: { objet?: string };
  refusal: FormRefused | null;
} {
  return refusal.key === 'QUOTATION_LABEL'
    ? { faults: { objet: refusal.message }, refusal: null }
    : { faults: {}, refusal };
}
