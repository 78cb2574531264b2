import { DEMO_CODE } from '@nuancier/api/staff/factors/totp.ts';
import { selectTeam } from '@nuancier/api/staff/team/team-store.ts';
import type { Member, MemberState } from '@nuancier/api/staff/team/team-store.ts';
import { plainWords } from '@nuancier/api/text/plain-words.ts';
import { frenchDate } from '../french-moment.ts';
import type { StaffAction } from './staff-action.ts';

const MOST = 200;

export const listStaff: StaffAction = async ({ db, args, terminal }) => {
  const filter = { role: null, store: null, state: null, after: null, limit: MOST };
  const words = plainWords(args.join(' '));
  const members = await selectTeam(db, { kind: 'all' }, { ...filter, words });
  if (members.length === 0) terminal.print('Personne.');
  for (const member of members) terminal.print(lineOf(member));
  if (members.length === MOST) terminal.print(`Les ${MOST} premiers seulement\u00A0: précisez la recherche.`);
  return 0;
};

const STATES: Readonly<Record<MemberState, string>> = {
  invited: 'invité',
  active: 'actif',
  disabled: 'fermé',
};

function lineOf(member: Member): string {
  const { email, firstname, lastname, role, stores, state, seen_at } = member;
  return [
    email,
    `${firstname} ${lastname}`,
    role,
    stores.map(({ code }) => code).join(' ') || '-',
    STATES[state],
    factorOf(member),
    seen_at === null ? 'jamais connecté' : frenchDate(seen_at),
  ].join('  ');
}

/** The people of the demonstration show a code that everybody knows, where the shop is not in production. */
function factorOf({ has_factor, is_demo }: Member): string {
  if (has_factor) return 'second facteur';
  return is_demo ? `code de démonstration ${DEMO_CODE} (refusé en production)` : 'sans second facteur';
}
