// /gestion/fichiers/devis.csv: the list of quotations as a table, by the same filter, session and reach.
import type { FastifyPluginAsync } from 'fastify';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import * as v from 'valibot';
import { staffReach } from '../../customers/customers.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { listForStaff } from '../../staff/staff.ts';
import type { StaffFileParts, StaffListParts } from '../../staff/staff.ts';
import { CSV_MARK, csvRow } from '../../text/csv-row.ts';
import { selectDeskQuotations } from '../desk/desk-quotations-store.ts';
import type { DeskQuotationRow, QuotationFilter, QuotationKey } from '../desk/desk-quotations-store.ts';
import { quotationFilter } from '../desk/quotation-filter.ts';
import { stateAtDesk } from '../quotation-state.ts';
import { QUOTATION_TABS } from './shop-quotations.ts';

const Text = v.optional(v.nullable(v.string()), null);
const Asked = v.object({
  tab: v.fallback(v.picklist(QUOTATION_TABS), 'tous'),
  query: Text,
  store: Text,
  seller: Text,
  customer: Text,
  company: Text,
});

const COLUMNS = [
  'numéro',
  'version',
  'objet',
  'client',
  'société',
  'code client',
  'rédigé par',
  'état',
  'créé le',
  'valable jusqu’au',
  'total HT',
  'total TTC',
];
const PIECE = 500;

export function quotationsCsvRoutes(parts: StaffListParts): FastifyPluginAsync {
  return listForStaff(parts, { file: 'devis.csv', right: 'shopQuotationsCsv' }, ({ query }, { reach }) => {
    const asked = v.safeParse(Asked, query);
    if (!asked.success) throw new Refusal('BAD_QUOTATION_FILTER');
    const day = localMoment(parts.now()).date;
    const filter = quotationFilter(asked.output, day);
    return lines(parts, reach, filter);
  });
}

async function* lines(
  { db, reads }: StaffFileParts,
  asked: Reach,
  filter: QuotationFilter,
): AsyncGenerator<string> {
  yield `${CSV_MARK}${csvRow(COLUMNS)}`;
  const reach = await staffReach(db, asked);
  let after: QuotationKey | null = null;
  do {
    const place: { after: QuotationKey | null; before: null; limit: number } = {
      after,
      before: null,
      limit: PIECE,
    };
    // oxlint-disable-next-line no-await-in-loop -- each piece begins where the one before ended
    const rows: DeskQuotationRow[] = await reads((from) => selectDeskQuotations(from, reach, filter, place));
    for (const row of rows) yield lineOf(row);
    const last = rows.length < PIECE ? undefined : rows.at(-1);
    after = last === undefined ? null : { on: last.createdOn, id: last.id };
  } while (after !== null);
}

function lineOf(row: DeskQuotationRow): string {
  return csvRow([
    row.number,
    row.version,
    row.label,
    row.customerName,
    row.company,
    row.clientCode,
    row.seller,
    stateAtDesk(row),
    row.createdOn,
    row.validUntil,
    Number(row.totalHt) / 100,
    Number(row.totalTtc) / 100,
  ]);
}
