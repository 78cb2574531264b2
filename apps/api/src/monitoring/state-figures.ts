// What waits, is late or went wrong in the whole shop, from the database. Every process tells the same: take the
// largest of them, never their sum.
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import { withinTime } from '../concurrency/within-time.ts';

export type QueueState = { queue: string; waiting: number; oldestAt: Date | null; givenUp: number };
export type JobOutcome = { job: string; failed: boolean; doneAt: Date | null };

export type ShopState = {
  queues: readonly QueueState[];
  jobs: readonly JobOutcome[];
  ordersLate: number;
  /** of the last quarter of an hour, as the next two */
  events: ReadonlyMap<string, number>;
  payments: ReadonlyMap<string, number>;
  imports: ReadonlyMap<string, number>;
  /** The state that the last backup shows; none was ever noted: null. */
  backedUpAt: Date | null;
};

export type ReadState = () => Promise<ShopState>;

/** Looked at by several at once, it is read once. */
const FRESH_MS = 5_000;
/** Whoever looks at the figures of a shop in trouble must not wait for its trouble. */
const LONGEST_MS = 2_000;

export function recordState(registry: Registry, readState: ReadState): void {
  const state = rememberedState(readState);
  const registers = [registry];
  const gauge = (
    name: string,
    help: string,
    labelNames: readonly string[],
    told: (state: ShopState, set: (value: number, label?: string) => void) => void,
  ) => {
    const metric: Gauge = new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers,
      async collect() {
        metric.reset();
        // A figure without a label stands at zero until it is told, and zero would be good news.
        if (labelNames.length === 0) metric.remove();
        const read = await state();
        if (read === undefined) return;
        const [label = ''] = labelNames;
        told(read, (value, of) =>
          of === undefined ? metric.set(value) : metric.set({ [label]: of }, value),
        );
      },
    });
  };
  const known: Gauge = new Gauge({
    name: 'nuancier_state_known',
    help: 'Whether the state of the shop could be read just now',
    registers,
    collect: async () => known.set((await state()) === undefined ? 0 : 1),
  });
  gauge('nuancier_queue_waiting', 'What waits to be done', ['queue'], ({ queues }, set) => {
    for (const { queue, waiting } of queues) set(waiting, queue);
  });
  gauge(
    'nuancier_queue_oldest_seconds',
    'For how long the oldest of it waits',
    ['queue'],
    ({ queues }, set) => {
      for (const { queue, oldestAt } of queues) set(oldestAt === null ? 0 : secondsSince(oldestAt), queue);
    },
  );
  gauge('nuancier_queue_given_up', 'What was given up in the last day', ['queue'], ({ queues }, set) => {
    for (const { queue, givenUp } of queues) set(givenUp, queue);
  });
  gauge('nuancier_job_failed', 'Whether the last run of a job failed', ['job'], ({ jobs }, set) => {
    for (const { job, failed } of jobs) set(failed ? 1 : 0, job);
  });
  gauge('nuancier_job_done_timestamp_seconds', 'When a job was last done', ['job'], ({ jobs }, set) => {
    for (const { job, doneAt } of jobs) if (doneAt !== null) set(doneAt.getTime() / 1_000, job);
  });
  gauge('nuancier_orders_late', 'Open orders whose promised moment has passed', [], ({ ordersLate }, set) =>
    set(ordersLate),
  );
  // Without one there is no age, and the alert for that asks whether the state is known.
  gauge(
    'nuancier_backup_age_seconds',
    'How old the state is that the last backup shows; absent while none was made',
    [],
    ({ backedUpAt }, set) => {
      if (backedUpAt !== null) set(secondsSince(backedUpAt));
    },
  );
  const recent = [
    ['nuancier_events_recent', 'Events of the last quarter of an hour', 'type', 'events'],
    ['nuancier_payments_recent', 'What the bank told in the last quarter of an hour', 'news', 'payments'],
    [
      'nuancier_imports_recent',
      'Files that came in during the last quarter of an hour',
      'outcome',
      'imports',
    ],
  ] as const;
  for (const [name, help, label, field] of recent)
    gauge(name, help, [label], (read, set) => {
      for (const [of, count] of read[field]) set(count, of);
    });
}

function secondsSince(moment: Date): number {
  return Math.max(0, (Date.now() - moment.getTime()) / 1_000);
}

function rememberedState(readState: ReadState): () => Promise<ShopState | undefined> {
  let last: { at: number; state: Promise<ShopState | undefined> } | undefined;
  return () => {
    const now = performance.now();
    if (last === undefined || now - last.at > FRESH_MS) {
      const state = withinTime(LONGEST_MS, readState()).then((outcome) =>
        outcome.kind === 'done' ? outcome.value : undefined,
      );
      last = { at: now, state };
    }
    return last.state;
  };
}
