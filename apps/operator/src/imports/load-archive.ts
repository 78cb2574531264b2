import type { Configuration } from '@nuancier/api/configuration/configuration.ts';
import type { ArchiveKind } from '@nuancier/api/intake/archive-kinds.ts';
import { UnreadableFiles } from '@nuancier/api/intake/files/given-file.ts';
import type { ImportOptions } from '@nuancier/api/intake/run-import.ts';
import { openMediaStores } from '@nuancier/api/media/media.ts';
import type { Terminal } from '../command.ts';
import { openAsTool } from '../open-as-tool.ts';
import { toldOutcome } from './tell-import.ts';

type Given = { path: string; folder: string; options: Omit<ImportOptions, 'format'> };

/** A folder or an archive; pictures with as many processes as the settings allow. */
export async function loadArchive(
  kind: ArchiveKind,
  { path, folder, options }: Given,
  configuration: Configuration,
  terminal: Terminal,
): Promise<number> {
  const { media, dataDir, pictureWorkers } = configuration;
  const stores = await openMediaStores(media, dataDir);
  const onFile = (done: number, total: number) => terminal.progress.count('Fichiers', done, total);
  const means = { path, spool: folder, stores, pictureWorkers, onFile };
  const outcome = await openAsTool(configuration, ({ forLongWork }) =>
    forLongWork((db) => kind.run(db, means, options)),
  ).catch((error: unknown) => {
    if (error instanceof UnreadableFiles) return error;
    throw error;
  });
  if (!(outcome instanceof UnreadableFiles)) return toldOutcome(outcome, options, terminal);
  terminal.progress.end();
  terminal.print(outcome.message);
  return 1;
}
