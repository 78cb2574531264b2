import { setTimeout as wait } from 'node:timers/promises';
import { reconcilePayments } from './reconcile-payments.ts';
import type { ReconcileParts } from './reconcile-payments.ts';

const EVERY_MS = 60_000;

/** Reconciles stale payments every minute until closed. */
export function watchPayments(parts: ReconcileParts): { close(): Promise<void> } {
  const stop = new AbortController();
  const watching = watch(parts, stop.signal);
  return {
    async close() {
      stop.abort();
      await watching;
    },
  };
}

async function watch(parts: ReconcileParts, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // oxlint-disable-next-line no-await-in-loop -- one round after the other
    await wait(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    // oxlint-disable-next-line no-await-in-loop
    await reconcilePayments(parts).catch((err: unknown) =>
      parts.log.warn({ err }, 'payments could not be asked about'),
    );
  }
}
