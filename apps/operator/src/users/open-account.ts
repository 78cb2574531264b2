import { recordAudit } from '@nuancier/api/audit/audit.ts';
import { selectAccountByEmail } from '@nuancier/api/customers/account/accounts-store.ts';
import { initialRights } from '@nuancier/api/customers/company/initial-rights.ts';
import type { CustomerRow } from '@nuancier/api/customers/imports/customers-import-rows.ts';
import { importCustomers } from '@nuancier/api/customers/operations/import-customers.ts';
import { issuePasswordLink } from '@nuancier/api/customers/passwords/password-links.ts';
import type { DatabaseTransaction } from '@nuancier/api/database/tables.ts';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import type { Role } from '@nuancier/domain/customers/rights/permissions.ts';
import { operatorPlace } from '../operator.ts';

const LINK_MS = 7 * DAY_MS;

export type WantedAccount = {
  email: string;
  firstname: string;
  lastname: string;
  role: Role | null;
  clientCode: string | null;
};

type Means = { now: Date; publicUrl: string; author: string; command: string };

/** By the same door as a customer file; the person chooses the password by the link. */
export async function openAccount(
  transaction: DatabaseTransaction,
  { email, firstname, lastname, role, clientCode }: WantedAccount,
  { now, publicUrl, author, command }: Means,
): Promise<{ ok: true; link: string } | { ok: false; reasons: readonly string[] }> {
  if ((await selectAccountByEmail(transaction, email)) !== undefined)
    return { ok: false, reasons: [`L’adresse «\u00A0${email}\u00A0» a déjà un compte.`] };
  const row = { ...blank, ...initialRights(role), email, firstname, lastname, role, client_code: clientCode };
  const report = await importCustomers(transaction, [{ ...row, created_at: now.toISOString() }]);
  if (!report.ok) return { ok: false, reasons: report.refusals.map(({ reason }) => reason) };
  const account = await selectAccountByEmail(transaction, email);
  if (account === undefined) throw new Error('The account that was just created is gone');
  const token = await issuePasswordLink(transaction, account.id, LINK_MS, now);
  await recordAudit(transaction, operatorPlace(command), {
    event: 'account-created',
    customerId: account.id,
    details: { author, role, clientCode },
  });
  return { ok: true, link: `${publicUrl}/customer/account/createPassword?token=${token}` };
}

const blank: Pick<
  CustomerRow,
  | 'password'
  | 'parent_email'
  | 'prefix'
  | 'job_title'
  | 'mobile'
  | 'is_subscribed'
  | 'is_confirmed'
  | 'is_active'
  | 'addresses'
> = {
  password: null,
  parent_email: null,
  prefix: null,
  job_title: null,
  mobile: null,
  is_subscribed: false,
  is_confirmed: true,
  is_active: true,
  addresses: [],
};
