import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ClonedDatabase } from '../testing/clone-database.ts';
import { testDatabase } from '../testing/test-database.ts';

/** Where each capability exports and erases what it holds about a person. */
const DOORS = {
  approvals: { told: 'approvals/approvals-privacy-store.ts', gone: 'approvals/approvals-privacy-store.ts' },
  audit: { told: 'audit/audit-store.ts', gone: 'audit/audit-store.ts' },
  cart: { told: 'cart/cart-privacy-store.ts', gone: 'cart/cart-privacy-store.ts' },
  checkout: { told: 'checkout/checkout-privacy-store.ts', gone: 'checkout/checkout-privacy-store.ts' },
  compare: { told: 'compare/compare-privacy-store.ts', gone: 'compare/compare-privacy-store.ts' },
  customers: {
    told: 'customers/privacy/personal-data-store.ts',
    gone: 'customers/privacy/erasure-store.ts',
  },
  invoices: { told: 'invoices/invoices-privacy-store.ts', gone: 'invoices/invoices-privacy-store.ts' },
  orders: { told: 'orders/orders-privacy-store.ts', gone: 'orders/orders-privacy-store.ts' },
  outbox: { told: 'outbox/outbox-store.ts', gone: 'outbox/outbox-store.ts' },
  quotations: {
    told: 'quotations/quotations-privacy-store.ts',
    gone: 'quotations/quotations-privacy-store.ts',
  },
  reviews: { told: 'reviews/reviews-privacy-store.ts', gone: 'reviews/reviews-privacy-store.ts' },
  stores: {
    told: 'stores/current-shop/shop-tokens-privacy-store.ts',
    gone: 'stores/current-shop/shop-tokens-privacy-store.ts',
  },
  wishlists: { told: 'wishlists/wishlists-privacy-store.ts', gone: 'wishlists/wishlists-privacy-store.ts' },
} as const;

const SOURCES = join(import.meta.dirname, '..');

type Door = keyof typeof DOORS;
/** A door, or why there is none. */
type Word = { door: Door } | { because: string };

const by = (door: Door): Word => ({ door });
const not = (because: string): Word => ({ because });

const NUMBER = not('the number of an account that no longer names anybody');
const SECRET = not('a link or a token, kept as a hash that nobody can read');
const ANOTHER = not('somebody else: the representative of the account');
const SWEPT = not('a hash or a number that ends with its window, a day at most');
const PASSING = not('a mark of who asked, cleared in passing by those who come after');
const SHOPS = not('of a store, not of a person');
const COMPANYS = not('of a company, not of a person');
const A_YEAR = not('the log loses nothing younger than a year; the sweep takes the rest');
const WHERE = not('reckoned from the address, which is told');
const PAPERS = not('invoices stay as they were written, for the accounts');

/** Every column that refers to a customer or is called like something of a person. */
const WORDS: Readonly<Record<string, { told: Word; gone: Word }>> = {
  'approval_event.actor_id': { told: by('approvals'), gone: NUMBER },
  'approval_message.customer_id': { told: not('repeats what the requests say'), gone: by('approvals') },
  'approval_request.customer_id': { told: by('approvals'), gone: NUMBER },
  'approval_request.decided_by': { told: not('told with the event of the decision'), gone: NUMBER },
  'audit_entry.actor_id': { told: by('audit'), gone: A_YEAR },
  'audit_entry.client_address': { told: by('audit'), gone: A_YEAR },
  'audit_entry.customer_id': { told: not('what others did to the account names them too'), gone: A_YEAR },
  'audit_entry.representative_id': { told: ANOTHER, gone: A_YEAR },
  'cart.billing_address': { told: by('cart'), gone: by('cart') },
  'cart.customer_id': { told: by('cart'), gone: NUMBER },
  'cart.email': { told: by('cart'), gone: by('cart') },
  'cart.shipping_address': { told: by('cart'), gone: by('cart') },
  'checkout.customer_notes': {
    told: not('told with the order it is written for'),
    gone: by('checkout'),
  },
  'checkout.latitude': { told: WHERE, gone: by('checkout') },
  'checkout.longitude': { told: WHERE, gone: by('checkout') },
  'company.email': { told: COMPANYS, gone: COMPANYS },
  'company.street': { told: COMPANYS, gone: COMPANYS },
  'company_proof.customer_id': { told: by('customers'), gone: by('customers') },
  'company_proof.telephone': { told: by('customers'), gone: by('customers') },
  'compare_list.customer_id': { told: by('compare'), gone: by('compare') },
  'conditions_acceptance.customer_id': {
    told: by('customers'),
    gone: not('proves what was agreed to; the number of an account that no longer names anybody'),
  },
  'connect_as_token.customer_id': { told: SECRET, gone: by('customers') },
  'connect_as_token.representative_id': { told: SECRET, gone: by('customers') },
  'contact_message.customer_id': { told: by('customers'), gone: by('customers') },
  'contact_message.email': { told: by('customers'), gone: by('customers') },
  'contact_message.message': { told: by('customers'), gone: by('customers') },
  'contact_message.telephone': { told: by('customers'), gone: by('customers') },
  'coupon_use.customer_id': { told: by('cart'), gone: NUMBER },
  'coupon_use.mailbox_hash': { told: SECRET, gone: by('cart') },
  'customer.date_of_birth': { told: by('customers'), gone: by('customers') },
  'customer.email': { told: by('customers'), gone: by('customers') },
  'customer.firstname': { told: by('customers'), gone: by('customers') },
  'customer.gender': { told: by('customers'), gone: by('customers') },
  'customer.lastname': { told: by('customers'), gone: by('customers') },
  'customer.middlename': { told: by('customers'), gone: by('customers') },
  'customer.mobile': { told: by('customers'), gone: by('customers') },
  'customer.parent_id': { told: not('the head of the company is somebody else'), gone: NUMBER },
  'customer.taxvat': { told: by('customers'), gone: by('customers') },
  'customer_address.customer_id': { told: by('customers'), gone: by('customers') },
  'customer_address.default_billing': { told: by('customers'), gone: by('customers') },
  'customer_address.fax': { told: by('customers'), gone: by('customers') },
  'customer_address.firstname': { told: by('customers'), gone: by('customers') },
  'customer_address.lastname': { told: by('customers'), gone: by('customers') },
  'customer_address.middlename': { told: by('customers'), gone: by('customers') },
  'customer_address.street': { told: by('customers'), gone: by('customers') },
  'customer_address.telephone': { told: by('customers'), gone: by('customers') },
  'customer_optin.customer_id': { told: by('customers'), gone: by('customers') },
  'customer_session.customer_id': { told: by('customers'), gone: by('customers') },
  'customer_session.device_hash': { told: SECRET, gone: by('customers') },
  'customer_session.representative_id': { told: ANOTHER, gone: by('customers') },
  'email_confirmation.customer_id': { told: SECRET, gone: by('customers') },
  'establishment.street_name': { told: COMPANYS, gone: COMPANYS },
  'establishment.street_number': { told: COMPANYS, gone: COMPANYS },
  'establishment.street_type': { told: COMPANYS, gone: COMPANYS },
  'idempotency_key.actor': { told: PASSING, gone: PASSING },
  'invoice.billing': { told: by('invoices'), gone: PAPERS },
  'invoice.customer_id': { told: by('invoices'), gone: by('invoices') },
  'known_device.customer_id': { told: by('customers'), gone: by('customers') },
  'known_device.device_hash': { told: SECRET, gone: by('customers') },
  'newsletter_subscription.email': { told: by('customers'), gone: by('customers') },
  'orders.billing_address': { told: by('orders'), gone: by('orders') },
  'orders.buyer_name': { told: by('orders'), gone: by('orders') },
  'orders.customer_id': { told: by('orders'), gone: NUMBER },
  'orders.customer_notes': { told: by('orders'), gone: by('orders') },
  'orders.email': { told: by('orders'), gone: by('orders') },
  'orders.representative_id': { told: ANOTHER, gone: NUMBER },
  'orders.shipping_address': { told: by('orders'), gone: by('orders') },
  'outbox.payload': { told: not('the mails are in the mailbox they were sent to'), gone: by('outbox') },
  'password_link.customer_id': { told: SECRET, gone: by('customers') },
  'persistent_login.customer_id': { told: by('customers'), gone: by('customers') },
  'persistent_login.device_hash': { told: SECRET, gone: by('customers') },
  'portfolio.customer_id': { told: ANOTHER, gone: by('customers') },
  'portfolio.representative_id': { told: ANOTHER, gone: by('customers') },
  'product_review.customer_id': { told: by('reviews'), gone: by('reviews') },
  'product_review.nickname': { told: by('reviews'), gone: by('reviews') },
  'quotation.customer_id': { told: by('quotations'), gone: NUMBER },
  'quotation.decided_by': { told: by('quotations'), gone: by('quotations') },
  'rate_counter.key_hash': { told: SWEPT, gone: SWEPT },
  'shop.address_lines': { told: SHOPS, gone: SHOPS },
  'shop.email': { told: SHOPS, gone: SHOPS },
  'shop.fax': { told: SHOPS, gone: SHOPS },
  'shop.latitude': { told: SHOPS, gone: SHOPS },
  'shop.longitude': { told: SHOPS, gone: SHOPS },
  'shop.primary_phone': { told: SHOPS, gone: SHOPS },
  'shop_token.customer_id': { told: not('forgotten after a day'), gone: by('stores') },
  'sign_in_attempt.key_hash': { told: SWEPT, gone: by('customers') },
  'wishlist.customer_id': { told: by('wishlists'), gone: by('wishlists') },
};

let database: ClonedDatabase;
beforeAll(async () => {
  database = await testDatabase('empty');
});
afterAll(() => database.close());

async function personalColumns(): Promise<string[]> {
  const found = await sql<{ name: string }>`
    select table_name || '.' || column_name as name
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name ~ ${PERSONAL}
    union
    select conrelid::regclass || '.' || attname
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'customer'::regclass
    order by 1`.execute(database.db);
  return found.rows.map(({ name }) => name);
}

const PERSONAL = [
  'customer_(id|notes)|representative|actor|decided_by|buyer|nickname|(first|middle|last)name|birth|gender|taxvat',
  'mail|mobile|phone|fax|street|address|billing$|payload|key_hash|device_hash|message$|l(at|ong)itude',
].join('|');

it('every column that names a person has its word on who tells it and who forgets it, or why nobody does', async () => {
  expect(Object.keys(WORDS).toSorted()).toEqual((await personalColumns()).toSorted());
});

it('each door that is named speaks of the table', async () => {
  const named = Object.entries(WORDS).flatMap(([column, words]) =>
    (['told', 'gone'] as const).flatMap((what) => {
      const word = words[what];
      return 'door' in word ? [{ table: column.split('.')[0] ?? '', file: DOORS[word.door][what] }] : [];
    }),
  );
  const files = [...new Set(named.map(({ file }) => file))];
  const texts = await Promise.all(files.map((file) => readFile(join(SOURCES, file), 'utf8')));
  const textOf = new Map(files.map((file, at) => [file, texts[at] ?? '']));
  const silent = named.filter(
    ({ table, file }) =>
      !new RegExp(`(from|update|deleteFrom\\('|updateTable\\(') ?${table}\\b`).test(textOf.get(file) ?? ''),
  );
  expect(silent).toEqual([]);
});
