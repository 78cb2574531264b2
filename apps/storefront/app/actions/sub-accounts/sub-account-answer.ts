import type { FormAnswer } from '../../ui/form/form-answer.ts';

/** What a sub-account may be allowed, one box each. */
export const rightFlags = [
  'is_view_price',
  'is_view_order',
  'is_view_invoices',
  'is_view_quotations',
  'is_view_outstanding',
  'is_view_listing',
  'is_validate_order',
  'is_notification_order',
  'is_pay_cd',
  'is_pay_outstanding',
] as const;

export type RightFlag = (typeof rightFlags)[number];

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
