import { openBuiltStore } from '@nuancier/api/media/media.ts';
import type { Configuration } from '@nuancier/api/configuration/configuration.ts';
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { gestionClientFolder } from '../gestion/gestion-pages.ts';
import { shopClientFolder } from './built-pages.ts';
import { keepBuiltFiles } from './keep-built-files.ts';

/** Storage that is away must not keep a shop from starting: it serves its own files all the same. */
const PATIENCE_MS = 15_000;

export async function keepOwnBuild(
  { media, dataDir }: Pick<Configuration, 'media' | 'dataDir'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const keeping = openBuiltStore(media, dataDir)
    .then((store) => keepBuiltFiles({ shop: shopClientFolder, gestion: gestionClientFolder }, store))
    .then(
      () => undefined,
      (error: unknown) => log.warn({ err: error }, 'the built files could not be kept for other versions'),
    );
  await Promise.race([keeping, wait(PATIENCE_MS, undefined, { ref: false })]);
}
