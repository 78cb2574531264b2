// What this process works with, read at the moment somebody looks: admission lanes, database connections, caches.
import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { PoolFigures } from '../database/open-pool.ts';

/** Since the start: how many a lane let in and sent away; and now: how many wait and are inside. */
export type LaneFigures = { lane: string; admitted: number; shed: number; waiting: number; inFlight: number };

export type CacheFigures = { cache: string; hits: number; misses: number; bytes: number };

/** When what is in memory was made; since when something newer is known and not in it yet. */
export type CatalogueFigures = { madeAt: Date | null; behindSince: Date | null };

export type Means = {
  readLanes?: (() => readonly LaneFigures[]) | undefined;
  readPools?: (() => readonly PoolFigures[]) | undefined;
  readCaches?: (() => readonly CacheFigures[]) | undefined;
  readCatalogue?: (() => CatalogueFigures) | undefined;
  /** in seconds; nothing where no replica is asked */
  readReplicaLag?: (() => number) | undefined;
};

export function recordMeans(registry: Registry, means: Means): void {
  const { readLanes, readPools, readCaches, readCatalogue, readReplicaLag } = means;
  if (readLanes) {
    const lanes = { registry, label: 'lane', read: readLanes } as const;
    tell(lanes, Counter, 'nuancier_lane_admitted_total', 'Requests let in', 'admitted');
    tell(lanes, Counter, 'nuancier_lane_shed_total', 'Requests sent away with 503', 'shed');
    tell(lanes, Gauge, 'nuancier_lane_waiting', 'Requests that wait to be let in', 'waiting');
    tell(lanes, Gauge, 'nuancier_lane_in_flight', 'Requests being worked on', 'inFlight');
  }
  if (readPools) {
    const pools = { registry, label: 'pool', read: readPools } as const;
    tell(pools, Gauge, 'nuancier_pool_open', 'Connections to the database', 'open');
    tell(pools, Gauge, 'nuancier_pool_idle', 'Connections that nobody uses', 'idle');
    tell(pools, Gauge, 'nuancier_pool_waiting', 'Questions that wait for a connection', 'waiting');
    tell(pools, Counter, 'nuancier_pool_taken_total', 'Connections that were taken', 'taken');
    tell(
      pools,
      Counter,
      'nuancier_pool_wait_seconds_total',
      'Time spent waiting for a connection',
      'waitedSeconds',
    );
  }
  if (readCaches) {
    const caches = { registry, label: 'cache', read: readCaches } as const;
    tell(caches, Counter, 'nuancier_cache_hits_total', 'Answers found in memory', 'hits');
    tell(caches, Counter, 'nuancier_cache_misses_total', 'Answers made anew', 'misses');
    tell(caches, Gauge, 'nuancier_cache_bytes', 'What the cache holds', 'bytes');
  }
  if (readCatalogue) recordCatalogue(registry, readCatalogue);
  if (readReplicaLag) {
    const lag: Gauge = new Gauge({
      name: 'nuancier_replica_lag_seconds',
      help: 'How old the answers of the replica are at most',
      registers: [registry],
      collect: () => lag.set(readReplicaLag()),
    });
  }
}

type Source<Label extends string, Row> = { registry: Registry; label: Label; read: () => readonly Row[] };

function tell<Label extends string, Field extends string>(
  { registry, label, read }: Source<Label, Record<Label, string> & Record<Field, number>>,
  Kind: typeof Counter | typeof Gauge,
  name: string,
  help: string,
  field: Field,
): void {
  const metric: Counter | Gauge = new Kind({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect() {
      metric.reset();
      for (const row of read()) metric.inc({ [label]: row[label] }, row[field]);
    },
  });
}

const ago = (moment: Date | null) => (moment === null ? 0 : (Date.now() - moment.getTime()) / 1_000);

function recordCatalogue(registry: Registry, read: () => CatalogueFigures): void {
  const registers = [registry];
  const age: Gauge = new Gauge({
    name: 'nuancier_catalogue_age_seconds',
    help: 'Since the catalogue in memory was read; it grows while nothing changes',
    registers,
    collect: () => age.set(ago(read().madeAt)),
  });
  const behind: Gauge = new Gauge({
    name: 'nuancier_catalogue_behind_seconds',
    help: 'Since something newer is known and not yet in memory; 0 when it is current',
    registers,
    collect: () => behind.set(ago(read().behindSince)),
  });
}
