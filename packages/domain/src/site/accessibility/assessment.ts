import type { Criterion, Proof } from './accessibility-criteria.ts';

export type Assessment = Record<Proof['kind'], number> & {
  /** Criteria that apply to content of the shop. */
  applicable: number;
  /**
   * Whole per cent of criteria met by tests or a person's check, rounded down so that the figure is never too good.
   */
  share: number;
};

export function assessmentOf(criteria: readonly Criterion[]): Assessment {
  const counted = { tests: 0, seen: 0, person: 0, failed: 0, none: 0 };
  for (const { proof } of criteria) counted[proof.kind] += 1;
  const applicable = criteria.length - counted.none;
  const held = counted.tests + counted.seen;
  return { ...counted, applicable, share: applicable === 0 ? 0 : Math.floor((held * 100) / applicable) };
}
