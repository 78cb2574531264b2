import { joinedFigures } from '@nuancier/api/monitoring/joined-figures.ts';
import type { FiguresOfOne } from '@nuancier/api/monitoring/joined-figures.ts';

export type FiguresGathering = {
  /** Asks these workers and answers with what they have said by the time limit. */
  gather(workers: readonly { ask(id: number): void }[]): Promise<string>;
  told(id: number, figures: FiguresOfOne): void;
};

/** A worker that starts or hangs must not keep the figures of the others from whoever watches. */
const PATIENCE_MS = 2_000;

export function createFiguresGathering(patienceMs = PATIENCE_MS): FiguresGathering {
  const open = new Map<number, (figures: FiguresOfOne) => void>();
  let lastId = 0;
  return {
    told: (id, figures) => open.get(id)?.(figures),
    async gather(workers) {
      const id = (lastId += 1);
      const collected: FiguresOfOne[] = [];
      await new Promise<void>((resolve) => {
        if (workers.length === 0) return resolve();
        const limit = setTimeout(resolve, patienceMs);
        open.set(id, (figures) => {
          collected.push(figures);
          if (collected.length < workers.length) return;
          clearTimeout(limit);
          resolve();
        });
        for (const worker of workers) worker.ask(id);
      });
      open.delete(id);
      return joinedFigures(collected);
    },
  };
}
