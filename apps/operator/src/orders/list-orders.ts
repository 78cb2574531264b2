import { parseArgs } from 'node:util';
import { selectShopOrders } from '@nuancier/api/orders/history/shop-orders-store.ts';
import type { ShopOrder } from '@nuancier/api/orders/history/shop-orders-store.ts';
import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import { counted, frenchMoney } from '@nuancier/api/text/french-words.ts';
import { isCalendarDay } from '@nuancier/domain/calendar-day.ts';
import { isOrderStatus, ORDER_STATUSES } from '@nuancier/domain/orders/order-status.ts';
import type { Terminal } from '../command.ts';
import { shortMoment } from './short-moment.ts';

const PAGE = 50;
const options = {
  store: { type: 'string' },
  status: { type: 'string' },
  since: { type: 'string' },
  late: { type: 'boolean', default: false },
  page: { type: 'string', default: '1' },
} as const;

export const LIST_USAGE = 'list [--store CODE] [--status ÉTAT] [--since AAAA-MM-JJ] [--late] [--page N]';

export async function listOrders(db: DatabasePool, args: string[], terminal: Terminal): Promise<number> {
  const { values } = parseArgs({ args, options, strict: true });
  const { store = null, status = null, since = null, late } = values;
  const page = Number(values.page);
  if (status !== null && !isOrderStatus(status))
    return refused(
      `L’état «\u00A0${status}\u00A0» n’existe pas. Il y a\u00A0: ${ORDER_STATUSES.join(', ')}.`,
      terminal,
    );
  if (since !== null && !isCalendarDay(since))
    return refused(`«\u00A0${since}\u00A0» n’est pas un jour\u00A0: écrivez AAAA-MM-JJ.`, terminal);
  if (!Number.isSafeInteger(page) || page < 1)
    return refused(`«\u00A0${values.page}\u00A0» n’est pas une page.`, terminal);
  const { orders, count, totalTtc } = await selectShopOrders(db, {
    shopCode: store,
    status,
    since,
    lateAt: late ? new Date() : null,
    limit: PAGE,
    offset: (page - 1) * PAGE,
  });
  for (const order of orders) terminal.print(lineOf(order));
  const pages = Math.max(1, Math.ceil(count / PAGE));
  terminal.print(
    `${counted(count, 'commande', 'commandes')}, ${frenchMoney(totalTtc)}\u00A0TTC. Page ${page} sur ${pages}.`,
  );
  return 0;
}

function lineOf(order: ShopOrder): string {
  const { number, placedAt, shopCode, status, paymentState, buyerName, company, totalTtc } = order;
  return [
    number,
    shortMoment(placedAt),
    shopCode,
    status.padEnd(15),
    paymentState.padEnd(10),
    promiseWords(order).padEnd(22),
    frenchMoney(totalTtc).padStart(12),
    company === null ? buyerName : `${company} (${buyerName})`,
  ].join('  ');
}

function promiseWords({ mode, promisedAt, deliveryOn }: ShopOrder): string {
  if (mode === 'LIV') return deliveryOn === null ? 'livraison' : `livraison ${deliveryOn}`;
  return promisedAt === null ? 'retrait' : `retrait ${shortMoment(promisedAt)}`;
}

function refused(sentence: string, terminal: Terminal): number {
  terminal.print(sentence);
  return 2;
}
