// Reads what other capabilities hold, in the published forms: many at once, by number, in the order of the numbers.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { CompanyForm, CustomerForm, MessageForm, QuotationForm, ReviewForm } from './record-forms.ts';

/** As JavaScript writes it. */
const iso = (moment: RawBuilder<unknown>) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export async function selectCustomerForms(db: Database, ids: readonly number[]): Promise<CustomerForm[]> {
  const found = await sql<CustomerForm>`
    select customer.id as customer_id, customer.email, prefix as civility, firstname, lastname, mobile, job_title, role,
      client_code, is_proven as proven, parent_id, current_shop_code as shop_code, is_active as active,
      is_subscribed as newsletter, ${iso(sql`created_at`)} as created_at, ${iso(sql`erased_at`)} as erased_at,
      coalesce((
        select json_agg(json_build_object('label', label, 'civility', prefix, 'firstname', firstname,
          'lastname', lastname, 'company', company, 'street', street, 'postcode', postcode, 'city', city,
          'country_code', country_code, 'telephone', telephone, 'default_shipping', default_shipping,
          'default_billing', default_billing) order by id)
        from customer_address where customer_id = customer.id), '[]') as addresses
    from customer left join company on company.id = company_id
    where customer.id = any(${ids}::integer[]) order by customer.id`.execute(db);
  return found.rows;
}

export async function selectCompanyForms(db: Database, codes: readonly string[]): Promise<CompanyForm[]> {
  const found = await sql<CompanyForm>`
    select client_code, name, siren, siret, vat_number, naf, price_list, shop_code, 'EUR' as currency,
      credit_limit_cents::float8 as credit_limit_cents, payment_terms, street, postcode, city, country_code, email,
      is_prospect as prospect,
      array(select id from customer where company_id = company.id and erased_at is null order by id) as customer_ids
    from company where client_code = any(${codes}::text[]) order by client_code`.execute(db);
  return found.rows;
}

export async function selectMessageForms(db: Database, ids: readonly number[]): Promise<MessageForm[]> {
  const found = await sql<MessageForm>`
    select id::integer as message_id, ${iso(sql`created_at`)} as received_at, customer_id, shop_code, name, email,
      telephone, reason, message
    from contact_message where id = any(${ids}::bigint[]) order by id`.execute(db);
  return found.rows;
}

export async function selectReviewForms(db: Database, ids: readonly number[]): Promise<ReviewForm[]> {
  const found = await sql<ReviewForm>`
    select id as review_id, product_sku, product_name, customer_id, nickname, summary, body as text, rating, status,
      ${iso(sql`created_at`)} as created_at, ${iso(sql`judged_at`)} as judged_at
    from product_review where id = any(${ids}::integer[]) order by id`.execute(db);
  return found.rows;
}

export async function selectQuotationForms(
  db: Database,
  numbers: readonly string[],
): Promise<QuotationForm[]> {
  const found = await sql<QuotationForm>`
    select number, client_code, customer_id, label, seller, status, created_on::text as created_on,
      valid_until::text as valid_until, order_number, reason as decline_reason,
      ${iso(sql`decided_at`)} as decided_at, 'EUR' as currency, total_ht_cents::float8 as total_ht_cents,
      tax_cents::float8 as tax_cents, total_ttc_cents::float8 as total_ttc_cents,
      coalesce((
        select json_agg(json_build_object('position', position, 'sku', article_sku, 'product_sku', parent_sku,
          'name', line.name, 'conditioning', conditioning, 'color', color, 'quantity', quantity,
          'unit_ht_cents', unit_ht_cents, 'row_ht_cents', row_ht_cents, 'tax_rate', tax_rate::numeric / 100,
          'tint', case when tint_hex is not null then json_build_object('hex', tint_hex, 'code', tint_code,
            'name', tint_name, 'label', tint_label, 'class', tint_class) end) order by position)
        from quotation_line line where quotation_id = quotation.id), '[]') as lines
    from quotation left join company on company.id = company_id
    where number = any(${numbers}::text[]) and not is_draft order by quotation.id`.execute(db);
  return found.rows;
}
