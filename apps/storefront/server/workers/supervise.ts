// The parent of several workers on one port: starts them, starts them again, and lets them leave together.
import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import { once } from 'node:events';
import { EXIT } from '@nuancier/api/process/exit-codes.ts';
import { onStopSignal } from '@nuancier/api/process/stop-signal.ts';
import type { Logger } from 'pino';
import type { Probes } from '../probes/open-probes.ts';
import { drainWindows } from './drain-windows.ts';
import { createFiguresGathering } from './gather-figures.ts';
import { growingPause } from './growing-pause.ts';
import { BEAT_MS, OTHERS_SERVE, WORKER_NUMBER } from './parent-link.ts';
import { isOurs } from './worker-messages.ts';
import type { FromParent, FromWorker } from './worker-messages.ts';

export type Supervision = {
  workers: number;
  /** Whether this is production, as the environment said before React was told. */
  nodeEnv: string | undefined;
  drainMs: number;
  log: Logger;
  /** The first worker answers. */
  onOpen: (facts: { hasSite: boolean }) => void;
  /** All workers have left. */
  onEmpty: () => Promise<void>;
  /** A worker whose loop has not turned for so long is ended. */
  hangMs: number;
  /** Probes are answered for all workers: well as long as one of them is. */
  probes: Probes | null;
};

type Place = {
  number: number;
  worker: Worker;
  bornAt: number;
  shortLives: number;
  unheard: number;
  isOpen: boolean;
  isReady: boolean;
};

/** Whoever lived this long was well: the next pause is a short one again. */
const LONG_LIFE_MS = 60_000;
/** A worker that starts loads its code and the catalogue, and may be deaf for longer. */
const STARTING_TIMES = 4;

export function superviseWorkers(supervision: Supervision): void {
  const { workers, drainMs, hangMs, log } = supervision;
  const beatsMissed = Math.max(2, Math.ceil(hangMs / BEAT_MS));
  // Workers take connections from the port themselves. Handed over by the parent, one that is on its way to a worker
  // which has just died would be answered by nobody, ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const places = new Map<number, Place>();
  const pauses = new Set<NodeJS.Timeout>();
  const figures = createFiguresGathering();
  let leaving = false;
  let opened = false;

  function start(number: number, shortLives: number): void {
    const worker = cluster.fork({
      [WORKER_NUMBER]: String(number),
      [OTHERS_SERVE]: [...places.values()].some(({ isOpen }) => isOpen) ? 'yes' : 'no',
      NODE_ENV: supervision.nodeEnv ?? '',
    });
    const bornAt = performance.now();
    const place: Place = { number, worker, bornAt, shortLives, unheard: 0, isOpen: false, isReady: false };
    places.set(number, place);
    worker.on('message', (message: unknown) => {
      if (isOurs<FromWorker>(message)) hear(place, message);
    });
    worker.on('error', (err) => log.warn({ err, worker: number }, 'a worker cannot be spoken to'));
    worker.once('exit', (code, signal) => ended(place, code, signal));
  }

  function ended(place: Place, code: number | null, signal: string | null): void {
    places.delete(place.number);
    tellProbes();
    if (leaving) return;
    const livedMs = performance.now() - place.bornAt;
    const shortLives = livedMs < LONG_LIFE_MS ? place.shortLives + 1 : 0;
    const pauseMs = growingPause(livedMs < LONG_LIFE_MS ? place.shortLives : 0);
    log.error(
      { worker: place.number, code, signal, livedMs: Math.round(livedMs), pauseMs },
      'a worker ended',
    );
    const pause = setTimeout(() => {
      pauses.delete(pause);
      start(place.number, shortLives);
    }, pauseMs);
    pauses.add(pause);
  }

  function hear(place: Place, message: FromWorker): void {
    place.unheard = 0;
    if (message.nuancier === 'readiness') place.isReady = message.ready;
    tellProbes();
    if (message.nuancier === 'own-figures') figures.told(message.id, message.figures);
    if (message.nuancier === 'all-figures-wanted') void tellAll(place.worker, message.id);
    if (message.nuancier !== 'open') return;
    place.isOpen = true;
    if (!opened) supervision.onOpen(message);
    opened = true;
  }

  function tellProbes(): void {
    const open = [...places.values()].filter(({ isOpen }) => isOpen);
    if (open.length > 0) supervision.probes?.tell({ kind: 'beat' });
    const ready = !leaving && open.some(({ isReady }) => isReady);
    supervision.probes?.tell({ kind: 'readiness', readiness: { ready } });
  }

  async function tellAll(worker: Worker, id: number): Promise<void> {
    const asked = [...places.values()].filter(({ isOpen }) => isOpen);
    const text = await figures.gather(
      asked.map((place) => ({
        ask: (own) => say(place.worker, { nuancier: 'own-figures-wanted', id: own }),
      })),
    );
    say(worker, { nuancier: 'all-figures', id, text });
  }

  // Counted in turns of this process's own loop: a machine that slept has hung nobody.
  const watch = setInterval(() => {
    for (const place of places.values()) {
      place.unheard += 1;
      if (place.unheard < (place.isOpen ? beatsMissed : beatsMissed * STARTING_TIMES)) continue;
      log.error({ worker: place.number }, 'a worker hangs and is ended');
      place.worker.process.kill('SIGKILL');
    }
  }, BEAT_MS);

  const endAll = () => {
    for (const { worker } of places.values()) worker.process.kill('SIGKILL');
  };

  const stop = async () => {
    leaving = true;
    tellProbes();
    clearInterval(watch);
    for (const pause of pauses) clearTimeout(pause);
    const ends = [...places.values()].map(({ worker }) => once(worker, 'exit'));
    for (const { worker } of places.values()) say(worker, { nuancier: 'stop' });
    setTimeout(endAll, drainWindows(drainMs).killMs).unref();
    const codes = (await Promise.all(ends)).map(([code]: unknown[]) => code);
    const cut = codes.filter((code) => code !== EXIT.done);
    if (cut.length > 0) log.warn({ codes }, 'workers did not finish in time');
    await supervision.onEmpty();
    return cut.length === 0 ? EXIT.done : EXIT.cut;
  };
  onStopSignal(stop, drainMs, endAll);

  for (let number = 1; number <= workers; number += 1) start(number, 0);
}

function say(worker: Worker, message: FromParent): void {
  if (worker.isConnected()) worker.send(message);
}
