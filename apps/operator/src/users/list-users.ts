import { selectUsers } from '@nuancier/api/customers/account/operator-store.ts';
import type { ListedUser } from '@nuancier/api/customers/account/operator-store.ts';
import type { UserAction } from './user-action.ts';
import { frenchDate } from '../french-moment.ts';

const MOST = 50;

export const listUsers: UserAction = async ({ db, args, terminal }) => {
  const users = await selectUsers(db, args.join(' '), MOST);
  if (users.length === 0) terminal.print('Aucun compte.');
  for (const user of users) terminal.print(lineOf(user));
  if (users.length === MOST) terminal.print(`Les ${MOST} premiers seulement\u00A0: précisez la recherche.`);
  return 0;
};

function lineOf(user: ListedUser): string {
  const state = user.is_active ? (user.is_confirmed ? 'actif' : 'non confirmé') : 'désactivé';
  const seen = user.last_seen_at ? frenchDate(user.last_seen_at) : 'jamais connecté';
  return [user.email, user.role ?? 'particulier', user.client_code ?? '-', state, seen].join('  ');
}
