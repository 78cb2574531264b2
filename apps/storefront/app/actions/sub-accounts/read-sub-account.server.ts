import {
  emailRule,
  mobileRule,
  nameRule,
  optional,
  textRule,
} from '@nuancier/domain/customers/forms/field-rules.ts';
import type { FieldRule } from '@nuancier/domain/customers/forms/field-rules.ts';
import { eachRight, RIGHTS } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Right } from '@nuancier/domain/customers/rights/permissions.ts';
import type { SubAccountRightsInput } from '../../../generated/documents.ts';
import type { SubAccountAnswer } from './sub-account-answer.ts';
import { checkedFields, formText } from '../../backend/forms/checked-form.server.ts';
import { subAccountAnswerCopy } from './sub-account-answer-copy.ts';

const rules = {
  firstname: nameRule(),
  lastname: nameRule(),
  mobile: optional(mobileRule),
  job_title: optional(textRule({ most: 60 })),
} as const satisfies Record<string, FieldRule>;

/** « 1 500,50 »: as people type it. */
const AMOUNT = /^\d{1,7}(?:[.,]\d{1,2})?$/;

/** The form of a sub-account: what the API is to keep, and what the form says when it cannot. */
export function readSubAccount(form: FormData, { isNew }: { isNew: boolean }) {
  const checked = checkedFields(form, rules);
  const mail = isNew ? checkedFields(form, { email: emailRule }) : { values: { email: '' }, faults: {} };
  const typed = formText(form, 'ceiling_validated_order').replace(/\s/gu, '') || '0';
  const budget = formText(form, 'monthly_budget').replace(/\s/gu, '');
  const [from, until] = [formText(form, 'approves_from').trim(), formText(form, 'approves_until').trim()];
  const approves = form.has('approves');
  const given = RIGHTS.filter((flag) => form.has(flag));
  const faults: SubAccountAnswer['faults'] = {
    ...checked.faults,
    ...mail.faults,
    ...(AMOUNT.test(typed) ? {} : { ceiling_validated_order: subAccountAnswerCopy.ceilingFault }),
    ...(budget === '' || AMOUNT.test(budget) ? {} : { monthly_budget: subAccountAnswerCopy.ceilingFault }),
  };
  const values: SubAccountAnswer['values'] = {
    ...checked.values,
    ...mail.values,
    ceiling_validated_order: formText(form, 'ceiling_validated_order'),
    monthly_budget: formText(form, 'monthly_budget'),
    approves_from: from,
    approves_until: until,
    ...(approves ? { approves: 'on' } : {}),
    ...Object.fromEntries(given.map((flag) => [flag, 'on'])),
  };
  // Each right is one of the contract's.
  const flags: Pick<SubAccountRightsInput, Right> = eachRight((right) => given.includes(right));
  const rights = {
    ...flags,
    ceiling_validated_order: Number(typed.replace(',', '.')),
  };
  const limits = {
    monthly_budget: budget === '' ? null : Number(budget.replace(',', '.')),
    approver: { approves, from: from || null, until: until || null },
  };
  return { person: checked.values, email: mail.values.email, rights, limits, values, faults };
}
