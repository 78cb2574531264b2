import { selectApprovalTimes } from './approval-times-store.ts';
import { count, hours } from './figure-report.ts';
import type { FigureReport } from './figure-report.ts';

export const approvalTimesReport: FigureReport = {
  operation: 'approvalTimesReport',
  headings: { company: 'Société', week: 'Semaine' },
  columns: () => [
    count('Demandes'),
    count('Validées'),
    count('Refusées'),
    count('Retirées'),
    count('En attente'),
    count('Expirées'),
    hours('Délai médian'),
    hours('Délai de 9 sur 10'),
  ],
  drawn: () => 6,
  select: selectApprovalTimes,
};
