// /gestion/fichiers/ventes.csv: the report as a table, by the same question, session and reach.
import type { FastifyPluginAsync } from 'fastify';
import type { SalesBy, SalesReport } from '@nuancier/contract/gestion-types.ts';
import * as v from 'valibot';
import type { DatabasePool } from '../../database/tables.ts';
import { readGestionCookies } from '../../http/gestion-cookies.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Denied, Refusal } from '../../refusals/refusal.ts';
import type { RefusalTable } from '../../refusals/refusal.ts';
import { watchingStaff } from '../../staff/staff.ts';
import { CSV_MARK, csvRow } from '../../text/csv-row.ts';
import { salesReportOf } from '../sales-report.ts';

type CsvParts = { db: DatabasePool; now: () => Date; production: boolean; refusals: RefusalTable };

const WAYS = ['day', 'store', 'universe', 'customer', 'person'] as const satisfies readonly SalesBy[];
const Asked = v.object({ by: v.fallback(v.picklist(WAYS), 'day'), since: v.string(), until: v.string() });
const FIRST: Readonly<Record<SalesBy, string>> = {
  day: 'jour',
  store: 'magasin',
  universe: 'univers',
  customer: 'client',
  person: 'personne',
};

export function salesCsvRoutes({ db, now, production, refusals }: CsvParts): FastifyPluginAsync {
  return async (app) => {
    app.get('/gestion/fichiers/ventes.csv', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { sessionToken: token } = readGestionCookies(request.headers.cookie);
      const staff = await watchingStaff(db, { token, now: now(), production });
      const asked = v.safeParse(Asked, request.query);
      try {
        const { reach } = entitled(staff, 'salesReportCsv');
        if (!asked.success) throw new Refusal('REPORT_PERIOD');
        const report = await salesReportOf(db, reach, asked.output);
        return reply
          .header('content-disposition', 'attachment; filename="ventes.csv"')
          .type('text/csv; charset=utf-8')
          .send(tableOf(report, asked.output.by));
      } catch (trouble) {
        if (trouble instanceof Denied) return reply.code(401).send();
        if (!(trouble instanceof Refusal)) throw trouble;
        const status = trouble.code === 'REPORT_PERIOD' ? 400 : 403;
        return reply.code(status).type('text/plain; charset=utf-8').send(refusals[trouble.code].message);
      }
    });
  };
}

function tableOf({ rows }: SalesReport, by: SalesBy): string {
  const head = [FIRST[by], 'commandes', 'ventes HT', 'ventes TTC', 'remboursé TTC'];
  const lines = rows.map((row) =>
    csvRow([row.label, row.orders, euros(row.ht_cents), euros(row.ttc_cents), euros(row.refunds_ttc_cents)]),
  );
  return `${CSV_MARK}${csvRow(head)}${lines.join('')}`;
}

function euros(cents: number | null | undefined): number | null {
  return cents == null ? null : cents / 100;
}
