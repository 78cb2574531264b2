// Every report beside that of sales, by the name of its file.
import { abandonedCartsReport } from './abandoned-carts-report.ts';
import { approvalTimesReport } from './approval-times-report.ts';
import { conversionReport } from './conversion-report.ts';
import type { FigureReport } from './figure-report.ts';
import { marginReport } from './margin-report.ts';
import { promiseReport } from './promise-report.ts';
import { searchesReport } from './searches-report.ts';
import { stockOutReport } from './stock-out-report.ts';

export const figureReports = {
  marge: marginReport,
  ruptures: stockOutReport,
  promesses: promiseReport,
  paniers: abandonedCartsReport,
  conversion: conversionReport,
  validations: approvalTimesReport,
  recherches: searchesReport,
} as const satisfies Readonly<Record<string, FigureReport>>;
