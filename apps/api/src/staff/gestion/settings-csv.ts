// /gestion/fichiers/reglages.csv: the settings of a site as a table, for who reads them.
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../database/tables.ts';
import { CSV_MARK, csvRow } from '../../text/csv-row.ts';
import { frenchMoment } from '../../text/french-words.ts';
import { listForStaff } from '../entry/list-for-staff.ts';
import type { StaffListParts } from '../entry/list-for-staff.ts';

const COLUMNS = ['groupe', 'réglage', 'valeur', 'changé par', 'changé le'];

type SettingRow = { group: string; label: string; value: string; by: string | null; at: Date | null };

/** `rowsOf`: those of the site with this code, or of the usual one; undefined where there is none. */
export function settingsCsvRoutes(
  parts: StaffListParts,
  rowsOf: (db: Database, site: string | null) => Promise<readonly SettingRow[] | undefined>,
): FastifyPluginAsync {
  return listForStaff(parts, { file: 'reglages.csv', right: 'shopSettingsCsv' }, async ({ query }) => {
    const rows = await rowsOf(parts.db, siteOf(query));
    if (rows === undefined) return null;
    const lines = rows.map(({ group, label, value, by, at }) =>
      csvRow([group, label, value, by, at === null ? null : frenchMoment(at.toISOString())]),
    );
    return [`${CSV_MARK}${csvRow(COLUMNS)}`, ...lines];
  });
}

function siteOf(query: unknown): string | null {
  const given = typeof query === 'object' && query !== null && 'site' in query ? query.site : null;
  return typeof given === 'string' && given !== '' ? given : null;
}
