import { reopenAccount } from '@nuancier/api/customers/account/unlock-account.ts';
import { operatorName, operatorPlace } from '../operator.ts';
import { knownAccount } from './known-account.ts';
import type { UserAction } from './user-action.ts';

export const unlockUser: UserAction = async ({ db, args, terminal }) => {
  const known = await knownAccount(db, args, terminal);
  if ('code' in known) return known.code;
  const { id, email } = known.account;
  const wanted = { id, email, author: operatorName(terminal) };
  await db
    .transaction()
    .execute((transaction) => reopenAccount(transaction, operatorPlace('user unlock'), wanted));
  terminal.print(`Le compte ${email} peut de nouveau se connecter.`);
  return 0;
};
