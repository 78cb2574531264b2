import type { Resolvers } from '../../generated/gestion-resolvers.ts';
import type { FiguresAsked } from '@nuancier/contract/gestion-types.ts';
import type { Reads } from '../database/connecting/open-replica.ts';
import { entitled } from '../refusals/entitled.ts';
import type { Means } from '../request/asking.ts';
import type { StaffAsking } from '../request/staff-asking.ts';
import type { FigureReport } from './figures/figure-report.ts';
import { figureReports } from './figures/figure-reports.ts';
import { figuresOf } from './figures/figures-of.ts';
import { figuresToday } from './gestion/figures-today.ts';
import { stockOutsToday } from './gestion/stock-outs-today.ts';
import { salesReportOf } from './sales-report.ts';

type Context = StaffAsking & Means & { reads: Reads };

export const reportsGestionResolvers: Resolvers<Context> = {
  Query: {
    salesReport: (_root, args, { reads, staff, now }) => {
      const { reach } = entitled(staff, 'salesReport');
      return reads((db) => salesReportOf(db, reach, args, now()));
    },
    marginReport: resolved(figureReports.marge),
    stockOutReport: resolved(figureReports.ruptures),
    promiseReport: resolved(figureReports.promesses),
    abandonedCartsReport: resolved(figureReports.paniers),
    conversionReport: resolved(figureReports.conversion),
    approvalTimesReport: resolved(figureReports.validations),
    searchesReport: resolved(figureReports.recherches),
  },
  Today: {
    figures: (_today, _args, context) => figuresToday(context),
    stock_outs: (_today, _args, context) => stockOutsToday(context),
  },
};

function resolved(report: FigureReport) {
  return (_root: unknown, { asked }: { asked: FiguresAsked }, { reads, staff, now }: Context) => {
    const { reach } = entitled(staff, report.operation);
    return reads((db) => figuresOf(db, report, reach, { asked, now: now() }));
  };
}
