import { randomUUID } from 'node:crypto';
import { keyHash } from '../../rate-limit/rate-limit.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import type { Values } from './marks.ts';

/**
 * `key`: the column that makes the row this person's; `witness`: the marked column that shows in the export that the
 * row was found; none where the row is not told. `others`: the columns that are a colleague's words.
 */
export type Plan = {
  table: string;
  key: string;
  witness?: string;
  others?: readonly string[];
  values: Values;
};

export const MARKED_EMAIL = 'marque@exemple.fr';

const at = DEMO_DAY;
const secret = () => ({ token_hash: Buffer.from(randomUUID()) });

/** Rows that hang on the account alone. Where two columns may name the person, there is a row for each. */
export function ownRows(id: number, other: number): Plan[] {
  const own = (table: string, values: Values, witness?: string, key = 'customer_id'): Plan => ({
    table,
    key,
    ...(witness === undefined ? {} : { witness }),
    values: { ...values, [key]: id },
  });
  const ofCustomer = { customer_id: other };
  const byOther = { representative_id: other };
  const expiring = { expires_at: at };
  return [
    own('customer_address', {}, 'street'),
    own('company_proof', { asked_at: at }, 'telephone'),
    own('compare_list', { uid: randomUUID().replaceAll('-', ''), updated_at: at }, 'products'),
    own('conditions_acceptance', { accepted_at: at }, 'version'),
    own('customer_optin', { kind: 'sms', granted: true, chosen_at: at }, 'consent_text'),
    own('customer_session', { ...secret(), last_seen_at: at }, 'created_at'),
    own(
      'customer_session',
      { ...secret(), ...ofCustomer, created_at: at, last_seen_at: at },
      undefined,
      'representative_id',
    ),
    own('persistent_login', { ...secret(), last_used_at: at }, 'created_at'),
    own('known_device', { first_seen_at: at, last_seen_at: at }, 'name'),
    own('password_link', { ...secret(), ...expiring }),
    own('email_confirmation', { ...secret(), ...expiring }),
    own('connect_as_token', { ...secret(), ...expiring, ...byOther }),
    own('connect_as_token', { ...secret(), ...expiring, ...ofCustomer }, undefined, 'representative_id'),
    own('portfolio', byOther),
    own('portfolio', ofCustomer, undefined, 'representative_id'),
    own('shop_token', { ...secret(), issued_at: at }),
    own('product_review', { product_sku: 'MARQUE', product_name: 'Blanc', rating: 5 }, 'nickname'),
    own('wishlist', {}, 'name'),
    own('kept_tint', { by_hand: true, tint_hex: '#2E5978', written_at: at }, 'note'),
    own('invoice', INVOICE, 'billing'),
    own('quotation', { ...QUOTATION, number: 'MARQUE-1' }, 'reason'),
    {
      ...own('quotation', { ...QUOTATION, number: 'MARQUE-2', decided_at: at }, 'reason', 'decided_by'),
      others: ['asked_message'],
    },
    own('quotation', { ...QUOTATION, ...ASKED, number: 'MARQUE-3' }, 'asked_message'),
    own('contact_message', { created_at: at, reason: 'devis' }, 'message'),
    own('audit_entry', { at, event: 'marque' }, 'client_address', 'actor_id'),
    ...mailboxRows(),
  ];
}

/** Found by the address of the account. */
function mailboxRows(): Plan[] {
  const mail = { kind: 'mail', created_at: at, next_try_at: at };
  const email = MARKED_EMAIL;
  return [
    {
      table: 'newsletter_subscription',
      key: 'email',
      witness: 'consent_text',
      values: { email, status: 'SUBSCRIBED', unsubscribe_token: randomUUID(), requested_at: at },
    },
    { table: 'contact_message', key: 'email', values: { email, created_at: at, reason: 'devis' } },
    {
      table: 'sign_in_attempt',
      key: 'key_hash',
      values: { key_hash: keyHash(email), attempts: 1, last_at: at },
    },
    { table: 'outbox', key: 'payload', values: { ...mail, id: randomUUID(), payload: { to: email } } },
    { table: 'outbox', key: 'payload', values: { ...mail, id: randomUUID(), payload: { replyTo: email } } },
  ];
}

const INVOICE = {
  type: 'FACTURE',
  number: 'MARQUE-1',
  issued_on: '2026-11-15',
  due_on: '2026-12-15',
  total_ht_cents: 0,
  tax_cents: 0,
  total_ttc_cents: 0,
  balance_ttc_cents: 0,
};

const ASKED = { is_own: true, asked_at: at, asked_lines: '[]' };

const QUOTATION = {
  status: 'REFUSE',
  created_on: '2026-11-15',
  valid_until: '2026-12-15',
  total_ht_cents: 0,
  tax_cents: 0,
  total_ttc_cents: 0,
};
