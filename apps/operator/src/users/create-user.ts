import { parseArgs } from 'node:util';
import { recordAudit } from '@nuancier/api/audit/audit.ts';
import { importCustomers } from '@nuancier/api/customers/operations/import-customers.ts';
import type { CustomerRow } from '@nuancier/api/customers/imports/customers-import-rows.ts';
import { selectAccountByEmail } from '@nuancier/api/customers/account/accounts-store.ts';
import { initialRights } from '@nuancier/api/customers/company/initial-rights.ts';
import { issuePasswordLink } from '@nuancier/api/customers/passwords/password-links.ts';
import type { Role } from '@nuancier/domain/customers/rights/permissions.ts';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { operatorName, operatorPlace } from '../operator.ts';
import type { UserAction } from './user-action.ts';

const LINK_MS = 7 * DAY_MS;
// Sub-accounts are invited by the head of their company.
const ROLES = ['Dirigeant', 'Commercial', 'Manager'] as const satisfies readonly Role[];
const options = {
  firstname: { type: 'string' },
  lastname: { type: 'string' },
  role: { type: 'string' },
  'client-code': { type: 'string' },
} as const;

/** By the same door as a customer file; the person chooses the password. */
export const createUser: UserAction = async ({ db, now, publicUrl, args, terminal }) => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
  const [email, ...others] = positionals;
  const role = ROLES.find((one) => one === values.role) ?? null;
  if (email === undefined || others.length > 0 || (values.role !== undefined && role === null)) {
    terminal.print(`Donnez une adresse e-mail et, au besoin, un rôle\u00A0: ${ROLES.join(', ')}.`);
    return 2;
  }
  if ((await selectAccountByEmail(db, email)) !== undefined) {
    terminal.print(`L’adresse «\u00A0${email}\u00A0» a déjà un compte.`);
    return 1;
  }
  const row = { ...blank, ...initialRights(role), email, role, created_at: now.toISOString() };
  const named = { firstname: values.firstname ?? '', lastname: values.lastname ?? '' };
  return db.transaction().execute(async (transaction) => {
    const code = values['client-code'] ?? null;
    const report = await importCustomers(transaction, [{ ...row, ...named, client_code: code }]);
    if (!report.ok) {
      for (const { reason } of report.refusals) terminal.print(reason);
      return 1;
    }
    const account = await selectAccountByEmail(transaction, email);
    if (account === undefined) throw new Error('The account that was just created is gone');
    const token = await issuePasswordLink(transaction, account.id, LINK_MS, now);
    await recordAudit(transaction, operatorPlace('user create'), {
      event: 'account-created',
      customerId: account.id,
      details: { author: operatorName(terminal), role, clientCode: code },
    });
    terminal.print(`Compte créé\u00A0: ${email}.`);
    terminal.print(`${publicUrl}/customer/account/createPassword?token=${token}`);
    terminal.print('Ce lien vaut sept jours et une seule fois.');
    return 0;
  });
};

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
