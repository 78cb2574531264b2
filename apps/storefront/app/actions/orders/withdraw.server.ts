// The two steps of a withdrawal: which order, then which lines. Every no keeps what was typed.
import { emailRule, textRule } from '@nuancier/domain/customers/forms/field-rules.ts';
import { RequestWithdrawalDocument, WithdrawableOrderDocument } from '../../../generated/documents.ts';
import type { FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';
import type { WithdrawalAnswer } from './withdrawal-answer.ts';
import type { Backend } from '../../backend/backend.server.ts';
import { checkedFields, formText, hasFaults, orRefusal } from '../../backend/forms/checked-form.server.ts';

type Asked = { number: string; email: string };

const numberRule = textRule({ most: 32 });

export async function withdrawStep(backend: Backend, form: FormData): Promise<WithdrawalAnswer> {
  const confirming = formText(form, 'step') === 'confirm';
  // Without an address the session alone says whose order it is; only the second step comes from one's own page.
  const bySession = confirming && formText(form, 'email') === '';
  const rules = { number: numberRule, email: bySession ? () => null : emailRule };
  const { values, faults } = checkedFields(form, rules);
  if (hasFaults(faults)) return { step: 'find', values, faults, refusal: null };
  if (!confirming) return findWithdrawable(backend, values);
  const items = form.getAll('item').flatMap((id) => (typeof id === 'string' ? [id] : []));
  const input = { order_number: values.number, email: values.email || null, items };
  const asked = await orRefusal(backend.mutate(RequestWithdrawalDocument, { input }));
  if ('refusal' in asked) return findWithdrawable(backend, values, { chosen: items, refusal: asked.refusal });
  return { step: 'done', ...asked.done.requestWithdrawal };
}

/** `before`: what was chosen and refused the moment before. */
export async function findWithdrawable(
  backend: Backend,
  { number, email }: Asked,
  before: { chosen: readonly string[]; refusal: FormRefused | null } = { chosen: [], refusal: null },
): Promise<WithdrawalAnswer> {
  const asked = await orRefusal(backend.query(WithdrawableOrderDocument, { number, email: email || null }));
  if ('refusal' in asked)
    return {
      step: 'find',
      values: email ? { number, email } : { number },
      faults: {},
      refusal: asked.refusal,
    };
  return { step: 'choose', order: asked.done.withdrawableOrder, email, ...before };
}
