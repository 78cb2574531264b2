// The port for the probes of an orchestrator, answered beside the event loop.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FromProbes, ProbeSettings, ToProbes } from './probe-messages.ts';

export type Probes = {
  port: number;
  tell(message: ToProbes): void;
  close(): Promise<void>;
};

const BEAT_MS = 1_000;

/** Throws where the port cannot be had. */
export async function openProbes(settings: ProbeSettings): Promise<Probes> {
  const thread = new Worker(new URL('./probe-thread.ts', import.meta.url), {
    workerData: settings,
    // Nothing of the shop's own settings is there to be read.
    env: {},
  });
  const [first] = (await once(thread, 'message')) as [FromProbes];
  if (first.kind === 'failed') {
    await thread.terminate();
    throw new Error(`PROBE_PORT ${settings.port} on ${settings.host} cannot be opened: ${first.code}`);
  }
  thread.unref();
  return {
    port: first.port,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    tell: (message) => thread.postMessage(message),
    close: async () => void (await thread.terminate()),
  };
}

/** Tells the probes of the process that calls it; the answer is to be called when it leaves. */
export function tellProbes(
  { tell }: Pick<Probes, 'tell'>,
  ready: () => Promise<Extract<ToProbes, { kind: 'readiness' }>['readiness']>,
): () => void {
  const beat = () => {
    tell({ kind: 'beat' });
    // What cannot be asked is not ready; the next beat asks again.
    ready().then(
      (readiness) => tell({ kind: 'readiness', readiness }),
      () => tell({ kind: 'readiness', readiness: { ready: false } }),
    );
  };
  beat();
  const timer = setInterval(beat, BEAT_MS).unref();
  return () => clearInterval(timer);
}
