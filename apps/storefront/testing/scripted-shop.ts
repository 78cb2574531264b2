// A shop whose customers have written a script wherever they may write. For tests of what shows it.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { addDays } from '@nuancier/domain/stores/opening-hours.ts';
import { recordOrder } from '@nuancier/api/orders/orders.ts';
import type { TestShop } from './visit.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const ELODIE = 'elodie.marchand@demo.valbrune.example';
const NADIA = 'nadia.castellan@demo.valbrune.example';

/** What customers write, column by column. Of addresses the name of the field follows. */
const WRITTEN = {
  orders: [
    'buyer_name',
    'customer_notes',
    'purchase_ref',
    'purchase_order_number',
    'shipping_address.street',
  ],
  order_line: ['tint.customerColorLabel'],
  order_part: ['received_by'],
  hand_over: ['signature'],
  withdrawal: ['declaration'],
  company: ['name', 'city'],
  customer: ['firstname', 'lastname', 'job_title', 'mobile'],
  customer_address: ['label', 'firstname', 'lastname', 'company', 'street', 'city', 'telephone'],
  contact_message: ['name', 'telephone', 'message'],
  product_review: ['nickname', 'summary', 'body'],
  kept_tint: ['tint_label', 'site', 'room', 'note'],
  quotation: ['label', 'reason', 'asked_message'],
  search_count: ['words'],
  wishlist: ['name'],
  wishlist_item: ['description'],
  customer_optin: ['consent_text'],
  known_device: ['name'],
  staff_session: ['device_name'],
  audit_entry: ['details.name'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const WRITTEN_COLUMNS: readonly string[] = Object.entries(WRITTEN).flatMap(([table, columns]) =>
  columns.map((column) => `${table}.${column}`),
);

/** Short, as the shortest column is; a spreadsheet would reckon with it. The number says whose it is. */
export const scriptOf = (column: string) => `=<script>s(${WRITTEN_COLUMNS.indexOf(column)})</script>`;

/** What its pages are found by. */
export type Scripted = {
  order: string;
  /** some of it waits at the counter */
  ready: string;
  /** of no company */
  alone: string;
  customer: string;
  asking: string;
  company: string;
  message: string;
  quotation: string;
  return: string;
  review: string;
};

export async function scriptedShop({ db }: TestShop): Promise<Scripted> {
  const now = new Date();
  const found = await db
    .selectFrom('customer')
    .select(['id', 'email', 'company_id'])
    .where('email', 'in', [YANN, NADIA, ELODIE])
    .execute();
  const of = (email: string) => found.find((one) => one.email === email) ?? { id: 0, company_id: null };
  const { id: customer, company_id: company } = of(YANN);
  const asking = of(NADIA).id;
  const alone = of(ELODIE).id;
  const order = await ordered(db, { customer, company, now });
  const ready = await ordered(db, { customer, company, now, mode: 'EMP' });
  const made = async (query: RawBuilder<{ id: unknown }>) => String((await query.execute(db)).rows[0]?.id);
  const line = sql`(select min(order_line.id) from order_line join orders on orders.id = order_id where number = ${order})`;
  const placed = sql`(select id from orders where number = ${order})`;
  await sql`update order_line set prepared = 2, handed_over = 1
    where order_id = ${placed}`.execute(db);
  await sql`update order_line set prepared = 2 from orders where orders.id = order_id and number = ${ready}`.execute(
    db,
  );
  await sql`insert into order_part (order_id, line_id, nth, kind, quantity, at, author, received_by)
    values (${placed}, ${line}, 1, 'HANDED_OVER', 1, ${now}, 'Marc', 'x')`.execute(db);
  await sql`insert into hand_over (order_id, nth, at, proven_by) values (${placed}, 1, ${now}, 'name')`.execute(
    db,
  );
  const things = {
    order,
    ready,
    alone: String(alone),
    customer: String(customer),
    asking: String(asking),
    company: String(company),
    return: await made(sql`insert into withdrawal (order_id, line_ids, declaration, declared_at)
      values (${placed}, array[${line}], 'x', ${now}) returning id`),
    message:
      await made(sql`insert into contact_message (created_at, customer_id, shop_code, name, email, reason, message)
      values (${now}, ${customer}, 'VB006', 'x', ${YANN}, 'Autre', 'x') returning id`),
    review:
      await made(sql`insert into product_review (product_sku, product_name, customer_id, nickname, summary, body, rating)
      values ('P102001', 'Blanc', ${customer}, 'xx', 'xx', 'xxxxxxxxxxxx', 5) returning id`),
    quotation: 'DG26999001',
  };
  const [writtenOn, until] = [localMoment(now).date, addDays(localMoment(now).date, 30)];
  const paper = { company, customer, number: things.quotation };
  await sql`insert into quotation (number, company_id, customer_id, status, created_on, valid_until, total_ht_cents, tax_cents,
      total_ttc_cents, is_own, asked_at, asked_lines, asked_message) values (${paper.number}, ${paper.company},
      ${paper.customer}, 'EN_COURS', ${writtenOn}, ${until}, 0, 0, 0, true, ${now}, '[]', 'x'),
    ('DG26999002', ${paper.company}, ${paper.customer}, 'REFUSE', ${writtenOn}, ${until}, 0, 0, 0, true, null, null,
      null), ('DG26999003', ${paper.company}, ${paper.customer}, 'EN_COURS', ${writtenOn}, ${until}, 100, 20, 120, true,
      null, null, null)`.execute(db);
  await sql`update quotation set is_draft = true where number = 'DG26999003'`.execute(db);
  await sql`insert into quotation_line (quotation_id, position, article_sku, parent_sku, name, quantity, unit_ht_cents, row_ht_cents,
      tax_rate) select id, 1, 'LIBRE', 'LIBRE', 'Nacelle', 1, 100, 100, 2000 from quotation where number = 'DG26999003'`.execute(
    db,
  );
  await sql`insert into kept_tint (company_id, customer_id, by_hand, tint_hex, note, written_at)
    values (${company}, ${customer}, true, '#2E5978', 'x', ${now})`.execute(db);
  await sql`insert into search_count (day, site, words, searches, without_result)
    values (${localMoment(now).date}, (select code from site order by code limit 1), 'x', 900, 900)`.execute(
    db,
  );
  await sql`update customer set is_proven = false where id = ${asking}`.execute(db);
  await sql`insert into company_proof (customer_id, asked_at) values (${asking}, ${now})`.execute(db);
  await sql`insert into audit_entry (at, event, customer_id, details)
    values (${now}, 'tint-noted', ${customer}, ${JSON.stringify({ name: scriptOf('audit_entry.details.name') })})`.execute(
    db,
  );
  for (const [table, columns] of Object.entries(WRITTEN).filter(([table]) => table !== 'audit_entry'))
    // oxlint-disable-next-line no-await-in-loop -- a table at a time
    await sql`update ${sql.table(table)} set ${sql.join(columns.map((column) => written(table, column)))}
      ${whichOf(table)}`.execute(db);
  return things;

  /** What is unique stands in one row. */
  function whichOf(table: string): RawBuilder<unknown> {
    const ofCustomer = sql`where customer_id = ${customer}`;
    const rows: Readonly<Record<string, RawBuilder<unknown>>> = {
      search_count: sql`where words = 'x'`,
      order_line: sql`where tint is not null`,
      orders: sql`where number in (${order}, ${ready})`,
      quotation: sql`where number like 'DG269990%'`,
      wishlist: sql`where id = (select min(id) from wishlist)`,
      kept_tint: sql`where note = 'x'`,
      company: sql`where id = ${company}`,
      customer: sql`where id in (${customer}, ${asking}, ${alone})`,
      customer_address: ofCustomer,
      contact_message: ofCustomer,
      product_review: ofCustomer,
    };
    return rows[table] ?? sql``;
  }
}

const LISTS = new Set(['customer_address.street', 'orders.shipping_address.street']);

function written(table: string, column: string): RawBuilder<unknown> {
  const name = `${table}.${column}`;
  const script = scriptOf(name);
  const [field = '', key] = column.split('.');
  const list = LISTS.has(name);
  if (key === undefined) return sql`${sql.ref(field)} = ${list ? [script] : script}`;
  const value = JSON.stringify(list ? [script] : script);
  return sql`${sql.ref(field)} = jsonb_set(${sql.ref(field)}, ${[key]}::text[], ${value}::jsonb)`;
}

type Ordered = { customer: number; company: number | null; now: Date; mode?: 'EMP' | 'LIV' };

async function ordered(
  db: TestShop['db'],
  { customer, company, now, mode = 'LIV' }: Ordered,
): Promise<string> {
  const sums = {
    goodsHt: 3_000,
    ecoHt: 0,
    discountHt: 0,
    shippingHt: 0,
    totalHt: 3_000,
    tax: 600,
    totalTtc: 3_600,
  };
  const line = {
    articleSku: '10200102',
    parentSku: 'P102001',
    name: 'Peinture blanche',
    conditioning: '2,5 L',
    color: null,
    tint: { customColorExa: '#293133', customerColorLabel: 'x', code: 'RAL 7016' },
    made: { name: 'Gris anthracite', tintClass: 'C' as const, base: 'Base TR', formula: 'TR-7016-C' },
    pricingUnit: null,
    quantity: 3,
    unitHt: 1_000,
    tintHt: null,
    discountHt: 0,
    taxRate: 2_000,
    fromStock: 0,
  };
  const address = {
    prefix: null,
    firstname: 'Yann',
    middlename: null,
    lastname: 'Kermarrec',
    suffix: null,
    company: null,
    street: ['x'],
    postcode: '29200',
    city: 'Brest',
    country_code: 'FR' as const,
    telephone: null,
  };
  const placed = await db.transaction().execute((transaction) =>
    recordOrder(transaction, {
      cartId: null,
      customerId: customer,
      companyId: company,
      representativeId: null,
      placedByStaffId: null,
      buyerName: 'x',
      email: YANN,
      shopCode: 'VB006',
      mode,
      origin: 'SW',
      status: 'EN_PREPARATION',
      paymentMethod: 'at_store',
      paymentState: 'due',
      purchaseRef: null,
      purchaseOrderNumber: null,
      customerNotes: null,
      couponCode: null,
      sums,
      shippingAddress: address,
      billingAddress: address,
      placedAt: now,
      promisedAt: mode === 'EMP' ? now : null,
      deliveryOn: mode === 'LIV' ? localMoment(now).date : null,
      wished: null,
      firstDeliveryOn: null,
      receivedAt: null,
      lines: [line, line],
    }),
  );
  return placed.number;
}
