// Two accounts of one person become one at the desk.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import { openSession } from '../../customers/customers.ts';
import { errorOf, orderDesk } from '../../orders/gestion/testing/order-desk.ts';
import type { OrderDesk } from '../../orders/gestion/testing/order-desk.ts';
import { eraseCustomer } from '../erase-customer.ts';
import { MERGE_RULES } from './merge-rules.ts';

const KEPT = 'elodie.marchand@demo.valbrune.example';
const HEAD = 'yann.kermarrec@demo.valbrune.example';
const PREVIEW = `query ($keep: ID!, $other: String!) {
  merge: customerMerge(keep: $keep, other: $other) { keep { email } fold { id email } parts { kind moved left } }
}`;
const MERGE = `mutation ($keep: ID!, $fold: ID!, $reason: String!) {
  merged: mergeCustomers(keep: $keep, fold: $fold, reason: $reason) { id }
}`;
const PAGE = 'query ($id: ID!) { page: shopCustomer(id: $id) { id email may duplicates { id by } } }';

let desk: OrderDesk;
let keep: number;
let head: number;
beforeAll(async () => {
  desk = await orderDesk();
  [keep, head] = await Promise.all([idOf(KEPT), idOf(HEAD)]);
  await sql`update customer set mobile = '06 11 22 33 44' where id = ${keep}`.execute(desk.db);
});
afterAll(() => desk.close());
beforeEach(() => desk.later(1_000));

async function idOf(email: string): Promise<number> {
  const { id } = await desk.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}

/** A second account with something of everything, some of it as the kept one has it. */
async function second(email: string): Promise<number> {
  const { db } = desk;
  await sql`
    insert into customer (email, firstname, lastname, mobile, is_confirmed)
    values (${email}, 'Elodie', 'MARCHAND', '+33 6 11 22 33 44', true)`.execute(db);
  const id = await idOf(email);
  const of = (who: number) => sql`
    insert into customer_address (customer_id, firstname, lastname, street, postcode, city, default_shipping)
    values (${who}, 'Élodie', 'Marchand', ${['1 rue du Port']}, '35000', 'Rennes', true)`;
  await of(keep).execute(db);
  await of(id).execute(db);
  await sql`
    insert into customer_address (customer_id, firstname, lastname, street, postcode, city, default_shipping)
    values (${id}, 'Élodie', 'Marchand', ${['9 quai Sud']}, '29200', 'Brest', true)`.execute(db);
  await sql`
    insert into product_review (product_sku, product_name, customer_id, nickname, summary, body, rating)
    select sku, sku, who, 'Élodie', 'Très bien', 'Couvre en une couche.', 5
    from (values ('A', ${keep}::int), ('A', ${id}), (${email}, ${id})) as said (sku, who)
    on conflict do nothing`.execute(db);
  await sql`
    insert into kept_tint (customer_id, by_hand, tint_hex, site, written_at)
    select who, false, '#AABBCC', site, ${desk.now()}
    from (values (${keep}::int, ''), (${id}, ''), (${id}, ${email})) as noted (who, site)
    on conflict do nothing`.execute(db);
  await sql`
    insert into wishlist (customer_id, name) values (${keep}, 'Salon'), (${id}, 'Salon'), (${id}, ${email.slice(0, 40)})
    on conflict do nothing`.execute(db);
  await sql`
    insert into wishlist_item (uid, wishlist_id, position, article_sku, parent_sku, name, pricing_unit, quantity)
    select gen_random_uuid(), id, 1, sku, sku, sku, 'L', 1
    from wishlist cross join (values ('X'), ('Y')) as wished (sku)
    where name = 'Salon' and (customer_id = ${id} or (customer_id = ${keep} and sku = 'X' and not exists (
      select from wishlist_item where wishlist_id = wishlist.id)))`.execute(db);
  await sql`
    insert into contact_message (created_at, customer_id, name, email, reason, message)
    values (${desk.now()}, ${id}, 'Élodie', ${email}, 'Autre', 'Bonjour')`.execute(db);
  await sql`
    insert into cart (id, customer_id, state)
    values (${randomUUID()}, ${id}, 'open'), (${randomUUID()}, ${id}, 'closed'), (${randomUUID()}, ${keep}, 'open')
    on conflict do nothing`.execute(db);
  await sql`
    insert into coupon_use (cart_id, coupon_code, customer_id, mailbox_hash, used_at)
    select id, code, ${id}, null, ${desk.now()}
    from cart, (select code from coupon order by code limit 1) as coupon
    where customer_id = ${id} and state = 'closed'`.execute(db);
  await sql`
    insert into conditions_acceptance (customer_id, version, accepted_at)
    values (${id}, 'v1', ${desk.now()})`.execute(db);
  await sql`
    insert into customer_optin (customer_id, kind, granted, consent_text, chosen_at)
    values (${id}, 'email', true, 'Oui', ${desk.now()})`.execute(db);
  await openSession(db, id, desk.now());
  await sql`
    update orders set customer_id = ${id}
    where id = (select id from orders order by id limit 1)`.execute(db);
  return id;
}

const preview = async (other: string | number, keeping = keep) =>
  desk.as('service_client', PREVIEW, { keep: String(keeping), other: String(other) });
const merge = (fold: number, keeping = keep, key?: string) =>
  desk.as(
    'service_client',
    MERGE,
    { keep: String(keeping), fold: String(fold), reason: 'Deux comptes' },
    key,
  );
const pageOf = async (id: number) =>
  (await desk.as('service_client', PAGE, { id: String(id) })).data?.['page'] as {
    id: string;
    may: string[];
    duplicates: { id: string; by: string }[];
  };

/** How many rows name this account, by the columns that are moved or dropped. */
async function named(id: number): Promise<Record<string, number>> {
  const columns = Object.entries(MERGE_RULES).filter(([, { rule }]) => rule !== 'keep');
  const counts = await Promise.all(
    columns.map(async ([column]) => {
      const [table = '', name = ''] = column.split('.');
      const found = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(table)} where ${sql.ref(name)} = ${id}`.execute(
        desk.db,
      );
      return [column, found.rows[0]?.count ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

it('has a rule for every column that names a customer', async () => {
  const found = await sql<{ name: string }>`
    select holder.relname || '.' || attribute.attname as name
    from pg_constraint reference
    join pg_class holder on holder.oid = reference.conrelid
    join pg_attribute attribute on attribute.attrelid = holder.oid and attribute.attnum = any(reference.conkey)
    where reference.contype = 'f' and reference.confrelid = 'customer'::regclass`.execute(desk.db);
  expect(Object.keys(MERGE_RULES).toSorted()).toEqual(found.rows.map(({ name }) => name).toSorted());
});

describe('two accounts of one person', () => {
  it('are suggested, seen exactly, and joined once', async () => {
    const fold = await second('elodie.bis@exemple.fr');
    expect((await pageOf(keep)).duplicates).toEqual([{ id: String(fold), by: 'telephone' }]);
    await sql`update customer set mobile = null where id = ${fold}`.execute(desk.db);
    expect((await pageOf(keep)).duplicates).toEqual([{ id: String(fold), by: 'nom_et_code_postal' }]);

    const before = await named(fold);
    expect(before).toMatchObject({ 'coupon_use.customer_id': 1 });
    const used = (await named(keep))['coupon_use.customer_id'] ?? 0;
    const seen = (await preview('Elodie.Bis@exemple.fr')).data?.['merge'] as { parts: Parts };
    expect(await named(fold)).toEqual(before);
    expect(seen).toMatchObject({ keep: { email: KEPT }, fold: { id: String(fold) } });
    expect(seen.parts.filter(({ moved, left }) => moved + left > 0)).toEqual([
      { kind: 'orders', moved: 1, left: 0 },
      { kind: 'carts', moved: 1, left: 1 },
      { kind: 'addresses', moved: 1, left: 1 },
      { kind: 'tints', moved: 1, left: 1 },
      { kind: 'lists', moved: 1, left: 1 },
      { kind: 'reviews', moved: 1, left: 1 },
      { kind: 'messages', moved: 1, left: 0 },
    ]);

    const key = randomUUID();
    const [first, again] = [await merge(fold, keep, key), await merge(fold, keep, key)];
    expect([first.data?.['merged'], again.data?.['merged']]).toEqual([{ id: `${keep}` }, { id: `${keep}` }]);
    expect(await named(fold)).toEqual({});
    expect(await named(keep), 'a limit for each customer counts both').toMatchObject({
      'coupon_use.customer_id': used + 1,
    });
    expect((await pageOf(fold)).id).toBe(String(keep));
    const emptied = await sql`
      select email::text as email, is_active, password_hash, merged_into from customer where id = ${fold}`.execute(
      desk.db,
    );
    expect(emptied.rows).toEqual([
      { email: `efface-${fold}@compte.invalid`, is_active: false, password_hash: null, merged_into: keep },
    ]);
    const told = (await desk.mails()).filter(({ template }) => template === 'accounts_merged');
    expect(told.map(({ to }) => to).toSorted()).toEqual(['elodie.bis@exemple.fr', KEPT].toSorted());
    const entry = (await desk.audit()).filter(({ event }) => event === 'accounts-merged');
    expect(JSON.stringify(entry)).not.toContain('@');
    expect(entry).toMatchObject([
      {
        details: {
          reason: 'Deux comptes',
          before: { of: fold },
          after: { of: keep },
        },
      },
    ]);
    const events = await sql`select data from event where type = 'customer.merged'`.execute(desk.db);
    expect(events.rows).toEqual([{ data: { customer_id: keep, merged_customer_id: fold } }]);
  });

  it('keep one default address, what both wished for once, and what only one had', async () => {
    const defaults = await sql<{ count: number }>`
      select count(*)::int as count from customer_address
      where customer_id = ${keep} and default_shipping and street = ${['9 quai Sud']}`.execute(desk.db);
    expect(defaults.rows[0]?.count).toBe(0);
    const items = await sql<{ article_sku: string }>`
      select article_sku from wishlist_item join wishlist on wishlist.id = wishlist_id
      where customer_id = ${keep} and wishlist.name = 'Salon' order by article_sku`.execute(desk.db);
    expect(items.rows.map(({ article_sku }) => article_sku)).toEqual(['X', 'Y']);
  });

  it('of two who press at once one has an effect, in either direction', async () => {
    const fold = await second('elodie.ter@exemple.fr');
    const answers = await Promise.all([merge(fold), merge(keep, fold), merge(fold)]);
    const done = answers.filter(({ errors }) => errors === undefined);
    const [only] = done.map(({ data }) => data?.['merged'] as { id: string });
    expect(done).toHaveLength(1);
    for (const answer of answers.filter(({ errors }) => errors !== undefined))
      expect(errorOf(answer).key).toBe('UNKNOWN_CUSTOMER');
    const entries = (await desk.audit()).filter(({ event }) => event === 'accounts-merged');
    expect(entries).toHaveLength(2);
    keep = Number(only?.id);
  });

  it('lead to the last one kept, however many were folded in', async () => {
    const last = await second('elodie.quater@exemple.fr');
    const former = keep;
    expect((await merge(former, last)).errors).toBeUndefined();
    expect((await pageOf(former)).id).toBe(String(last));
    keep = last;
  });
});

describe('refused', () => {
  it('the same account, companies, closed and unproven ones, and accounts that do not exist', async () => {
    const fold = await second('elodie.refus@exemple.fr');
    const key = async (answer: ReturnType<typeof preview>) => errorOf(await answer).key;
    expect(await key(preview(keep))).toBe('MERGE_SAME');
    expect(await key(preview(head))).toBe('MERGE_COMPANY');
    expect(await key(preview(fold, head))).toBe('MERGE_COMPANY');
    expect(await key(preview('personne@exemple.fr'))).toBe('UNKNOWN_CUSTOMER');
    await sql`update customer set is_confirmed = false where id = ${fold}`.execute(desk.db);
    await sql`
      insert into email_confirmation (customer_id, token_hash, expires_at)
      values (${fold}, ${Buffer.from('jeton')}, ${desk.now()})`.execute(desk.db);
    expect(await key(preview(keep, fold))).toBe('MERGE_UNCONFIRMED');
    await sql`update customer set is_active = false where id = ${fold}`.execute(desk.db);
    expect(await key(preview(keep, fold))).toBe('MERGE_CLOSED');
    const told = await desk.as('service_client', MERGE, { keep: `${keep}`, fold: `${fold}`, reason: ' ' });
    expect(errorOf(told).key).toBe('REASON_NEEDED');
  });

  it('while somebody of the shop is in one of them', async () => {
    const fold = await second('elodie.visitee@exemple.fr');
    await openSession(desk.db, fold, desk.now(), head);
    expect(errorOf(await merge(fold)).key).toBe('MERGE_VISITED');
    expect(Object.keys(await named(fold))).toContain('customer_session.customer_id');
  });

  it('while a link into one of them is good', async () => {
    const fold = await second('elodie.attendue@exemple.fr');
    await sql`
      insert into connect_as_token (token_hash, representative_id, customer_id, expires_at)
      values (${Buffer.from('lien')}, ${head}, ${fold}, ${new Date(desk.now().getTime() + MINUTE_MS)})`.execute(
      desk.db,
    );
    expect(errorOf(await merge(fold)).key).toBe('MERGE_VISITED');
    expect(errorOf(await merge(keep, fold)).key).toBe('MERGE_VISITED');
    desk.later(MINUTE_MS);
    expect((await merge(fold)).errors).toBeUndefined();
  });

  it('whoever may not, and shows them no duplicates', async () => {
    const { data } = await desk.as('lecture_seule', PAGE, { id: String(keep) });
    expect(data?.['page']).toMatchObject({ duplicates: [] });
    const asked = { keep: `${keep}`, other: '1' };
    expect(errorOf(await desk.as('comptabilite', PREVIEW, asked)).key).toBe('ROLE_MAY_NOT');
  });
});

type Parts = { kind: string; moved: number; left: number }[];

it('an erasure takes what was kept under the address of an account that was folded in, unless it is somebody’s now', async () => {
  const { db } = desk;
  const emails = ['une@exemple.fr', 'deux@exemple.fr', 'trois@exemple.fr'];
  for (const email of emails)
    await sql`insert into customer (email, firstname, lastname) values (${email}, 'Lise', 'Le Bras')`.execute(
      db,
    );
  const [one = 0, two = 0, three = 0] = await Promise.all(emails.map((email) => idOf(email)));
  for (const fold of [two, three]) expect((await merge(fold, one)).errors).toBeUndefined();
  await sql`
    insert into customer (email, firstname, lastname) values ('trois@exemple.fr', 'Paul', 'Autre')`.execute(
    db,
  );
  await sql`
    insert into contact_message (created_at, name, email, reason, message)
    select ${desk.now()}, 'Lise', address, 'Autre', 'Bonjour' from unnest(${emails}::text[]) as address`.execute(
    db,
  );
  const under = async (email: string) => {
    const found = await sql<{ letters: number; messages: number }>`
      select (select count(*)::int from outbox where payload ->> 'to' = ${email}) as letters,
        (select count(*)::int from contact_message where email = ${email}) as messages`.execute(db);
    return found.rows[0];
  };
  for (const email of emails) expect((await under(email))?.letters).toBeGreaterThan(0);
  expect(await db.transaction().execute((part) => eraseCustomer(part, one, desk.now()))).toBe(true);
  const none = { letters: 0, messages: 0 };
  expect([await under('une@exemple.fr'), await under('deux@exemple.fr')]).toEqual([none, none]);
  expect(await under('trois@exemple.fr')).toMatchObject({ letters: 1, messages: 1 });
  const kept =
    await sql`select id from customer where merged_email is not null and merged_into = ${one}`.execute(db);
  expect(kept.rows).toEqual([]);
});

it('waits for an order that one of them is placing, and neither fails', async () => {
  const fold = await second('elodie.commande@exemple.fr');
  const placing = await desk.db.startTransaction().execute();
  // As placing does: the cart first, its owner's order after.
  await sql`select from cart where customer_id = ${fold} and state = 'open' for update`.execute(placing);
  const joined = merge(fold);
  await waits();
  await sql`select from customer where id = ${fold} for key share`.execute(placing);
  await placing.commit().execute();
  expect((await joined).errors).toBeUndefined();
});

/** Until somebody stands before a lock. */
async function waits(): Promise<void> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    desk.db,
  );
  if (rows.length === 0) await waits();
}
