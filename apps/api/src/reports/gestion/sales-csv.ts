// /gestion/fichiers/ventes.csv: the report as a table, by the same question, session and reach.
import type { FastifyPluginAsync } from 'fastify';
import type { SalesBy, SalesReport } from '@nuancier/contract/gestion-types.ts';
import * as v from 'valibot';
import { Refusal } from '../../refusals/refusal.ts';
import { listForStaff } from '../../staff/staff.ts';
import type { StaffListParts } from '../../staff/staff.ts';
import { CSV_MARK, csvRow } from '../../text/csv-row.ts';
import { salesReportOf } from '../sales-report.ts';

const WAYS = ['day', 'store', 'universe', 'customer', 'person'] as const satisfies readonly SalesBy[];
const Asked = v.object({
  by: v.fallback(v.picklist(WAYS), 'day'),
  since: v.string(),
  until: v.string(),
  store: v.fallback(v.nullish(v.string(), null), null),
});
const FIRST: Readonly<Record<SalesBy, string>> = {
  day: 'jour',
  store: 'magasin',
  universe: 'univers',
  customer: 'client',
  person: 'personne',
};

export function salesCsvRoutes(parts: StaffListParts): FastifyPluginAsync {
  return listForStaff(
    parts,
    { file: 'ventes.csv', right: 'salesReportCsv' },
    async ({ query }, { reach }) => {
      const asked = v.safeParse(Asked, query);
      if (!asked.success) throw new Refusal('REPORT_PERIOD');
      const report = await parts.reads((db) => salesReportOf(db, reach, asked.output, parts.now()));
      return tableOf(report, asked.output.by);
    },
  );
}

function tableOf({ rows }: SalesReport, by: SalesBy): string[] {
  const ht = by === 'universe' ? 'marchandises HT' : 'ventes HT, port compris';
  const head = [FIRST[by], 'commandes', ht, 'ventes TTC, port compris', 'remboursé TTC'];
  const lines = rows.map((row) =>
    csvRow([row.label, row.orders, euros(row.ht_cents), euros(row.ttc_cents), euros(row.refunds_ttc_cents)]),
  );
  return [`${CSV_MARK}${csvRow(head)}`, ...lines];
}

function euros(cents: number | null | undefined): number | null {
  return cents == null ? null : cents / 100;
}
