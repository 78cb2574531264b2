// What was handed over or sent, in Magento's shape: each move is a shipment.
import type { OrderShipment, ShipmentItem } from '@nuancier/contract/api-types.ts';
import { orderCopy } from './order-copy.ts';
import type { Order } from '../records/order-record.ts';
import type { OrderItemView } from './order-item-view.ts';

type ShipmentItemView = Omit<ShipmentItem, 'order_item' | '__typename'> & {
  __typename: 'ShipmentItem';
  order_item: OrderItemView;
};
export type ShipmentView = Omit<OrderShipment, 'items'> & { items: ShipmentItemView[] };

export function shipmentsOf({ number, mode, lines }: Order, items: readonly OrderItemView[]): ShipmentView[] {
  const handed = lines.flatMap((line, at) =>
    line.parts.flatMap((part) => (part.kind === 'HANDED_OVER' ? [{ ...part, item: items[at] }] : [])),
  );
  const moves = [...Map.groupBy(handed, ({ nth }) => nth)].toSorted(([one], [other]) => one - other);
  return moves.map(([, parts], at) => {
    const name = `${number}-${at + 1}`;
    const moment = new Date(parts[0]?.at ?? 0).toISOString().slice(0, 19).replace('T', ' ');
    return {
      id: Buffer.from(`shipment ${name}`).toString('base64'),
      number: name,
      tracking: [],
      comments: [{ timestamp: moment, message: orderCopy.shipped[mode] }],
      items: parts.flatMap(({ item, quantity }) =>
        item === undefined ? [] : [itemOf(name, item, quantity)],
      ),
    };
  });
}

function itemOf(shipment: string, item: OrderItemView, quantity: number): ShipmentItemView {
  return {
    __typename: 'ShipmentItem',
    id: Buffer.from(`shipment ${shipment} ${item.id}`).toString('base64'),
    order_item: item,
    product_name: item.product_name ?? null,
    product_sku: item.product_sku,
    product_sale_price: item.product_sale_price,
    quantity_shipped: quantity,
  };
}
