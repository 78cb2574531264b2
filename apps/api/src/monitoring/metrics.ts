import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FiguresOfOne } from './joined-figures.ts';

export type Figures = {
  /** Starts the clock of one operation; call what it returns when the operation is over. */
  start(field: string): (outcome: 'ok' | 'errors') => void;
  /** An answer that could not be serialised at once and was executed in the ordinary way. */
  countAbandoned(why: 'expected' | 'fault'): void;
  text(): Promise<string>;
  /** The same, for a page on which several processes stand. */
  ofOne(): Promise<FiguresOfOne>;
  contentType: string;
  close(): void;
};

/** Since the start: how many a lane let in and sent away; and now: how many wait and are inside. */
export type LaneFigures = { lane: string; admitted: number; shed: number; waiting: number; inFlight: number };

/** Counted by the first field of the operation: names of our schema, never a client's own. */
export function createFigures(readLanes?: () => readonly LaneFigures[], worker?: number): Figures {
  const registry = new Registry();
  if (worker !== undefined) registry.setDefaultLabels({ worker });
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'nuancier_operation_seconds',
    help: 'Time to answer one operation',
    labelNames: ['field'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'nuancier_operation_errors_total',
    help: 'Operations answered with errors, refusals included',
    labelNames: ['field'],
    registers: [registry],
  });
  const abandoned = new Counter({
    name: 'nuancier_serialising_abandoned_total',
    help: 'Answers not serialised at once but executed again: expected (a refusal, an unusual value) or a fault',
    labelNames: ['why'],
    registers: [registry],
  });
  if (readLanes) recordLanes(registry, readLanes);
  // Finding a label's counter anew costs more than counting.
  const byField = new Map<string, ReturnType<typeof seconds.labels>>();
  function secondsOf(field: string) {
    const known = byField.get(field) ?? seconds.labels(field);
    byField.set(field, known);
    return known;
  }
  return {
    start(field) {
      const begun = performance.now();
      return (outcome) => {
        secondsOf(field).observe((performance.now() - begun) / 1_000);
        if (outcome === 'errors') failures.inc({ field });
      };
    },
    countAbandoned: (why) => abandoned.inc({ why }),
    text: () => registry.metrics(),
    ofOne: () => registry.getMetricsAsJSON(),
    contentType: registry.contentType,
    close: () => registry.clear(),
  };
}

function recordLanes(registry: Registry, readLanes: () => readonly LaneFigures[]): void {
  const labelNames = ['lane'] as const;
  const registers = [registry];
  const told = [
    ['nuancier_lane_admitted_total', 'Requests let in', 'admitted', Counter],
    ['nuancier_lane_shed_total', 'Requests sent away with 503', 'shed', Counter],
    ['nuancier_lane_waiting', 'Requests that wait to be let in', 'waiting', Gauge],
    ['nuancier_lane_in_flight', 'Requests being worked on', 'inFlight', Gauge],
  ] as const;
  for (const [name, help, field, Kind] of told) {
    const metric = new Kind({
      name,
      help,
      labelNames,
      registers,
      collect() {
        metric.reset();
        for (const figures of readLanes()) metric.inc({ lane: figures.lane }, figures[field]);
      },
    });
  }
}
