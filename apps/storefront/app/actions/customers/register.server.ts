import { optional, textRule } from '@nuancier/domain/customers/forms/field-rules.ts';
import type { FieldRule } from '@nuancier/domain/customers/forms/field-rules.ts';
import { passwordRuleOf } from '@nuancier/domain/customers/sign-in/password-rule.ts';
import { registrationRules } from '@nuancier/domain/customers/forms/registration.ts';
import type { RegistrationField, RegistrationKind } from '@nuancier/domain/customers/forms/registration.ts';
import { data, redirect } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import {
  CreateCustomerDocument,
  ProspectDocument,
  RegistrationRulesDocument,
} from '../../../generated/documents.ts';
import { newPasswordFaults } from './new-password-faults.ts';
import type { RegistrationAnswer } from './registration-answer.ts';
import { paths } from '../../addresses/paths.ts';
import { checkedFields, formText, hasFaults, orRefusal } from '../../backend/forms/checked-form.server.ts';
import { enterSession } from '../../backend/entry/enter-session.server.ts';
import { flashCookie } from '../../backend/flashes.server.ts';
import { backendContext, pageContext } from '../../backend/request-context.server.ts';
import { registrationAnswerCopy } from './registration-answer-copy.ts';

export type RegistrationOutcome = {
  kind: 'register';
  registrationKind: RegistrationKind;
  answer: RegistrationAnswer;
};

const ownRules = {
  prefix: optional((value) => (value === 'M.' || value === 'Mme' ? null : { kind: 'format' })),
  job_title: optional(textRule({ most: 60 })),
} satisfies Record<string, FieldRule>;

/** Creates the account and signs in, or leads to where the confirmation mail is announced. */
export async function register(
  form: FormData,
  { kind, back }: { kind: RegistrationKind; back: string | null },
  context: Readonly<RouterContextProvider>,
) {
  const backend = context.get(backendContext);
  const { storeConfig } = await backend.query(RegistrationRulesDocument, {});
  const rules: Record<string, FieldRule> = { ...registrationRules(kind), ...ownRules };
  const checked = checkedFields(form, rules);
  const password = formText(form, 'newPassword');
  const faults: RegistrationAnswer['faults'] = {
    ...checked.faults,
    ...newPasswordFaults(password, formText(form, 'again'), passwordRuleOf(storeConfig ?? {})),
    ...(form.has('conditions') ? {} : { conditions: registrationAnswerCopy.termsNeeded }),
  };
  // What only shows the company of a client code comes back too.
  const shown = { company_name: formText(form, 'company_name'), city: formText(form, 'city') };
  const boxes = ['conditions', 'optin_email', 'optin_sms'].filter((name) => form.has(name));
  const ticked = Object.fromEntries(boxes.map((name) => [name, 'on']));
  const values = { ...shown, ...checked.values, ...ticked };
  const stays = (refusal: RegistrationAnswer['refusal']) =>
    data<RegistrationOutcome>(
      { kind: 'register', registrationKind: kind, answer: { values, faults, refusal } },
      { status: 422 },
    );
  if (hasFaults(faults)) return stays(null);

  const input = {
    ...inputOf(checked.values),
    password,
    optins: { email: form.has('optin_email'), sms: form.has('optin_sms') },
    conditions_version: formText(form, 'conditions_version') || null,
    recaptchaToken: formText(form, 'recaptchaToken') || null,
  };
  const created = await orRefusal(
    kind === 'prospect'
      ? backend.mutate(ProspectDocument, { input }).then(({ prospect }) => prospect)
      : backend.mutate(CreateCustomerDocument, { input }).then(({ createCustomerV2 }) => createCustomerV2),
  );
  if ('refusal' in created) return stays(created.refusal);
  return enteredAccount(created.done?.session_token, back, context);
}

/** Without a session token the API waits for the address to be confirmed: no session is opened. */
export async function enteredAccount(
  token: string | null | undefined,
  back: string | null,
  context: Readonly<RouterContextProvider>,
) {
  const headers = new Headers();
  if (token) {
    const cookies = await enterSession(context, {
      token,
      persistent: null,
      as: 'oneself',
      says: ['registered'],
    });
    for (const cookie of cookies) headers.append('set-cookie', cookie);
    return redirect(back ?? paths['customer-dashboard'](), { headers });
  }
  const { secureCookies } = context.get(pageContext);
  headers.append('set-cookie', flashCookie(['confirm-account'], secureCookies));
  return redirect(paths['registration-confirmed'](), { headers });
}

type Sent = RegistrationField | keyof typeof ownRules;

function inputOf(values: Readonly<Record<string, string>>) {
  const text = (name: Sent) => values[name] || null;
  return {
    firstname: values['firstname'] ?? '',
    lastname: values['lastname'] ?? '',
    email: values['email'] ?? '',
    prefix: text('prefix'),
    job_title: text('job_title'),
    siret: text('siret'),
    client_code: text('client_code'),
    company_name: text('company_name'),
    street: text('street'),
    postcode: text('postcode'),
    city: text('city'),
    telephone: text('telephone'),
    mobile: text('mobile'),
  } satisfies Record<Sent, string | null>;
}
