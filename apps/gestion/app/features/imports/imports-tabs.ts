import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import type { StaffOperation } from '@nuancier/domain/staff/rights.ts';
import type { StaffRole } from '@nuancier/domain/staff/roles.ts';
import type { ImportsTab } from './imports-frame.tsx';

const ASKS: Readonly<Record<ImportsTab, StaffOperation>> = {
  runs: 'importRuns',
  keys: 'integrationKeys',
  webhooks: 'webhooks',
  jobs: 'shopJobs',
};
const ORDER: readonly ImportsTab[] = ['runs', 'keys', 'webhooks', 'jobs'];

export function tabsOf(role: StaffRole | undefined): ImportsTab[] {
  return ORDER.filter((tab) => mayDo(role, ASKS[tab]));
}

export function mayDo(role: StaffRole | undefined, operation: StaffOperation): boolean {
  return role !== undefined && scopeOf(operation, role) !== null;
}
