import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { MailParts } from '../../outbox/mail-pieces.ts';
import { nameOfLine } from '../view/name-of-line.ts';
import type { Order, OrderLine } from '../records/order-record.ts';
import type { Proposal } from '../records/proposals-store.ts';

type MailedOrder = Pick<Order, 'status' | 'mode' | 'promisedAt' | 'deliveryOn' | 'firstDeliveryOn' | 'lines'>;

/** Progress of each line, for mails. Of a cancelled order nothing is due. `proposals`: by the line they are about. */
export function mailParts(
  order: MailedOrder,
  now: Date,
  proposals: ReadonlyMap<number, Proposal> = new Map(),
): MailParts[] {
  return order.lines.filter(isLeft).map((line) => {
    const { articleSku: reference, quantity: ordered, prepared, handedOver } = line;
    const isCancelled = order.status === 'ANNULEE';
    const come = isCancelled ? { prepared: 0, handedOver: 0 } : { prepared, handedOver };
    const due = isCancelled || prepared === ordered ? null : dueOf(order, line, now);
    const proposed = proposals.get(line.id) ?? null;
    return { name: nameOfLine(line), reference, ordered, ...come, due, proposed };
  });
}

/** Of a line whose packs are all cancelled there is nothing to tell. */
export function isLeft({ quantity }: Pick<OrderLine, 'quantity'>): boolean {
  return quantity > 0;
}

/** A past day is not promised again. */
export function dueOf(
  order: Omit<MailedOrder, 'lines' | 'status'>,
  { delivery }: Pick<OrderLine, 'delivery'>,
  now: Date,
): string | null {
  const { mode, promisedAt, deliveryOn, firstDeliveryOn } = order;
  if (mode === 'EMP') return promisedAt !== null && promisedAt > now ? promisedAt.toISOString() : null;
  const on = delivery === 1 ? firstDeliveryOn : deliveryOn;
  return on !== null && on >= localMoment(now).date ? on : null;
}
