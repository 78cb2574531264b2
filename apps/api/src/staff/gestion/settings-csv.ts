// /gestion/fichiers/reglages.csv: the settings of a site as a table, for who reads them.
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../database/tables.ts';
import { CSV_MARK, csvRow } from '../../text/csv-row.ts';
import { frenchMoment } from '../../text/french-words.ts';
import { fileForStaff } from '../entry/file-for-staff.ts';
import type { StaffFileParts } from '../entry/file-for-staff.ts';

const COLUMNS = ['groupe', 'réglage', 'valeur', 'changé par', 'changé le'];

type SettingRow = { group: string; label: string; value: string; by: string | null; at: Date | null };

/** `rowsOf`: those of the site with this code, or of the usual one; undefined where there is none. */
export function settingsCsvRoutes(
  parts: StaffFileParts,
  rowsOf: (db: Database, site: string | null) => Promise<readonly SettingRow[] | undefined>,
): FastifyPluginAsync {
  return fileForStaff(
    parts,
    { url: '/gestion/fichiers/reglages.csv', right: 'shopSettingsCsv' },
    async ({ query }, _asker, reply) => {
      const rows = await rowsOf(parts.db, siteOf(query));
      if (rows === undefined) return reply.code(404).send();
      const lines = rows.map(({ group, label, value, by, at }) =>
        csvRow([group, label, value, by, at === null ? null : frenchMoment(at.toISOString())]),
      );
      return reply
        .header('content-disposition', 'attachment; filename="reglages.csv"')
        .type('text/csv; charset=utf-8')
        .send([`${CSV_MARK}${csvRow(COLUMNS)}`, ...lines].join(''));
    },
  );
}

function siteOf(query: unknown): string | null {
  const given = typeof query === 'object' && query !== null && 'site' in query ? query.site : null;
  return typeof given === 'string' && given !== '' ? given : null;
}
