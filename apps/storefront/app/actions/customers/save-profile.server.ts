import {
  emailRule,
  mobileRule,
  nameRule,
  optional,
  phoneDigits,
  textRule,
} from '@nuancier/domain/customers/forms/field-rules.ts';
import type { FieldRule } from '@nuancier/domain/customers/forms/field-rules.ts';
import { data } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { ChangeEmailDocument, UpdateProfileDocument } from '../../../generated/documents.ts';
import type { ProfileAnswer, ProfileOutcome } from './profile-outcome.ts';
import { checkedFields, formText, hasFaults, orRefusal } from '../../backend/forms/checked-form.server.ts';
import { backendContext, viewerContext } from '../../backend/request-context.server.ts';
import { passwordFaultCopy } from './password-fault-copy.ts';

const isoDate: FieldRule = (value) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? null : { kind: 'format' };

const rules = {
  prefix: optional((value) => (value === 'M.' || value === 'Mme' ? null : { kind: 'format' })),
  firstname: nameRule(),
  lastname: nameRule(),
  suffix: optional(textRule({ most: 20 })),
  job_title: optional(textRule({ most: 60 })),
  mobile: optional(mobileRule),
  date_of_birth: optional(isoDate),
  gender: optional((value) => (value === '1' || value === '2' ? null : { kind: 'format' })),
  taxvat: optional(textRule({ most: 20 })),
  email: emailRule,
} as const satisfies Record<string, FieldRule>;

/** Another e-mail address asks for the password and is changed first; then the rest. */
export async function saveProfile(form: FormData, context: Readonly<RouterContextProvider>) {
  const checked = checkedFields(form, rules);
  const { email, gender, mobile, ...texts } = checked.values;
  const subscribed = form.has('is_subscribed');
  const password = formText(form, 'password');
  const viewer = context.get(viewerContext);
  const changesEmail = viewer.kind === 'signed-in' && email.toLowerCase() !== viewer.email.toLowerCase();
  const faults: ProfileAnswer['faults'] =
    changesEmail && password === ''
      ? { ...checked.faults, password: passwordFaultCopy.passwordNeeded }
      : checked.faults;
  const values = { ...checked.values, ...(subscribed ? { is_subscribed: 'on' } : {}) };
  const stays = (refusal: ProfileAnswer['refusal']) =>
    data<ProfileOutcome>({ kind: 'profile', answer: { values, faults, refusal } }, { status: 422 });
  if (hasFaults(faults)) return stays(null);

  const backend = context.get(backendContext);
  const renamed = changesEmail
    ? await orRefusal(backend.mutate(ChangeEmailDocument, { email, password }))
    : null;
  if (renamed && 'refusal' in renamed) return stays(renamed.refusal);
  const input = {
    firstname: texts.firstname,
    lastname: texts.lastname,
    prefix: texts.prefix || null,
    suffix: texts.suffix || null,
    job_title: texts.job_title || null,
    mobile: phoneDigits(mobile) || null,
    date_of_birth: texts.date_of_birth || null,
    taxvat: texts.taxvat || null,
    gender: gender === '' ? null : Number(gender),
    is_subscribed: subscribed,
  };
  const saved = await orRefusal(backend.mutate(UpdateProfileDocument, { input }));
  if ('refusal' in saved) return stays(saved.refusal);
  return data<ProfileOutcome>({ kind: 'saved', what: 'profile' });
}
