const ASKED = 'asked: { since: "2026-11-01", until: "2026-11-30" }';

export const reportsArguments: Readonly<Record<string, string>> = {
  salesReport: 'by: day, since: "2026-11-01", until: "2026-11-30"',
  marginReport: ASKED,
  stockOutReport: ASKED,
  promiseReport: ASKED,
  abandonedCartsReport: ASKED,
  conversionReport: ASKED,
  approvalTimesReport: ASKED,
  searchesReport: ASKED,
};
