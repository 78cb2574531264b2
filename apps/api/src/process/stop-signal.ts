// Ctrl-C or SIGTERM, Ctrl-Break on Windows: finish open requests, then exit. A second one, a moment later, exits at once.
import { EXIT } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';

/** Ends with the code it answers with; without one, all was finished. */
export type Stop = () => Promise<ExitCode | void>;

export function onStopSignal(stop: Stop, drainMs: number, again = () => {}): void {
  const ask = stopOnce(stop, drainMs, () => {
    again();
    process.exit(EXIT.cut);
  });
  for (const signal of stopSignals(process.platform)) process.on(signal, ask);
}

/** Windows has no SIGTERM: whoever sends it there ends the process. Its service wrappers send Ctrl-C, or Ctrl-Break. */
export function stopSignals(platform: NodeJS.Platform): readonly NodeJS.Signals[] {
  return platform === 'win32' ? ['SIGINT', 'SIGBREAK'] : ['SIGINT', 'SIGTERM'];
}

/** A terminal and a service manager send to npm and the shop alike, and npm passes on what it got: that is one wish. */
const ONE_WISH_MS = 1_000;

/** The first call stops in order and ends the process, at the latest when the drain window is over; a later one does `again`. */
export function stopOnce(stop: Stop, drainMs: number, again: () => void): () => void {
  let askedAt: number | undefined;
  return () => {
    if (askedAt !== undefined) return performance.now() - askedAt > ONE_WISH_MS ? again() : undefined;
    askedAt = performance.now();
    setTimeout(() => process.exit(EXIT.cut), drainMs).unref();
    stop().then(
      (code) => process.exit(code ?? EXIT.done),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(EXIT.fault);
      },
    );
  };
}
