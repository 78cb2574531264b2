// Calls for as long as the process lives; any number of processes may do so at once.
import { withinTime } from '../../concurrency/within-time.ts';
import { orEmpty } from '../../refusals/or-empty.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';
import type { WebhookParts } from './deliver-webhooks.ts';

export type WebhookWorker = {
  /** Something happened: look now rather than at the next turn. */
  wake(): void;
  close(): Promise<void>;
};

const LOOK_EVERY_MS = 10_000;
const LAST_WORD_MS = 10_000;

export function startWebhookWorker(parts: WebhookParts): WebhookWorker {
  const report = (trouble: unknown) => parts.log.warn({ err: trouble }, 'webhooks could not be looked at');
  let closed = false;
  let again = false;
  let round: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function look(): void {
    if (closed) return;
    again = round !== undefined;
    if (again) return;
    clearTimeout(timer);
    round = oneRound();
  }

  async function oneRound(): Promise<void> {
    const more = await orEmpty(deliverWebhooks(parts), false, report);
    round = undefined;
    if (more || again) look();
    else if (!closed) timer = setTimeout(look, LOOK_EVERY_MS).unref();
  }

  look();
  return {
    wake: look,
    async close() {
      closed = true;
      clearTimeout(timer);
      await withinTime(LAST_WORD_MS, round ?? Promise.resolve());
    },
  };
}
