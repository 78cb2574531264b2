import { issuePasswordLink } from '@nuancier/api/customers/passwords/password-links.ts';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import { recordAudit } from '@nuancier/api/audit/audit.ts';
import { operatorName, operatorPlace } from '../operator.ts';
import { knownAccount } from './known-account.ts';
import type { UserAction } from './user-action.ts';

export const resetLink: UserAction = async ({ db, now, publicUrl, args, terminal }) => {
  const known = await knownAccount(db, args, terminal);
  if ('code' in known) return known.code;
  const { id } = known.account;
  const token = await db.transaction().execute(async (transaction) => {
    await recordAudit(transaction, operatorPlace('user reset-link'), {
      event: 'password-link-issued',
      customerId: id,
      details: { author: operatorName(terminal) },
    });
    return issuePasswordLink(transaction, id, HOUR_MS, now);
  });
  terminal.print(`${publicUrl}/reset-password?token=${token}`);
  terminal.print('Ce lien vaut une heure et une seule fois. Remettez-le à la personne elle-même.');
  return 0;
};
