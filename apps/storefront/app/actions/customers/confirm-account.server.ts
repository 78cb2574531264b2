import { emailRule } from '@nuancier/domain/customers/forms/field-rules.ts';
import { data } from 'react-router';
import { ConfirmEmailDocument, ResendConfirmationDocument } from '../../../generated/documents.ts';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import type { Backend } from '../../backend/backend.server.ts';
import { checkedFields, formText, hasFaults, orRefusal } from '../../backend/forms/checked-form.server.ts';

export type ConfirmationOutcome =
  | { kind: 'confirmed' }
  | { kind: 'resent' }
  | { kind: 'refused'; message: string }
  | { kind: 'resend'; answer: FormAnswer<'email'> };

export async function confirmAccount(form: FormData, backend: Backend) {
  const input = { confirmation_key: formText(form, 'key') };
  const asked = await orRefusal(backend.mutate(ConfirmEmailDocument, { input }));
  return 'refusal' in asked
    ? data<ConfirmationOutcome>({ kind: 'refused', message: asked.refusal.message }, { status: 422 })
    : data<ConfirmationOutcome>({ kind: 'confirmed' });
}

export async function resendConfirmation(form: FormData, backend: Backend) {
  const { values, faults } = checkedFields(form, { email: emailRule });
  const stays = (refusal: FormAnswer['refusal']) =>
    data<ConfirmationOutcome>({ kind: 'resend', answer: { values, faults, refusal } }, { status: 422 });
  if (hasFaults(faults)) return stays(null);
  const recaptchaToken = formText(form, 'recaptchaToken') || null;
  const asked = await orRefusal(backend.mutate(ResendConfirmationDocument, { ...values, recaptchaToken }));
  return 'refusal' in asked ? stays(asked.refusal) : data<ConfirmationOutcome>({ kind: 'resent' });
}
