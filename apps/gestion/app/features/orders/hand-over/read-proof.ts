import type { FormAnswer, FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';
import type { HandOverLinesMutationVariables } from '../../../../generated/documents.ts';
import { handOverCopy as copy } from './hand-over-copy.ts';

export type ProofField = 'code' | 'receveur' | 'signature';
type Proof = HandOverLinesMutationVariables['proof'];
type Typed = Record<ProofField, string>;

const FIELD_OF: Readonly<Record<string, ProofField>> = {
  PICKUP_CODE_WRONG: 'code',
  PICKUP_CODE_TRIES: 'code',
  RECEIVER_NAME: 'receveur',
};

/** What the form says of whoever came. */
export function typedProof(form: FormData): Typed {
  const text = (name: ProofField) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return { code: text('code'), receveur: text('receveur'), signature: text('signature') };
}

/** Null where neither is given: nobody is asked about nothing. */
export function proofOf({ code, receveur, signature }: Typed): Proof | null {
  if (code === '' && receveur === '') return null;
  return { code: code || null, received_by: receveur || null, signature: signature || null };
}

/** The form again, with what was typed; a refusal that is about one field stands there. */
export function unproven(
  typed: Typed,
  refusal: FormAnswer['refusal'] = { message: copy.missing, key: 'RECEIVER_NAME' },
): FormAnswer<ProofField> {
  const field = FIELD_OF[refusal?.key ?? ''];
  if (field === undefined || refusal === null) return { values: typed, faults: {}, refusal };
  return { values: typed, faults: { [field]: refusal.message }, refusal: null };
}

/** The same for a count that is none; both stay as they were typed. */
export function miscounted(typed: Typed, refusal: FormRefused): FormAnswer<ProofField> {
  return { values: typed, faults: {}, refusal };
}
