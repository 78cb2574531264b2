// /gestion/fichiers/commandes.csv: the list of orders as a table, by the same filter, session and reach.
import type { FastifyPluginAsync } from 'fastify';
import type { OrderMoney, OrderTab } from '@nuancier/contract/gestion-types.ts';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import * as v from 'valibot';
import { Refusal } from '../../refusals/refusal.ts';
import { listForStaff } from '../../staff/staff.ts';
import type { StaffFileParts, StaffListParts } from '../../staff/staff.ts';
import { CSV_MARK, csvMoment, csvRow } from '../../text/csv-row.ts';
import { deskFilter } from '../desk/desk-filter.ts';
import type { DeskFilter } from '../desk/desk-filter.ts';
import type { DeskRow } from '../desk/desk-rows-store.ts';
import { owedBack, telephoneOf } from '../desk/desk-row-view.ts';
import { deskReach } from '../desk/desk-reach-store.ts';
import { eachShopOrder } from '../desk/each-shop-order.ts';
import { paymentLabel } from '../desk/payment-now.ts';
import { orderCopy } from '../view/order-copy.ts';

const TABS = [
  'a_preparer',
  'en_cours',
  'pretes',
  'en_retard',
  'toutes',
] as const satisfies readonly OrderTab[];
const MONEY = ['a_rembourser', 'virement_attendu'] as const satisfies readonly OrderMoney[];
const Text = v.optional(v.nullable(v.string()), null);
const Asked = v.object({
  tab: v.fallback(v.picklist(TABS), 'toutes'),
  store: Text,
  query: Text,
  status: v.pipe(
    Text,
    v.transform((status) => (status === null ? null : [status])),
  ),
  since: Text,
  until: Text,
  money: v.optional(v.nullable(v.picklist(MONEY)), null),
  customer: Text,
  company: Text,
});

const COLUMNS = [
  'numéro',
  'passée le',
  'magasin',
  'mode',
  'promise le',
  'en retard',
  'état',
  'client',
  'société',
  'téléphone',
  'lignes',
  'articles',
  'teintes',
  'préparée par',
  'règlement',
  'total TTC',
  'à rembourser',
];

export function ordersCsvRoutes(parts: StaffListParts): FastifyPluginAsync {
  return listForStaff(parts, { file: 'commandes.csv', right: 'shopOrdersCsv' }, ({ query }, { reach }) => {
    const asked = v.safeParse(Asked, query);
    if (!asked.success) throw new Refusal('BAD_ORDER_FILTER');
    return lines(parts, reach, deskFilter(asked.output));
  });
}

async function* lines(
  { db, reads, now }: StaffFileParts,
  reach: Reach,
  filter: DeskFilter,
): AsyncGenerator<string> {
  yield `${CSV_MARK}${csvRow(COLUMNS)}`;
  for await (const row of eachShopOrder(reads, await deskReach(db, reach), filter, now())) yield lineOf(row);
}

function lineOf(row: DeskRow): string {
  const cents = owedBack(row);
  return csvRow([
    row.number,
    csvMoment(row.placedAt),
    row.shopName,
    orderCopy.modes[row.mode],
    row.mode === 'LIV' ? row.deliveryOn : row.dueAt && csvMoment(row.dueAt),
    row.isLate,
    orderCopy.statuses[row.status],
    row.buyerName,
    row.company,
    telephoneOf(row).telephone,
    row.lines,
    row.packs,
    row.tintedLines,
    row.pickerName,
    paymentLabel(row),
    Number(row.totalTtc) / 100,
    cents === null ? null : cents / 100,
  ]);
}
