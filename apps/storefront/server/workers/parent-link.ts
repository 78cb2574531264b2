// The worker's end of the channel to its parent.
import cluster from 'node:cluster';
import type { FiguresOfOne } from '@nuancier/api/monitoring/joined-figures.ts';
import { EXIT } from '@nuancier/api/process/exit-codes.ts';
import { stopOnce, stopSignals } from '@nuancier/api/process/stop-signal.ts';
import { isOurs } from './worker-messages.ts';
import type { FromParent, FromWorker } from './worker-messages.ts';

export type ParentLink = {
  /** Which of the workers this is: a worker that takes another's place has its number. */
  number: number;
  /** Whether others answered when this one was started. */
  othersServe: boolean;
  /** Tells that requests are answered from now on. */
  opened(facts: { hasSite: boolean }): void;
  /** When the parent says so, or is gone. Signals are the parent's to hear: a terminal sends them to all. */
  onStop(stop: () => Promise<void>, drainMs: number): void;
  tellsFigures(own: () => Promise<FiguresOfOne>): void;
  /** With each beat from now on. */
  tellsReadiness(ready: () => Promise<{ ready: boolean }>): void;
  figuresOfAll(): Promise<string>;
};

export const WORKER_NUMBER = 'SHOP_WORKER_NUMBER';
export const OTHERS_SERVE = 'SHOP_OTHER_WORKERS_SERVE';
export const BEAT_MS = 2_000;
/** No answer takes longer; the next parent waits until the database of the shop is let go. */
const ORPHAN_MS = 10_000;

export function parentLink(env: Record<string, string | undefined>): ParentLink {
  const wanted = new Map<number, (text: string) => void>();
  let lastId = 0;
  for (const signal of stopSignals(process.platform)) process.on(signal, () => {});
  setInterval(() => say({ nuancier: 'beat' }), BEAT_MS).unref();
  // Before it is open there is nothing to finish.
  let leave: (drainMs?: number) => void = leaveAtOnce;
  hear((message) => {
    if (message.nuancier === 'stop') leave();
  });
  cluster.worker?.on('disconnect', () => {
    // Node would end a worker without a parent at once, in the middle of its requests.
    if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
    leave(ORPHAN_MS);
  });
  hear((message) => {
    if (message.nuancier !== 'all-figures') return;
    wanted.get(message.id)?.(message.text);
    wanted.delete(message.id);
  });
  return {
    number: Number(env[WORKER_NUMBER] ?? 0),
    othersServe: env[OTHERS_SERVE] === 'yes',
    opened: ({ hasSite }) => say({ nuancier: 'open', hasSite }),
    onStop(stop, drainMs) {
      const stopping = stopOnce(stop, drainMs, () => {});
      let isLeaving = false;
      leave = (mostMs = drainMs) => {
        // Whoever was asked to stop has the whole window, also when the parent ends before.
        if (!isLeaving) setTimeout(() => process.exit(EXIT.cut), mostMs).unref();
        isLeaving = true;
        stopping();
      };
    },
    tellsFigures(own) {
      hear((message) => {
        if (message.nuancier !== 'own-figures-wanted') return;
        const { id } = message;
        void own().then((figures) => say({ nuancier: 'own-figures', id, figures }));
      });
    },
    tellsReadiness(ready) {
      const tell = () =>
        ready().then(
          ({ ready }) => say({ nuancier: 'readiness', ready }),
          () => say({ nuancier: 'readiness', ready: false }),
        );
      setInterval(() => void tell(), BEAT_MS).unref();
      void tell();
    },
    figuresOfAll: () =>
      new Promise((resolve) => {
        const id = (lastId += 1);
        wanted.set(id, resolve);
        say({ nuancier: 'all-figures-wanted', id });
      }),
  };
}

function leaveAtOnce(): void {
  process.exit(EXIT.done);
}

function say(message: FromWorker): void {
  // A parent that was killed is noticed by its silence: a word that does not reach it must not end this process.
  if (process.connected) process.send?.(message, undefined, undefined, () => {});
}

function hear(react: (message: FromParent) => void): void {
  process.on('message', (message: unknown) => {
    if (isOurs<FromParent>(message)) react(message);
  });
}
