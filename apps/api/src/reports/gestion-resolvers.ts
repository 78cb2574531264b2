import type { Resolvers } from '../../generated/gestion-resolvers.ts';
import type { FiguresAsked } from '@nuancier/contract/gestion-types.ts';
import { entitled } from '../refusals/entitled.ts';
import type { Means } from '../request/asking.ts';
import type { StaffAsking } from '../request/staff-asking.ts';
import type { FigureReport } from './figures/figure-report.ts';
import { figureReports } from './figures/figure-reports.ts';
import { figuresOf } from './figures/figures-of.ts';
import { figuresToday } from './gestion/figures-today.ts';
import { salesReportOf } from './sales-report.ts';

type Context = StaffAsking & Means;

export const reportsGestionResolvers: Resolvers<Context> = {
  Query: {
    salesReport: (_root, args, { db, staff, now }) =>
      salesReportOf(db, entitled(staff, 'salesReport').reach, args, now()),
    marginReport: resolved(figureReports.marge),
    stockOutReport: resolved(figureReports.ruptures),
    promiseReport: resolved(figureReports.promesses),
    abandonedCartsReport: resolved(figureReports.paniers),
    conversionReport: resolved(figureReports.conversion),
    approvalTimesReport: resolved(figureReports.validations),
    searchesReport: resolved(figureReports.recherches),
  },
  Today: { figures: (_today, _args, context) => figuresToday(context) },
};

function resolved(report: FigureReport) {
  return (_root: unknown, { asked }: { asked: FiguresAsked }, { db, staff, now }: Context) =>
    figuresOf(db, report, entitled(staff, report.operation).reach, { asked, now: now() });
}
