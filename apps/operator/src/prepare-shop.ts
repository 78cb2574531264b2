// From a configuration to a database that is ready to serve: opened, migrated, filled when it is a demonstration.
import type { Configuration } from '@nuancier/api/configuration/configuration.ts';
import { migrate } from '@nuancier/api/database/migrating/migrate.ts';
import { refuseUnfinished } from '@nuancier/api/database/migrating/restore-mark-store.ts';
import type { LeaseRole } from '@nuancier/api/database/embedded/server-lease.ts';
import { schemaAge } from '@nuancier/api/database/migrating/schema-age.ts';
import { openDatabase } from '@nuancier/api/database/open-database.ts';
import type { OpenDatabase } from '@nuancier/api/database/open-database.ts';
import { refuseUnread } from '@nuancier/api/database/rights/role-rights-store.ts';
import { ensureDemo } from './ensure-demo.ts';
import type { Progress } from './progress.ts';

export type OpenedShop = Omit<OpenDatabase, 'forLongWork' | 'asOwner'>;
export type PreparedShop = OpenedShop & {
  /** The demonstration was loaded by this very start. */
  demoLoaded: boolean;
  /** Migrations of a newer version, on whose tables this one works. */
  newerMigrations: readonly string[];
};

export async function prepareShop(
  configuration: Configuration,
  progress: Progress,
  onTrouble: (trouble: Error) => void = () => {},
): Promise<PreparedShop> {
  progress.step('Ouverture de la base');
  const database = await open(configuration, 'shop', onTrouble);
  const demoLoaded = await fill(database, configuration, progress).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  progress.end();
  const { newer } = await schemaAge(database.db);
  return { ...database, demoLoaded, newerMigrations: newer };
}

/** For one of the workers of a shop whose parent has prepared the database and holds its folder. */
export function openPreparedShop(
  configuration: Configuration,
  onTrouble: (trouble: Error) => void,
): Promise<OpenedShop> {
  return open(configuration, 'worker', onTrouble);
}

function open(
  configuration: Configuration,
  role: LeaseRole,
  onTrouble: (trouble: Error) => void,
): Promise<OpenDatabase> {
  return openDatabase({
    databaseUrl: configuration.databaseUrl,
    listenUrl: configuration.listenUrl,
    ownerUrl: configuration.ownerUrl,
    readUrl: configuration.readUrl,
    mostLagMs: configuration.mostLagMs,
    dataDir: configuration.dataDir,
    poolSize: configuration.databasePoolSize,
    role,
    onTrouble,
  });
}

async function fill(
  database: OpenDatabase,
  configuration: Configuration,
  progress: Progress,
): Promise<boolean> {
  await refuseUnfinished(database.db);
  await refuseUnread(database.db);
  await database.asOwner((db) =>
    migrate(db, (name) => progress.step(`Mise à jour de la base\u00A0: ${name}`)),
  );
  // What was made just now is its owner's, and by default nobody else's.
  await refuseUnread(database.db);
  if (!configuration.loadDemo) return false;
  return database.forLongWork((db) => ensureDemo(db, configuration.demoSize, progress));
}
