// /gestion/fichiers/retours.csv: the list of returns as a table, by the same filter, session and reach.
import type { FastifyPluginAsync } from 'fastify';
import type { ShopWithdrawal } from '@nuancier/contract/gestion-types.ts';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import * as v from 'valibot';
import { Refusal } from '../../refusals/refusal.ts';
import { listForStaff } from '../../staff/staff.ts';
import type { StaffFileParts, StaffListParts } from '../../staff/staff.ts';
import { CSV_MARK, csvRow } from '../../text/csv-row.ts';
import { searchWords } from '../desk/desk-filter.ts';
import { deskReach } from '../desk/desk-reach-store.ts';
import { selectWithdrawals } from '../withdrawal/desk-withdrawals-store.ts';
import type { DeskWithdrawal, WithdrawalFilter } from '../withdrawal/desk-withdrawals-store.ts';
import { withdrawalRows } from '../withdrawal/withdrawal-rows.ts';
import { WITHDRAWAL_STATES, WITHDRAWAL_STEPS } from './shop-withdrawals.ts';

const Text = v.optional(v.nullable(v.string()), null);
const Asked = v.object({
  state: v.fallback(v.picklist(WITHDRAWAL_STATES), 'a_rembourser'),
  step: v.fallback(v.nullable(v.picklist(WITHDRAWAL_STEPS)), null),
  query: Text,
  store: Text,
});

const COLUMNS = [
  'retour',
  'état',
  'commande',
  'client',
  'e-mail',
  'magasin',
  'déclaré le',
  'à rembourser avant',
  'règlement',
  'articles rendus',
];
const PIECE = 200;

export function withdrawalsCsvRoutes(parts: StaffListParts): FastifyPluginAsync {
  return listForStaff(parts, { file: 'retours.csv', right: 'shopWithdrawalsCsv' }, ({ query }, { reach }) => {
    const asked = v.safeParse(Asked, query);
    if (!asked.success) throw new Refusal('BAD_ORDER_FILTER');
    const { state, step, query: words, store } = asked.output;
    const filter = { which: state, step, words: searchWords(words), store };
    return lines(parts, reach, filter);
  });
}

async function* lines(
  { db, now }: StaffFileParts,
  asked: Reach,
  filter: WithdrawalFilter,
): AsyncGenerator<string> {
  yield `${CSV_MARK}${csvRow(COLUMNS)}`;
  const reach = await deskReach(db, asked);
  let after: number | null = null;
  do {
    const place: { after: number | null; limit: number } = { after, limit: PIECE };
    // oxlint-disable-next-line no-await-in-loop -- each piece begins where the one before ended
    const found: DeskWithdrawal[] = await selectWithdrawals(db, reach, { ...filter, ...place });
    // oxlint-disable-next-line no-await-in-loop -- the articles of this piece
    for (const row of await withdrawalRows(db, found, now())) yield lineOf(row);
    after = found.length < PIECE ? null : (found.at(-1)?.id ?? null);
  } while (after !== null);
}

function lineOf(row: ShopWithdrawal): string {
  return csvRow([
    row.id,
    row.state_label,
    row.order_number,
    row.buyer_name,
    row.email,
    row.store,
    row.declared_at,
    row.legal_day ?? null,
    row.payment_label,
    row.lines.map(({ quantity, name, sku }) => `${quantity} × ${name} (réf. ${sku})`).join(' ; '),
  ]);
}
