import { recordAudit } from '@nuancier/api/audit/audit.ts';
import { holdShop } from '@nuancier/api/backups/backups.ts';
import type { Command } from '../command.ts';
import { openAsTool } from '../open-as-tool.ts';
import { operatorName, operatorPlace } from '../operator.ts';

export const holdCommand: Command = {
  name: 'hold',
  takes: '',
  summary: 'retient e-mails, webhooks et questions à la banque, d’une copie faite sans «\u00A0restore\u00A0»',
  run: (_args, configuration, terminal) =>
    openAsTool(configuration, async ({ db }) => {
      const now = new Date();
      await db.transaction().execute(async (transaction) => {
        await holdShop(transaction, { since: now, backup: 'hold', stateOf: now });
        await recordAudit(transaction, operatorPlace('hold'), {
          event: 'shop-held',
          details: { author: operatorName(terminal) },
        });
      });
      terminal.print(
        'E-mails, webhooks et questions à la banque sont retenus, jusqu’à npm run shop -- resume.',
      );
      return 0;
    }),
};
