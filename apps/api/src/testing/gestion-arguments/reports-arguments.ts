export const reportsArguments: Readonly<Record<string, string>> = {
  salesReport: 'by: day, since: "2026-11-01", until: "2026-11-30"',
};
