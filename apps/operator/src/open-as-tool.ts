import type { Configuration } from '@nuancier/api/configuration/configuration.ts';
import { lacksRights } from '@nuancier/api/database/rights/lacks-rights.ts';
import { refuseUnfinished } from '@nuancier/api/database/migrating/restore-mark-store.ts';
import { openDatabase } from '@nuancier/api/database/open-database.ts';
import type { OpenDatabase } from '@nuancier/api/database/open-database.ts';
import { refuseUnread } from '@nuancier/api/database/rights/role-rights-store.ts';

/** `evenUnfinished`: half of a restoration is of use to this command, which tells of it by itself. */
type ToolTerms = { evenUnfinished?: boolean };

/** Lends the database to a command: that of the running shop, or else its own for the time of the command. */
export async function openAsTool<T>(
  configuration: Configuration,
  work: (database: OpenDatabase) => Promise<T>,
  { evenUnfinished = false }: ToolTerms = {},
): Promise<T> {
  const database = await openDatabase({
    databaseUrl: configuration.databaseUrl,
    listenUrl: configuration.listenUrl,
    ownerUrl: configuration.ownerUrl,
    dataDir: configuration.dataDir,
    poolSize: 3,
    role: 'tool',
  });
  try {
    if (!evenUnfinished) await refuseUnfinished(database.db);
    return await work(database);
  } catch (error) {
    // Tables that are closed to the role explain it better than the statement that ran into one of them.
    if (lacksRights(error)) await refuseUnread(database.db);
    throw error;
  } finally {
    await database.close();
  }
}
