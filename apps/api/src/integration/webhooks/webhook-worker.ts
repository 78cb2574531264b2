// Calls for as long as the process lives; any number of processes may do so at once.
import { withinTime } from '../../concurrency/within-time.ts';
import { orEmpty } from '../../refusals/or-empty.ts';
import { deliverDue, queueNews } from './deliver-webhooks.ts';
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
  /** By address, those that are being called. */
  const lanes = new Map<number, Promise<void>>();
  /** They got more while they were being called. */
  const late = new Set<number>();
  let closed = false;
  let again = false;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function look(): void {
    if (closed) return;
    again = looking !== undefined;
    if (again) return;
    clearTimeout(timer);
    looking = oneLook();
  }

  async function oneLook(): Promise<void> {
    for (const id of await orEmpty(queueNews(parts), [], report)) {
      if (lanes.has(id)) late.add(id);
      else lanes.set(id, callAll(id));
    }
    looking = undefined;
    if (again) look();
    else if (!closed) timer = setTimeout(look, LOOK_EVERY_MS).unref();
  }

  async function callAll(id: number): Promise<void> {
    await orEmpty(
      deliverDue(parts, id, () => closed),
      undefined,
      report,
    );
    lanes.delete(id);
    if (late.delete(id)) look();
  }

  look();
  return {
    wake: look,
    async close() {
      closed = true;
      clearTimeout(timer);
      await withinTime(LAST_WORD_MS, Promise.resolve(looking));
      await withinTime(LAST_WORD_MS, Promise.all(lanes.values()));
    },
  };
}
