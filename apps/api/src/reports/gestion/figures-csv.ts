// /gestion/fichiers/rapports/….csv: each report as a table, by the same question, session and reach as its page.
import type { FastifyPluginAsync } from 'fastify';
import type { FigureKind, FigureTable } from '@nuancier/contract/gestion-types.ts';
import * as v from 'valibot';
import { Refusal } from '../../refusals/refusal.ts';
import { listForStaff } from '../../staff/staff.ts';
import type { StaffListParts } from '../../staff/staff.ts';
import { CSV_MARK, csvRow } from '../../text/csv-row.ts';
import { FIGURE_WAYS } from '../figures/figure-report.ts';
import type { FigureReport } from '../figures/figure-report.ts';
import { figureReports } from '../figures/figure-reports.ts';
import { figuresOf } from '../figures/figures-of.ts';

const Asked = v.object({
  by: v.fallback(v.nullish(v.picklist(FIGURE_WAYS), null), null),
  since: v.string(),
  until: v.string(),
  store: v.fallback(v.nullish(v.string(), null), null),
  hours: v.fallback(v.nullish(v.pipe(v.string(), v.digits(), v.transform(Number)), null), null),
});

export function figuresCsvRoutes(parts: StaffListParts): FastifyPluginAsync {
  return async (app) => {
    for (const [name, report] of Object.entries(figureReports))
      void app.register(fileOf(parts, name, report));
  };
}

function fileOf(parts: StaffListParts, name: string, report: FigureReport): FastifyPluginAsync {
  return listForStaff(
    parts,
    { file: `rapports/${name}.csv`, right: `${report.operation}Csv` },
    async ({ query }, { reach }) => {
      const asked = v.safeParse(Asked, query);
      if (!asked.success) throw new Refusal('REPORT_PERIOD');
      const question = { asked: asked.output, now: parts.now() };
      return tableOf(await parts.reads((db) => figuresOf(db, report, reach, question)));
    },
  );
}

/** Articles of one product have its name: their references tell them apart. */
function tableOf({ by, heading, columns, rows }: FigureTable): string[] {
  const named = (label: string, key: string) => (by === 'article' ? [label, key] : [label]);
  const head = csvRow([
    ...named(heading, 'Réf.'),
    ...columns.map(({ label, kind }) => `${label}${UNITS[kind]}`),
  ]);
  const lines = rows.map(({ key, label, values }) =>
    csvRow([...named(label, key), ...columns.map(({ kind }, at) => cellOf(values[at] ?? null, kind))]),
  );
  return [`${CSV_MARK}${head}`, ...lines];
}

const UNITS: Readonly<Record<FigureKind, string>> = {
  count: '',
  cents: ' (€)',
  share: ' (%)',
  hours: ' (heures)',
};

function cellOf(value: number | null, kind: FigureKind): number | null {
  if (value === null || kind === 'count') return value;
  if (kind === 'cents') return value / 100;
  return Math.round(value * (kind === 'share' ? 1000 : 10)) / 10;
}
