import type { Row } from '../row.ts';

const readers: Row = {
  proprietaire: 'all',
  responsable: 'own-stores',
  comptabilite: 'all',
  lecture_seule: 'all',
};
/** With whoever looks after the customers they speak of. */
const withPortfolios: Row = { ...readers, commercial: 'own-portfolio' };

/** What the shop itself pays is not everybody's to know. */
const marginReaders: Row = { proprietaire: 'all', comptabilite: 'all', prix: 'all', lecture_seule: 'all' };

/** What is searched is counted for the whole shop: no store has a part of it. */
const wholeReaders: Row = { proprietaire: 'all', comptabilite: 'all', lecture_seule: 'all' };

const REPORTS = {
  marginReport: marginReaders,
  stockOutReport: readers,
  promiseReport: readers,
  abandonedCartsReport: readers,
  conversionReport: readers,
  approvalTimesReport: withPortfolios,
  searchesReport: wholeReaders,
} as const satisfies Record<string, Row>;

export type ReportOperation = keyof typeof REPORTS;

/** What is read may be taken away as a file. */
export const reportsRights = {
  salesReport: withPortfolios,
  salesReportCsv: withPortfolios,
  ...REPORTS,
  marginReportCsv: REPORTS.marginReport,
  stockOutReportCsv: REPORTS.stockOutReport,
  promiseReportCsv: REPORTS.promiseReport,
  abandonedCartsReportCsv: REPORTS.abandonedCartsReport,
  conversionReportCsv: REPORTS.conversionReport,
  approvalTimesReportCsv: REPORTS.approvalTimesReport,
  searchesReportCsv: REPORTS.searchesReport,
} as const satisfies Record<string, Row>;
