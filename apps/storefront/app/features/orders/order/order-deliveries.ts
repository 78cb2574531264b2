import type { Delivery } from './two-deliveries.tsx';

type Line = { id: string; product_name: string | null; quantity_current: number };

/** Both deliveries of an order that comes in two, with what each brings; none of any other. */
export function orderDeliveries(
  deliveries: readonly { on: string | null; items: readonly string[] }[],
  lines: readonly (Line | null)[] | null,
): Delivery[] {
  return deliveries.map(({ on, items }) => ({
    on,
    lines: (lines ?? []).flatMap((line) =>
      line && line.quantity_current > 0 && items.includes(line.id)
        ? [{ name: line.product_name ?? '', quantity: line.quantity_current }]
        : [],
    ),
  }));
}
