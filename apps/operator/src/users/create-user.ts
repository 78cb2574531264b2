import { parseArgs } from 'node:util';
import type { Role } from '@nuancier/domain/customers/rights/permissions.ts';
import { operatorName } from '../operator.ts';
import { openAccount } from './open-account.ts';
import type { UserAction } from './user-action.ts';

// Sub-accounts are invited by the head of their company.
const ROLES = ['Dirigeant', 'Commercial', 'Manager'] as const satisfies readonly Role[];
const options = {
  firstname: { type: 'string' },
  lastname: { type: 'string' },
  role: { type: 'string' },
  'client-code': { type: 'string' },
} as const;

export const createUser: UserAction = async ({ db, now, publicUrl, args, terminal }) => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
  const [email, ...others] = positionals;
  const role = ROLES.find((one) => one === values.role) ?? null;
  if (email === undefined || others.length > 0 || (values.role !== undefined && role === null)) {
    terminal.print(`Donnez une adresse e-mail et, au besoin, un rôle\u00A0: ${ROLES.join(', ')}.`);
    return 2;
  }
  const wanted = {
    email,
    firstname: values.firstname ?? '',
    lastname: values.lastname ?? '',
    role,
    clientCode: values['client-code'] ?? null,
  };
  const means = { now, publicUrl, author: operatorName(terminal), command: 'user create' };
  const opened = await db.transaction().execute((transaction) => openAccount(transaction, wanted, means));
  if (!opened.ok) {
    for (const reason of opened.reasons) terminal.print(reason);
    return 1;
  }
  terminal.print(`Compte créé\u00A0: ${email}.`);
  terminal.print(opened.link);
  terminal.print('Ce lien vaut sept jours et une seule fois.');
  return 0;
};
