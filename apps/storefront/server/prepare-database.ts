// The database of a start: opened, migrated, filled; or the reason why not, as a sentence and an exit code.
import { readConfiguration } from '@nuancier/api/configuration/configuration.ts';
import type { Configuration } from '@nuancier/api/configuration/configuration.ts';
import { DatabaseUnavailable } from '@nuancier/api/database/embedded/database-unavailable.ts';
import { NoDatabaseNamed } from '@nuancier/api/database/embedded/delivered-postgres.ts';
import { createLog } from '@nuancier/api/monitoring/log.ts';
import { EXIT, giveUp } from '@nuancier/api/process/exit-codes.ts';
import { prepareShop } from '@nuancier/operator/prepare-shop.ts';
import type { PreparedShop } from '@nuancier/operator/prepare-shop.ts';
import { progressOn } from '@nuancier/operator/progress.ts';
import type { Logger } from 'pino';
import { portIsTaken } from './port-is-taken.ts';

type Settings = { env: Record<string, string | undefined>; projectRoot: string };

/** All that a start does to its database, and no more: for a first start, which has its pages built meanwhile. */
export async function prepareAndLeave({ env, projectRoot }: Settings): Promise<void> {
  const read = readConfiguration(env, projectRoot);
  if (!read.ok) return giveUp(read.problems, EXIT.settings);
  const log = createLog({ level: read.configuration.logLevel });
  const prepared = await prepareDatabase(read.configuration, log);
  await prepared?.close();
}

export async function prepareDatabase(
  configuration: Configuration,
  log: Logger,
): Promise<PreparedShop | undefined> {
  const { host, port, probePort } = configuration;
  if (probePort !== 0 && (await portIsTaken(probePort, host))) {
    giveUp(
      [`Le port ${probePort} de PROBE_PORT est déjà utilisé. Choisissez-en un autre.`],
      EXIT.unavailable,
    );
    return undefined;
  }
  if (await portIsTaken(port, host)) {
    giveUp(
      [`Le port ${port} est déjà utilisé. Choisissez-en un autre, par exemple : PORT=${port + 1} npm start`],
      EXIT.unavailable,
    );
    return undefined;
  }
  return orGiveUp(prepareShop(configuration, progressOn(process.stdout), databaseTrouble(log)));
}

export function orGiveUp<T>(opening: Promise<T>): Promise<T | undefined> {
  return opening.catch((error: unknown) => {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    giveUp([error.message], error instanceof NoDatabaseNamed ? EXIT.settings : EXIT.unavailable);
    return undefined;
  });
}

export function databaseTrouble(log: Logger): (trouble: Error) => void {
  return (trouble) => log.warn({ err: trouble }, 'the database is in trouble');
}
