import { parseArgs } from 'node:util';
import { recordAudit } from '@nuancier/api/audit/audit.ts';
import { resumeShop } from '@nuancier/api/backups/backups.ts';
import type { Command } from '../command.ts';
import { openAsTool } from '../open-as-tool.ts';
import { operatorName, operatorPlace } from '../operator.ts';

const OPTIONS = { 'send-waiting': { type: 'boolean' }, skip: { type: 'string', default: '1000' } } as const;

export const resumeCommand: Command = {
  name: 'resume',
  takes: '[--skip N] [--send-waiting]',
  summary: 'la boutique restaurée remplace l’ancienne\u00A0: e-mails, webhooks et banque reprennent',
  async run(args, configuration, terminal) {
    const { skip, 'send-waiting': sendsWaiting = false } = parseArgs({
      args,
      options: OPTIONS,
      strict: true,
    }).values;
    if (!/^\d{1,6}$/.test(skip)) {
      terminal.print(`Usage\u00A0: npm run shop -- resume ${resumeCommand.takes}`);
      return 2;
    }
    return openAsTool(configuration, async ({ asOwner }) => {
      const author = operatorName(terminal);
      // Sequences are moved on by the owner of the tables alone.
      const resumed = await asOwner((db) =>
        resumeShop(db, {
          now: new Date(),
          sendsWaiting,
          skip: Number(skip),
          note: (transaction, { backup, mailsGivenUp }) =>
            recordAudit(transaction, operatorPlace('resume'), {
              event: 'shop-resumed',
              details: { backup, given_up: mailsGivenUp, author },
            }),
        }),
      );
      if (resumed === undefined) {
        terminal.print('Rien n’est retenu\u00A0: la boutique envoie ce qu’elle a à envoyer.');
        return 0;
      }
      terminal.print('E-mails, webhooks et questions à la banque reprennent.');
      terminal.print(
        `Les numéros sautent de ${skip}\u00A0: ceux que l’ancienne boutique a donnés après la sauvegarde ne servent pas deux fois.`,
      );
      if (resumed.mailsGivenUp > 0)
        terminal.print(
          `${resumed.mailsGivenUp} e-mail(s) attendaient lors de la sauvegarde et sont sans doute partis depuis\u00A0: abandonnés (mail failed, mail retry ID).`,
        );
      return 0;
    });
  },
};
