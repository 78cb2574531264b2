import { selectAccountByEmail } from '@nuancier/api/customers/account/accounts-store.ts';
import type { Account } from '@nuancier/api/customers/account/accounts-store.ts';
import type { Database } from '@nuancier/api/database/tables.ts';
import type { Terminal } from '../command.ts';

/** The account of the one address on the command line, or the exit code of what is wrong with it. */
export async function knownAccount(
  db: Database,
  args: readonly string[],
  terminal: Terminal,
): Promise<{ account: Account } | { code: number }> {
  const [email, ...others] = args;
  if (email === undefined || others.length > 0) {
    terminal.print('Donnez une adresse e-mail, et une seule.');
    return { code: 2 };
  }
  const account = await selectAccountByEmail(db, email);
  if (account !== undefined) return { account };
  terminal.print(`Aucun compte n’a l’adresse «\u00A0${email}\u00A0».`);
  return { code: 1 };
}
