import type { Command, Terminal } from '../command.ts';
import { openAsTool } from '../open-as-tool.ts';
import { disableStaff, enableStaff, resetStaffFactor } from './change-staff.ts';
import { createStaff, linkStaff } from './create-staff.ts';
import { listStaff } from './list-staff.ts';
import type { StaffAction } from './staff-action.ts';

const ACTIONS: Readonly<Record<string, StaffAction>> = {
  list: listStaff,
  create: createStaff,
  link: linkStaff,
  disable: disableStaff,
  enable: enableStaff,
  'reset-factor': resetStaffFactor,
};

export const staffCommand: Command = {
  name: 'staff',
  takes: 'list [MOTS] | create E-MAIL … | link | disable | enable | reset-factor E-MAIL',
  summary: 'ouvre, ferme et montre les accès à la gestion, ou oublie un second facteur perdu',
  async run([name = '', ...args], configuration, terminal) {
    const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
    if (action === undefined) return usage(terminal);
    const { publicUrl } = configuration;
    return openAsTool(configuration, ({ db }) => action({ db, publicUrl, args, terminal }));
  },
};

function usage(terminal: Terminal): number {
  for (const line of [
    'Usage\u00A0: npm run shop -- staff …',
    '  list [MOTS]           les gens de la gestion dont le nom ou l’adresse contient ces mots',
    '  create E-MAIL --firstname … --lastname … --role … [--store CODE…] [--representative E-MAIL]',
    '  link E-MAIL           affiche un nouveau lien d’invitation\u00A0; l’ancien ne vaut plus',
    '  disable E-MAIL        ferme l’accès et ses sessions',
    '  enable E-MAIL         le rouvre',
    '  reset-factor E-MAIL   oublie le second facteur\u00A0: la prochaine connexion en inscrit un autre',
  ])
    terminal.print(line);
  return 2;
}
