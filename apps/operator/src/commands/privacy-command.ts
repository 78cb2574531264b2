import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import { eraseCustomer } from '@nuancier/api/privacy/erase-customer.ts';
import { personalData } from '@nuancier/api/privacy/personal-data.ts';
import { sweepPrivacy } from '@nuancier/api/privacy/sweep-privacy.ts';
import type { Command, Terminal } from '../command.ts';
import { openAsTool } from '../open-as-tool.ts';
import { knownAccount } from '../users/known-account.ts';

export const privacyCommand: Command = {
  name: 'privacy',
  takes: 'sweep | export E-MAIL | erase E-MAIL',
  summary: 'efface ce qui est gardé trop longtemps, exporte ou efface une personne',
  async run([action, ...args], configuration, terminal) {
    if (action === 'sweep' && args.length === 0)
      return openAsTool(configuration, ({ db }) => sweep(db, terminal));
    if (action === 'export') return openAsTool(configuration, ({ db }) => exportOne(db, args, terminal));
    if (action === 'erase') return openAsTool(configuration, ({ db }) => eraseOne(db, args, terminal));
    terminal.print(`Usage\u00A0: npm run shop -- privacy ${privacyCommand.takes}`);
    return 2;
  },
};

async function sweep(db: DatabasePool, terminal: Terminal): Promise<number> {
  const { accounts, messages, subscriptions, traces, entries } = await sweepPrivacy(db, new Date());
  terminal.print(
    `Effacés\u00A0: ${accounts} compte(s), ${messages} message(s), ${subscriptions} inscription(s) à la lettre, ${traces} trace(s) périmée(s), ${entries} ligne(s) du journal.`,
  );
  return 0;
}

async function exportOne(db: DatabasePool, args: string[], terminal: Terminal): Promise<number> {
  const known = await knownAccount(db, args, terminal);
  if ('code' in known) return known.code;
  terminal.print(JSON.stringify(await personalData(db, known.account.id), null, 2));
  return 0;
}

async function eraseOne(db: DatabasePool, args: string[], terminal: Terminal): Promise<number> {
  const known = await knownAccount(db, args, terminal);
  if ('code' in known) return known.code;
  const { id, email } = known.account;
  const gone = await db.transaction().execute((transaction) => eraseCustomer(transaction, id, new Date()));
  terminal.print(
    gone
      ? `Le compte ${email} est effacé. Ses commandes et factures restent, sans son nom.`
      : `Le compte ${email} a encore des sous-comptes\u00A0: effacez-les d’abord.`,
  );
  return gone ? 0 : 1;
}
