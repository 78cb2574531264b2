// The accounts a company has opened for its people. Every question carries the company: another one's is not there.
import { sql } from 'kysely';
import type { Appointment } from '@nuancier/domain/customers/rights/appointment.ts';
import { RIGHTS } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Rights } from '@nuancier/domain/customers/rights/permissions.ts';
import { approvesOn } from '../customers/customers.ts';
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
  isSuspended: boolean;
  monthlyBudgetCents: number | null;
  appointment: Appointment;
  approvesToday: boolean;
};

type Row = Person &
  Omit<Rights, 'ceiling_validated_order_cents'> & {
    id: number;
    email: string;
    is_invited: boolean;
    created_at: Date;
    ceiling_validated_order_cents: string;
    is_suspended: boolean;
    monthly_budget_cents: string | null;
    approves: boolean;
    approves_from: string | null;
    approves_until: string | null;
    approves_today: boolean;
  };

const RIGHT_COLUMNS = sql.join(RIGHTS.map((right) => sql.ref(right)));

const COLUMNS = (
  day: string,
) => sql`id, email::text as email, prefix, firstname, lastname, job_title, mobile, created_at,
  password_hash is null as is_invited, ${RIGHT_COLUMNS}, ceiling_validated_order_cents::text, suspended_at is not null as is_suspended,
  monthly_budget_cents::text, approves_orders as approves, approves_from::text, approves_until::text,
  ${approvesOn(day)} as approves_today`;

/** Those that are suspended are there too: they may be resumed. */
const KNOWN = (companyId: number) =>
  sql`company_id = ${companyId} and role = 'Subaccount' and (is_active or suspended_at is not null)
    and erased_at is null`;

export async function selectSubAccounts(
  db: Database,
  companyId: number,
  day: string,
): Promise<SubAccountRecord[]> {
  const found = await sql<Row>`
    select ${COLUMNS(day)} from customer where ${KNOWN(companyId)} order by lastname, firstname, id`.execute(
    db,
  );
  return found.rows.map(recordOf);
}

export async function selectSubAccount(
  db: Database,
  companyId: number,
  { id, day }: { id: number; day: string },
): Promise<SubAccountRecord | undefined> {
  const found = await sql<Row>`
    select ${COLUMNS(day)} from customer where id = ${id} and ${KNOWN(companyId)}`.execute(db);
  return found.rows[0] && recordOf(found.rows[0]);
}

/** Locked until the transaction ends, so that concurrent changes do not undo each other. */
export async function lockSubAccount(
  db: Database,
  companyId: number,
  { id, day }: { id: number; day: string },
): Promise<SubAccountRecord | undefined> {
  const found = await sql<Row>`
    select ${COLUMNS(day)} from customer where id = ${id} and ${KNOWN(companyId)} for update`.execute(db);
  return found.rows[0] && recordOf(found.rows[0]);
}

/** Locked, so that concurrent openings cannot exceed the limit. */
export async function lockCompany(db: Database, companyId: number): Promise<string> {
  const found = await sql<{ name: string }>`
    select name from company where id = ${companyId} for update`.execute(db);
  return found.rows[0]?.name ?? '';
}

export async function countSubAccounts(db: Database, companyId: number): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from customer where ${KNOWN(companyId)}`.execute(db);
  return counted.rows[0]?.count ?? 0;
}

export type NewSubAccount = Person & {
  companyId: number;
  parentId: number;
  email: string;
  rights: Rights;
  monthlyBudgetCents: number | null;
  appointment: Appointment;
  now: Date;
};

/**
 * Undefined when the address is taken. An account removed by the same company is reopened: without its former
 * password, with the name and rights given now.
 */
export async function insertSubAccount(db: Database, account: NewSubAccount): Promise<number | undefined> {
  const { companyId, parentId, email, rights, monthlyBudgetCents, appointment, now, ...person } = account;
  const written = {
    ...person,
    ...rights,
    ...besides({ monthlyBudgetCents, appointment }),
    company_id: companyId,
    parent_id: parentId,
    role: 'Subaccount' as const,
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
        .where('customer.is_active', '=', false)
        .where('customer.suspended_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export type ChangedSubAccount = Pick<
  SubAccountRecord,
  'id' | 'rights' | 'monthlyBudgetCents' | 'appointment'
> & { person: Person };

function besides({
  monthlyBudgetCents,
  appointment,
}: Pick<SubAccountRecord, 'monthlyBudgetCents' | 'appointment'>) {
  return {
    monthly_budget_cents: monthlyBudgetCents,
    approves_orders: appointment.approves,
    approves_from: appointment.from,
    approves_until: appointment.until,
  };
}

export async function updateSubAccount(
  db: Database,
  companyId: number,
  { id, person, rights, monthlyBudgetCents, appointment }: ChangedSubAccount,
): Promise<void> {
  await db
    .updateTable('customer')
    .set({ ...person, ...rights, ...besides({ monthlyBudgetCents, appointment }) })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .execute();
}

/** False when it is not there, or was suspended already. */
export async function suspend(db: Database, companyId: number, id: number, now: Date): Promise<boolean> {
  const written = await sql`
    update customer set is_active = false, suspended_at = ${now}
    where id = ${id} and is_active and ${KNOWN(companyId)}`.execute(db);
  return written.numAffectedRows === 1n;
}

/** False when it is not there, or not suspended. */
export async function resume(db: Database, companyId: number, id: number): Promise<boolean> {
  const written = await sql`
    update customer set is_active = true, suspended_at = null
    where id = ${id} and suspended_at is not null and ${KNOWN(companyId)}`.execute(db);
  return written.numAffectedRows === 1n;
}

/** False when it is not there, or not any more. */
export async function deactivateSubAccount(db: Database, companyId: number, id: number): Promise<boolean> {
  const written = await sql`
    update customer set is_active = false, suspended_at = null, approves_orders = false, approves_from = null,
      approves_until = null
    where id = ${id} and ${KNOWN(companyId)}`.execute(db);
  return written.numAffectedRows === 1n;
}

function recordOf(row: Row): SubAccountRecord {
  const { id, email, is_invited, created_at, prefix, firstname, lastname, job_title, mobile, ...flags } = row;
  const { ceiling_validated_order_cents: ceiling, is_suspended, monthly_budget_cents, ...more } = flags;
  const { approves, approves_from: from, approves_until: until, approves_today, ...rest } = more;
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
    isSuspended: is_suspended,
    monthlyBudgetCents: monthly_budget_cents === null ? null : Number(monthly_budget_cents),
    appointment: { approves, from, until },
    approvesToday: approves_today,
    rights: { ...rest, ceiling_validated_order_cents: Number(ceiling) },
  };
}
