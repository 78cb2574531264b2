// Ctrl-C or SIGTERM: finish open requests, then exit. A second signal exits at once.
import { EXIT } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';

/** Ends with the code it answers with; without one, all was finished. */
export type Stop = () => Promise<ExitCode | void>;

export function onStopSignal(stop: Stop, drainMs: number, again = () => {}): void {
  const ask = stopOnce(stop, drainMs, () => {
    again();
    process.exit(EXIT.cut);
  });
  process.on('SIGINT', ask);
  process.on('SIGTERM', ask);
}

/** The first call stops in order and ends the process, at the latest when the drain window is over; the next does `again`. */
export function stopOnce(stop: Stop, drainMs: number, again: () => void): () => void {
  let stopping = false;
  return () => {
    if (stopping) return again();
    stopping = true;
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
