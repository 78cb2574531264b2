// The two steps of the way in, the same wherever they are asked for.
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { ProveTotpDocument, StaffSignInDocument } from '../../../generated/documents.ts';
import type { Backend } from '../../backend/backend.server.ts';
import { formText, orRefusal } from '../../backend/forms.server.ts';
import type { Staff } from '../../backend/request-context.server.ts';
import { staffCopy } from '../../features/staff/staff-copy.ts';

type Entered<Name extends string> = Pick<Staff, 'standing'> | { answer: FormAnswer<Name> };

const { missing } = staffCopy.signIn;

export async function enterByPassword(
  form: FormData,
  { ask }: Backend,
): Promise<Entered<'email' | 'password'>> {
  const email = formText(form, 'email');
  const password = form.get('password');
  const faults = {
    ...(email === '' ? { email: missing.email } : {}),
    ...(typeof password !== 'string' || password === '' ? { password: missing.password } : {}),
  };
  if (typeof password !== 'string' || Object.keys(faults).length > 0)
    return { answer: { values: { email }, faults, refusal: null } };
  const asked = await orRefusal(ask(StaffSignInDocument, { email, password }));
  if ('refusal' in asked) return { answer: { values: { email }, faults: {}, refusal: asked.refusal } };
  return asked.done.signIn;
}

export async function proveByCode(form: FormData, { ask }: Backend): Promise<Entered<'code'>> {
  const code = formText(form, 'code').replaceAll(/\s/g, '');
  if (code === '')
    return { answer: { values: {}, faults: { code: staffCopy.factor.missing }, refusal: null } };
  const asked = await orRefusal(ask(ProveTotpDocument, { code }));
  if ('refusal' in asked) return { answer: { values: {}, faults: {}, refusal: asked.refusal } };
  return asked.done.proveTotp;
}
