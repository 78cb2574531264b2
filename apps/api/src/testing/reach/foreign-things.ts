// Something of everything that belongs to a store or to a portfolio: of VB006, and of a customer whom Sophie Delmas
// follows. For tests of how far the others reach.
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { sql } from 'kysely';
import { GLUE, PAINT, plainLine } from '../../orders/gestion/testing/order-desk.ts';
import type { OrderDesk } from '../../orders/gestion/testing/order-desk.ts';
import { NO_INVOICE, NO_QUOTATION } from '../gestion-addresses.ts';

export const FOREIGN_STORE = 'VB006';
const SOPHIE = 'sophie.delmas@demo.valbrune.example';
const MODEL = 'yann.kermarrec@demo.valbrune.example';

/** What the arguments of an operation name. */
export type Things = {
  order: string;
  /** handed over, and something of it comes back */
  returned: string;
  return: string;
  /** with an article proposed for what is missing */
  short: string;
  substitute: string;
  draft: string;
  revision: number;
  line: string;
  sent: string;
  invoice: string;
  customer: string;
  company: string;
  message: string;
  store: string;
  member: string;
};

/** What is nowhere. */
export const NOTHING: Things = {
  order: 'C26999999',
  returned: 'C26999998',
  return: '999999',
  short: 'C26999997',
  substitute: '999999',
  draft: 'DG26999999',
  revision: 1,
  line: '999999',
  sent: NO_QUOTATION,
  invoice: NO_INVOICE,
  customer: '999999',
  company: '999999',
  message: '999999',
  store: 'VB999',
  member: '999999',
};

export async function foreignThings(desk: OrderDesk): Promise<Things> {
  const { companyId, customerId } = await account(desk);
  const now = desk.now();
  const ofThem = {
    customerId,
    companyId,
    shopCode: FOREIGN_STORE,
    buyerName: 'Perle Étrangère',
    email: 'perle@etrangere.example',
    promisedAt: new Date(now.getTime() - 3_600_000),
  };
  await sql`update shop set title_label = 'Magasin Étranger' where code = ${FOREIGN_STORE}`.execute(desk.db);
  await shelf(desk);
  const order = await desk.placed(ofThem);
  // Not late, so that each list of the day has one.
  const inTime = { ...ofThem, promisedAt: new Date(now.getTime() + 2 * 3_600_000) };
  await desk.placed(inTime);
  await desk.placed({ ...inTime, status: 'EN_PREPARATION' });
  await desk.placed({ ...ofThem, promisedAt: await closedMorning(desk) });
  const yesterday = new Date(now.getTime() - DAY_MS);
  await desk.placed({ ...ofThem, status: 'RETIREE', placedAt: yesterday });
  const short = await desk.placed({ ...ofThem, lines: [{ ...plainLine, unitHt: 10_000 }] });
  await act(desk, `startPreparation(number: "${short}") { number }`);
  const { substitutes } = await act<{ substitutes: { id: string }[] }>(
    desk,
    `proposeSubstitute(number: "${short}", position: 1, code: "${GLUE}") { substitutes { id } }`,
  );
  const returned = await desk.placed({ ...ofThem, status: 'RETIREE', paymentState: 'paid' });
  await carts(desk, customerId, companyId);
  const { draft, revision, line, sent } = await quotations(desk, customerId);
  return {
    order,
    returned,
    return: await withdrawal(desk, returned),
    short,
    substitute: substitutes[0]?.id ?? '',
    draft,
    revision,
    line,
    sent,
    invoice: await invoice(desk, companyId),
    customer: String(customerId),
    company: String(companyId),
    message: await message(desk),
    store: FOREIGN_STORE,
    member: String(
      await desk.hire({ email: 'etranger@equipe.example', role: 'preparateur', stores: [FOREIGN_STORE] }),
    ),
  };
}

/** Somebody who sells, and follows nobody. */
export async function strangePortfolio(desk: OrderDesk, email: string): Promise<void> {
  const id = await desk.hire({ email, role: 'commercial' });
  await sql`
    with stranger as (
      insert into customer overriding system value select (jsonb_populate_record(customer, jsonb_build_object('id', 900002,
        'email', 'vendeur@etranger.example'))).* from customer where email = ${SOPHIE} returning id
    ) update staff set representative_id = stranger.id from stranger where staff.id = ${id}`.execute(desk.db);
}

async function act<Answer>(desk: OrderDesk, field: string): Promise<Answer> {
  const { data, errors } = await desk.as('proprietaire', `mutation { done: ${field} }`);
  if (errors) throw new Error(`${field}: ${errors[0]?.message}`);
  return data?.['done'] as Answer;
}

/** Like one of the demonstration, with a company of its own. */
async function account({ db }: OrderDesk): Promise<{ companyId: number; customerId: number }> {
  const made = await sql<{ companyId: number; customerId: number }>`
    with own_company as (
      insert into company overriding system value select (jsonb_populate_record(company, jsonb_build_object('id', 900001, 'client_code', '9900001',
        'name', 'Étrangère SARL', 'shop_code', ${FOREIGN_STORE}::text, 'siret', null, 'siren', null))).*
      from company join customer on company_id = company.id where customer.email = ${MODEL} returning id
    ), own_customer as (
      insert into customer overriding system value select (jsonb_populate_record(customer, jsonb_build_object('id', 900001,
        'email', 'perle@etrangere.example', 'firstname', 'Perle', 'lastname', 'Étrangère', 'company_id', own_company.id,
        'current_shop_code', ${FOREIGN_STORE}::text))).*
      from customer, own_company where customer.email = ${MODEL} returning id
    )
    select own_company.id as "companyId", own_customer.id as "customerId" from own_company, own_customer`.execute(
    db,
  );
  const ids = made.rows[0] ?? { companyId: 0, customerId: 0 };
  await sql`insert into portfolio (representative_id, customer_id)
    select id, ${ids.customerId} from customer where email = ${SOPHIE}`.execute(db);
  return ids;
}

/** A day on which the store stays closed, as the demonstration has one. */
async function closedMorning({ db }: OrderDesk): Promise<Date> {
  const { special_hours: special } = await db
    .selectFrom('shop')
    .select('special_hours')
    .where('code', '=', FOREIGN_STORE)
    .executeTakeFirstOrThrow();
  const [, day] = /(\d{4}-\d\d-\d\d) x/.exec(special ?? '') ?? [];
  return new Date(`${day}T09:00:00Z`);
}

async function invoice({ db }: OrderDesk, companyId: number): Promise<string> {
  await sql`
    insert into invoice (type, number, company_id, issued_on, due_on, total_ht_cents, tax_cents, total_ttc_cents,
      balance_ttc_cents, billing)
    select 'FACTURE', 'F26999001', ${companyId}, '2026-11-16', '2026-12-16', 100, 20, 120, 120, billing from invoice limit 1`.execute(
    db,
  );
  return 'F26999001';
}

/** None of the one, some of the other. */
async function shelf({ db }: OrderDesk): Promise<void> {
  await sql`delete from stock_movement where article_sku in (${PAINT}, ${GLUE})`.execute(db);
  for (const [sku, packs] of [
    [PAINT, 0],
    [GLUE, 10],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- two articles
    await sql`update stock set available = ${packs}, counted = ${packs}, open = 0, statut_article_mag = 'P',
      appro_directe_fournisseur = false where shop_code = ${FOREIGN_STORE} and article_sku = ${sku}`.execute(
      db,
    );
}

async function withdrawal({ db, now }: OrderDesk, number: string): Promise<string> {
  const made = await sql<{ id: number }>`
    insert into withdrawal (order_id, line_ids, declaration, declared_at)
    select orders.id, array(select id from order_line where order_id = orders.id and position = (
      select min(position) from order_line where order_id = orders.id)), 'Je me rétracte.', ${now()}
    from orders where number = ${number} returning id`.execute(db);
  return String(made.rows[0]?.id);
}

async function message({ db, now }: OrderDesk): Promise<string> {
  const { id } = await db
    .insertInto('contact_message')
    .values({
      created_at: now(),
      customer_id: null,
      shop_code: FOREIGN_STORE,
      name: 'Perle Étrangère',
      email: 'perle@etrangere.example',
      telephone: null,
      reason: 'Autre',
      message: 'Bonjour',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One left behind, and one whose order was asked for. */
async function carts({ db, now }: OrderDesk, customerId: number, companyId: number): Promise<void> {
  const old = new Date(now().getTime() - 5 * DAY_MS);
  await sql`
    insert into cart (id, shop_code, customer_id, state, created_at, updated_at) values
      ('etrangere-ouvert-00001', ${FOREIGN_STORE}, ${customerId}, 'open', ${old}, ${old}),
      ('etrangere-gele-0000001', ${FOREIGN_STORE}, ${customerId}, 'closed', ${old}, ${old})`.execute(db);
  await sql`
    insert into cart_line (uid, cart_id, position, article_sku, parent_sku, name, pricing_unit, quantity, told_ht_cents)
    values (gen_random_uuid(), 'etrangere-ouvert-00001', 1, 'A', 'P', 'x', 'L', 1, 1250)`.execute(db);
  await sql`
    insert into approval_request (number, cart_id, customer_id, company_id, total_ht_cents, packs, requested_at)
    values ('DEMANDE-1', 'etrangere-gele-0000001', ${customerId}, ${companyId}, 1000, 1, ${old})`.execute(db);
}

type Written = { number: string; revision: number; lines: { id: string }[] };

/** A draft, one that is sent, one that is accepted, and one that is asked for. */
async function quotations(desk: OrderDesk, customerId: number) {
  const fields = '{ number revision lines { id } }';
  const written = async () => {
    const { number } = await act<Written>(desk, `openQuotation(customerId: "${customerId}") ${fields}`);
    return act<Written>(
      desk,
      `addQuotationFreeLine(number: "${number}", revision: 1, label: "Nacelle", quantity: 1, unit_ht_cents: 100) ${fields}`,
    );
  };
  const draft = await written();
  const [toSend, toAccept, toAsk] = [await written(), await written(), await written()];
  const sent = await act<Written>(
    desk,
    `sendQuotation(number: "${toSend.number}", revision: ${toSend.revision}) ${fields}`,
  );
  await act(desk, `sendQuotation(number: "${toAccept.number}", revision: ${toAccept.revision}) ${fields}`);
  await sql`update quotation set status = 'ACCEPTE', decided_at = ${desk.now()} where number = ${toAccept.number}`.execute(
    desk.db,
  );
  await sql`update quotation set asked_at = ${desk.now()}, asked_lines = '[]', is_draft = false where number = ${toAsk.number}`.execute(
    desk.db,
  );
  const { number, revision, lines } = draft;
  return { draft: number, revision, line: lines[0]?.id ?? '', sent: sent.number };
}
