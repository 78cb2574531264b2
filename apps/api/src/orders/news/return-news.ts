// Mails about a return, in the transaction that moves it.
import { lastDayToPayBack, payBackDay } from '@nuancier/domain/orders/returns/withdrawal.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { Database } from '../../database/tables.ts';
import type { ReturnStep } from '../../outbox/mail-pieces.ts';
import { queueMail } from '../../outbox/outbox.ts';
import { findShop } from '../../stores/stores.ts';
import type { Order, OrderLine } from '../records/order-record.ts';
import { nameOfLine } from '../view/name-of-line.ts';
import { isConsumers } from '../withdrawal/is-consumers.ts';
import { addressOf } from './mail-destination.ts';
import { pageOf, readerOf } from './order-news.ts';

export type ReturnTold = {
  id: number;
  step: ReturnStep;
  declaredAt: Date;
  /** which it is about, and how many of each */
  lines: readonly { line: OrderLine; quantity: number }[];
  now: Date;
};

/** Whatever the account's mail settings: the law's days run. A professional is told of none. */
export async function notifyReturn(
  db: Database,
  order: Order,
  { id, step, declaredAt, lines, now }: ReturnTold,
): Promise<void> {
  const reader = await readerOf(db, order);
  const { to, civility, firstname, lastname } = reader ?? {
    to: order.email,
    civility: null,
    firstname: '',
    lastname: order.buyerName,
  };
  const shop = await findShop(db, order.shopCode);
  const variables = {
    civility,
    firstname,
    lastname,
    ...pageOf(order),
    returnId: id,
    step,
    lines: lines.map(({ line, quantity }) => ({
      name: nameOfLine(line),
      reference: line.articleSku,
      quantity,
    })),
    returnAddress: shop === undefined ? order.shopCode : [shop.titleLabel, addressOf(shop)].join(', '),
    ...((await isConsumers(db, order)) ? lawOf(declaredAt, step.kind === 'received' ? now : null) : NO_LAW),
  };
  await queueMail(db, { template: 'return_step', to, variables }, now);
}

const NO_LAW = { sendBefore: null, paidBefore: null };

function lawOf(declaredAt: Date, receivedAt: Date | null) {
  const declaredOn = localMoment(declaredAt).date;
  const receivedOn = receivedAt && localMoment(receivedAt).date;
  return { sendBefore: lastDayToPayBack(declaredOn), paidBefore: payBackDay(declaredOn, receivedOn) };
}
