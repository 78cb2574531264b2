import type { Right } from '@nuancier/domain/customers/rights/permissions.ts';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';

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

export type SubAccountAnswer = FormAnswer<SubAccountField | Right>;
