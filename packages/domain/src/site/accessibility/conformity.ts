/** By an independent auditor; `share` of the criteria that hold, 0 to 1. */
export type OutsideAudit = { on: string; by: string; share: number };

export type Conformity = 'none' | 'partial' | 'full';

/** The shop's own audit is entered here, and nowhere else. */
export const outsideAudit: OutsideAudit | null = null;

const PARTIAL_FROM = 0.5;

/** The law's three words. Without an audit a site is not conforming, whatever its own tests say. */
export function conformityOf(audit: OutsideAudit | null): Conformity {
  if (audit === null || audit.share < PARTIAL_FROM) return 'none';
  return audit.share < 1 ? 'partial' : 'full';
}
