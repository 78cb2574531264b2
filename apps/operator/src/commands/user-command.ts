import type { Command, Terminal } from '../command.ts';
import { openAsTool } from '../open-as-tool.ts';
import { createUser } from '../users/create-user.ts';
import { listUsers } from '../users/list-users.ts';
import { resetLink } from '../users/reset-link.ts';
import { unlockUser } from '../users/unlock-user.ts';
import type { UserAction } from '../users/user-action.ts';

const ACTIONS: Readonly<Record<string, UserAction>> = {
  list: listUsers,
  unlock: unlockUser,
  'reset-link': resetLink,
  create: createUser,
};

export const userCommand: Command = {
  name: 'user',
  takes: 'list [MOTS] | unlock E-MAIL | reset-link E-MAIL | create E-MAIL …',
  summary: 'cherche, débloque ou crée un compte, ou donne un lien de mot de passe',
  async run([name = '', ...args], configuration, terminal) {
    const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
    if (action === undefined) return usage(terminal);
    return openAsTool(configuration, ({ db }) =>
      action({ db, now: new Date(), publicUrl: configuration.publicUrl, args, terminal }),
    );
  },
};

function usage(terminal: Terminal): number {
  for (const line of [
    'Usage\u00A0: npm run shop -- user …',
    '  list [MOTS]         comptes dont l’adresse, le nom, la société ou le code client contient ces mots',
    '  unlock E-MAIL       oublie les essais manqués et réactive le compte',
    '  reset-link E-MAIL   affiche un lien de mot de passe, valable une heure et une fois',
    '  create E-MAIL --firstname … --lastname … [--role Commercial|Manager|Dirigeant] [--client-code …]',
  ])
    terminal.print(line);
  return 2;
}
