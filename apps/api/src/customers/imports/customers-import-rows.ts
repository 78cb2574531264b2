// The lines a customer file is made of.
import type { Rights, Role } from '@nuancier/domain/customers/rights/permissions.ts';

export type CompanyRow = {
  client_code: string;
  name: string;
  siren: string | null;
  siret: string | null;
  vat_number: string | null;
  naf: string | null;
  price_list: string;
  shop_code: string | null;
  credit_limit_cents: number;
  payment_terms: string | null;
  street: readonly string[];
  postcode: string;
  city: string;
  country_code: string;
  /** where the company itself can be asked who is its own */
  email: string | null;
};

export type CustomerAddressRow = {
  label: string | null;
  firstname: string;
  lastname: string;
  company: string | null;
  street: readonly string[];
  postcode: string;
  city: string;
  country_code: string;
  telephone: string | null;
  default_shipping: boolean;
  default_billing: boolean;
};

export type CustomerRow = Rights & {
  email: string;
  /** first password; an account that already has one keeps it */
  password: string | null;
  role: Role | null;
  /** client code of the company; none for a private customer or the shop's own people */
  client_code: string | null;
  /** e-mail of the Dirigeant a sub-account answers to */
  parent_email: string | null;
  prefix: string | null;
  firstname: string;
  lastname: string;
  job_title: string | null;
  mobile: string | null;
  /** none given: what the account has chosen stays */
  is_subscribed: boolean | null;
  is_confirmed: boolean;
  is_active: boolean;
  /** none given: that of the account, or now */
  created_at: string | null;
  addresses: readonly CustomerAddressRow[];
};
