import type { FormAnswer } from '../customers/form-answer.ts';
import type { rightNames } from '../customers/account-copy.ts';

export type RightFlag = keyof typeof rightNames;

export type SubAccountField =
  | 'firstname'
  | 'lastname'
  | 'email'
  | 'mobile'
  | 'job_title'
  | 'ceiling_validated_order'
  | 'monthly_budget'
  | 'approves'
  | 'approves_from'
  | 'approves_until';

export type SubAccountAnswer = FormAnswer<SubAccountField | RightFlag>;
