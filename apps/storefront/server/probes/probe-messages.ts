// What a serving process tells the thread that answers its probes.
import type { Readiness } from '@nuancier/api/monitoring/readiness.ts';

export type ToProbes =
  /** The event loop turns. */
  { kind: 'beat' } | { kind: 'readiness'; readiness: Pick<Readiness, 'ready'> };

export type FromProbes = { kind: 'listening'; port: number } | { kind: 'failed'; code: string };

/** `silentMs`: so long without a beat, and the process counts as hung. */
export type ProbeSettings = { host: string; port: number; silentMs: number };
