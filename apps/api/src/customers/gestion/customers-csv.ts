// /gestion/fichiers/clients.csv: the list of people or companies as a table, by the same filter, session and reach.
import type { FastifyPluginAsync } from 'fastify';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import * as v from 'valibot';
import { Refusal } from '../../refusals/refusal.ts';
import { listForStaff } from '../../staff/staff.ts';
import type { StaffFileParts, StaffListParts } from '../../staff/staff.ts';
import { CSV_MARK, csvRow } from '../../text/csv-row.ts';
import { customersAsked } from '../desk/customers-asked.ts';
import type { CustomersAsked, NameKey } from '../desk/customers-asked.ts';
import { selectDeskCustomers } from '../desk/desk-customers-store.ts';
import type { DeskCustomerRow } from '../desk/desk-customers-store.ts';
import { staffReach } from '../representatives/staff-reach.ts';

const FILTERS = ['particuliers', 'professionnels', 'fermes', 'clients', 'prospects', 'en_retard'] as const;
const Text = v.optional(v.nullable(v.string()), null);
const Asked = v.object({
  list: v.fallback(v.picklist(['societes', 'personnes'] as const), 'societes'),
  query: Text,
  filter: v.fallback(v.nullable(v.picklist(FILTERS)), null),
  store: Text,
});

const COLUMNS = [
  'nom',
  'société',
  'code client',
  'e-mail',
  'téléphone',
  'ville',
  'magasin',
  'ouvert',
  'échu',
];
const PIECE = 500;

export function customersCsvRoutes(parts: StaffListParts): FastifyPluginAsync {
  return listForStaff(parts, { file: 'clients.csv', right: 'shopCustomersCsv' }, ({ query }, { reach }) => {
    const asked = v.safeParse(Asked, query);
    if (!asked.success) throw new Refusal('BAD_CUSTOMER_FILTER');
    return lines(parts, reach, customersAsked(asked.output, parts.now()));
  });
}

/** From key to key, so that no answer is held whole. */
async function* lines(
  { db, reads }: StaffFileParts,
  reach: Reach,
  asked: CustomersAsked,
): AsyncGenerator<string> {
  yield `${CSV_MARK}${csvRow(COLUMNS)}`;
  const within = await staffReach(db, reach);
  let after: NameKey | null = null;
  do {
    const page: { after: NameKey | null; before: null; limit: number } = {
      after,
      before: null,
      limit: PIECE,
    };
    // oxlint-disable-next-line no-await-in-loop -- each piece begins where the one before ended
    const rows: DeskCustomerRow[] = await reads((from) => selectDeskCustomers(from, within, asked, page));
    for (const row of rows) yield lineOf(row);
    after = rows.length < PIECE ? null : (rows.at(-1) ?? null);
  } while (after !== null);
}

function lineOf(row: DeskCustomerRow): string {
  const { shown, company, clientCode, email, telephone, city, store, isActive, isSuspended } = row;
  const isOpen = isActive && !isSuspended;
  return csvRow([shown, company, clientCode, email, telephone, city, store, isOpen, row.isOverdue]);
}
