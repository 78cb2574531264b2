import type { Configuration } from '@nuancier/api/configuration/configuration.ts';
import { UnreadableFiles } from '@nuancier/api/intake/files/given-file.ts';
import { runPictureImport } from '@nuancier/api/intake/pictures/run-picture-import.ts';
import type { ImportOptions } from '@nuancier/api/intake/run-import.ts';
import { openMediaStores, pictureWorkers } from '@nuancier/api/media/media.ts';
import type { Terminal } from '../command.ts';
import { openAsTool } from '../open-as-tool.ts';
import { toldOutcome } from './tell-import.ts';

type Given = { path: string; folder: string; options: Omit<ImportOptions, 'format'> };

/** A folder or an archive of pictures, with as many processes as the settings allow. */
export async function loadPictures(
  { path, folder, options }: Given,
  configuration: Configuration,
  terminal: Terminal,
): Promise<number> {
  const { pictures: store } = await openMediaStores(configuration.media, configuration.dataDir);
  const workers = pictureWorkers({ atOnce: configuration.pictureWorkers });
  const onPicture = (done: number, total: number) => terminal.progress.count('Images', done, total);
  const given = { path, store, workers, spool: folder, onPicture };
  const outcome = await openAsTool(configuration, ({ forLongWork }) =>
    forLongWork((db) => runPictureImport(db, given, options)),
  )
    .catch((error: unknown) => {
      if (error instanceof UnreadableFiles) return error;
      throw error;
    })
    .finally(() => workers.close());
  if (!(outcome instanceof UnreadableFiles)) return toldOutcome(outcome, options, terminal);
  terminal.progress.end();
  terminal.print(outcome.message);
  return 1;
}
