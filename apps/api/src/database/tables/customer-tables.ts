// The tables of companies and customers: accounts, sessions, correspondence.
import type { Right, Role } from '@nuancier/domain/customers/rights/permissions.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

export type CustomerTables = {
  establishment: EstablishmentTable;
  company: CompanyTable;
  customer: CustomerTable;
  customer_address: CustomerAddressTable;
  customer_session: CustomerSessionTable;
  persistent_login: PersistentLoginTable;
  known_device: KnownDeviceTable;
  password_link: PasswordLinkTable;
  email_confirmation: EmailConfirmationTable;
  company_proof: CompanyProofTable;
  conditions_acceptance: ConditionsAcceptanceTable;
  sign_in_attempt: SignInAttemptTable;
  newsletter_subscription: NewsletterSubscriptionTable;
  customer_optin: CustomerOptinTable;
  contact_message: ContactMessageTable;
  portfolio: { representative_id: number; customer_id: number };
  connect_as_token: ConnectAsTokenTable;
};

type EstablishmentTable = {
  siret: string;
  name: string;
  street_number: string | null;
  street_type: string | null;
  street_name: string | null;
  postcode: string;
  city: string;
  city_code: string | null;
};

type CompanyTable = {
  id: Generated<number>;
  client_code: string;
  name: string;
  siren: string | null;
  siret: string | null;
  vat_number: string | null;
  naf: string | null;
  price_list: string;
  shop_code: string | null;
  credit_limit_cents: ColumnType<string, number | string | undefined, number | string>;
  payment_terms: string | null;
  street: string[];
  postcode: string;
  city: string;
  country_code: Generated<string>;
  is_prospect: Generated<boolean>;
  email: ColumnType<string | null, string | null | undefined, string | null>;
};

type CompanyProofTable = {
  telephone: ColumnType<string | null, string | null | undefined, string | null>;
  customer_id: number;
  asked_at: Timestamp;
  token_hash: Buffer | null;
  site_code: string | null;
  expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

type CustomerTable = Record<Right, Generated<boolean>> & {
  id: Generated<number>;
  company_id: number | null;
  role: Role | null;
  parent_id: number | null;
  email: string;
  password_hash: string | null;
  prefix: string | null;
  firstname: string;
  middlename: string | null;
  lastname: string;
  suffix: string | null;
  job_title: string | null;
  mobile: string | null;
  date_of_birth: ColumnType<Date | null, string | null | undefined, string | null>;
  gender: number | null;
  taxvat: string | null;
  is_subscribed: Generated<boolean>;
  is_confirmed: Generated<boolean>;
  is_active: Generated<boolean>;
  /** that the account is its company's: false while only a client code says so */
  is_proven: Generated<boolean>;
  ceiling_validated_order_cents: ColumnType<string, number | string | undefined, number | string>;
  current_shop_code: string | null;
  once_shop_code: ColumnType<string | null, string | null | undefined, string | null>;
  once_shop_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Timestamp;
  last_seen_at: ColumnType<Date | null, Date | undefined, Date>;
  erased_at: ColumnType<Date | null, undefined, Date>;
  merged_into: ColumnType<number | null, undefined, number>;
  /** its address before it was folded, until the kept account is erased */
  merged_email: ColumnType<string | null, undefined, string | null>;
  /** closed for a while by the head of the company */
  suspended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  monthly_budget_cents: ColumnType<string | null, number | null | undefined, number | null>;
  approves_orders: Generated<boolean>;
  approves_from: ColumnType<Date | null, string | null | undefined, string | null>;
  approves_until: ColumnType<Date | null, string | null | undefined, string | null>;
};

type CustomerAddressTable = {
  id: Generated<number>;
  customer_id: number;
  label: string | null;
  firstname: string;
  lastname: string;
  company: string | null;
  street: string[];
  postcode: string;
  city: string;
  country_code: Generated<string>;
  telephone: string | null;
  default_shipping: Generated<boolean>;
  default_billing: Generated<boolean>;
  prefix: string | null;
  middlename: string | null;
  suffix: string | null;
  fax: string | null;
  vat_id: string | null;
  is_shared: Generated<boolean>;
};

type CustomerSessionTable = {
  token_hash: Buffer;
  customer_id: number;
  representative_id: number | null;
  staff_id: ColumnType<number | null, number | null | undefined, number | null>;
  staff_session_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  persistent_hash: Buffer | null;
  device_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  ends_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

type PersistentLoginTable = {
  token_hash: Buffer;
  customer_id: number;
  created_at: Timestamp;
  last_used_at: Timestamp;
  device_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
};

type KnownDeviceTable = {
  customer_id: number;
  device_hash: Buffer;
  name: string;
  first_seen_at: Timestamp;
  last_seen_at: Timestamp;
};

type PasswordLinkTable = {
  customer_id: number;
  token_hash: Buffer;
  expires_at: Timestamp;
};

type EmailConfirmationTable = {
  customer_id: number;
  token_hash: Buffer;
  expires_at: Date;
};

type ConditionsAcceptanceTable = {
  customer_id: number;
  version: string;
  accepted_at: Date;
};

type SignInAttemptTable = {
  key_hash: Buffer;
  attempts: number;
  last_at: Timestamp;
  locked_until: Date | null;
};

type NewsletterSubscriptionTable = {
  email: string;
  status: 'NOT_ACTIVE' | 'SUBSCRIBED' | 'UNCONFIRMED' | 'UNSUBSCRIBED';
  confirmation_hash: Buffer | null;
  unsubscribe_token: string;
  consent_text: string;
  requested_at: Timestamp;
  confirmed_at: Date | null;
  ended_at: Date | null;
};

type CustomerOptinTable = {
  id: Generated<string>;
  customer_id: number;
  kind: 'email' | 'sms' | 'phone';
  granted: boolean;
  consent_text: string;
  chosen_at: Timestamp;
};

type ContactMessageTable = {
  id: Generated<string>;
  created_at: Timestamp;
  customer_id: number | null;
  shop_code: string | null;
  name: string;
  email: string;
  telephone: string | null;
  reason: string;
  message: string;
  assigned_to: ColumnType<number | null, number | null | undefined, number | null>;
  assigned_name: ColumnType<string | null, string | null | undefined, string | null>;
  settled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  settled_by: ColumnType<string | null, string | null | undefined, string | null>;
  answer: ColumnType<string | null, string | null | undefined, string | null>;
};

type ConnectAsTokenTable = {
  token_hash: Buffer;
  representative_id: number;
  customer_id: number;
  staff_id: ColumnType<number | null, number | null | undefined, number | null>;
  staff_session_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  expires_at: Date;
};
