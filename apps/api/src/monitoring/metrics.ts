import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { FiguresOfOne } from './joined-figures.ts';
import { recordMeans } from './means-figures.ts';
import type { Means } from './means-figures.ts';
import { recordState } from './state-figures.ts';
import type { ReadState } from './state-figures.ts';

/** How an operation ended: refusals are the rules' doing, failures ours. */
export type Outcome = 'ok' | 'refused' | 'failed';

export type Figures = {
  /** Starts the clock of one operation; call what it returns when the operation is over. */
  start(field: string): (outcome: Outcome) => void;
  /** A request that was turned away before any of its operation ran, by our own name for the reason. */
  countTurnedAway(why: string): void;
  /** An answer that could not be serialised at once and was executed in the ordinary way. */
  countAbandoned(why: 'expected' | 'fault'): void;
  /** One request over HTTP, by the class of its address. */
  countRequest(request: { route: string; status: number; seconds: number }): void;
  text(): Promise<string>;
  /** The same, for a page on which several processes stand. */
  ofOne(): Promise<FiguresOfOne>;
  contentType: string;
  close(): void;
};

export type FigureSources = {
  /** what this process works with: lanes, connections, caches */
  means?: Means | undefined;
  /** what waits and is late in the whole shop */
  readState?: ReadState | undefined;
  /** which of several workers this process is */
  worker?: number | undefined;
};

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counted by the first field of the operation: names of our schema, never a client's own. */
export function createFigures({ means = {}, readState, worker }: FigureSources = {}): Figures {
  const registry = new Registry();
  if (worker !== undefined) registry.setDefaultLabels({ worker });
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const operations = new Histogram({
    name: 'nuancier_operation_seconds',
    help: 'Time to answer one GraphQL operation',
    labelNames: ['field'],
    buckets: SECONDS,
    registers,
  });
  const errors = new Counter({
    name: 'nuancier_operation_errors_total',
    help: 'Operations answered with errors: refused by a rule of the shop, or failed',
    labelNames: ['field', 'kind'],
    registers,
  });
  const turnedAway = new Counter({
    name: 'nuancier_requests_turned_away_total',
    help: 'GraphQL requests refused as a whole, by reason: limits, session, document',
    labelNames: ['why'],
    registers,
  });
  const abandoned = new Counter({
    name: 'nuancier_serialising_abandoned_total',
    help: 'Answers not serialised at once but executed again: expected (a refusal, an unusual value) or a fault',
    labelNames: ['why'],
    registers,
  });
  const requests = new Histogram({
    name: 'nuancier_http_seconds',
    help: 'Time from a request to the end of its answer; 499: the client went away before',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers,
  });
  recordMeans(registry, means);
  if (readState) recordState(registry, readState);
  const secondsOf = remembered((field) => operations.labels(field));
  const requestsOf = remembered((both) => requests.labels(...(both.split(' ') as [string, string])));
  return {
    start(field) {
      const begun = performance.now();
      return (outcome) => {
        secondsOf(field).observe((performance.now() - begun) / 1_000);
        if (outcome !== 'ok') errors.inc({ field, kind: outcome });
      };
    },
    countTurnedAway: (why) => turnedAway.inc({ why }),
    countAbandoned: (why) => abandoned.inc({ why }),
    countRequest: ({ route, status, seconds }) => requestsOf(`${route} ${status}`).observe(seconds),
    text: () => registry.metrics(),
    ofOne: () => registry.getMetricsAsJSON(),
    contentType: registry.contentType,
    close: () => registry.clear(),
  };
}

/** Finding a label's counter anew costs more than counting. */
function remembered<Value>(find: (label: string) => Value): (label: string) => Value {
  const known = new Map<string, Value>();
  return (label) => {
    const value = known.get(label) ?? find(label);
    known.set(label, value);
    return value;
  };
}
