// /gestion/fichiers/commandes.csv: the list of orders as a table, by the same filter, session and reach.
import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import type { OrderTab } from '@nuancier/contract/gestion-types.ts';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import * as v from 'valibot';
import type { DatabasePool } from '../../database/tables.ts';
import { readGestionCookies } from '../../http/gestion-cookies.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Denied, Refusal } from '../../refusals/refusal.ts';
import type { RefusalTable } from '../../refusals/refusal.ts';
import { watchingStaff } from '../../staff/staff.ts';
import { CSV_MARK, csvRow } from '../../text/csv-row.ts';
import { deskFilter } from '../desk/desk-filter.ts';
import type { DeskFilter } from '../desk/desk-filter.ts';
import type { DeskRow } from '../desk/desk-orders-store.ts';
import { deskReach } from '../desk/desk-reach-store.ts';
import { eachShopOrder } from '../desk/each-shop-order.ts';
import { paymentLabel } from '../desk/payment-now.ts';
import { orderCopy } from '../view/order-copy.ts';

type CsvParts = { db: DatabasePool; now: () => Date; production: boolean; refusals: RefusalTable };

const TABS = [
  'a_preparer',
  'en_cours',
  'pretes',
  'en_retard',
  'toutes',
] as const satisfies readonly OrderTab[];
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
];

export function ordersCsvRoutes(parts: CsvParts): FastifyPluginAsync {
  const { db, now, production, refusals } = parts;
  return async (app) => {
    app.get('/gestion/fichiers/commandes.csv', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { sessionToken: token } = readGestionCookies(request.headers.cookie);
      const staff = await watchingStaff(db, { token, now: now(), production });
      const asked = v.safeParse(Asked, request.query);
      try {
        const { reach } = entitled(staff, 'shopOrdersCsv');
        if (!asked.success) throw new Refusal('BAD_ORDER_FILTER');
        const table = Readable.from(lines(parts, reach, deskFilter(asked.output)));
        return reply
          .header('content-disposition', 'attachment; filename="commandes.csv"')
          .type('text/csv; charset=utf-8')
          .send(table);
      } catch (trouble) {
        if (trouble instanceof Denied) return reply.code(401).send();
        if (!(trouble instanceof Refusal)) throw trouble;
        const status = trouble.code === 'ROLE_MAY_NOT' || trouble.code === 'FACTOR_FIRST' ? 403 : 400;
        return reply.code(status).type('text/plain; charset=utf-8').send(refusals[trouble.code].message);
      }
    });
  };
}

async function* lines({ db, now }: CsvParts, reach: Reach, filter: DeskFilter): AsyncGenerator<string> {
  yield `${CSV_MARK}${csvRow(COLUMNS)}`;
  for await (const row of eachShopOrder(db, await deskReach(db, reach), filter, now())) yield lineOf(row);
}

function lineOf(row: DeskRow): string {
  return csvRow([
    row.number,
    row.placedAt.toISOString(),
    row.shopName,
    orderCopy.modes[row.mode],
    row.mode === 'LIV' ? row.deliveryOn : (row.dueAt?.toISOString() ?? null),
    row.isLate,
    orderCopy.statuses[row.status],
    row.buyerName,
    row.company,
    row.telephone,
    row.lines,
    row.packs,
    row.tintedLines,
    row.pickerName,
    paymentLabel(row),
    Number(row.totalTtc) / 100,
  ]);
}
