import { recordAudit } from '@nuancier/api/audit/audit.ts';
import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import { eraseCustomer } from '@nuancier/api/privacy/erase-customer.ts';
import { personalData } from '@nuancier/api/privacy/personal-data.ts';
import { sweepPrivacy } from '@nuancier/api/privacy/sweep-privacy.ts';
import type { Command, Terminal } from '../command.ts';
import { openAsTool } from '../open-as-tool.ts';
import { operatorName, operatorPlace } from '../operator.ts';
import { knownAccount } from '../users/known-account.ts';

export const privacyCommand: Command = {
  name: 'privacy',
  takes: 'sweep | export E-MAIL | erase E-MAIL [--yes]',
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
  const { id } = known.account;
  const held = await personalData(db, id);
  await recordAudit(db, operatorPlace('privacy export'), {
    event: 'export',
    customerId: id,
    details: { what: 'personal-data', author: operatorName(terminal) },
  });
  terminal.print(JSON.stringify(held, null, 2));
  return 0;
}

async function eraseOne(db: DatabasePool, args: string[], terminal: Terminal): Promise<number> {
  const known = await knownAccount(
    db,
    args.filter((word) => word !== YES),
    terminal,
  );
  if ('code' in known) return known.code;
  const { id, email } = known.account;
  if (!args.includes(YES) && !(await isMeant(email, terminal))) return 1;
  const author = operatorName(terminal);
  const gone = await db.transaction().execute(async (transaction) => {
    if (!(await eraseCustomer(transaction, id, new Date()))) return false;
    const details = { by: 'operator', author };
    await recordAudit(transaction, operatorPlace('privacy erase'), {
      event: 'erasure',
      customerId: id,
      details,
    });
    return true;
  });
  terminal.print(
    gone
      ? `Le compte ${email} est effacé. Ses commandes et factures restent, sans son nom.`
      : `Le compte ${email} a encore des sous-comptes\u00A0: effacez-les d’abord.`,
  );
  return gone ? 0 : 1;
}

const YES = '--yes';

/** Nothing brings the person back: whoever asks types the address a second time. */
async function isMeant(email: string, { ask, print }: Terminal): Promise<boolean> {
  if (ask === undefined) {
    print(`Effacer ne se défait pas\u00A0: ajoutez ${YES} pour effacer ${email}. Rien n’est effacé.`);
    return false;
  }
  const typed = await ask(`Effacer ne se défait pas. Pour confirmer, retapez ${email}\u00A0: `);
  if (typed.toLowerCase() === email.toLowerCase()) return true;
  print('Ce n’est pas la même adresse\u00A0: rien n’est effacé.');
  return false;
}
