// Every query on addresses is scoped by owner: another customer's is not found.
import { sql } from 'kysely';
import type { Address } from '@nuancier/domain/customers/profile/changed-address.ts';
import type { Database } from '../../database/tables.ts';

export type AddressRecord = Address & { id: number; country_code: string };

export const MOST_ADDRESSES = 200;

const COLUMNS = [
  'id',
  'label',
  'prefix',
  'firstname',
  'middlename',
  'lastname',
  'suffix',
  'company',
  'street',
  'postcode',
  'city',
  'country_code',
  'telephone',
  'fax',
  'vat_id',
  'default_shipping',
  'default_billing',
  'is_shared',
] as const;

export function selectAddresses(db: Database, customerId: number): Promise<AddressRecord[]> {
  return db
    .selectFrom('customer_address')
    .select(COLUMNS)
    .where('customer_id', '=', customerId)
    .orderBy('default_shipping', 'desc')
    .orderBy('default_billing', 'desc')
    .orderBy('id')
    .execute();
}

export function selectAddress(
  db: Database,
  customerId: number,
  id: number,
): Promise<AddressRecord | undefined> {
  return db
    .selectFrom('customer_address')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
}

/**
 * What proven heads of a company share with its people, the billing address first; the rest of their books is
 * private. Phone numbers are left out: not every employee needs them.
 */
export async function selectCompanyAddresses(db: Database, companyId: number): Promise<AddressRecord[]> {
  const found = await db
    .selectFrom('customer_address')
    .select(COLUMNS.map((column) => `customer_address.${column}` as const))
    .innerJoin('customer', 'customer.id', 'customer_address.customer_id')
    .where('customer.company_id', '=', companyId)
    .where('customer.role', '=', 'Dirigeant')
    .where('customer.is_active', '=', true)
    .where('customer.is_proven', '=', true)
    .where('customer.is_confirmed', '=', true)
    .where(({ eb, or }) =>
      or([eb('customer_address.is_shared', '=', true), eb('customer_address.default_billing', '=', true)]),
    )
    .orderBy('customer_address.default_billing', 'desc')
    .orderBy('customer_address.default_shipping', 'desc')
    .orderBy('customer_address.id')
    .execute();
  return found.map((address) => ({ ...address, telephone: null, fax: null, vat_id: null }));
}

/** As the company is registered, in the name of its head where there is one. */
export async function selectCompanySeat(db: Database, companyId: number): Promise<AddressRecord> {
  const seat = await db
    .selectFrom('company')
    .leftJoin('customer', (join) =>
      join
        .onRef('customer.company_id', '=', 'company.id')
        .on('customer.role', '=', 'Dirigeant')
        .on('customer.is_active', '=', true)
        .on('customer.is_proven', '=', true)
        .on('customer.is_confirmed', '=', true),
    )
    .select(['company.name as company', 'company.street', 'company.postcode', 'company.city'])
    .select(['company.country_code', 'customer.firstname', 'customer.lastname'])
    .where('company.id', '=', companyId)
    .orderBy('customer.id')
    .executeTakeFirstOrThrow();
  const none = { prefix: null, middlename: null, suffix: null, telephone: null, fax: null, vat_id: null };
  const marks = { label: null, default_shipping: false, default_billing: true, is_shared: true };
  const name = { firstname: seat.firstname ?? '', lastname: seat.lastname ?? '' };
  return { id: 0, ...none, ...marks, ...seat, ...name };
}

/** Locked until the transaction ends, so that concurrent changes do not undo each other. */
export function lockAddress(
  db: Database,
  customerId: number,
  id: number,
): Promise<AddressRecord | undefined> {
  return db
    .selectFrom('customer_address')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
}

/** The customer's row is locked: of two concurrent new defaults one wins. */
export async function countAddresses(db: Database, customerId: number): Promise<number> {
  await sql`select from customer where id = ${customerId} for update`.execute(db);
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from customer_address where customer_id = ${customerId}`.execute(db);
  return counted.rows[0]?.count ?? 0;
}

export function insertAddress(db: Database, customerId: number, address: Address): Promise<AddressRecord> {
  return db
    .insertInto('customer_address')
    .values({ ...address, customer_id: customerId })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export function writeAddress(
  db: Database,
  customerId: number,
  id: number,
  address: Address,
): Promise<AddressRecord> {
  return db
    .updateTable('customer_address')
    .set(address)
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** One default of each kind at most. */
export async function clearOtherDefaults(
  db: Database,
  customerId: number,
  { id, default_shipping: shipping, default_billing: billing }: AddressRecord,
): Promise<void> {
  if (!shipping && !billing) return;
  await sql`
    update customer_address
    set default_shipping = default_shipping and not ${shipping}, default_billing = default_billing and not ${billing}
    where customer_id = ${customerId} and id <> ${id} and (default_shipping or default_billing)`.execute(db);
}

export async function deleteAddress(db: Database, customerId: number, id: number): Promise<void> {
  await db
    .deleteFrom('customer_address')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .execute();
}
