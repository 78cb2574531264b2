// Where an order goes and when, for its confirmation.
import { wishCode } from '@nuancier/domain/arrivals/wished-arrival.ts';
import type { Database } from '../../database/tables.ts';
import type { MailDelivery, MailMode } from '../../outbox/mail-pieces.ts';
import { findShop } from '../../stores/stores.ts';
import type { Shop } from '../../stores/stores.ts';
import { nameOfLine } from '../view/name-of-line.ts';
import type { OrderDraft, OrderPostalAddress } from '../records/order-record.ts';

export async function mailDestination(db: Database, order: OrderDraft): Promise<MailMode> {
  const { mode, shopCode, shippingAddress: address } = order;
  const wished = order.wished && wishCode(order.wished);
  if (mode === 'LIV' && address !== null) {
    const deliveries = deliveriesOf(order);
    return { kind: 'LIV', address: oneLine(address), on: order.deliveryOn, wished, deliveries };
  }
  const shop = await findShop(db, shopCode);
  const from = order.promisedAt?.toISOString() ?? null;
  const street = shop === undefined ? null : addressOf(shop);
  return { kind: 'EMP', shop: shop?.titleLabel ?? shopCode, address: street, from, wished };
}

function deliveriesOf({ firstDeliveryOn, deliveryOn, lines }: OrderDraft): MailDelivery[] {
  if (firstDeliveryOn === null) return [];
  const articlesOf = (nth: 1 | 2) =>
    lines
      .filter(({ delivery }) => delivery === nth)
      .map((line) => ({ name: nameOfLine(line), quantity: line.quantity }));
  return [
    { on: firstDeliveryOn, articles: articlesOf(1) },
    { on: deliveryOn, articles: articlesOf(2) },
  ];
}

export function addressOf({ addressLines, postalCode, locality }: Shop): string {
  return [...addressLines, `${postalCode} ${locality}`].join(', ');
}

export function oneLine({ street, postcode, city }: OrderPostalAddress): string {
  return [...street.filter((line) => line !== ''), `${postcode} ${city}`].join(', ');
}
