// What the merchant's systems read by number, beside orders: the same forms in the API and in exported files.
import { ROLES } from '@nuancier/domain/customers/rights/permissions.ts';
import { QUOTATION_STATUSES } from '@nuancier/domain/quotations/quotation-status.ts';
import { REVIEW_STATUSES } from '@nuancier/domain/reviews/review-status.ts';
import * as v from 'valibot';
import { cents, count, day, maybeMoment, maybeText, moment, postalAddress, text } from '../routes/fields.ts';

export const customerForm = v.object({
  customer_id: count,
  email: text,
  civility: maybeText,
  firstname: text,
  lastname: text,
  mobile: maybeText,
  job_title: maybeText,
  role: v.nullable(v.picklist(ROLES)),
  client_code: maybeText,
  /** whether the company has confirmed the account */
  proven: v.boolean(),
  parent_id: v.nullable(count),
  shop_code: maybeText,
  active: v.boolean(),
  newsletter: v.boolean(),
  created_at: moment,
  erased_at: maybeMoment,
  addresses: v.array(
    v.object({
      label: maybeText,
      ...postalAddress,
      default_shipping: v.boolean(),
      default_billing: v.boolean(),
    }),
  ),
});

export const companyForm = v.object({
  client_code: text,
  name: text,
  siren: maybeText,
  siret: maybeText,
  vat_number: maybeText,
  naf: maybeText,
  price_list: text,
  shop_code: maybeText,
  currency: v.literal('EUR'),
  credit_limit_cents: cents,
  payment_terms: maybeText,
  street: v.array(text),
  postcode: text,
  city: text,
  country_code: text,
  email: maybeText,
  prospect: v.boolean(),
  customer_ids: v.array(count),
});

export const messageForm = v.object({
  message_id: count,
  received_at: moment,
  customer_id: v.nullable(count),
  shop_code: maybeText,
  name: text,
  email: text,
  telephone: maybeText,
  reason: text,
  message: text,
});

export const reviewForm = v.object({
  review_id: count,
  product_sku: text,
  product_name: text,
  customer_id: v.nullable(count),
  nickname: text,
  summary: text,
  text,
  rating: count,
  status: v.picklist(REVIEW_STATUSES),
  created_at: moment,
  judged_at: maybeMoment,
});

export const quotationForm = v.object({
  number: text,
  client_code: maybeText,
  customer_id: v.nullable(count),
  label: maybeText,
  seller: maybeText,
  status: v.picklist(QUOTATION_STATUSES),
  created_on: day,
  valid_until: day,
  order_number: maybeText,
  decline_reason: maybeText,
  decided_at: maybeMoment,
  currency: v.literal('EUR'),
  total_ht_cents: cents,
  tax_cents: cents,
  total_ttc_cents: cents,
  lines: v.array(
    v.object({
      position: count,
      sku: text,
      product_sku: text,
      name: text,
      conditioning: maybeText,
      color: maybeText,
      quantity: count,
      unit_ht_cents: cents,
      row_ht_cents: cents,
      tax_rate: v.number(),
      tint: v.nullable(
        v.object({ hex: text, code: maybeText, name: maybeText, label: maybeText, class: maybeText }),
      ),
    }),
  ),
});

export type CustomerForm = v.InferOutput<typeof customerForm>;
export type CompanyForm = v.InferOutput<typeof companyForm>;
export type MessageForm = v.InferOutput<typeof messageForm>;
export type ReviewForm = v.InferOutput<typeof reviewForm>;
export type QuotationForm = v.InferOutput<typeof quotationForm>;
