import { judgeClaim, waitingClaims } from '@nuancier/api/customers/operations/company/judge-claim.ts';
import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import type { Command, Terminal } from '../command.ts';
import { frenchDate } from '../french-moment.ts';
import { operatorName, operatorPlace } from '../operator.ts';
import { openAsTool } from '../open-as-tool.ts';

const verdicts: Readonly<Record<string, boolean>> = { confirm: true, refuse: false };

export const companyCommand: Command = {
  name: 'company',
  takes: 'list | confirm ID… | refuse ID…',
  summary:
    'montre les comptes reliés par code client qui attendent une confirmation, les confirme ou les refuse',
  async run([action = '', ...words], configuration, terminal) {
    if (action === 'list' && words.length === 0)
      return openAsTool(configuration, ({ db }) => list(db, terminal));
    const accepted = verdicts[action];
    if (accepted === undefined || words.length === 0 || !words.every((word) => /^[1-9]\d{0,8}$/.test(word))) {
      terminal.print(`Usage\u00A0: npm run shop -- company ${companyCommand.takes}`);
      return 2;
    }
    return openAsTool(configuration, ({ db }) => judge(db, words.map(Number), accepted, terminal));
  },
};

async function list(db: DatabasePool, terminal: Terminal): Promise<number> {
  const claims = await waitingClaims(db);
  if (claims.length === 0) terminal.print('Aucun compte n’attend de confirmation.');
  for (const { customerId, askedAt, clientCode, company, name, email, companyEmail } of claims) {
    terminal.print(`${customerId}  ${frenchDate(askedAt)}  ${clientCode}  ${company}`);
    terminal.print(`    ${name}  ${email}`);
    terminal.print(`    adresse de l’entreprise\u00A0: ${companyEmail ?? 'aucune'}`);
  }
  return 0;
}

async function judge(
  db: DatabasePool,
  ids: readonly number[],
  accepted: boolean,
  terminal: Terminal,
): Promise<number> {
  const place = operatorPlace('company');
  let code = 0;
  for (const customerId of ids) {
    const claim = await judgeClaim(db, place, { customerId, accepted, author: operatorName(terminal) });
    if (claim === null) {
      terminal.print(`Aucun compte n’attend de confirmation sous le numéro ${customerId}.`);
      code = 1;
    } else if (accepted) terminal.print(`${claim.email} a désormais tous les droits de ${claim.company}.`);
    else terminal.print(`${claim.email} n’est plus relié à ${claim.company}.`);
  }
  return code;
}
