import { issueConnectAs } from '@nuancier/api/customers/representatives/connect-as.ts';
import type { Command } from '../command.ts';
import { operatorName, operatorPlace } from '../operator.ts';
import { openAsTool } from '../open-as-tool.ts';

/** For a representative who cannot use its desk in the shop, which gives the same links. */
export const connectAsCommand: Command = {
  name: 'connect-as',
  takes: 'E-MAIL_COMMERCIAL E-MAIL_CLIENT',
  summary: 'donne l’adresse par laquelle un commercial entre en tant qu’un client de son portefeuille',
  async run([representative, customer, ...rest], configuration, terminal) {
    if (representative === undefined || customer === undefined || rest.length > 0) {
      terminal.print(`Usage\u00A0: npm run shop -- connect-as ${connectAsCommand.takes}`);
      return 2;
    }
    const place = operatorPlace(`connect-as (${operatorName(terminal)})`);
    return openAsTool(configuration, async ({ db }) => {
      const link = await issueConnectAs(db, place, { representative, customer });
      if (link === null) {
        terminal.print('Ce client n’est pas dans le portefeuille de ce commercial.');
        return 1;
      }
      terminal.print(`${configuration.publicUrl}${link.path}`);
      terminal.print('Cette adresse vaut cinq minutes et une seule fois.');
      return 0;
    });
  },
};
