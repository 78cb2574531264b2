import type { Resolvers } from '../../generated/gestion-resolvers.ts';
import { entitled } from '../refusals/entitled.ts';
import type { Means } from '../request/asking.ts';
import type { StaffAsking } from '../request/staff-asking.ts';
import { salesReportOf } from './sales-report.ts';

export const reportsGestionResolvers: Resolvers<StaffAsking & Means> = {
  Query: {
    salesReport: (_root, args, { db, staff }) =>
      salesReportOf(db, entitled(staff, 'salesReport').reach, args),
  },
};
