import type { Configuration } from '@nuancier/api/configuration/configuration.ts';
import { openDatabase } from '@nuancier/api/database/open-database.ts';
import type { OpenDatabase } from '@nuancier/api/database/open-database.ts';

/** Lends the database to a command: that of the running shop, or else its own for the time of the command. */
export async function openAsTool<T>(
  configuration: Configuration,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({
    databaseUrl: configuration.databaseUrl,
    listenUrl: configuration.listenUrl,
    ownerUrl: configuration.ownerUrl,
    dataDir: configuration.dataDir,
    poolSize: 3,
    role: 'tool',
  });
  return work(database).finally(() => database.close());
}
