import { pictureWorkers } from '../../media/media.ts';
import type { PictureWorkers } from '../../media/media.ts';

/** So many processes for all forms at once, and none while there is nothing to make. */
export function sharedWorkers(
  atOnce: number,
): <T>(work: (workers: PictureWorkers) => Promise<T>) => Promise<T> {
  let workers: PictureWorkers | null = null;
  let users = 0;
  return async (work) => {
    users += 1;
    workers ??= pictureWorkers({ atOnce });
    try {
      return await work(workers);
    } finally {
      users -= 1;
      if (users === 0) {
        workers.close();
        workers = null;
      }
    }
  };
}
