import { migrate } from '@nuancier/api/database/migrating/migrate.ts';
import type { Command } from '../command.ts';
import { openAsTool } from '../open-as-tool.ts';

export const migrateCommand: Command = {
  name: 'migrate',
  takes: '',
  summary: 'met la base au dernier état connu\u00A0; sans effet si elle y est déjà',
  run: (_args, configuration, terminal) =>
    openAsTool(configuration, async (database) => {
      const done = await database.asOwner((db) =>
        migrate(db, (name) => terminal.print(`Migration ${name}…`)),
      );
      terminal.print(
        done.length === 0 ? 'La base est déjà à jour.' : `Base à jour\u00A0: ${done.length} migration(s).`,
      );
      return 0;
    }),
};
