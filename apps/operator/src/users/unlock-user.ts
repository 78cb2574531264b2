import { activateAccount } from '@nuancier/api/customers/account/accounts-store.ts';
import { clearAttempts } from '@nuancier/api/passwords/sign-in-attempts.ts';
import { recordAudit } from '@nuancier/api/audit/audit.ts';
import { operatorName, operatorPlace } from '../operator.ts';
import { knownAccount } from './known-account.ts';
import type { UserAction } from './user-action.ts';

export const unlockUser: UserAction = async ({ db, args, terminal }) => {
  const known = await knownAccount(db, args, terminal);
  if ('code' in known) return known.code;
  const { id, email } = known.account;
  await db.transaction().execute(async (transaction) => {
    await clearAttempts(transaction, email);
    await activateAccount(transaction, id);
    await recordAudit(transaction, operatorPlace('user unlock'), {
      event: 'account-unlocked',
      customerId: id,
      details: { author: operatorName(terminal) },
    });
  });
  terminal.print(`Le compte ${email} peut de nouveau se connecter.`);
  return 0;
};
