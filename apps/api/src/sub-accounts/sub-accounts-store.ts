// The accounts a company has opened for its people. Every question carries the company: another one's is not there.
import { sql } from 'kysely';
import type { Rights } from '@nuancier/domain/customers/permissions.ts';
import type { Database } from '../database/tables.ts';

export type Person = {
  prefix: string | null;
  firstname: string;
  lastname: string;
  job_title: string | null;
  mobile: string | null;
};

export type SubAccountRecord = Person & {
  id: number;
  email: string;
  isInvited: boolean;
  createdAt: Date;
  rights: Rights;
};

type Row = Person &
  Omit<Rights, 'ceiling_validated_order_cents'> & {
    id: number;
    email: string;
    is_invited: boolean;
    created_at: Date;
    ceiling_validated_order_cents: string;
  };

const COLUMNS = sql`id, email::text as email, prefix, firstname, lastname, job_title, mobile, created_at,
  password_hash is null as is_invited, is_view_price, is_view_order, is_view_invoices, is_view_quotations,
  is_view_outstanding, is_view_listing, is_validate_order, ceiling_validated_order_cents::text,
  is_notification_order, is_pay_cd, is_pay_outstanding`;

const ACTIVE = (companyId: number) =>
  sql`company_id = ${companyId} and role = 'Subaccount' and is_active and erased_at is null`;

export async function selectSubAccounts(db: Database, companyId: number): Promise<SubAccountRecord[]> {
  const found = await sql<Row>`
    select ${COLUMNS} from customer where ${ACTIVE(companyId)} order by lastname, firstname, id`.execute(db);
  return found.rows.map(recordOf);
}

export async function selectSubAccount(
  db: Database,
  companyId: number,
  id: number,
): Promise<SubAccountRecord | undefined> {
  const found = await sql<Row>`
    select ${COLUMNS} from customer where id = ${id} and ${ACTIVE(companyId)}`.execute(db);
  return found.rows[0] && recordOf(found.rows[0]);
}

/** Held until the transaction ends, so that two changes at once do not undo each other. */
export async function holdSubAccount(
  db: Database,
  companyId: number,
  id: number,
): Promise<SubAccountRecord | undefined> {
  const found = await sql<Row>`
    select ${COLUMNS} from customer where id = ${id} and ${ACTIVE(companyId)} for update`.execute(db);
  return found.rows[0] && recordOf(found.rows[0]);
}

/** Nobody else opens an account for the company meanwhile: they are counted. */
export async function holdCompany(db: Database, companyId: number): Promise<string> {
  const found = await sql<{ name: string }>`
    select name from company where id = ${companyId} for update`.execute(db);
  return found.rows[0]?.name ?? '';
}

export async function countSubAccounts(db: Database, companyId: number): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from customer where ${ACTIVE(companyId)}`.execute(db);
  return counted.rows[0]?.count ?? 0;
}

export type NewSubAccount = Person & {
  companyId: number;
  parentId: number;
  email: string;
  rights: Rights;
  now: Date;
};

/**
 * None when the address is somebody's. One that the same company had removed begins anew: without the password it
 * had, under the name and with the rights given now.
 */
export async function insertSubAccount(db: Database, account: NewSubAccount): Promise<number | undefined> {
  const { companyId, parentId, email, rights, now, ...person } = account;
  const written = {
    ...person,
    ...rights,
    company_id: companyId,
    parent_id: parentId,
    role: 'Subaccount',
    email,
    is_confirmed: false,
    is_active: true,
  };
  const row = await db
    .insertInto('customer')
    .values({ ...written, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ ...written, password_hash: null })
        .where('customer.company_id', '=', companyId)
        .where('customer.role', '=', 'Subaccount')
        .where('customer.is_active', '=', false),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function updateSubAccount(
  db: Database,
  companyId: number,
  { id, person, rights }: { id: number; person: Person; rights: Rights },
): Promise<void> {
  await db
    .updateTable('customer')
    .set({ ...person, ...rights })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .execute();
}

/** False when it is not there, or not any more. */
export async function deactivateSubAccount(db: Database, companyId: number, id: number): Promise<boolean> {
  const written = await sql`
    update customer set is_active = false where id = ${id} and ${ACTIVE(companyId)}`.execute(db);
  return written.numAffectedRows === 1n;
}

function recordOf(row: Row): SubAccountRecord {
  const { id, email, is_invited, created_at, prefix, firstname, lastname, job_title, mobile, ...flags } = row;
  const { ceiling_validated_order_cents: ceiling, ...rest } = flags;
  return {
    id,
    email,
    prefix,
    firstname,
    lastname,
    job_title,
    mobile,
    isInvited: is_invited,
    createdAt: created_at,
    rights: { ...rest, ceiling_validated_order_cents: Number(ceiling) },
  };
}
