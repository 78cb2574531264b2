import type { BenchLine } from '@nuancier/domain/orders/preparation.ts';
import type { Order } from '../records/order-record.ts';

export function benchLines(
  { lines }: Pick<Order, 'lines'>,
  eans: Readonly<Record<string, string | null>> = {},
): BenchLine[] {
  return lines.map(({ id, position, articleSku, quantity, picked, prepared, handedOver, withheld }) => ({
    id,
    position,
    sku: articleSku,
    ean: eans[articleSku] ?? null,
    ordered: quantity,
    picked: prepared + picked,
    prepared,
    handedOver,
    isWithheld: withheld,
  }));
}
